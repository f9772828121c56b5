/** Plausible answers to every question of Rune Age, fast enough for playing on in thought. */
import type { Answer, Ask, Id, Match, PickAsk, Rnd, ShareAsk } from '@longtable/kernel';
import { cardOf, kindOf } from '@longtable/rune-age/data/cards';
import type { EffectData, ReadTable, RuneAge } from '@longtable/rune-age/spec';
import { least, most } from '../most.ts';
import { answerEffect } from './effects.ts';
import { assault, besiege, bestFight } from './fights.ts';
import { acquire, buy, saves } from './market.ts';
import { cheapest, keepWorth, unitWorth } from './worth.ts';

type M = Readonly<Match<RuneAge>>;

export function propose({ table, stack }: M, ask: Ask, rnd: Rnd): Answer | null {
  const top = stack[stack.length - 1]!;
  if (ask.shape === 'share') return kept(table, ask);
  if (ask.shape !== 'pick') return null;
  if (ask.options.length === 1) return ask.options[0]!;
  switch (`${top.k}.${top.at}`) {
    case 'game.agree':
      return 'agree';
    case 'turn.act':
      return act(table, ask, rnd);
    case 'turn.retain':
      return retain(table, ask);
    case 'gold.buy':
      return buy(table, ask, rnd);
    case 'influence.acquire':
      return acquire(table, ask, rnd);
    case 'gold.pay':
    case 'influence.pay':
    case 'payment.exhaust':
      return cheapest(ask);
    case 'battle.assault':
      return assault(table, ask, rnd);
    case 'siege.assault':
      return besiege(table, ask, rnd);
    case 'battle.lose':
    case 'aftermath.devour':
      return least(ask.options, (id) => unitWorth(table, id));
    case 'effect.choose':
    case 'effect.fromHand':
      return answerEffect(table, top.data as EffectData, ask, rnd);
    default:
      return small(table, `${top.k}.${top.at}`, ask, rnd);
  }
}

/** Questions of single cards. */
function small(table: ReadTable, question: string, ask: PickAsk, rnd: Rnd): Id | null {
  const { options } = ask;
  switch (question) {
    case 'abilities.use':
      return rnd(20) > 0 ? ability(table, ask) : 'done';
    case 'damage.ward':
      return options[0]!;
    case 'destroy.shield':
      return rnd(2) === 0 ? 'no' : options[0]!;
    case 'visit.ransom':
      return 'fight';
    case 'events.target':
      return most(options, (seat) => table.players[Number(seat)]!.hand.length + rnd(3));
    case 'lt-leonx.exhaust':
      return options[options.length - 1]!;
    case 'nx-shadow-rune.shadow':
      return most(options, (id) => unitWorth(table, id));
    case 'mc-seer.draw':
    case 'mc-seer.top':
    case 'mc-spy.choose':
      return most(options, (id) => keepWorth(table, kindOf(cardOf(String(id)))));
    case 'nx-giant.feed':
      return least(options, (id) => (id === 'wound' ? 2 : keepWorth(table, kindOf(cardOf(String(id))))));
    case 'rw-25.starve':
      return least(options, (id) => keepWorth(table, kindOf(cardOf(String(id).slice(String(id).indexOf(':') + 1)))));
    case 'mo-21.thieves':
    case 'rw-15.hire':
      return options[0]!;
    case 'dlv-4.council':
      return 'yes';
    default:
      return null;
  }
}

/** Abilities that cost nothing are used at once; a city only in the turns of others, where its influence has no better use. */
function ability(table: ReadTable, { seat, options }: PickAsk): Id {
  const free = options.find((id) => !isCity(id))!;
  return free === 'done' && seat !== table.active ? options[0]! : free;
}

const isCity = (id: Id): boolean => typeof id === 'string' && id.startsWith('city-');

/** Fights first, then what the hand can do, then what it can buy. */
function act(table: ReadTable, ask: PickAsk, rnd: Rnd): Id {
  const { options } = ask;
  const fight = bestFight(table, ask, rnd);
  if (fight !== null) return fight;
  const acts = options.filter((id) => typeof id === 'string' && id.startsWith('act:') && !isCity(id.slice(4)));
  if (acts.length > 0 && rnd(6) > 0) return acts[rnd(acts.length)]!;
  if (options.includes('gold') && !(saves(table, ask.seat) && rnd(4) > 0)) return 'gold';
  if (options.includes('influence') && rnd(8) > 0) return 'influence';
  return 'end';
}

/** Keeps what is better than what would be drawn for it. */
function retain(table: ReadTable, { seat, options }: PickAsk): Id {
  const p = table.players[seat]!;
  const all = [...p.deck, ...p.discard];
  const mean = all.reduce((sum, card) => sum + keepWorth(table, kindOf(card)), 0) / Math.max(1, all.length);
  const good = p.hand.filter((card) => keepWorth(table, kindOf(card)) > mean + 0.5).length;
  return Math.min(good, Number(options[options.length - 1]));
}

function kept(table: ReadTable, ask: ShareAsk): number[] {
  const worth = ask.bins.map((id) => keepWorth(table, kindOf(cardOf(String(id)))));
  const given = ask.least.slice();
  for (let left = ask.min; left > 0; left--) {
    let best = -1;
    for (let i = 0; i < given.length; i++) if (given[i]! < ask.most[i]! && (best < 0 || worth[i]! > worth[best]!)) best = i;
    given[best] = given[best]! + 1;
  }
  return given;
}

/** Plausible answers to the questions of Uprising, fast enough for playing on in thought. */
import {
  type Answer,
  type Ask,
  type Frame,
  type Id,
  lanes,
  type Match,
  type PickAsk,
  type Rnd,
  type Seat,
  type ShareAsk,
  type SomeAsk,
} from '@longtable/kernel';
import { UNIT, type UnitId } from '@longtable/uprising/data/factions';
import { NEIGHBOURS } from '@longtable/uprising/data/map';
import type { QuestId } from '@longtable/uprising/data/quests';
import { havenCost } from '@longtable/uprising/query/acts';
import { isBlank } from '@longtable/uprising/query/dice';
import { goodsOf, wealth } from '@longtable/uprising/query/goods';
import { havensLeft } from '@longtable/uprising/query/pieces';
import type { Data, Die, ReadTable, Uprising } from '@longtable/uprising/spec';
import { least, most } from '../most.ts';
import { giftTo, isGift } from './gifts.ts';
import { foe, HARM } from './harm.ts';
import { ACTION, assault, chore, prospectOf } from './plans.ts';
import { bestThrow } from './quests.ts';
import { scorings, unitPunch } from './sight.ts';
import { muster, type Survey, survey } from './survey.ts';

type M = Readonly<Match<Uprising>>;

export function propose(m: M, ask: Ask, rnd: Rnd): Answer | null {
  const stack = stackOf(m, ask.seat);
  const top = stack[stack.length - 1]!;
  if (ask.shape === 'share') return shared(m.table, stack, ask, rnd);
  if (ask.shape === 'some') return blanks(m.table, stack, ask);
  if (ask.shape !== 'pick') return null;
  if (ask.options.length === 1) return ask.options[0]!;
  switch (`${top.k}.${top.at}`) {
    case 'turn.act':
    case 'move.to':
    case 'command.hex':
    case 'command.hero':
    case 'builder.where':
    case 'builder.camp':
      return onTheMap(survey(m.table), top, ask, rnd);
    case 'builder.buy':
      return buy(m.table, ask);
    case 'scoring.spend':
      return spend(m.table, ask);
    case 'window.use':
      return rnd(10) < 7 ? ask.options[rnd(ask.options.length - 1)]! : 'done';
    case 'place.hex':
      return least(ask.options, (h) => HARM[(top.data as Data<'place'>).what](m.table, Number(h)) + rnd(100) / 200);
    case 'place-card.hex':
    case 'activate.move':
    case 'skeletons.move':
      return least(ask.options, (h) => foe(m.table, Number(h)) + rnd(100) / 200);
    case 'exchange.give':
      return ask.options.find((id) => isNeeded(m.table, ask.seat, String(id))) ?? 'done';
    default:
      return null;
  }
}

/** Answers that depend on who stands where. */
function onTheMap(s: Survey, top: Frame, { seat, options }: PickAsk, rnd: Rnd): Id {
  switch (`${top.k}.${top.at}`) {
    case 'turn.act':
      return most(options, (id) => actWorth(s, seat, String(id)) + rnd(100) / 200);
    case 'move.to':
      return most(options, (h) => prospectOf(s, seat, Number(h)) + rnd(100) / 200);
    case 'command.hex':
      return most(options, (h) => march(s, seat, Number(h)) + rnd(100) / 500);
    case 'builder.where':
      return most(options, (h) => front(s, Number(h)) + rnd(100) / 100);
    case 'builder.camp':
      return most(options, (h) => (h === 'decline' ? 0 : front(s, Number(h)) + rnd(100) / 100));
    default:
      return goesAlong(s, seat, (top.data as Data<'command'>).to) ? 'with' : 'without';
  }
}

/** `goods:1`: resources to seat 1. */
const isNeeded = (t: ReadTable, seat: Seat, gift: string): boolean =>
  gift.startsWith('goods:') && isGift(giftTo(t, seat, Number(gift.slice('goods:'.length))));

/** In the Build Phase every seat has a stack of its own. */
function stackOf(m: M, seat: Seat): readonly Frame[] {
  return lanes(m)?.find((lane) => lane.seat === seat)?.stack ?? m.stack;
}

/** The promise of a Command into this hex. */
function march(s: Survey, seat: Seat, h: number): number {
  if (s.held[h]) return assault(s, seat, h, muster(s, seat, h));
  const { haven, owner } = s.t.hexes[h]!;
  return haven === seat && owner < 0 ? 0.6 : 0.1;
}

/** A Hero follows his army where he has something to do, unless it is likely to be beaten. */
const goesAlong = (s: Survey, seat: Seat, to: number): boolean =>
  muster(s, seat, to).hope > 0.5 && prospectOf(s, seat, to) >= prospectOf(s, seat, s.t.players[seat]!.at);

/** The promise of an Action, beyond the worth of its Action Point. */
function actWorth(s: Survey, seat: Seat, id: string): number {
  const { t, left } = s;
  if (id === 'haven') return 2 * left;
  if (id === 'explore') return chore(s, seat) + ACTION;
  if (id === 'end') return 0;
  if (id === 'trade') return TRADE - ACTION;
  if (id === 'move') return stride(s, seat, t.players[seat]!.at);
  if (id === 'command') return bestMarch(s, seat) - ACTION;
  if (id.startsWith('buy:')) return 0.1 * left - ACTION;
  if (id.startsWith('quest:')) return bestThrow(t, seat, id.slice(6) as QuestId).worth - ACTION;
  return ACTION;
}
/** A Salt. */
const TRADE = 0.2;

/** The gain by the best step of the Hero. */
function stride(s: Survey, seat: Seat, at: number): number {
  let best = 0;
  for (const h of NEIGHBOURS[at]!) best = Math.max(best, prospectOf(s, seat, h));
  return best - prospectOf(s, seat, at) - ACTION;
}

function bestMarch(s: Survey, seat: Seat): number {
  let best = 0.1;
  for (const h of s.enemies) best = Math.max(best, march(s, seat, h));
  return best;
}

/** Enemies near a hex. */
function front({ t, held }: Survey, h: number): number {
  let n = 0;
  for (const next of NEIGHBOURS[h]!) if (held[next]) n += 1;
  return n - 0.3 * (t.hexes[h]!.units[0]! + t.hexes[h]!.units[1]!);
}

/** Plunder for Havens and a little Food stay at home. */
const savings = (t: ReadTable, seat: Seat): readonly [salt: number, plunder: number, food: number] => {
  const times = Math.min(2, scorings(t));
  return [0, havenCost(t, seat) * Math.min(times, havensLeft(t, seat)), times];
};

/** The strongest Unit that leaves the savings alone. */
function buy(t: ReadTable, { seat, options }: PickAsk): Id {
  const spare = savings(t, seat);
  const have = goodsOf(t, seat);
  return most(options, (id) => {
    if (id === 'done') return 0;
    const [name] = String(id).split(/[:@]/) as [string];
    if (name === 'wall' || name === 'tower') return have[1]! > spare[1]! + 1 ? 0.2 : -1;
    if (!(name in UNIT)) return 2;
    const { costs, index } = UNIT[name as UnitId];
    const { goods, any } = costs[0]!;
    const fits = goods.every((n, i) => n === 0 || have[i]! - n >= spare[i]!) && wealth(t, seat) - any >= spare[1]! + spare[2]!;
    return fits ? unitPunch(t, seat, index) : -1;
  });
}

/** In the last Chapter everything becomes points for the weakest faction. */
function spend(t: ReadTable, { options }: PickAsk): Id {
  if (t.chapter < t.options.chapters) return 'done';
  return most(options, (id) => (id === 'done' ? -1000 : -t.players[Number(id)]!.vp));
}

/** Pays with what there is most of; sends as many Units as may go; loses the weakest; throws all dice of Guile. */
function shared(t: ReadTable, stack: readonly Frame[], ask: ShareAsk, rnd: Rnd): Answer | null {
  const { k, at } = stack[stack.length - 1]!;
  const question = `${k}.${at}`;
  if (question === 'hero-roll.guile') return guile(t, stack, ask);
  if (question === 'exchange.goods') return giftTo(t, ask.seat, (stack[stack.length - 1]!.data as Data<'exchange'>).to);
  const given = ask.least.slice();
  const price = (i: number): number => {
    if (question === 'losses.units' || question === 'losses.save') {
      const punch = unitPunch(t, ask.seat, i);
      return question === 'losses.save' ? -punch : punch;
    }
    if (k === 'command') return -unitPunch(t, ask.seat, Number(String(ask.bins[i]!).split(':')[1]));
    return given[i]! - ask.most[i]! + rnd(100) / 100;
  };
  const total = k === 'command' ? ask.max : ask.min;
  for (let left = total - given.reduce((a, b) => a + b, 0); left > 0; left--) {
    let best = -1;
    for (let i = 0; i < given.length; i++) if (given[i]! < ask.most[i]! && (best < 0 || price(i) < price(best))) best = i;
    if (best < 0) return null;
    given[best] = given[best]! + 1;
  }
  return given;
}

/** The colours that suit the Quest; for anything else Skulls are wanted. */
function guile(t: ReadTable, stack: readonly Frame[], { seat, max }: ShareAsk): Answer {
  const quest = stack.findLast((f) => f.k === 'quest')?.data as Data<'quest'> | undefined;
  const yellow = quest === undefined || quest.quest === '' ? max : bestThrow(t, seat, quest.quest).yellow;
  return [max - yellow, yellow];
}

/** Blank dice are thrown again. */
function blanks(t: ReadTable, stack: readonly Frame[], ask: SomeAsk): Id[] {
  const roll = stack.findLast((f) => f.k === 'round' || f.k === 'hero-roll');
  const dice = (roll?.data as { dice?: readonly Die[] } | undefined)?.dice ?? [];
  return ask.options.filter((i) => dice[Number(i)] !== undefined && isBlank(t, dice[Number(i)]!)).slice(0, ask.max);
}

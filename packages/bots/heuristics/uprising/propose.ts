/** Plausible answers to the questions of Uprising, fast enough for playing on in thought. */
import type { Answer, Ask, Frame, Id, Lanes, Match, PickAsk, Rnd, Seat, ShareAsk, SomeAsk } from '@longtable/kernel';
import { FACTION, UNIT, type UnitId } from '@longtable/uprising/data/factions';
import { NEIGHBOURS } from '@longtable/uprising/data/map';
import { isBlank } from '@longtable/uprising/query/dice';
import { goodsOf, wealth } from '@longtable/uprising/query/goods';
import type { Die, Look, Uprising } from '@longtable/uprising/spec';
import { most } from '../most.ts';
import { bounty, errand, isHeld, muster, odds, prospectOf, scorings, unitPunch } from './sight.ts';

type M = Readonly<Match<Uprising>>;

export function propose(m: M, ask: Ask, rnd: Rnd): Answer | null {
  const stack = stackOf(m, ask.seat);
  const top = stack[stack.length - 1]!;
  if (ask.shape === 'share') return shared(m.table, `${top.k}.${top.at}`, ask, rnd);
  if (ask.shape === 'some') return blanks(m.table, stack, ask);
  if (ask.shape !== 'pick') return null;
  if (ask.options.length === 1) return ask.options[0]!;
  switch (`${top.k}.${top.at}`) {
    case 'turn.act':
      return act(m.table, ask, rnd);
    case 'move.to':
      return most(ask.options, (h) => prospectOf(m.table, ask.seat, Number(h)) * (90 + rnd(20)));
    case 'command.hex':
      return most(ask.options, (h) => attack(m.table, ask.seat, Number(h)) + rnd(20) / 100);
    case 'command.hero':
      return rnd(2) === 0 ? 'with' : 'without';
    case 'builder.buy':
      return buy(m.table, ask, rnd);
    case 'builder.where':
      return most(ask.options, (h) => front(m.table, Number(h)) + rnd(100) / 100);
    case 'builder.camp':
      return most(ask.options, (h) => (h === 'decline' ? 0 : front(m.table, Number(h)) + rnd(100) / 100));
    case 'scoring.spend':
      return spend(m.table, ask);
    case 'window.use':
      return rnd(10) < 7 ? ask.options[rnd(ask.options.length - 1)]! : 'done';
    case 'exchange.give':
      return 'done';
    default:
      return null;
  }
}

/** In the Build Phase every seat has a stack of its own. */
function stackOf(m: M, seat: Seat): readonly Frame[] {
  const top = m.stack[m.stack.length - 1]!;
  return top.k === '$lanes' ? (top.data as Lanes).lanes.find((lane) => lane.seat === seat)!.stack : m.stack;
}

/** What a Command into this hex promises. */
function attack(t: Look, seat: Seat, h: number): number {
  const force = muster(t, seat, h);
  if (force.body === 0) return 0;
  if (!isHeld(t, h)) return t.hexes[h]!.haven === seat && t.hexes[h]!.owner < 0 ? 0.6 : 0.1;
  const chance = odds(t, force, h);
  return chance * bounty(t, h) - (1 - chance) * 2.5;
}

/** The most promising Action; Moves count by what they lead to. */
function act(t: Look, { seat, options }: PickAsk, rnd: Rnd): Id {
  const p = t.players[seat]!;
  const here = errand(t, seat, p.at);
  return most(options, (id) => (promise(t, seat, String(id), here) * (80 + rnd(40))) / 100);
}

function promise(t: Look, seat: Seat, id: string, here: number): number {
  const p = t.players[seat]!;
  if (id === 'haven') return here + 2;
  if (id === 'explore') return here + 1;
  if (id === 'end') return 0.5;
  if (id === 'trade') return 0.3;
  if (id === 'move') return Math.max(0.2, 0.8 * prospectOf(t, seat, p.at) - here) + (here === 0 ? 0.8 : 0);
  if (id === 'command') return bestAttack(t, seat);
  if (id.startsWith('buy:')) return 0.3 + 0.25 * scorings(t);
  if (id.startsWith('quest:')) return 1.1;
  return 1.5;
}

function bestAttack(t: Look, seat: Seat): number {
  let best = 0.1;
  for (let h = 0; h < t.hexes.length; h++) if (isHeld(t, h)) best = Math.max(best, attack(t, seat, h));
  return best;
}

/** Enemies near a hex. */
function front(t: Look, h: number): number {
  let n = 0;
  for (const next of NEIGHBOURS[h]!) if (isHeld(t, next)) n += 1;
  return n - 0.3 * (t.hexes[h]!.units[0]! + t.hexes[h]!.units[1]!);
}

/** Plunder for a Haven and a little Food stay at home. */
function buy(t: Look, { seat, options }: PickAsk, rnd: Rnd): Id {
  const p = t.players[seat]!;
  const spare = [0, FACTION[p.faction].haven * Math.min(2, scorings(t)), Math.min(3, scorings(t))];
  const have = goodsOf(t, seat);
  return most(options, (id) => {
    if (id === 'done') return 0;
    const [name] = String(id).split(/[:@]/) as [string];
    if (name === 'wall' || name === 'tower') return have[1]! > spare[1]! + 1 ? 0.2 + rnd(30) / 100 : -1;
    if (!(name in UNIT)) return 2;
    const { costs, index } = UNIT[name as UnitId];
    const { goods, any } = costs[0]!;
    const fits = goods.every((n, i) => n === 0 || have[i]! - n >= spare[i]!) && wealth(t, seat) - any >= 5;
    return fits ? unitPunch(t, seat, index) + rnd(40) / 100 : -1;
  });
}

/** In the last Chapter everything becomes points for the weakest faction. */
function spend(t: Look, { options }: PickAsk): Id {
  if (t.chapter < t.options.chapters) return 'done';
  return most(options, (id) => (id === 'done' ? -1000 : -t.players[Number(id)]!.vp));
}

/** Pays with what there is most of; sends as many Units as may go; loses the weakest. */
function shared(t: Look, question: string, ask: ShareAsk, rnd: Rnd): Answer | null {
  const given = ask.least.slice();
  const price = (i: number): number => {
    if (question === 'losses.units' || question === 'losses.save') {
      const punch = unitPunch(t, ask.seat, i);
      return question === 'losses.save' ? -punch : punch;
    }
    if (question.startsWith('command.')) return -unitPunch(t, ask.seat, Number(String(ask.bins[i]!).split(':')[1]));
    return given[i]! - ask.most[i]! + rnd(100) / 100;
  };
  const total = question.startsWith('command.') ? ask.max : ask.min;
  for (let left = total - given.reduce((a, b) => a + b, 0); left > 0; left--) {
    let best = -1;
    for (let i = 0; i < given.length; i++) if (given[i]! < ask.most[i]! && (best < 0 || price(i) < price(best))) best = i;
    if (best < 0) return null;
    given[best] = given[best]! + 1;
  }
  return given;
}

/** Blank dice are thrown again. */
function blanks(t: Look, stack: readonly Frame[], ask: SomeAsk): Id[] {
  const roll = stack.findLast((f) => f.k === 'round' || f.k === 'hero-roll');
  const dice = (roll?.data as { dice?: readonly Die[] } | undefined)?.dice ?? [];
  return ask.options.filter((i) => dice[Number(i)] !== undefined && isBlank(t, dice[Number(i)]!)).slice(0, ask.max);
}

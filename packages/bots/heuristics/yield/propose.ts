/** Plausible answers to every question of Yield, fast enough for playing on in thought. */
import type { Answer, Ask, Frame, Id, Match, PickAsk, Rnd, Seat, ShareAsk } from '@longtable/kernel';
import { CARDS } from '@longtable/yield/data/cards';
import { NEUTRAL, OFF_MAP } from '@longtable/yield/data/numbers';
import { isAmbush, isStep, parseStep } from '@longtable/yield/ids';
import type { BattleData, ReadTable, Yield } from '@longtable/yield/spec';
import { grasp, isDestroyer, nearby, punch, worldOf } from './sight.ts';

type M = Readonly<Match<Yield>>;

export function propose(m: M, ask: Ask, rnd: Rnd): Answer | null {
  const top = m.stack[m.stack.length - 1]!;
  if (ask.shape === 'share') return top.at === 'split' ? null : cheapest(m.table, ask, rnd);
  if (ask.shape === 'some') return ask.options.length <= ask.max ? ask.options : safest(m.table, ask.options, ask.max);
  return ask.shape === 'pick' ? pickFor(m, top, ask, rnd) : null;
}

function pickFor({ table }: M, { k, at, data }: Frame, ask: PickAsk, rnd: Rnd): Id | null {
  switch (k) {
    case 'season':
      return at === 'choose' ? chooseCard(table, ask, rnd) : rnd(100) < (handSize(table, ask.seat) < 4 ? 60 : 88) ? 'perform' : 'keep';
    case 'banner':
      return act(table, ask, rnd);
    case 'battle':
      return at === 'act' ? fight(table, data as BattleData, ask, rnd) : null;
    case 'ritual':
      return at === 'sacrifice' ? lowest(table, ask.options) : at === 'marker' ? ask.seat : null;
    case 'chase':
      return bestStep(table, ask, rnd, 0);
    default:
      return null;
  }
}

const lowest = (t: ReadTable, places: readonly Id[]): Id =>
  places.reduce((a, b) => (t.stacks[Number(b)]!.length < t.stacks[Number(a)]!.length ? b : a));

const handSize = (t: ReadTable, seat: Seat): number => t.players[seat]!.hand.reduce((a, b) => a + b, 0);

/** Weights for the six strategy cards by what the board offers. */
function chooseCard(t: ReadTable, ask: PickAsk, rnd: Rnd): Id {
  const ready = grasp(t, ask.seat) > 0;
  const weights: Record<string, number> = { 'move-all': 6, 'move-two': 4, conquer: ready ? 12 : 4, ambush: 3, upgrade: 6, ritual: 3 };
  let total = 0;
  for (const card of ask.options) total += weights[card]!;
  let left = rnd(total);
  for (const card of ask.options) {
    left -= weights[card]!;
    if (left < 0) return card;
  }
  return ask.options[0]!;
}

/** Conquer and upgrade at once; else the step towards the best prize; else finish. */
function act(t: ReadTable, ask: PickAsk, rnd: Rnd): Id {
  const { options } = ask;
  if (options.includes('conquer')) return 'conquer';
  if (options.includes('upgrade')) return 'upgrade';
  const ambush = options.find(isAmbush);
  if (ambush !== undefined && rnd(4) > 0) return ambush;
  return bestStep(t, ask, rnd, 0.05);
}

/** The step that brings an army closer to what it could win, if one does. */
function bestStep(t: ReadTable, { seat, options }: PickAsk, rnd: Rnd, better: number): Id {
  const pulls: number[] = [];
  const pull = (place: number): number => {
    pulls[place] ??= nearby(t, seat, place);
    return pulls[place];
  };
  let best: Id = 'stop';
  let gain = better;
  for (const id of options) {
    if (!isStep(id)) continue;
    const { army, to } = parseStep(id);
    const value = pull(to) - pull(t.armies[army]!.at) + rnd(100) / 400;
    if (value > gain) {
      gain = value;
      best = id;
    }
  }
  return best;
}

/** The worth of each face-up card, by the answer that plays it. */
const FACE_UP: Readonly<Record<string, number>> = Object.fromEntries(CARDS.map(({ name, value }) => [`up:${name}`, value]));

/** Fights on while the hand can carry it: the smallest card that takes the lead, else the largest; yields a lost cause. */
function fight(t: ReadTable, f: BattleData, { seat, options }: PickAsk, rnd: Rnd): Id {
  const side = t.sides[seat]!;
  const highest = Math.max(...f.inside.map((s) => f.totals[s]!));
  const gap = highest - f.totals[side]!;
  const quit = options.find((id) => id === 'yield' || id === 'draw' || id === 'pass');
  let up: Id | undefined;
  let upValue = 0;
  let total = 0;
  for (const id of options) {
    const value = FACE_UP[id];
    if (value === undefined) continue;
    total += value;
    const takesLead = value > gap;
    const holdsLead = upValue > gap;
    if (up === undefined || (takesLead && (!holdsLead || value < upValue)) || (!holdsLead && value > upValue)) {
      up = id;
      upValue = value;
    }
  }
  if (quit === 'yield' && isHunted(t, f, seat)) return gap < sturdiest(t, f, seat) ? quit : (up ?? options[rnd(options.length)]!);
  const hope = Math.min(total, 1.3 * punch(t, seat) + 3);
  if (quit !== undefined && (up === undefined || gap > hope || rnd(100) < (gap === 0 ? 55 : 8))) return quit;
  return up ?? quit ?? options[rnd(options.length)]!;
}

/** A Destroyer is in the lead: better to yield while no army would die of it. */
const isHunted = (t: ReadTable, f: BattleData, seat: Seat): boolean =>
  f.order.some(
    (other) => isDestroyer(t, other) && t.sides[other] !== t.sides[seat] && f.totals[t.sides[other]!]! >= f.totals[t.sides[seat]!]!,
  );

/** The largest own army in the battle: it can take the losses. */
function sturdiest(t: ReadTable, f: BattleData, seat: Seat): number {
  let most = 0;
  for (const id of f.armies) if (t.armies[id]!.owner === seat) most = Math.max(most, t.armies[id]!.units);
  return most;
}

/** Low cards, and colours in which no own army stands, go first. */
function cheapest(t: ReadTable, ask: ShareAsk, rnd: Rnd): number[] {
  const { region } = worldOf(t);
  const useful = [0, 0, 0];
  for (const id of t.players[ask.seat]!.armies) {
    const { at } = t.armies[id]!;
    if (at !== OFF_MAP) useful[region[at]!] = 1;
  }
  const order = CARDS.map((c, kind) => ({ kind, worth: c.value + 3 * useful[c.region]! + rnd(100) / 60 })).sort(
    (a, b) => a.worth - b.worth,
  );
  const given = ask.least.slice();
  let left = ask.min;
  for (const { kind } of order) {
    while (left > 0 && given[kind]! < ask.most[kind]!) {
      given[kind] = given[kind]! + 1;
      left--;
    }
  }
  return given;
}

/** Stacks without an enemy on them. */
function safest(t: ReadTable, places: readonly Id[], n: number): Id[] {
  const danger = (p: number): number => (t.armies.some((a) => a.at === p && t.sides[a.owner] !== sideOfTop(t, p)) ? 5 : 0);
  return [...places].sort((a, b) => danger(Number(a)) - danger(Number(b))).slice(0, n);
}

function sideOfTop(t: ReadTable, place: number): number {
  const top = t.stacks[place]!.at(-1) ?? NEUTRAL;
  return top === NEUTRAL ? NEUTRAL : t.sides[top]!;
}

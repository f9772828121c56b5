/** Plausible answers to the questions of Crown of Ash, fast enough for playing on in thought. */
import { BATTLE_AT, BOARD_SPACES, type BoardSpace, CITADEL, GATHER_AT, LEFT_AT } from '@longtable/crown-of-ash/data/board';
import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import type { Gain } from '@longtable/crown-of-ash/data/goods';
import { KING, KING_ATTACK } from '@longtable/crown-of-ash/data/numbers';
import { TILES } from '@longtable/crown-of-ash/data/structures';
import { regionVp } from '@longtable/crown-of-ash/query/scoring';
import { worth } from '@longtable/crown-of-ash/query/strength';
import type { CrownOfAsh, ReadTable } from '@longtable/crown-of-ash/spec';
import type { Answer, Ask, Id, Match, PickAsk, Rnd, Seat, SomeAsk } from '@longtable/kernel';

type M = Readonly<Match<CrownOfAsh>>;

export function propose(m: M, ask: Ask, rnd: Rnd): Answer | null {
  const top = m.stack[m.stack.length - 1]!;
  if (ask.shape === 'some') return strongest(ask, top.k === 'amend', rnd);
  if (ask.shape !== 'pick') return null;
  switch (`${top.k}.${top.at}`) {
    case 'turn.place':
      return weighted(ask, (id) => placeWeight(m.table, ask.seat, id), rnd);
    case 'turn.raise':
    case 'turn.exhume':
      return weighted(ask, raiseWeight, rnd);
    case 'build.tile':
      return weighted(ask, (id) => 1 + TILES[Number(id)]!.vp ** 2, rnd);
    case 'build.region':
      return weighted(ask, (id) => 1 + m.table.tiles[Number(id)]!.length, rnd);
    case 'turn.end':
      return 'end';
    default:
      return null;
  }
}

function weighted({ options }: PickAsk, weight: (id: Id) => number, rnd: Rnd): Id {
  let total = 0;
  const weights: number[] = [];
  for (const id of options) {
    const w = Math.max(1, Math.round(10 * weight(id)));
    weights.push(w);
    total += w;
  }
  let left = rnd(total);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return options[i]!;
  }
  return options[0]!;
}

/** The attack value of the best fighters in hand. */
function punch(t: ReadTable, seat: Seat, most: number): number {
  const values = t.players[seat]!.hand.map((id) => FIGHTERS[id]!.attack).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < most && i < values.length; i++) sum += values[i]!;
  return sum;
}

const amount = (gain: Gain): number => Object.values(gain).reduce((sum, n) => sum + n, 0);

function placeWeight(t: ReadTable, seat: Seat, id: Id): number {
  const at = BOARD_SPACES.indexOf(id as BoardSpace);
  if (at < 0) return id === 'refresh' ? 0.4 : 0.3;
  if (id === 'gold') return 1;
  if (id === 'build') return 6;
  if (at >= LEFT_AT) {
    const guard = t.owner[CITADEL] === KING ? KING_ATTACK : worth(t, t.defenders[CITADEL]!) + 2;
    return punch(t, seat, 3) + 2 > guard ? 8 : 0.2;
  }
  if (at >= BATTLE_AT) {
    const region = at - BATTLE_AT;
    return punch(t, seat, 2) > worth(t, t.defenders[region]!) ? 2 + regionVp(t, region) : 0.1;
  }
  const tile = t.tiles[at - GATHER_AT]!.at(-1);
  return tile === undefined ? 0.1 : amount(TILES[tile]!.offers) * (t.owner[at - GATHER_AT] === seat ? 1.2 : 0.8);
}

const raiseWeight = (id: Id): number => (typeof id === 'number' ? FIGHTERS[id]!.attack ** 2 : 0.5);

/** Attack with the strongest; defend with one or two of what there is. */
function strongest(ask: SomeAsk, defending: boolean, rnd: Rnd): Id[] {
  const sorted = [...ask.options].sort((a, b) => FIGHTERS[Number(b)]!.attack - FIGHTERS[Number(a)]!.attack);
  const n = defending ? Math.max(ask.min, Math.min(ask.max, 1 + rnd(2))) : Math.max(ask.min, ask.max - rnd(2));
  const skip = defending && sorted.length > n ? rnd(sorted.length - n + 1) : 0;
  return sorted.slice(skip, skip + n);
}

/** Yield: others' battle cards in hand and face down, the deck, strategy cards put down or kept, and dials outside of a running battle. */
import type { Rnd } from '@longtable/kernel';
import { exchangeInPiles, oneOf, pick, type Saved, sum, type Viewer, type Zones } from './contract.ts';

interface Army {
  readonly owner: number;
  units: number;
  readonly low: number;
  readonly high: number;
}
interface Player {
  hand: number[];
  fresh: number[];
  down: number[];
  chosen: string | null;
  readonly shown: readonly string[];
  kept: string[];
}
interface Table {
  deck: number[];
  readonly discard: readonly number[];
  armies: Army[];
  players: Player[];
}

const STRATEGY_CARDS = ['move-all', 'move-two', 'conquer', 'ambush', 'upgrade', 'ritual'];

const fighting = ({ stack }: Saved<Table>): readonly number[] =>
  (stack.find(({ k }) => k === 'battle')?.data as { armies: readonly number[] } | undefined)?.armies ?? [];

/** A card that was put down or kept this Year for one that the owner still holds, or the two for each other. */
function exchangeStrategy(player: Player, rnd: Rnd): boolean {
  const held = STRATEGY_CARDS.filter((card) => card !== player.chosen && ![...player.shown, ...player.kept].includes(card));
  if (player.kept.length > 0 && rnd(2) === 0) {
    const at = rnd(player.kept.length);
    const card = player.kept[at]!;
    if (player.chosen !== null && rnd(2) === 0) [player.kept[at], player.chosen] = [player.chosen, card];
    else if (held.length > 0) player.kept[at] = pick(held, rnd)!;
    else return false;
    return true;
  }
  if (player.chosen === null || held.length === 0) return false;
  player.chosen = pick(held, rnd)!;
  return true;
}

/** One unit from one dial of a player to another. */
function exchangeUnits(match: Saved<Table>, seat: number, rnd: Rnd): boolean {
  const inBattle = fighting(match);
  const dials = match.table.armies.filter((army, id) => army.owner === seat && !inBattle.includes(id) && army.units > 0);
  const from = pick(
    dials.filter(({ units, low }) => units > low && units > 1),
    rnd,
  );
  const to = pick(
    dials.filter((army) => army !== from && army.units < army.high),
    rnd,
  );
  if (from === undefined || to === undefined) return false;
  from.units--;
  to.units++;
  return true;
}

/** A card that lies face down for one in the same owner's hand. */
function exchangeDown({ hand, down, fresh }: Player, rnd: Rnd): boolean {
  if (down.length === 0 || fresh.length > 0) return false;
  const at = rnd(down.length);
  const kind = pick(
    hand.flatMap((n, k) => (n > 0 && k !== down[at] ? [k] : [])),
    rnd,
  );
  if (kind === undefined) return false;
  hand[kind]!--;
  hand[down[at]!]!++;
  down[at] = kind;
  return true;
}

const othersOf = ({ table }: Saved<Table>, viewer: Viewer): number[] => [...table.players.keys()].filter((seat) => seat !== viewer);

export const yieldZones: Zones<Table> = {
  swap(match, viewer, rnd) {
    const { table } = match;
    const other = pick(othersOf(match, viewer), rnd)!;
    const piles = othersOf(match, viewer).flatMap((seat) => (table.players[seat]!.fresh.length === 0 ? [table.players[seat]!.hand] : []));
    return oneOf(
      [
        () => exchangeInPiles([table.deck, ...piles], rnd),
        () => exchangeDown(table.players[other]!, rnd),
        () => exchangeStrategy(table.players[other]!, rnd),
        () => exchangeUnits(match, other, rnd),
      ],
      rnd,
    );
  },
  // A discard pile that became the deck again: cards that were turned up and laid there within the same step were seen.
  forgets: (before, after) => sum(after.table.deck) > sum(before.table.deck) || sum(after.table.discard) < sum(before.table.discard),
  cover(match, viewer) {
    const { table } = match;
    const inBattle = fighting(match);
    table.deck = [sum(table.deck)];
    for (const [id, army] of table.armies.entries()) if (army.owner !== viewer && !inBattle.includes(id)) army.units = -1;
    for (const seat of othersOf(match, viewer)) {
      const player = table.players[seat]!;
      player.hand = [sum(player.hand)];
      player.fresh = [player.fresh.length];
      player.down = [player.down.length];
      player.kept = [String(player.kept.length)];
      if (player.chosen !== null) player.chosen = 'a card';
    }
  },
};

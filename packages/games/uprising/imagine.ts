/** Another world that this seat could be in: the zones it cannot know are dealt again (visibility, section 5). */
import type { Rnd, Seat } from '@longtable/kernel';
import { EVENT } from './data/events.ts';
import { QUEST } from './data/quests.ts';
import { TILE, type TileId } from './data/tiles.ts';
import type { Hex, Player, Spare, Table } from './types.ts';

/**
 * Mixes a pile in place. Sorted first: what comes out depends on the generator alone and not on where the cards really were. Piles are of a
 * handful of cards, two dozen at most: each is put into its place, which takes half the time of the platform's sort.
 */
function mix<T extends string>(pile: T[], rnd: Rnd): T[] {
  for (let i = 1; i < pile.length; i++) {
    const card = pile[i]!;
    let at = i;
    for (; at > 0 && card < pile[at - 1]!; at--) pile[at] = pile[at - 1]!;
    pile[at] = card;
  }
  for (let i = pile.length - 1; i > 0; i--) {
    const j = rnd(i + 1);
    const card = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = card;
  }
  return pile;
}

/** The first cards of a mixed pile, and the rest. */
const cut = <T>(pile: readonly T[], n: number): [T[], T[]] => [pile.slice(0, n), pile.slice(n)];

/** Mixed again: which advanced ones take part is unknown too, only how many is not. */
function deal<T extends string>(inPlay: readonly T[], out: readonly T[], isAdvanced: (x: T) => boolean, rnd: Rnd): [T[], T[]] {
  const advanced = out.slice();
  const dealt: T[] = [];
  for (let i = 0; i < inPlay.length; i++) (isAdvanced(inPlay[i]!) ? advanced : dealt).push(inPlay[i]!);
  mix(advanced, rnd);
  for (let i = out.length; i < advanced.length; i++) dealt.push(advanced[i]!);
  advanced.length = out.length;
  return [mix(dealt, rnd), advanced];
}

const isAdvancedTile = (id: TileId): boolean => TILE[id].advanced;

/** The tiles that lie face-down on the map, with those that lie beside it; what is left of them, and those that take no part. */
function tiles(down: readonly Hex[], spare: readonly TileId[], out: readonly TileId[], rnd: Rnd): [TileId[], TileId[]] {
  const inPlay = spare.slice();
  for (const { tile } of down) inPlay.push(tile!);
  const [dealt, left] = deal(inPlay, out, isAdvancedTile, rnd);
  for (const hex of down) hex.tile = dealt.pop()!;
  return [dealt, left];
}

/** Hexes whose tile the seat does not know: of Sea Towers, and all others. */
function unknownHexes({ hexes, players }: Table, me: Seat | null): [towers: Hex[], others: Hex[]] {
  const seen = me === null ? [] : players[me]!.seen;
  const towers: Hex[] = [];
  const others: Hex[] = [];
  for (let h = 0; h < hexes.length; h++) {
    const hex = hexes[h]!;
    if (hex.up || hex.tile === null || seen.includes(h)) continue;
    (TILE[hex.tile].kind === 'tower' ? towers : others).push(hex);
  }
  return [towers, others];
}

type Some<K extends keyof Spare> = Pick<Spare, K>;

function map(table: Table, me: Seat | null, rnd: Rnd): Some<'tiles' | 'tilesOut' | 'towers' | 'towersOut'> {
  const { spare } = table;
  const [seaTowers, others] = unknownHexes(table, me);
  const [left, tilesOut] = tiles(others, spare.tiles, spare.tilesOut, rnd);
  const [towers, towersOut] = tiles(seaTowers, spare.towers, spare.towersOut, rnd);
  return { tiles: left, tilesOut, towers, towersOut };
}

function nemesisDecks(table: Table, rnd: Rnd): Some<'legions' | 'hordes'> {
  const [legions, legionsLeft] = cut(mix([...table.legions, ...table.spare.legions], rnd), table.legions.length);
  const under = table.banishedBack && table.hordes[0] === 'banished' ? table.hordes.slice(0, 1) : [];
  const [hordes, hordesLeft] = cut(
    mix([...table.hordes.slice(under.length), ...table.spare.hordes], rnd),
    table.hordes.length - under.length,
  );
  table.legions = legions;
  table.hordes = [...under, ...hordes];
  return { legions: legionsLeft, hordes: hordesLeft };
}

function events(table: Table, rnd: Rnd): Some<'events' | 'eventsOut'> {
  const { spare, eventsUp } = table;
  const drawn = table.events.slice();
  const rest = spare.events.slice();
  const out = spare.eventsOut.slice();
  for (let i = 0; i < drawn.length; i++) {
    const known = i < eventsUp;
    const [dealt, left] = deal(known ? rest[i]! : [drawn[i]!, ...rest[i]!], out[i]!, (id) => EVENT[id].advanced, rnd);
    if (!known) drawn[i] = dealt.pop()!;
    rest[i] = dealt;
    out[i] = left;
  }
  table.events = drawn;
  return { events: rest, eventsOut: out };
}

function quests(table: Table, me: Seat | null, rnd: Rnd): Some<'questsOut'> {
  const known = me !== null && table.visionSeat === me ? table.vision : 0;
  const [below, top] = cut(table.questDeck, table.questDeck.length - known);
  const [dealt, questsOut] = deal(below, table.spare.questsOut, (id) => QUEST[id].advanced, rnd);
  table.questDeck = [...dealt, ...top];
  return { questsOut };
}

function druids(table: Table, rnd: Rnd): Some<'druids'> {
  const [up, down] = cut(table.druids, table.druidsUp);
  const [dealt, left] = cut(mix([...down, ...table.spare.druids], rnd), down.length);
  table.druids = [...up, ...dealt];
  return { druids: left };
}

/** Cards of a Feat deck that this viewer has not seen, together with two drawn ones of another seat. */
function feats(p: Player, isOwner: boolean, rnd: Rnd): void {
  const { deck, lore, drawn } = p;
  const isKnown = (i: number): boolean => lore[i]! >= (isOwner ? 1 : 2);
  const pool = isOwner ? [] : drawn.slice();
  for (let i = 0; i < deck.length; i++) if (!isKnown(i)) pool.push(deck[i]!);
  mix(pool, rnd);
  p.deck = deck.map((feat, i) => (isKnown(i) ? feat : pool.pop()!));
  if (!isOwner) p.drawn = drawn.map(() => pool.pop()!);
}

export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  table.spare = {
    ...map(table, me, rnd),
    ...nemesisDecks(table, rnd),
    ...events(table, rnd),
    ...quests(table, me, rnd),
    ...druids(table, rnd),
  };
  table.items = mix(table.items.slice(), rnd);
  for (let seat = 0; seat < table.players.length; seat++) feats(table.players[seat]!, seat === me, rnd);
}

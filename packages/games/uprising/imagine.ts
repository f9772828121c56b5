/** Another world that this seat could be in: the zones it cannot know are dealt again (visibility, section 5). */
import type { Rnd, Seat } from '@longtable/kernel';
import { shuffled } from '@longtable/kit';
import { EVENT } from './data/events.ts';
import type { HordeId } from './data/nemesis.ts';
import { QUEST } from './data/quests.ts';
import { TILE, type TileId } from './data/tiles.ts';
import type { Player, Table } from './types.ts';

/** Sorted first: what comes out depends on the generator alone and not on where the cards really were. */
const mixed = <T extends string>(list: readonly T[], rnd: Rnd): T[] => shuffled(list.toSorted(), rnd);

/** Mixed again: which advanced ones take part is unknown too, only how many is not. */
function deal<T extends string>(inPlay: readonly T[], out: readonly T[], isAdvanced: (x: T) => boolean, rnd: Rnd): [T[], T[]] {
  const all = [...inPlay, ...out];
  const advanced = mixed(all.filter(isAdvanced), rnd);
  const outside = advanced.slice(0, out.length);
  return [mixed([...all.filter((x) => !isAdvanced(x)), ...advanced.slice(out.length)], rnd), outside];
}

function tiles(table: Table, me: Seat | null, rnd: Rnd, tower: boolean): void {
  const seen = me === null ? [] : table.players[me]!.seen;
  const down = table.hexes.filter(
    (hex, h) => !hex.up && hex.tile !== null && (TILE[hex.tile].kind === 'tower') === tower && !seen.includes(h),
  );
  const spare = tower ? table.spare.towers : table.spare.tiles;
  const out = tower ? table.spare.towersOut : table.spare.tilesOut;
  const [dealt, left] = deal<TileId>([...down.map((hex) => hex.tile!), ...spare], out, (id) => TILE[id].advanced, rnd);
  for (const hex of down) hex.tile = dealt.pop()!;
  table.spare = tower ? { ...table.spare, towers: dealt, towersOut: left } : { ...table.spare, tiles: dealt, tilesOut: left };
}

function nemesisDecks(table: Table, rnd: Rnd): void {
  const legions = mixed([...table.legions, ...table.spare.legions], rnd);
  const known = table.banishedBack && table.hordes[0] === 'banished';
  const own: HordeId[] = known ? table.hordes.slice(1) : table.hordes.slice();
  const hordes = mixed([...own, ...table.spare.hordes], rnd);
  table.spare = { ...table.spare, legions: legions.slice(table.legions.length), hordes: hordes.slice(own.length) };
  table.legions = legions.slice(0, table.legions.length);
  table.hordes = [...(known ? (['banished'] as const) : []), ...hordes.slice(0, own.length)];
}

function events(table: Table, rnd: Rnd): void {
  const drawn = table.events.slice();
  const rest = table.spare.events.slice();
  const out = table.spare.eventsOut.slice();
  for (let i = 0; i < drawn.length; i++) {
    const known = i < table.eventsUp;
    const [dealt, left] = deal(known ? rest[i]! : [drawn[i]!, ...rest[i]!], out[i]!, (id) => EVENT[id].advanced, rnd);
    if (!known) drawn[i] = dealt.pop()!;
    rest[i] = dealt;
    out[i] = left;
  }
  table.events = drawn;
  table.spare = { ...table.spare, events: rest, eventsOut: out };
}

function quests(table: Table, me: Seat | null, rnd: Rnd): void {
  const known = me !== null && table.visionSeat === me ? table.vision : 0;
  const cut = table.questDeck.length - known;
  const [dealt, left] = deal(table.questDeck.slice(0, cut), table.spare.questsOut, (id) => QUEST[id].advanced, rnd);
  table.questDeck = [...dealt, ...table.questDeck.slice(cut)];
  table.spare = { ...table.spare, questsOut: left };
}

/** Cards of a Feat deck that this viewer has not seen, together with two drawn ones of another seat. */
function feats(p: Player, isOwner: boolean, rnd: Rnd): void {
  const unknown = p.deck.map((_, i) => (isOwner ? p.lore[i] === 0 : p.lore[i]! < 2));
  const pool = mixed([...p.deck.filter((_, i) => unknown[i]), ...(isOwner ? [] : p.drawn)], rnd);
  p.deck = p.deck.map((feat, i) => (unknown[i] ? pool.pop()! : feat));
  if (!isOwner) p.drawn = p.drawn.map(() => pool.pop()!);
}

export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  tiles(table, me, rnd, false);
  tiles(table, me, rnd, true);
  nemesisDecks(table, rnd);
  events(table, rnd);
  quests(table, me, rnd);
  table.items = mixed(table.items, rnd);
  for (const [seat, p] of table.players.entries()) feats(p, seat === me, rnd);
  const down = mixed([...table.druids.slice(table.druidsUp), ...table.spare.druids], rnd);
  const n = table.druids.length - table.druidsUp;
  table.druids = [...table.druids.slice(0, table.druidsUp), ...down.slice(0, n)];
  table.spare = { ...table.spare, druids: down.slice(n) };
}

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

function tiles(t: Table, me: Seat | null, rnd: Rnd, tower: boolean): void {
  const seen = me === null ? [] : t.players[me]!.seen;
  const down = t.hexes.filter((hex, h) => !hex.up && hex.tile !== null && (TILE[hex.tile].kind === 'tower') === tower && !seen.includes(h));
  const spare = tower ? t.spare.towers : t.spare.tiles;
  const out = tower ? t.spare.towersOut : t.spare.tilesOut;
  const [dealt, left] = deal<TileId>([...down.map((hex) => hex.tile!), ...spare], out, (id) => TILE[id].advanced, rnd);
  for (const hex of down) hex.tile = dealt.pop()!;
  t.spare = tower ? { ...t.spare, towers: dealt, towersOut: left } : { ...t.spare, tiles: dealt, tilesOut: left };
}

function nemesisDecks(t: Table, rnd: Rnd): void {
  const legions = mixed([...t.legions, ...t.spare.legions], rnd);
  const known = t.banishedBack && t.hordes[0] === 'banished';
  const own: HordeId[] = known ? t.hordes.slice(1) : t.hordes.slice();
  const hordes = mixed([...own, ...t.spare.hordes], rnd);
  t.spare = { ...t.spare, legions: legions.slice(t.legions.length), hordes: hordes.slice(own.length) };
  t.legions = legions.slice(0, t.legions.length);
  t.hordes = [...(known ? (['banished'] as const) : []), ...hordes.slice(0, own.length)];
}

function events(t: Table, rnd: Rnd): void {
  const drawn = t.events.slice();
  const rest = t.spare.events.slice();
  const out = t.spare.eventsOut.slice();
  for (let i = 0; i < drawn.length; i++) {
    const known = i < t.eventsUp;
    const [dealt, left] = deal(known ? rest[i]! : [drawn[i]!, ...rest[i]!], out[i]!, (id) => EVENT[id].advanced, rnd);
    if (!known) drawn[i] = dealt.pop()!;
    rest[i] = dealt;
    out[i] = left;
  }
  t.events = drawn;
  t.spare = { ...t.spare, events: rest, eventsOut: out };
}

function quests(t: Table, me: Seat | null, rnd: Rnd): void {
  const known = me !== null && t.visionSeat === me ? t.vision : 0;
  const cut = t.questDeck.length - known;
  const [dealt, left] = deal(t.questDeck.slice(0, cut), t.spare.questsOut, (id) => QUEST[id].advanced, rnd);
  t.questDeck = [...dealt, ...t.questDeck.slice(cut)];
  t.spare = { ...t.spare, questsOut: left };
}

/** Cards of a Feat deck that this viewer has not seen, together with two drawn ones of another seat. */
function feats(p: Player, isOwner: boolean, rnd: Rnd): void {
  const unknown = p.deck.map((_, i) => (isOwner ? p.lore[i] === 0 : p.lore[i]! < 2));
  const pool = mixed([...p.deck.filter((_, i) => unknown[i]), ...(isOwner ? [] : p.drawn)], rnd);
  p.deck = p.deck.map((feat, i) => (unknown[i] ? pool.pop()! : feat));
  if (!isOwner) p.drawn = p.drawn.map(() => pool.pop()!);
}

export function imagine(t: Table, me: Seat | null, rnd: Rnd): void {
  tiles(t, me, rnd, false);
  tiles(t, me, rnd, true);
  nemesisDecks(t, rnd);
  events(t, rnd);
  quests(t, me, rnd);
  t.items = mixed(t.items, rnd);
  for (const [seat, p] of t.players.entries()) feats(p, seat === me, rnd);
  const down = mixed([...t.druids.slice(t.druidsUp), ...t.spare.druids], rnd);
  const n = t.druids.length - t.druidsUp;
  t.druids = [...t.druids.slice(0, t.druidsUp), ...down.slice(0, n)];
  t.spare = { ...t.spare, druids: down.slice(n) };
}

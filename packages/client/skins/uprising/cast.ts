/** Everything that the parts of this board share: the view, whose it is, and words for all things in it. */
import type { Seat } from '@longtable/kernel';
import type { UnitId } from '@longtable/uprising/data/factions';
import { FACTION, UNIT, type UnitDef } from '@longtable/uprising/data/factions';
import type { HexId } from '@longtable/uprising/data/map';
import type { Group } from '@longtable/uprising/events';
import { groupName, hexName, partyName } from '@longtable/uprising/locale/things';
import type { Words } from '@longtable/uprising/locale/words';
import type { Party } from '@longtable/uprising/spec';
import type { SeatFace, SkinProps } from '../skin.ts';
import { opened, type View } from './open.ts';
import { type UpWords, WORDS } from './words.ts';

export interface Cast {
  readonly view: View;
  /** The game's own words. */
  readonly w: Words;
  /** Words of this board. */
  readonly t: UpWords;
  readonly viewer: Seat | null;
  readonly faces: readonly SeatFace[];
  /** Everybody has chosen a faction and stands on the map. */
  place(hex: HexId): string;
  party(party: Party): string;
  group(party: Party, group: Group): string;
  faction(seat: Seat): string;
}

export function castOf(
  { view: any_, language, viewer, seats }: Pick<SkinProps, 'view' | 'language' | 'viewer' | 'seats'>,
  shown?: View,
): Cast {
  const view = shown ?? opened(any_);
  const { t, w } = WORDS[language];
  const say = { view, with: {}, name: (seat: Seat) => seats[seat]?.name ?? '' };
  return {
    view,
    w,
    t,
    viewer,
    faces: seats,
    place: (hex) => hexName(w, view, hex),
    party: (party) => partyName(w, say, party),
    group: (party, group) => groupName(w, say, party, group),
    faction: (seat) => w.factions[view.players[seat]!.faction],
  };
}

/** Faction, Hero and home hex are settled: the seat has something to show. */
export const isChosen = (view: View, seat: Seat): boolean => (view.players[seat]?.at ?? -1) >= 0;

export interface Company {
  readonly id: UnitId;
  readonly def: UnitDef;
  readonly n: number;
}

/** Units of a seat by kind, without those of which there is none. */
export const companyOf = (view: View, seat: Seat, counts: readonly number[]): readonly Company[] =>
  seat < 0
    ? []
    : FACTION[view.players[seat]!.faction].units.flatMap((id, kind) => {
        const n = counts[kind] ?? 0;
        return n > 0 ? [{ id, def: UNIT[id], n }] : [];
      });

/** One entry for each single Unit. */
export const singles = (company: readonly Company[]): readonly Company[] =>
  company.flatMap((one) => Array.from({ length: one.n }, () => ({ ...one, n: 1 })));

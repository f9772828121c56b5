/** The players at the table and the words of the language: every part of the board needs them. */
import type { Seat } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { View } from '@longtable/rune-age';
import type { Race } from '@longtable/rune-age/data/cards';
import { nameOf, textOf, type Words } from '@longtable/rune-age/locale/words';
import type { IconName } from '../../src/design/icons.ts';
import type { SeatFace } from '../skin.ts';
import type { Brief } from './brief.ts';
import { plainId } from './card.ts';
import { type RuneWords, WORDS } from './words.ts';

export const EMBLEMS: Readonly<Record<Race, IconName>> = {
  daqan: 'sun',
  latari: 'forest',
  uthuk: 'blood',
  waiqar: 'skull',
  dunwarr: 'build',
  orcs: 'horde',
};

export interface Cast {
  readonly view: View;
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly faces: readonly SeatFace[];
  /** The words of the game, and those of this board. */
  readonly w: Words;
  readonly t: RuneWords;
  /** A card, a place, a realm by its id. */
  name(id: string): string;
  /** The text on it, in full; and as short as a face needs it. */
  text(id: string): string;
  brief(id: string): string;
  player(seat: Seat): string;
}

interface From {
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly seats: readonly SeatFace[];
}

/** Kinds are drawn, so their names need not be said again. */
const KIND_WORDS = /^(?:Enemy for allies only|Enemy|Landmark|Tactic|Mythic|Feind nur für Verbündete|Feind|Landmarke|Taktik|Mythisch)\. /;
const MOMENTS = /^(?:When Played|Resolution|End of Combat|Action|Beim Ausspielen|Abrechnung|Kampfende|Aktion): /;

export function castOf({ viewer, language, seats }: From, view: View): Cast {
  const { t, w, brief } = WORDS[language];
  const text = (id: string): string => textOf(w, plainId(id));
  const player = (seat: Seat): string => seats[seat]?.name ?? '';
  return {
    view,
    viewer,
    language,
    faces: seats,
    w,
    t,
    name: (id) => (id.startsWith('realm:') ? w.realmOf(player(Number(id.slice(6)))) : nameOf(w, plainId(id))),
    text,
    brief: (id) => brief[plainId(id) as keyof Brief] ?? text(id).replace(KIND_WORDS, '').replace(MOMENTS, ''),
    player,
  };
}

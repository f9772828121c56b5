/** The players at the table and the words of the language: every part of the board needs them. */
import type { View } from '@longtable/crown-of-ash';
import { KING } from '@longtable/crown-of-ash/data/numbers';
import type { Necromancer } from '@longtable/crown-of-ash/data/powers';
import type { Words } from '@longtable/crown-of-ash/locale/words';
import type { Seat } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { IconName } from '../../src/design/icons.ts';
import { chargeOf, colourOf } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';
import { type CrownWords, WORDS } from './words.ts';

export const EMBLEMS: Readonly<Record<Necromancer, IconName>> = { visio: 'curse', nox: 'skull', mors: 'bone', fortis: 'tower' };
export const emblemOf = (view: View, who: number): IconName | null => {
  const necromancer = view.players[who]?.necromancer ?? null;
  return necromancer === null ? null : EMBLEMS[necromancer];
};

export interface Cast {
  readonly view: View;
  /** The words of the game, and those of this board. */
  readonly w: Words;
  readonly t: CrownWords;
  readonly viewer: Seat | null;
  /** Everybody who plays, the AI last. */
  readonly faces: readonly SeatFace[];
  /** Also for the King and for nobody. */
  name(who: number): string;
}

interface From {
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly seats: readonly SeatFace[];
}

export function castOf({ viewer, language, seats }: From, view: View): Cast {
  const { t, w } = WORDS[language];
  const faces = view.players.map(
    (_, who): SeatFace => ({
      seat: who,
      name: seats[who]?.name ?? w.theAi,
      colour: colourOf(who),
      charge: emblemOf(view, who) ?? chargeOf(who),
    }),
  );
  return { view, w, t, viewer, faces, name: (who) => (who === KING ? w.king : (faces[who]?.name ?? t.nobody)) };
}

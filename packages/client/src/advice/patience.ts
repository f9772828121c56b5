/** The coach's patience: one note a turn, none after "not now", and less altogether for who says that three times running. */
import type { Settings } from '../state/settings.ts';

export type CoachLevel = Settings['coach'];

export interface Patience {
  /** The turn that had its note. */
  readonly noted: string;
  /** The turn in which nothing more is said. */
  readonly silent: string;
  /** "Not now", one after the other. */
  readonly refused: number;
}

export const PATIENT: Patience = { noted: '', silent: '', refused: 0 };

const ENOUGH = 3;

/** The level below; a coach that only warns can only be silent. */
export const LESS: Readonly<Record<CoachLevel, CoachLevel>> = { explain: 'hint', hint: 'warn', warn: 'off', off: 'off' };

export const mayNote = ({ noted, silent }: Patience, turn: string, level: CoachLevel): boolean =>
  (level === 'hint' || level === 'explain') && noted !== turn && silent !== turn;

export const mayWarn = ({ silent }: Patience, turn: string, level: CoachLevel): boolean => level !== 'off' && silent !== turn;

export const noted = (patience: Patience, turn: string): Patience => ({ ...patience, noted: turn });

export const refused = (patience: Patience, turn: string): Patience => ({ noted: turn, silent: turn, refused: patience.refused + 1 });

/** Somebody listened: what was refused before no longer counts. */
export const heeded = (patience: Patience): Patience => ({ ...patience, refused: 0 });

export const isWeary = ({ refused: times }: Patience): boolean => times >= ENOUGH;

/**
 * What a drawn board gets and gives. A skin lives in `skins/<game>/`, is loaded on demand and draws only: questions, answers,
 * undo, log and clocks belong to the table around it. Everything that a skin lets people touch is also in the decision bar.
 */
import type { Described, Id, Seat, Spec } from '@longtable/kernel';
import type { Language, Tableau } from '@longtable/kit';
import type { ComponentType, ReactNode } from 'react';
import type { Draft } from '../src/ask/draft.ts';
import type { IconName } from '../src/design/icons.ts';
import type { Colour } from '../src/design/shield.tsx';

/** A player as the board shows them. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Colour;
  readonly charge: IconName;
}

/** What just happened, for the animation. The board still shows the view from before until it has played this. */
export interface Happening {
  /** Counts up; the same number is the same happening. */
  readonly n: number;
  readonly events: readonly Spec['event'][];
  readonly before: object;
}

/** What one step of the match told the viewer. */
export interface Heard {
  readonly n: number;
  /** Who acted; null: nobody, or the table. */
  readonly by: Seat | null;
  readonly events: readonly Spec['event'][];
}

export interface SkinProps {
  /** The game's own view; the skin knows its type. */
  readonly view: object;
  /** The same as things on a table: names, the map, texts of cards. */
  readonly tableau: Tableau;
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly seats: readonly SeatFace[];
  /** null: nothing to decide, or the board is looking back. */
  readonly question: Described | null;
  readonly draft: Draft;
  /** Answers with an option, or selects it where that cannot be undone. */
  readonly onPick: (id: Id) => void;
  /** Opens "why not?" for a blocked option. */
  readonly onWhy: (rule: string, id: Id) => void;
  readonly happening: Happening | null;
  /** All that the viewer has heard, step by step, up to what the board shows or a little further. */
  readonly heard: readonly Heard[];
  /** To be called when the happening is played. */
  readonly onPlayed: () => void;
  /** A line for an event, as the log has it; null: not worth one. */
  readonly eventLine: (event: Spec['event']) => string | null;
  /** What an option of the question is called. */
  readonly optionName: (id: Id) => string;
}

/** Where the game stands, for the top bar. */
export interface Phase {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly state: 'done' | 'on' | 'to-come';
}

/** A figure on a seat. */
export interface SeatFact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
}

export interface Skin {
  readonly Board: ComponentType<SkinProps>;
  /** Hand and stocks below the decision bar. */
  readonly Dock?: ComponentType<SkinProps>;
  /** Below the seats: piles, rounds. */
  readonly Aside?: ComponentType<SkinProps>;
  readonly subtitle?: (view: object) => string;
  readonly phases?: (view: object, language: Language) => readonly Phase[];
  readonly facts?: (view: object, seat: Seat, language: Language) => readonly SeatFact[];
  /** A line under the facts of a seat. */
  readonly seatLine?: (view: object, seat: Seat, language: Language) => ReactNode;
  readonly charge?: (view: object, seat: Seat) => IconName | null;
  /** Options that stand beside the question although the board offers the rest. */
  readonly beside?: (question: Described, draft: Draft) => readonly Id[] | undefined;
  /** Targets that are touched one after the other for an option; left out: the option's own target. */
  readonly taps?: (id: Id) => readonly string[];
  readonly hint?: (question: Described, view: object, language: Language) => string | undefined;
}

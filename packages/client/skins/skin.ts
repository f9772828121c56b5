/**
 * What a drawn board gets and gives. A skin lives in `skins/<game>/`, is loaded on demand and draws only: questions, answers,
 * undo, log and clocks belong to the table around it. Everything that a skin lets people touch is also in the decision bar.
 */
import type { Answer, Ask, Described, Id, Seat, Spec } from '@longtable/kernel';
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

/** Something that may be done beside answering, in words. */
export interface OfferFace {
  readonly kind: string;
  readonly ask: Ask;
  readonly name: string;
  readonly explain: string;
  option(id: Id): string;
  about(id: Id): string;
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
  /** What an option means, where its name alone does not say it. */
  readonly optionAbout: (id: Id) => string;
  readonly offers: readonly OfferFace[];
  readonly onOffer: (kind: string, answer: Answer) => void;
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
  /** On the right, above the log. A board that has one keeps the seats there too. */
  readonly Rail?: ComponentType<SkinProps>;
  /** Options of a question as the decision bar shows them, instead of a plain list. */
  readonly Options?: ComponentType<SkinProps>;
  /** Questions whose options are drawn by `Options`. */
  readonly draws?: (question: Described) => boolean;
  /** Questions whose pick is weighed first and then confirmed, although it could be undone. */
  readonly weighs?: (question: Described) => boolean;
  /** Offers have a place of their own on the board and are no part of the decision bar. */
  readonly pouch?: true;
  /** Things that a question refers to, as targets: all of them are in the window while it is open. */
  readonly refers?: (question: Described, view: object) => readonly string[];
  readonly colour?: (view: object, seat: Seat) => Colour | null;
  /** The sign of whoever a line of the log is about, where that is no seat. */
  readonly sign?: (event: Spec['event'], view: object) => ReactNode;
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

/**
 * The contract of a drawn board. A skin lives in `skins/<game>/`, is loaded on demand and draws only: questions, answers,
 * undo, log and clocks belong to the table around it. Everything that a skin lets people touch is also in the decision bar.
 */
import type { Answer, Ask, Id, Seat, Spec } from '@longtable/kernel';
import type { Asking, Language, Tableau } from '@longtable/kit';
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

/** Events that just happened, for the animation. The board still shows the view from before until it has played this. */
export interface Happening<S extends Spec = Spec> {
  /** Counts up; the same number is the same happening. */
  readonly n: number;
  readonly events: readonly S['event'][];
  readonly before: S['view'];
}

/** Events that one step of the match told the viewer. */
export interface Heard<S extends Spec = Spec> {
  readonly n: number;
  /** The seat that acted; null: nobody, or the table. */
  readonly by: Seat | null;
  readonly events: readonly S['event'][];
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

/** Things that a board draws, in the words of its game: a frame, stage or event that the game renames does not compile here. */
export interface SkinProps<S extends Spec = Spec> {
  readonly view: S['view'];
  /** The same as things on a table: names, the map, texts of cards. */
  readonly tableau: Tableau;
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly seats: readonly SeatFace[];
  /** null: nothing to decide, or the board is looking back. */
  readonly question: Asking<S> | null;
  readonly draft: Draft;
  /** Answers with an option, or selects it where that cannot be undone. */
  readonly onPick: (id: Id) => void;
  /** Gives an answer of several that were decided together: it waits for the one before it. True: it was taken. */
  readonly onFollow: (answer: Answer) => Promise<boolean>;
  /** Opens "why not?" for a blocked option. */
  readonly onWhy: (rule: string, id: Id) => void;
  readonly happening: Happening<S> | null;
  /** All that the viewer has heard, step by step, up to what the board shows or a little further. */
  readonly heard: readonly Heard<S>[];
  /** To be called when the happening is played. */
  readonly onPlayed: () => void;
  /** To be called when the board has told a story up to this event of the happening: the log ends with it. */
  readonly onTold: (event: S['event']) => void;
  /** A line for an event, as the log has it; null: not worth one. */
  readonly eventLine: (event: S['event']) => string | null;
  readonly optionName: (id: Id) => string;
  /** The meaning of an option, where its name alone does not say it. */
  readonly optionAbout: (id: Id) => string;
  readonly offers: readonly OfferFace[];
  readonly onOffer: (kind: string, answer: Answer) => void;
}

/** The part of the game that is being played, for the top bar. */
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

export interface Skin<S extends Spec = Spec> {
  /** Loads the words of a language: nothing is drawn in it before. Left out: it has all of them. */
  readonly learn?: (language: Language) => Promise<void>;
  readonly Board: ComponentType<SkinProps<S>>;
  /** Hand and stocks below the decision bar. */
  readonly Dock?: ComponentType<SkinProps<S>>;
  /** Below the seats: piles, rounds. */
  readonly Aside?: ComponentType<SkinProps<S>>;
  /** On the right, above the log. A board that has one keeps the seats there too. */
  readonly Rail?: ComponentType<SkinProps<S>>;
  /** Options of a question as the decision bar shows them, instead of a plain list. */
  readonly Options?: ComponentType<SkinProps<S>>;
  /** Questions whose options are drawn by `Options`. */
  readonly draws?: (question: Asking<S>) => boolean;
  /** Questions whose pick is weighed first and then confirmed, although it could be undone. */
  readonly weighs?: (question: Asking<S>) => boolean;
  /** Offers have a place of their own on the board and are no part of the decision bar. */
  readonly pouch?: true;
  /** Things that a question refers to, as targets: all of them are in the window while it is open. */
  readonly refers?: (question: Asking<S>, view: S['view']) => readonly string[];
  /** The place in a happening from which on it is told step by step; left out: the log has all of it at once. */
  readonly storyFrom?: (events: readonly S['event'][]) => number;
  readonly colour?: (view: S['view'], seat: Seat) => Colour | null;
  /** The sign of whoever a line of the log is about, where that is no seat. */
  readonly sign?: (event: S['event']) => ReactNode;
  /** Signs of those who have points and no seat, in the order in which the game names them. */
  readonly rivals?: readonly ReactNode[];
  readonly subtitle?: (view: S['view'], language: Language) => string;
  /** `told`: while a story runs, the events of it that are told by now; the view is still that from before. */
  readonly phases?: (view: S['view'], language: Language, told: readonly S['event'][]) => readonly Phase[];
  readonly facts?: (view: S['view'], seat: Seat, language: Language) => readonly SeatFact[];
  /** A line under the facts of a seat. */
  readonly seatLine?: (view: S['view'], seat: Seat, language: Language) => ReactNode;
  readonly charge?: (view: S['view'], seat: Seat) => IconName | null;
  /** The thing on the board that an option is about, where the question itself does not name it. */
  readonly place?: (question: Asking<S>, id: Id) => string | undefined;
  /** Options that stand beside the question although the board offers the rest. */
  readonly beside?: (question: Asking<S>, draft: Draft) => readonly Id[] | undefined;
  /** Targets that are touched one after the other for an option; left out: the option's own target. */
  readonly taps?: (id: Id) => readonly string[];
  readonly hint?: (question: Asking<S>, view: S['view'], language: Language) => string | undefined;
}

/** The board of one game among boards of all games: here its own types end. */
export const skinOf = <S extends Spec>(skin: Skin<S>): Skin => skin as unknown as Skin;

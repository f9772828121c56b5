/**
 * A view as things on a table: what the generic client draws, the terminal prints and a screen reader reads. Made by each game
 * from a view and a language alone, so that it can show nothing that the viewer may not know.
 */
import type { Seat } from '@longtable/kernel';

/** One card, piece or counter. */
export interface Item {
  /** The target of options, for example `place:17`. */
  readonly target?: string;
  readonly label: string;
  /** The text of what it says or does, for cards and tooltips. */
  readonly text?: string;
  /** Small facts on it: cost, value, strength. */
  readonly badges?: readonly string[];
  readonly count?: number;
  readonly icon?: string;
  readonly owner?: Seat;
  readonly face?: 'up' | 'down';
  /** Turned sideways, exhausted, lying down: the game's own word for it, or true. */
  readonly spent?: boolean | string;
  /** house: our own content where the rulebook names none. */
  readonly source?: 'rulebook' | 'public' | 'house';
}

export interface Zone {
  readonly id: string;
  readonly title: string;
  readonly owner?: Seat;
  /** cards: side by side with text · pieces: small · pile: one on top of the other · facts: a list of lines */
  readonly as: 'cards' | 'pieces' | 'pile' | 'facts';
  readonly items: readonly Item[];
}

export interface MapPlace {
  readonly target: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly text?: string;
  readonly shape: 'circle' | 'square' | 'diamond' | 'hex';
  /** A name of the palette: region, terrain. */
  readonly tone: string;
  readonly pieces: readonly Item[];
}

export interface MapPicture {
  readonly width: number;
  readonly height: number;
  readonly places: readonly MapPlace[];
  /** Joined places, by position in `places`. */
  readonly ways: readonly (readonly [number, number])[];
}

export interface SeatMat {
  readonly seat: Seat;
  /** House or race, in a few words. */
  readonly title: string;
  readonly score: number | null;
  readonly facts: readonly Item[];
  readonly zones: readonly Zone[];
}

export interface Tableau {
  /** The moment of the game: "Year 2, Season 3". */
  readonly heading: string;
  readonly map: MapPicture | null;
  readonly zones: readonly Zone[];
  readonly mats: readonly SeatMat[];
}

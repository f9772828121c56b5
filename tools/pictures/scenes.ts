/** The pictures of the README: which match, which moment, through whose eyes. */
import type { GameId } from '../../packages/games/all/index.ts';

export interface Picture {
  readonly game: GameId;
  /** Everybody at the table; the picture is seen by the first. */
  readonly people: readonly string[];
  readonly options: object;
  /** Of the match and of the bots that play it. */
  readonly seed: number;
  /** Moves of the record that have been made when the picture is taken. */
  readonly step: number;
  readonly theme: 'dark' | 'light';
  /** What is seen, for those who cannot see it. */
  readonly alt: string;
}

export const PICTURES: readonly Picture[] = [
  {
    game: 'yield',
    people: ['Mara', 'Ilse', 'Tomas', 'Rike'],
    options: {},
    seed: 3,
    step: 150,
    theme: 'dark',
    alt: 'Yield: a hex map with fortresses and armies of four players, the hand of cards below it, the log on the right',
  },
  {
    game: 'crown-of-ash',
    people: ['Mara', 'Ilse', 'Tomas', 'Rike'],
    options: {},
    seed: 5,
    step: 241,
    theme: 'dark',
    alt: 'Crown of Ash: the ash-grey land with armies of four necromancers around the Citadel',
  },
  {
    game: 'rune-age',
    people: ['Mara', 'Ilse', 'Tomas'],
    options: {},
    seed: 7,
    step: 98,
    theme: 'light',
    alt: 'Rune Age: a hand of cards, the cities of the land, the event in play and the strongholds of three rulers',
  },
  {
    game: 'uprising',
    people: ['Mara', 'Ilse', 'Tomas'],
    options: {},
    seed: 9,
    step: 245,
    theme: 'light',
    alt: 'Uprising: the hex map with three factions, Legions of the Empire and Hordes of Chaos, and the actions of a turn',
  },
];

/** Picture size in pixels, and the most that one may weigh. */
export const SIZE = { width: 1440, height: 900, bytes: 250_000 };

/** The animation: the turn of a match above, from one move to another, in pixels that a README has room for. */
export const FILM = {
  file: 'turn.webp',
  game: 'rune-age',
  from: 98,
  to: 106,
  width: 960,
  height: 600,
  bytes: 2_000_000,
  alt: 'A turn of Rune Age: the attack on a city with two units, the spoils, a new unit bought with gold',
} as const;

/** What is known of a picture once it is made. */
export interface Kept {
  readonly file: string;
  readonly game: string;
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** The hash of the rules that it was made by. */
  readonly rules: string;
  readonly bytes: number;
}

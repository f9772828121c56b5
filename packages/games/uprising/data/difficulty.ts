/** Length and difficulty (UP-DIF): presets by edition; every row can also be set on its own (UP-DIF-13). */
export const EDITIONS = ['1E', '2E'] as const;
export type Edition = (typeof EDITIONS)[number];

/** UP-DIF-02: [1E] Easy, Normal, Nightmare, Apocalyptic; [2E] Rebell, Veteran, Albtraum, Apokalypse. */
export const LEVELS = ['easy', 'normal', 'nightmare', 'apocalyptic'] as const;
export type Level = (typeof LEVELS)[number];

export const AMOUNTS = ['none', 'some', 'all'] as const;
/** Which advanced components are mixed in; `some` means the number of UP-DIF-07, 09, 10, 11. */
export type Amount = (typeof AMOUNTS)[number];

export interface Difficulty {
  readonly resources: number;
  readonly curses: number;
  /** Hexes next to The Capital with a Garrison. */
  readonly garrisons: number;
  readonly advancedItems: Amount;
  readonly advancedQuests: Amount;
  readonly advancedEnemies: Amount;
  readonly advancedTowers: Amount;
  readonly advancedHexes: Amount;
  readonly advancedEvents: Amount;
  readonly advancedDruids: Amount;
}

/** One level. UP-DIF-03, UP-DIF-04, UP-DIF-05: resources, Curses, Garrisons. */
const preset = (resources: number, curses: number, garrisons: number, amount: Amount, druids: Amount): Difficulty => ({
  resources,
  curses,
  garrisons,
  /** UP-DIF-06 */
  advancedItems: amount === 'none' ? 'none' : 'all',
  /** UP-DIF-07 */
  advancedQuests: amount,
  /** UP-DIF-08 */
  advancedEnemies: amount === 'none' ? 'none' : 'all',
  /** UP-DIF-09 */
  advancedTowers: amount,
  /** UP-DIF-10 */
  advancedHexes: amount,
  /** UP-DIF-11 */
  advancedEvents: amount,
  /** UP-DIF-12 */
  advancedDruids: druids,
});

/** UP-DIF-02: the four levels of both editions; in 2E all Druids are always in the deck. */
export const PRESETS: Readonly<Record<Edition, Readonly<Record<Level, Difficulty>>>> = {
  '1E': {
    easy: preset(6, 0, 0, 'none', 'none'),
    normal: preset(5, 2, 3, 'none', 'none'),
    nightmare: preset(5, 3, 3, 'some', 'all'),
    apocalyptic: preset(5, 4, 6, 'all', 'all'),
  },
  '2E': {
    easy: preset(6, 0, 0, 'none', 'all'),
    normal: preset(5, 2, 3, 'none', 'all'),
    nightmare: preset(5, 3, 6, 'some', 'all'),
    apocalyptic: preset(5, 3, 6, 'all', 'all'),
  },
};

/** The number that `some` stands for, row by row. */
export const SOME = { quests: 3, towers: 1, hexes: 2, events: 1 } as const;

export const CHAPTERS = [2, 3, 4] as const;
/** UP-SET-23: cards kept of the Legion deck and of the Horde deck, by factions. */
export const DECK_SIZE: Readonly<Record<number, number>> = { 2: 5, 3: 6, 4: 7 };
/** UP-CON-06 */
export const DRUID_SPACES = 4;
export const ROW = 3;

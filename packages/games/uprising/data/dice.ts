/** The six dice (components, section 2). */
export const COLOURS = ['white', 'yellow', 'red', 'blue', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SYMBOLS = ['skull', 'shield', 'bolt'] as const;
export type Sign = (typeof SYMBOLS)[number];

/** The count of each symbol on a face, in the order of SYMBOLS. */
export type Face = readonly [skulls: number, shields: number, bolts: number];

const LETTERS: Readonly<Record<string, Colour>> = { w: 'white', y: 'yellow', r: 'red', b: 'blue', p: 'purple', k: 'black' };

/** 'ppbry' as dice: the tables of Legions and Hordes are written so. */
export const diceOf = (letters: string): readonly Colour[] => [...letters].map((letter) => LETTERS[letter]!);

const face = (text: string): Face => [count(text, 'S'), count(text, 'H'), count(text, 'B')];
const count = (text: string, letter: string): number => text.split(letter).length - 1;
const faces = (text: string): readonly Face[] => text.split(' ').map((f) => face(f.replace('-', '')));

/** Faces of a die: S Skull, H Shield, B Bolt, - blank. `p1`: a public reading that differs in two faces. */
export const FACES: Readonly<Record<'default' | 'p1', Readonly<Record<Colour, readonly Face[]>>>> = {
  default: {
    white: faces('SH S H - - -'),
    yellow: faces('S S S S - -'),
    red: faces('SS SB S S - -'),
    blue: faces('H H S S S -'),
    purple: faces('BB SB S S S -'),
    black: faces('SSS SS S S S B'),
  },
  p1: {
    white: faces('SH S H - - -'),
    yellow: faces('S S S S - -'),
    red: faces('SS SB S S - -'),
    blue: faces('H H S S S -'),
    purple: faces('B SB S S S -'),
    black: faces('SS SS S S S B'),
  },
};

export const SIDES_OF_A_DIE = 6;

/** UP-COM-43: what the Nemesis keeps, best first. UP-COM-42: what it loses, the other way round. */
export const KEEP_ORDER: readonly Colour[] = ['black', 'purple', 'red', 'blue', 'yellow', 'white'];

/** Garrison dice by number of levels (UP-EMP-03); house values, the printed icons are lost. */
export const GARRISON_DICE: readonly { readonly archery: readonly Colour[]; readonly clash: readonly Colour[] }[] = [
  { archery: [], clash: [] },
  { archery: diceOf('w'), clash: diceOf('b') },
  { archery: diceOf('ww'), clash: diceOf('by') },
  { archery: diceOf('yww'), clash: diceOf('pby') },
];

import { describe, expect, it } from 'vitest';
import { placesIn, titlesIn } from '../rules/places.ts';

const FRAME = `/** The head of the file: ZZ-A-01. */
import { pick } from 'x';

/** Dials up. ZZ-A-02 */
export const battle: Rules<'battle'> = {
  rules: ['ZZ-A-03'],
  stages: {
    /** ZZ-A-04 */
    muster(t) {
      // ZZ-A-05
      t.reveal();
    },
    act: {
      rules: ['ZZ-A-06', 'ZZ-A-07'],
      ask: (table) => pick(0, []), // ZZ-A-08
      show: () => ({ blocked: [{ id: 1, rule: 'ZZ-A-09' }] }),
    },
  },
};

/** The weakest. ZZ-A-10 */
function weakest(table: Table): number {
  return table.strength[0]!; // ZZ-A-11
  // ZZ-A-12
}

// A remark about nothing: ZZ-A-13

/** ZZ-A-14 */
// and one line more
export const MOST = 3;
/** ZZ-A-15 */
interface Nothing {
  /** ZZ-A-16 */
  readonly done: boolean;
}
`;

const DATA = `export const CARDS = {
  banner: { copies: 2, rules: ['ZZ-C-01'] },
  // ZZ-C-02
  'black-knight': { copies: 1 },
  horn: [{ rule: 'ZZ-C-03' }], // ZZ-C-04
} as const;
const TILES = [
  { id: 'capital', rules: ['ZZ-T-01'] },
  /** ZZ-T-02 */
  tile('marsh', 2),
  ['hill', 3, 'ZZ-T-03'],
  { n: 4, rules: ['ZZ-T-04'] },
];
`;

const byId = (text: string): Record<string, string> =>
  Object.fromEntries(
    placesIn('z.ts', text, 'ZZ').flatMap(({ name, ids }) => Object.entries(ids).map(([id, line]) => [id, `${name}:${line}`])),
  );

describe('places of rules', () => {
  it('are the stage, function or constant that holds the id or follows its comment', () => {
    expect(byId(FRAME)).toEqual({
      'ZZ-A-02': 'battle:5',
      'ZZ-A-04': 'battle.muster:9',
      'ZZ-A-05': 'battle.muster:10',
      'ZZ-A-06': 'battle.act:14',
      'ZZ-A-07': 'battle.act:14',
      'ZZ-A-08': 'battle.act.ask:15',
      'ZZ-A-09': 'battle.act.show.blocked:16',
      'ZZ-A-10': 'weakest:22',
      'ZZ-A-11': 'weakest:23',
      'ZZ-A-12': 'weakest:24',
      'ZZ-A-14': 'MOST:31',
    });
  });
  it('are entries of data, by their name, their own id, their first word or their position', () => {
    expect(byId(DATA)).toEqual({
      'ZZ-C-01': 'CARDS.banner:2',
      'ZZ-C-02': 'CARDS.black-knight:4',
      'ZZ-C-03': 'CARDS.horn.0:5',
      'ZZ-C-04': 'CARDS.horn:5',
      'ZZ-T-01': 'TILES.capital:8',
      'ZZ-T-02': 'TILES.marsh:10',
      'ZZ-T-03': 'TILES.hill:11',
      'ZZ-T-04': 'TILES.3:12',
    });
  });
  it('are not looked for in files without an id of the game', () => {
    expect(placesIn('z.ts', FRAME, 'YY')).toEqual([]);
  });
});

describe('titles of tests', () => {
  it('are read as they are written; comments and longer ids are none', () => {
    const text = "// ZZ-A-01\nit('[ZZ-A-01] works', () => {});\nit(`[ZZ-A-01, ZZ-A-02] two`, f);\nit('[ZZ-A-011] x', f);\n";
    expect(titlesIn('z.test.ts', text, 'ZZ-A-01')).toEqual(['[ZZ-A-01] works', '[ZZ-A-01, ZZ-A-02] two']);
  });
});

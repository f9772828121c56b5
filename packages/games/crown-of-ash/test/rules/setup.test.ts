import { isRefusal } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { FATES } from '../../data/fate.ts';
import { FIGHTERS, FIRST_RAISABLE } from '../../data/fighters.ts';
import { TILES } from '../../data/structures.ts';
import { crownOfAshGame } from '../../index.ts';
import { begin, CITADEL, COAST, DESERT, FOREST, KING, MOUNTAINS, NOBODY, VILLAGE, VOLCANO, war } from '../scenes.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const TABLES = [
  [1, {}],
  [2, {}],
  [2, { ai: true }],
  [3, {}],
  [3, { ai: true }],
  [4, {}],
] as const;

describe('setup', () => {
  it('[CA-SET-01] one to four players, the AI counted; one person alone meets the AI', () => {
    for (const seats of [0, 5, 2.5]) expect(crownOfAshGame.options({}, seats)).toMatchObject({ refused: 'bad-option', option: 'seats' });
    for (const seats of [1, 2, 3, 4]) expect(isRefusal(crownOfAshGame.options({}, seats))).toBe(false);
    expect(begin(1).table.players.map((p) => p.ai)).toEqual([false, true]);
    expect(begin(4).table.players).toHaveLength(4);
    expect(begin(3, { ai: true }).table.players).toHaveLength(4);
  });

  it('[CA-SET-02] a necromancer each, nobody twice: 4 minions, 5 combat cards, 3 starting fighters', () => {
    const s = begin(3, { necromancers: 'choose' });
    expect(s.options(0)).toEqual(['visio', 'nox', 'mors', 'fortis']);
    s.say(0, 'mors');
    expect(s.options(1)).toEqual(['visio', 'nox', 'fortis']);
    expect(s.refusal(1, 'mors')).toEqual({ refused: 'not-an-option', rule: 'CA-SET-02' });
    s.say(1, 'fortis').say(2, 'visio');
    expect(s.table.players.map((p) => p.necromancer)).toEqual(['mors', 'fortis', 'visio']);
    s.table.players.forEach((p, who) => {
      const own = [...p.hand, ...s.table.defenders.flatMap((d, area) => (s.table.owner[area] === who ? d : []))];
      expect(own.map((id) => FIGHTERS[id]!.attack).sort()).toEqual([1, 1, 2]);
      expect([p.minions, p.cards]).toEqual([4, 0b11111]);
    });
  });

  it('[CA-SET-03] [CA-SET-23] scores begin at 0 and the marker on round 1', () => {
    for (const [seats, options] of TABLES) {
      const { table } = begin(seats, options);
      expect(table.players.every((p) => p.vp === 0)).toBe(true);
      expect(table.round).toBe(1);
    }
  });

  it('[CA-SET-04] the tracker has a side for 1 and 2 players and one for 3 and 4', () => {
    const values = (seats: number, options: object) => crownOfAshGame.view(begin(seats, options).match, null).citadelVp;
    expect([values(1, {}), values(2, {})]).toEqual([
      [3, 5, 7, 9],
      [3, 5, 7, 9],
    ]);
    for (const [seats, ai] of [
      [2, true],
      [3, false],
      [3, true],
      [4, false],
    ] as const)
      expect(values(seats, { ai })).toEqual([3, 5, 8, 12]);
  });

  it('[CA-SET-05] [CA-SET-06] [CA-SET-07] three decks by numeral; the four marked fighters only with 3 and 4 players; shuffled', () => {
    for (const [seats, options] of TABLES) {
      const { table } = begin(seats, options);
      const many = table.players.length > 2;
      for (const tier of [1, 2, 3]) for (const id of table.decks[tier]!) expect(FIGHTERS[id]!.tier).toBe(tier);
      const inGame = [...table.decks.flat(), ...table.display, ...table.defenders[CITADEL]!];
      expect(inGame.filter((id) => FIGHTERS[id]!.many)).toHaveLength(many ? 4 : 0);
      expect(inGame).toHaveLength(many ? 32 : 28);
      expect(inGame.filter((id) => FIGHTERS[id]!.tier === 2)).toHaveLength(many ? 16 : 12);
    }
    expect(new Set(SEEDS.map((seed) => begin(2, {}, seed).table.display.join())).size).toBeGreaterThan(5);
  });

  it('[CA-SET-08] [CA-SET-09] [CA-R-01] six spaces, I I II II III III from left to right', () => {
    for (const seed of SEEDS) expect(begin(4, {}, seed).table.display.map((id) => FIGHTERS[id]!.tier)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('[CA-SET-10] the King in the Citadel, his token with nobody; not in solo', () => {
    expect([begin(2).table.owner[CITADEL], begin(2).table.kingToken]).toEqual([KING, NOBODY]);
    expect(begin(1).table.owner[CITADEL]).toBe(1);
  });

  it('[CA-SET-11] each human gets one of six Fate cards, all different, at random and unseen by others', () => {
    for (const seed of SEEDS) {
      const s = begin(3, { ai: true }, seed);
      const dealt = s.table.players.slice(0, 3).map((p) => p.fate);
      expect(new Set(dealt).size).toBe(3);
      expect(dealt.every((f) => f >= 0 && f < FATES.length)).toBe(true);
      expect(s.table.players[3]!.fate).toBe(-1);
      const seen = crownOfAshGame.view(s.match, 0);
      expect(seen.mine!.fate).toBe(dealt[0]);
      expect(seen.players.map((p) => p.fate)).toEqual([null, null, null, null]);
    }
    expect(new Set(SEEDS.map((seed) => begin(2, {}, seed).table.players[0]!.fate)).size).toBeGreaterThan(2);
  });

  it('[CA-SET-12] [CA-SET-13] [CA-SOL-01] [CA-EX-44] two starting structures each with 1 and 2 players: 4 tiles, 4 defenders, 1 card in hand', () => {
    for (const seats of [1, 2])
      for (const seed of SEEDS) {
        const { table } = begin(seats, {}, seed);
        expect(table.tiles.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
        for (const who of [0, 1]) expect(table.owner.slice(0, 6).filter((o) => o === who)).toHaveLength(2);
        expect(table.defenders.slice(0, 6).flat()).toHaveLength(4);
        expect(table.players.map((p) => p.hand.length)).toEqual([1, 1]);
      }
    expect(new Set(SEEDS.map((seed) => begin(2, {}, seed).table.owner.join())).size).toBeGreaterThan(2);
  });

  it('[CA-SET-14] [CA-EX-45] one each with 3 and 4 players; of three players the fourth tile leaves the game', () => {
    for (const seed of SEEDS) {
      const { table } = begin(3, {}, seed);
      expect(table.tiles.flat()).toHaveLength(3);
      expect(table.defenders.slice(0, 6).flat()).toHaveLength(3);
      expect(table.players.map((p) => p.hand.length)).toEqual([2, 2, 2]);
      expect(TILES[table.boxed]!.tier).toBe(0);
      expect(table.tiles.flat()).not.toContain(table.boxed);
      const four = begin(4, {}, seed).table;
      expect([four.tiles.flat().length, four.boxed]).toEqual([4, -1]);
    }
  });

  it('[CA-SET-15] [CA-SET-16] [CA-SET-19] starting structures stand on their printed regions with a control token; the others are empty', () => {
    const { table } = begin(2);
    expect([VOLCANO, VILLAGE, FOREST, DESERT].map((r) => table.tiles[r])).toEqual([[0], [1], [2], [3]]);
    for (const r of [VOLCANO, VILLAGE, FOREST, DESERT]) expect(table.owner[r]).toBeGreaterThanOrEqual(0);
    for (const r of [MOUNTAINS, COAST]) expect([table.tiles[r], table.owner[r], table.defenders[r]]).toEqual([[], NOBODY, []]);
  });

  it('[CA-SET-17] [CA-SET-18] [CA-R-02] one fighter of attack value 1 in each starting region, the others in hand', () => {
    for (const [seats, options] of TABLES) {
      const { table } = begin(seats, options);
      const attacks = (ids: readonly number[]) => ids.map((id) => FIGHTERS[id]!.attack);
      for (let r = 0; r < 6; r++) if (table.owner[r]! >= 0) expect(attacks(table.defenders[r]!)).toEqual([1]);
      const hand = table.players.length > 2 ? [1, 2] : [2];
      for (const p of table.players) expect(attacks(p.hand)).toEqual(hand);
    }
  });

  it('[CA-SET-20] [CA-SET-21] 23 tiles, all of II below all of I; four of I in the row', () => {
    const { table } = begin(3);
    expect(table.row.every((id) => TILES[id]!.tier === 1)).toBe(true);
    expect(table.row).toHaveLength(4);
    expect([table.upper.length, table.lower.length]).toEqual([8, 11]);
    expect(table.upper.every((id) => TILES[id]!.tier === 1) && table.lower.every((id) => TILES[id]!.tier === 2)).toBe(true);
  });

  it('[CA-SET-22] [CA-SET-25] a random order; the first in it is active', () => {
    const orders = SEEDS.map((seed) => begin(3, {}, seed).table.order.join());
    expect(new Set(orders).size).toBeGreaterThan(3);
    const s = begin(3);
    expect(s.table.active).toBe(s.table.order[0]);
    expect(s.asked).toEqual([s.table.order[0]]);
  });

  it('[CA-SET-24] [CA-SET-26] 2 gold and nothing else; all five combat cards in hand', () => {
    const s = begin(2, { ai: true });
    expect(s.table.players.map((p) => p.goods)).toEqual([
      [0, 0, 0, 0, 2],
      [0, 0, 0, 0, 2],
      [0, 0, 0, 0, 0],
    ]);
    expect(crownOfAshGame.view(s.match, 0).mine!.cards).toEqual(['c0', 'c1', 'c3', 'c4', 'die']);
  });

  it('[CA-SET-27] in advanced mode every human starts with a charged token', () => {
    const charged = (options: object) => crownOfAshGame.view(begin(2, { ai: true, ...options }).match, null).players.map((p) => p.charged);
    expect(charged({ powers: true })).toEqual([true, true, null]);
    expect(charged({ powers: ['nox'] })).toEqual([null, true, null]);
    expect(charged({})).toEqual([null, null, null]);
  });

  it('[CA-SET-28] dashed spaces exist only with 3 and 4 players', () => {
    const areas = { [VILLAGE]: { owner: 1 } };
    const two = war({ seats: 2, hands: [[FIRST_RAISABLE]], areas }).with((t) => {
      t.spaces[2 + VILLAGE] = [1];
      t.spaces[8 + VILLAGE] = [1];
    });
    two.at('turn', { who: 0 });
    expect(two.options(0)).not.toContain(`gather:${VILLAGE}`);
    expect(two.refusal(0, `battle:${VILLAGE}`)).toEqual({ refused: 'not-an-option', rule: 'CA-SET-28' });
    const three = war({ seats: 2, options: { ai: true }, hands: [[FIRST_RAISABLE]], areas }).with((t) => {
      t.spaces[2 + VILLAGE] = [1];
      t.spaces[8 + VILLAGE] = [1];
    });
    three.at('turn', { who: 0 });
    expect(three.options(0)).toEqual(expect.arrayContaining([`gather:${VILLAGE}`, `battle:${VILLAGE}`]));
  });
});

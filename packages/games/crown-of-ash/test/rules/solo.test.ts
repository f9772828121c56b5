import { describe, expect, it } from 'vitest';
import { FIGHTERS, isAutomaton } from '../../data/fighters.ts';
import { crownOfAshGame } from '../../index.ts';
import { BL, BO, begin, CITADEL, KING, NOBODY, playOn, SU, told, VOLCANO, type War, war } from '../scenes.ts';

const SEEDS = [...Array(30).keys()].map((i) => i + 1);
const ending = (w: War, vp: number[], king = NOBODY) =>
  war(w)
    .with((t) => {
      vp.forEach((n, who) => {
        t.players[who]!.vp = n;
      });
      t.players[0]!.fate = 0;
      t.kingToken = king;
    })
    .at('final', {}).match.result;

describe('solo and the AI as a player', () => {
  it('[CA-SOL-01] [CA-SOL-20] one human and one AI, set up as for two; never two AIs', () => {
    const { table } = begin(1);
    expect(table.players.map((p) => p.ai)).toEqual([false, true]);
    expect([table.tiles.flat().length, table.decks.flat().filter((id) => FIGHTERS[id]!.many).length]).toEqual([4, 0]);
    for (const seats of [2, 3]) expect(begin(seats, { ai: true }).table.players.filter((p) => p.ai)).toHaveLength(1);
  });

  it('[CA-SOL-02] without King and King token', () => {
    const s = begin(1);
    expect([s.table.owner.includes(KING), s.table.kingToken]).toEqual([false, NOBODY]);
    const won = war({ seats: 1, hands: [[SU(8), SU(7)]], areas: { [CITADEL]: { owner: 1 } } });
    won
      .at('combat', { attacker: 0, area: CITADEL, position: 'left' })
      .say(0, [SU(8), SU(7)])
      .say(0, 'c4');
    expect(won.table.owner[CITADEL]).toBe(0);
    expect(won.table.kingToken).toBe(NOBODY);
  });

  it('[CA-SOL-03] the AI takes a free necromancer with all pieces', () => {
    const { table } = begin(1, { necromancers: ['nox'] });
    expect(table.players[1]).toMatchObject({ necromancer: 'visio', minions: 4, cards: 0b11111 });
    expect([...table.players[1]!.hand, ...table.defenders.slice(0, 6).flat()].filter((id) => id < 3)).toHaveLength(3);
  });

  it('[CA-SOL-04] [CA-R-46] five action cards, the Targeted one only for extra challenge', () => {
    expect(begin(1).table.actions).toEqual([0, 1, 2, 3, 4]);
    expect(begin(1, { targeted: true }).table.actions).toEqual([0, 1, 2, 3, 4, 5]);
    expect(begin(2).table.actions).toEqual([]);
  });

  it('[CA-SOL-05] the cube starts on the top square', () => expect(begin(1).table.cube).toBe(0));

  it('[CA-SOL-06] [CA-SOL-08] [CA-R-34] the AI holds the Citadel with a random regular fighter of tier I, II or III', () => {
    for (const [difficulty, tier] of [
      ['easy', 1],
      ['medium', 2],
      ['hard', 3],
    ] as const) {
      const drawn = SEEDS.map((seed) => begin(1, { difficulty }, seed).table);
      for (const t of drawn) {
        expect([t.owner[CITADEL], t.defenders[CITADEL]!.length]).toEqual([1, 1]);
        const id = t.defenders[CITADEL]![0]!;
        expect([FIGHTERS[id]!.tier, isAutomaton(id), t.decks.flat().includes(id)]).toEqual([tier, false, false]);
      }
      expect(new Set(drawn.map((t) => t.defenders[CITADEL]![0])).size).toBeGreaterThan(3);
    }
  });

  it('[CA-SOL-07] or with chosen fighters', () => {
    for (const seed of SEEDS) {
      const { table, match } = begin(1, { garrison: [SU(8), BL(1)] }, seed);
      expect(table.defenders[CITADEL]).toEqual([SU(8), BL(1)]);
      // The order of fighters tells nothing: it is that of their numbers, however they were chosen.
      expect(begin(1, { garrison: [BL(1), SU(8)] }, seed).table.defenders[CITADEL]).toEqual([SU(8), BL(1)]);
      expect(crownOfAshGame.check(match)).toEqual([]);
    }
  });

  it('[CA-SOL-09] the AI holds no resources: 1 VP for each item', () => {
    const s = war({ seats: 1, areas: { [VOLCANO]: { owner: 1, tiles: ['war-treasury'] } } }).at('gather', { who: 1, region: VOLCANO });
    expect(s.table.players[1]).toMatchObject({ vp: 3, goods: [0, 0, 0, 0, 0] });
  });

  it('[CA-SOL-10] [CA-AIA-19] its hand is open; it attacks and amends with the strongest combination', () => {
    const s = war({ seats: 1, hands: [[], [SU(1), SU(2), BL(4), BO(1)]], areas: { [VOLCANO]: { owner: 1, defenders: [BL(1)] } } });
    expect(crownOfAshGame.view(s.match, 0).players[1]!.open).toEqual([SU(1), SU(2), BL(4), BO(1)]);
    s.at('gather', { who: 1, region: VOLCANO });
    expect(s.table.defenders[VOLCANO]).toEqual([SU(2), BL(4)]);
    expect(s.table.players[1]!.hand).toEqual([SU(1), BL(1), BO(1)]);
  });

  it('[CA-SOL-11] the AI is always last', () => {
    for (const seed of SEEDS) expect(begin(3, { ai: true }, seed).table.order[3]).toBe(3);
  });

  it('[CA-SOL-12] [CA-R-35] no Fate card, no Fate points, no penalty', () => {
    const s = war({ seats: 1, hands: [[], [SU(6), SU(4)]] }).at('final', {});
    expect(told(s, 'final')[1]!.score).toEqual({ vp: 0, resources: 0, gold: 0, fate: 0, penalty: 0, total: 0, tie: 0 });
    expect(s.table.players[1]!.fate).toBe(-1);
  });

  it('[CA-SOL-13] [CA-R-36] it starts with 0 VP; table option: its starting gold counts 2', () => {
    expect([begin(1).table.players[1]!.vp, begin(1, { aiGold: true }).table.players[1]!.vp]).toEqual([0, 2]);
    expect(begin(1, { aiGold: true }).table.players[0]!.vp).toBe(0);
  });

  it('[CA-SOL-14] [CA-R-37] with 2 and 3 humans set up for the number with the AI; the King holds the Citadel', () => {
    for (const seats of [2, 3]) {
      const { table } = begin(seats, { ai: true });
      expect([table.owner[CITADEL], table.defenders[CITADEL], table.players.length]).toEqual([KING, [], seats + 1]);
      expect(table.tiles.flat()).toHaveLength(seats + 1);
    }
    expect(crownOfAshGame.options({ ai: true }, 4)).toMatchObject({ refused: 'bad-option', option: 'ai' });
  });

  it('[CA-SOL-15] it scores regions and Citadel like a player', () => {
    const s = war({ seats: 1, areas: { [VOLCANO]: { owner: 1, tiles: ['smelter'] } } }).at('endOfRound', {});
    expect(s.table.players[1]!.vp).toBe(3 + 3);
  });

  it('[CA-SOL-16] it never decides the turn order, though it be lowest', () => {
    const s = war({ seats: 2, options: { ai: true } }).with((t) => {
      t.players[0]!.vp = 5;
      t.players[1]!.vp = 4;
    });
    expect(s.at('turnOrder', {}).asked).toEqual([1]);
    expect(war({ seats: 1 }).at('turnOrder', {}).over).toBe(true);
  });

  it('[CA-SOL-17] solo ties: the human’s other kinds, then the AI wins', () => {
    expect(ending({ seats: 1 }, [10, 10])).toEqual({ winners: [], scores: [10], why: 'ai' });
    expect(ending({ seats: 1, hands: [[BO(1)]] }, [10, 10])).toMatchObject({ winners: [0], why: 'crown' });
    expect(ending({ seats: 1 }, [9, 10])).toMatchObject({ winners: [] });
  });

  it('[CA-SOL-18] it raises only through its cards: a turn without that action raises nothing', () => {
    const s = war({ seats: 1, areas: { [VOLCANO]: { owner: 0 } } }).dice({ 'die:region': [VOLCANO], 'deck:action': [0] });
    s.at('aiTurn', { who: 1 });
    expect([told(s, 'ai-action')[0]!.action, told(s, 'raised')]).toEqual(['use-resource', []]);
  });

  it('[CA-SOL-19] [CA-AIA-21] its combat cards are a deck in random order, each once before any comes again', () => {
    const s = war({ seats: 1, areas: { [VOLCANO]: { owner: 0 } } });
    const seen: string[] = [];
    for (let i = 0; i < 10; i++) {
      s.with((t) => {
        t.players[1]!.hand = [SU(1)];
        t.players[1]!.graveyard = [];
        t.owner[VOLCANO] = 0;
        t.defenders[VOLCANO] = [];
        t.players[0]!.cards = 0b11111;
        t.players[0]!.used = [];
      });
      s.at('combat', { attacker: 1, area: VOLCANO, position: '' }).say(0, 'c4');
      playOn(s);
      seen.push(told(s, 'revealed').at(-1)!.card);
    }
    expect([...seen.slice(0, 5)].sort()).toEqual(['c0', 'c1', 'c3', 'c4', 'die']);
    expect([...seen.slice(5)].sort()).toEqual(['c0', 'c1', 'c3', 'c4', 'die']);
    expect(s.table.players[1]!.used).toEqual([]);
  });

  it('[CA-SOL-21] [CA-R-51] ties with several humans: the AI adds nothing for other kinds; a King token it holds counts', () => {
    const w: War = { seats: 2, options: { ai: true } };
    expect(ending(w, [10, 3, 10])).toMatchObject({ winners: [0], why: 'shared' });
    expect(ending({ ...w, hands: [[BO(1)]] }, [10, 3, 10], 2)).toMatchObject({ winners: [0], why: 'crown' });
    expect(ending({ ...w, hands: [[], [], [SU(4), BO(4)]] }, [10, 3, 10], 2)).toEqual({ winners: [], scores: [10, 3], why: 'ai' });
  });
});

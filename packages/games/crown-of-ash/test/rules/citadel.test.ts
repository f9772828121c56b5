import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, BO, begin, CITADEL, fight, KING, NOBODY, ST, SU, told, totals, VILLAGE, war, winner } from '../scenes.ts';

const HELD = { [CITADEL]: { owner: 1, defenders: [BO(4)] } };
/** Points that the Citadel scores at the end of a round. */
const scored = (seats: number, round: number, owner: number) =>
  war({ seats })
    .with((t) => {
      t.round = round;
      t.owner[CITADEL] = owner;
    })
    .at('endOfRound', {})
    .table.players.map((p) => p.vp);

describe('the Citadel', () => {
  it('[CA-CIT-01] the seventh area: no structure, no resources, no tax', () => {
    const { table, match } = begin(3);
    expect([table.owner.length, table.tiles.length]).toEqual([7, 6]);
    expect(crownOfAshGame.view(match, null).spaces).toHaveLength(17);
    const s = war({ seats: 2, areas: { [CITADEL]: { owner: 0 } } }).at('turn', { who: 0 });
    expect(s.options(0).filter((id) => String(id).startsWith('gather'))).toEqual([]);
  });

  it('[CA-CIT-02] [CA-EX-04] its owner scores what the tracker shows for the round', () => {
    expect([1, 2, 3, 4].map((round) => scored(2, round, 0)[0])).toEqual([3, 5, 7, 9]);
    expect([1, 2, 3, 4].map((round) => scored(3, round, 2))).toEqual([
      [0, 0, 3],
      [0, 0, 5],
      [0, 0, 8],
      [0, 0, 12],
    ]);
  });

  it('[CA-CIT-03] nobody scores while the King holds it', () => expect(scored(2, 2, KING)).toEqual([0, 0]));

  it('[CA-CIT-04] [CA-CIT-05] [CA-EX-11] [CA-R-19] the King is worth 5, plays no card, and wins at 5', () => {
    const s = fight({ with: [ST(0, 3)], card: 'c3', position: 'right' });
    expect([totals(s), winner(s)]).toEqual([[5, 5], KING]);
    expect(told(s, 'revealed')[0]!.against).toBe(null);
    const asked = war({ seats: 2, hands: [[SU(1), SU(2), SU(3), SU(4)]] }).at('combat', { attacker: 0, area: CITADEL, position: 'left' });
    expect(asked.question(0).ask).toMatchObject({ min: 1, max: 3 });
    asked.say(0, [SU(1)]);
    expect(asked.asked).toEqual([0]);
  });

  it('[CA-EX-10] from the right flank 1 + 2: with the 1 four lose, with the 3 six win', () => {
    for (const [card, total, wins] of [
      ['c1', 4, KING],
      ['c3', 6, 0],
    ] as const) {
      const s = fight({ with: [ST(0, 1), ST(0, 3)], card, position: 'right' });
      expect([totals(s)[0], winner(s)]).toEqual([total, wins]);
    }
  });

  it('[CA-CIT-06] [CA-CIT-13] [CA-EX-12] [CA-R-20] left +1, right 0, front -1, against the King too', () => {
    const results = (['front', 'left', 'right'] as const).map((position) => {
      const s = fight({ with: [SU(2)], card: 'c3', position });
      return [totals(s)[0], winner(s)];
    });
    expect(results).toEqual([
      [5, KING],
      [7, 0],
      [6, 0],
    ]);
  });

  it('[CA-CIT-13] table option: both flanks +1', () => {
    const at = (position: 'left' | 'right' | 'front') =>
      totals(fight({ with: [SU(2)], card: 'c3', position, options: { flanks: 'both' } }))[0];
    expect([at('left'), at('right'), at('front')]).toEqual([7, 7, 5]);
  });

  it('[CA-CIT-07] beating the King: his token, his card out of the game, all regular attackers in, a control token', () => {
    const s = fight({ with: [SU(2), SU(6), BL(1)], card: 'c1', position: 'front' });
    expect(s.table.kingToken).toBe(0);
    expect([s.table.owner[CITADEL], s.table.defenders[CITADEL]]).toEqual([0, [SU(2), BL(1)]]);
  });

  it('[CA-CIT-08] [CA-CIT-09] losing to him: attackers to the graveyard, he stays at 5, the card is resolved all the same', () => {
    const s = fight({ with: [SU(1)], card: 'c1', position: 'right' });
    expect(s.table.players[0]).toMatchObject({ graveyard: [SU(1)], goods: [0, 0, 0, 0, 2] });
    expect([s.table.owner[CITADEL], s.table.kingToken]).toEqual([KING, NOBODY]);
    s.with((t) => {
      t.players[0]!.hand = [SU(2)];
    });
    s.at('combat', { attacker: 0, area: CITADEL, position: 'right' })
      .say(0, [SU(2)])
      .say(0, 'c4');
    expect(totals(s)).toEqual([7, 5]);
    expect(s.table.players[0]!.goods[4]).toBe(3);
  });

  it('[CA-CIT-10] it holds three defenders', () => {
    const s = fight({ with: [SU(1), SU(2), BL(1)], card: 'c4', position: 'right' });
    expect(s.table.defenders[CITADEL]).toEqual([SU(1), SU(2), BL(1)]);
    expect(crownOfAshGame.check(s.match).filter((p) => p.includes('defenders'))).toEqual([]);
  });

  it('[CA-CIT-11] a holder plays a card when attacked and wins ties', () => {
    const s = fight({ with: [AS(4)], card: 'c3', against: [BO(4)], answer: 'c3', position: 'right' });
    expect([totals(s), winner(s)]).toEqual([[7, 7], 1]);
  });

  it('[CA-CIT-12] its defenders leave only when beaten, by a casualty, or through a power', () => {
    const beaten = fight({ with: [SU(8)], card: 'c4', against: [BO(1)], answer: 'c1', position: 'left' });
    expect([beaten.table.defenders[CITADEL], beaten.table.players[1]!.graveyard]).toEqual([[SU(8)], [BO(1)]]);
    const casualty = fight({ with: [SU(1)], card: 'c0', against: [BO(8), BO(7)], answer: 'c4', position: 'front' });
    casualty.say(0, 'casualty').say(1, BO(7));
    expect(casualty.table.defenders[CITADEL]).toEqual([BO(8)]);
    const power = war({
      seats: 2,
      options: { powers: true, necromancers: ['fortis', 'nox'] },
      areas: { [CITADEL]: { owner: 0, defenders: [BO(4)] } },
    });
    power.at('turn', { who: 0 }).say(0, 'reinforce').say(0, BO(4)).say(0, 'hand');
    expect(power.table.defenders[CITADEL]).toEqual([]);
    const kept = war({ seats: 2, areas: HELD }).at('endOfRound', {});
    expect(kept.table.defenders[CITADEL]).toEqual([BO(4)]);
  });

  it('[CA-CIT-14] [CA-CIT-15] [CA-EX-15] each flank once per round, the front any number of times; next round both are open again', () => {
    const s = war({ seats: 4, hands: [[SU(1)]] }).with((t) => {
      t.spaces[14] = [1];
      t.spaces[16] = [1, 2, 3, 0];
    });
    s.at('turn', { who: 0 });
    expect(s.refusal(0, 'left')).toEqual({ refused: 'not-an-option', rule: 'CA-CIT-14' });
    expect(s.options(0)).toEqual(expect.arrayContaining(['right', 'front']));
    s.at('endOfRound', {}, 'minions');
    s.say(s.asked[0]!, [0, 1, 2, 3]);
    expect(s.at('turn', { who: 0 }).options(0)).toContain('left');
  });

  it('[CA-CIT-16] the token stays with the slayer, whoever holds the Citadel later', () => {
    const s = fight({ with: [SU(8)], card: 'c4', position: 'right' }).with((t) => {
      t.players[1]!.hand = [BL(8), BL(7), BL(4)];
    });
    s.at('combat', { attacker: 1, area: CITADEL, position: 'left' })
      .say(1, [BL(8), BL(7), BL(4)])
      .say(1, 'c4')
      .say(0, 'c1');
    expect([s.table.owner[CITADEL], s.table.kingToken]).toEqual([1, 0]);
  });

  it('[CA-CIT-17] nobody attacks a Citadel they hold', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [CITADEL]: { owner: 0 } } }).at('turn', { who: 0 });
    for (const id of ['left', 'right', 'front']) expect(s.refusal(0, id)).toEqual({ refused: 'not-an-option', rule: 'CA-CIT-17' });
  });

  it('[CA-CIT-18] without defenders it is still owned and scores; its owner defends with the card alone and wins ties', () => {
    expect(scored(2, 2, 0)).toEqual([5, 0]);
    const s = fight({ with: [SU(1)], card: 'c1', against: [], answer: 'c3', position: 'right' });
    expect([totals(s), winner(s)]).toEqual([[3, 3], 1]);
  });

  it('[CA-CIT-19] [CA-R-47] a flank counts as used while a minion stands on it: Command can open and close it', () => {
    const make = (at: number) => {
      const s = war({ seats: 3, options: { powers: true, necromancers: ['mors', 'nox', 'visio'] }, hands: [[SU(1)]] }).with((t) => {
        t.spaces[at] = [1];
      });
      return s.at('turn', { who: 0 }).say(0, 'command');
    };
    const opened = make(14).say(0, '1@left').say(0, 'gold');
    expect(opened.options(0)).toContain('left');
    const closed = make(0).say(0, '1@gold').say(0, 'left');
    expect([closed.options(0).includes('left'), told(closed, 'attack')]).toEqual([false, []]);
  });

  it('[CA-CIT-20] the position belongs to the attack alone', () => {
    const from = (position: 'left' | 'front') =>
      told(fight({ with: [SU(1), SU(2)], card: 'c1', against: [BO(1), BO(2)], answer: 'c4', position }), 'combat')[0]!;
    const [left, front] = [from('left'), from('front')];
    expect(left.defence).toEqual(front.defence);
    expect([left.attack.position, front.attack.position, left.attack.bolster, left.attack.card]).toEqual([1, -1, 1, 1]);
    expect(told(fight({ with: [SU(1)], card: 'c1', against: [], at: VILLAGE }), 'combat')[0]!.attack.position).toBe(0);
  });

  it('[CA-CRD-09] [CA-EX-21] the 0 card against the King: only an own fighter back', () => {
    const s = fight({ with: [SU(1), BL(1)], card: 'c0', position: 'front' });
    expect(s.options(0)).toEqual([SU(1), BL(1)]);
    expect(s.say(0, BL(1)).table.players[0]).toMatchObject({ hand: [BL(1)], graveyard: [SU(1)] });
  });
});

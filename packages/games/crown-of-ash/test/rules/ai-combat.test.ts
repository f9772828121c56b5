import { describe, expect, it } from 'vitest';
import { strongest, weakestOf } from '../../automa/choices.ts';
import { COMBAT_CARDS, type CombatCard } from '../../data/combat-cards.ts';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, BO, CITADEL, KING, SU, told, totals, VILLAGE, war, winner } from '../scenes.ts';

const AI = 1;
const top = (card: CombatCard) => ({ 'deck:combat': [COMBAT_CARDS.indexOf(card)] });
/** The AI attacks the human's Village. */
const attacks = (hand: number[], defenders: number[], card: CombatCard) =>
  war({ seats: 1, hands: [[], hand], areas: { [VILLAGE]: { owner: 0, defenders } } })
    .dice(top(card))
    .at('combat', { attacker: AI, area: VILLAGE, position: '' });
/** The human attacks the AI's Village. */
const attacked = (hand: number[], defenders: number[], card: CombatCard, human: CombatCard, graveyard: number[] = []) => {
  const s = war({ seats: 1, hands: [hand], areas: { [VILLAGE]: { owner: AI, defenders } } }).with((t) => {
    t.players[AI]!.graveyard = graveyard;
  });
  return s
    .dice(top(card))
    .at('combat', { attacker: 0, area: VILLAGE, position: '' })
    .say(0, [...hand])
    .say(0, human);
};

describe('AI combat', () => {
  it('[CA-AIA-18] [CA-R-42] strongest: most attack value with bolster; then fewer automatons, lower numerals, card id', () => {
    const { table } = war({ seats: 1 });
    expect(strongest(table, [SU(2), SU(3), BL(7)], 2)).toEqual([SU(2), BL(7)]);
    expect(strongest(table, [SU(1), SU(2), BL(2)], 2)).toEqual([SU(1), SU(2)]);
    expect(strongest(table, [SU(6), BL(7), AS(7)], 1)).toEqual([BL(7)]);
    expect(strongest(table, [SU(3), BL(2)], 1)).toEqual([BL(2)]);
    expect(strongest(table, [SU(2), BL(2), AS(2)], 1)).toEqual([SU(2)]);
    expect(strongest(table, [SU(2), BL(2), AS(2)], 3)).toEqual([SU(2), BL(2), AS(2)]);
  });

  it('[CA-AIA-19] amending considers hand and present defenders together', () => {
    const s = war({ seats: 1, hands: [[], [SU(2)]], areas: { [VILLAGE]: { owner: AI, defenders: [SU(1), BL(1)] } } });
    s.at('gather', { who: AI, region: VILLAGE });
    expect([s.table.defenders[VILLAGE], s.table.players[AI]!.hand]).toEqual([[SU(1), SU(2)], [BL(1)]]);
  });

  it('[CA-AIA-20] [CA-AIA-36] [CA-AIA-37] [CA-EX-49] its attackers lie face-up, its card face-down before the human chooses', () => {
    const s = attacks([AS(4), AS(1)], [], 'c3');
    const seen = crownOfAshGame.view(s.match, 0);
    expect(seen.combat).toMatchObject({ count: 2, fighters: [AS(1), AS(4)], attackCard: null });
    expect(seen.players[AI]).toMatchObject({ laid: true, cards: 4, top: null });
    expect([s.asked, s.table.players[AI]!.laid]).toEqual([[0], COMBAT_CARDS.indexOf('c3')]);
    expect(told(s, 'revealed')).toEqual([]);
    for (const card of ['c0', 'c4'] as const) {
      const twin = attacks([AS(4), AS(1)], [], 'c3').say(0, card);
      expect(told(twin, 'revealed')[0]!.card).toBe('c3');
    }
  });

  it('[CA-AIA-36] Unveil has nothing to do against the AI', () => {
    const s = war({
      seats: 1,
      options: { powers: true, necromancers: ['visio'] },
      hands: [[], [SU(1)]],
      areas: { [VILLAGE]: { owner: 0 } },
    });
    s.at('combat', { attacker: AI, area: VILLAGE, position: '' });
    expect(s.question(0).stage).toBe('cards');
    expect(s.say(0, 'c1').question(0).stage).toBe('forewarn');
  });

  it('[CA-AIA-22] [CA-EX-35] 1 VP for each gold and special ingredient of its card; printed VP as printed', () => {
    const won = (card: CombatCard) => attacks([SU(8)], [], card).say(0, 'c1').table.players[AI]!.vp;
    expect([won('c0'), won('c1'), won('c3'), won('c4'), won('die')]).toEqual([4, 3, 2, 1, 2]);
    const lost = (card: CombatCard) => attacked([SU(8), SU(7)], [], card, 'c4').table.players[AI]!.vp;
    expect([lost('c1'), lost('c3'), lost('c4')]).toEqual([2, 2, 1]);
  });

  it('[CA-AIA-23] losing with the 0 as attacker it causes a casualty', () => {
    const s = attacks([SU(1)], [BO(8), BL(1)], 'c0').say(0, 'c4');
    expect([winner(s), s.asked, s.options(0)]).toEqual([0, [0], [BL(1), BO(8)]]);
    s.say(0, BL(1));
    expect([s.table.defenders[VILLAGE], s.table.players[0]!.graveyard, s.table.players[AI]!.graveyard]).toEqual([
      [BO(8)],
      [BL(1)],
      [SU(1)],
    ]);
  });

  it('[CA-AIA-24] losing with the 0 as defender it takes back its strongest fighter, those just beaten included', () => {
    const s = attacked([SU(8), SU(7)], [BO(4)], 'c0', 'c4', [BL(1)]);
    expect(s.table.players[AI]).toMatchObject({ hand: [BO(4)], graveyard: [BL(1)] });
    const older = attacked([SU(8), SU(7)], [BO(1)], 'c0', 'c4', [BL(7)]);
    expect(older.table.players[AI]!.hand).toEqual([BL(7)]);
  });

  it('[CA-AIA-25] if that effect is impossible it takes the other', () => {
    const rescue = attacks([SU(1)], [BO(6)], 'c0').say(0, 'c4');
    expect([winner(rescue), rescue.table.players[AI]!.hand]).toEqual([0, [SU(1)]]);
    const casualty = attacked([SU(8), BL(1)], [], 'c0', 'c4');
    expect([casualty.asked, casualty.options(0)]).toEqual([[0], [SU(8), BL(1)]]);
    const neither = attacked([SU(6)], [], 'c0', 'c4');
    expect([neither.over, told(neither, 'casualty')]).toEqual([true, []]);
  });

  it('[CA-AIA-26] [CA-R-43] a casualty forced on the AI removes its weakest fighter of the combat', () => {
    const s = attacked([SU(1)], [BO(8), BL(1)], 'c4', 'c0').say(0, 'casualty');
    expect([s.over, s.table.defenders[VILLAGE], s.table.players[AI]!.graveyard]).toEqual([true, [BO(8)], [BL(1)]]);
    expect(weakestOf([SU(2), SU(3)])).toBe(SU(3));
    expect(weakestOf([SU(2), BL(2)])).toBe(BL(2));
  });

  it('[CA-AIA-27] its die card is rolled as usual', () => {
    const s = attacks([SU(1)], [], 'die');
    s.dice({ ...top('die'), 'die:combat:1': [4] }).say(0, 'c4');
    expect(totals(s)).toEqual([7, 4]);
  });

  it('[CA-AIA-21] used cards are discarded face-up; of its discard only the top is shown', () => {
    const s = attacks([SU(8)], [], 'c3').say(0, 'c1');
    expect(crownOfAshGame.view(s.match, 0).players[AI]).toMatchObject({ used: 1, top: 'c3', cards: 4 });
  });

  it('[CA-AIA-34] against the King it fights like a player and can win his token', () => {
    const s = war({ seats: 2, options: { ai: true }, hands: [[], [], [SU(8), SU(7)]] }).dice(top('c1'));
    s.at('combat', { attacker: 2, area: CITADEL, position: 'left' });
    expect([s.table.kingToken, s.table.owner[CITADEL], s.table.defenders[CITADEL]]).toEqual([2, 2, [SU(7), SU(8)]]);
    const lost = war({ seats: 2, options: { ai: true }, hands: [[], [], [SU(1)]] }).dice(top('c1'));
    lost.at('combat', { attacker: 2, area: CITADEL, position: 'front' });
    expect([winner(lost), lost.table.players[2]]).toMatchObject([KING, { graveyard: [SU(1)], vp: 2 }]);
  });
});

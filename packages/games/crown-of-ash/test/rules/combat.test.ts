import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, BO, CITADEL, COAST, DESERT, fight, ST, SU, told, totals, VILLAGE, VOLCANO, war, winner } from '../scenes.ts';

const attacking = (hand: number[], defenders: number[], seats = 2) =>
  war({ seats, hands: [hand], areas: { [VILLAGE]: { owner: 1, defenders } } }).at('combat', { attacker: 0, area: VILLAGE, position: '' });

describe('combat', () => {
  it('[CA-COM-01] [CA-COM-02] a minion on a vacant combat space of another player’s area; not where nobody or oneself is owner', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 }, [COAST]: { owner: 0 } } }).at('turn', { who: 0 });
    expect(s.options(0).filter((id) => String(id).startsWith('battle'))).toEqual([`battle:${VILLAGE}`]);
    for (const r of [COAST, DESERT]) expect(s.refusal(0, `battle:${r}`)).toEqual({ refused: 'not-an-option', rule: 'CA-COM-02' });
    s.say(0, `battle:${VILLAGE}`);
    expect([s.table.spaces[8 + VILLAGE], s.question(0).kind]).toEqual([[0], 'combat']);
  });

  it('[CA-COM-03] [CA-COM-04] at least one attacker from hand, at most two against a region and three against the Citadel', () => {
    const hand = [SU(1), SU(2), SU(3), SU(4)];
    const s = attacking(hand, []);
    expect(s.refusal(0, []).refused).toBe('wrong-count');
    expect(s.refusal(0, hand.slice(0, 3)).refused).toBe('wrong-count');
    expect(s.say(0, hand.slice(0, 2)).table.attackers).toHaveLength(2);
    const c = war({ seats: 2, hands: [hand] }).at('combat', { attacker: 0, area: CITADEL, position: 'front' });
    expect(c.refusal(0, hand).refused).toBe('wrong-count');
    expect(c.say(0, hand.slice(1)).table.attackers).toHaveLength(3);
  });

  it('[CA-COM-05] attackers lie face-down, their number visible', () => {
    const s = attacking([SU(1), BL(1)], []).say(0, [SU(1), BL(1)]);
    const seen = crownOfAshGame.view(s.match, 1).combat!;
    expect([seen.count, seen.fighters]).toEqual([2, null]);
    expect(told(s, 'committed')).toEqual([{ type: 'committed', who: 0, n: 2, fighters: null }]);
    expect(crownOfAshGame.view(s.match, 0).mine!.attackers).toEqual([SU(1), BL(1)]);
  });

  it('[CA-COM-06] only fighters lying there defend; the defender adds none', () => {
    const s = war({ seats: 2, hands: [[SU(1)], [BO(8)]], areas: { [VILLAGE]: { owner: 1, defenders: [BO(1)] } } });
    s.at('combat', { attacker: 0, area: VILLAGE, position: '' }).say(0, [SU(1)]);
    expect(s.question(1)).toMatchObject({ stage: 'cards', ask: { options: ['c0', 'c1', 'c3', 'c4', 'die'] } });
    s.say(0, 'c4').say(1, 'c0');
    expect(told(s, 'combat')[0]!.defence.fighters).toBe(2);
  });

  it('[CA-COM-07] [CA-COM-10] [CA-EX-09] each side chooses one card in secret, also when undefended; fighter value 0, and ties stay the defender’s', () => {
    const s = attacking([SU(1)], []).say(0, [SU(1)]);
    expect(s.asked).toEqual([0, 1]);
    expect([s.question(0).among, s.question(1).among]).toEqual(['sealed', 'sealed']);
    s.say(1, 'c3');
    expect(s.asked).toEqual([0]);
    expect(crownOfAshGame.view(s.match, 0)).toMatchObject({ ready: [1], combat: { defenceCard: null } });
    s.say(0, 'c1');
    expect([totals(s), winner(s)]).toEqual([[3, 3], 1]);
  });

  it('[CA-COM-08] attackers and both cards are revealed together', () => {
    const s = attacking([SU(1)], [])
      .say(0, [SU(1)])
      .say(0, 'c4');
    expect(told(s, 'revealed')).toEqual([]);
    s.say(1, 'c1');
    expect(told(s, 'revealed')).toEqual([{ type: 'revealed', who: 0, fighters: [SU(1)], card: 'c4', defender: 1, against: 'c1' }]);
  });

  it('[CA-COM-09] [CA-EX-05] fighters, bolster and card: 3+2+1+3 = 9 against 4+1 = 5; both Blood move in, Bo4 to the graveyard', () => {
    const s = fight({ with: [BL(1), BL(2)], card: 'c3', against: [BO(4)], answer: 'c1' });
    expect([totals(s), winner(s)]).toEqual([[9, 5], 0]);
    s.say(0, [1, 0, 0, 0]);
    expect([s.table.defenders[VILLAGE], s.table.players[1]!.graveyard]).toEqual([[BL(1), BL(2)], [BO(4)]]);
  });

  it('[CA-COM-11] [CA-EX-06] [CA-EX-07] [CA-EX-08] the higher total wins; the defender wins ties', () => {
    const tie = fight({ with: [AS(4)], card: 'c3', against: [SU(2)], answer: 'c4' });
    expect([totals(tie), winner(tie), tie.table.players[0]!.graveyard]).toEqual([[7, 7], 1, [AS(4)]]);
    const one = fight({ with: [ST(0, 1)], card: 'c0', against: [], answer: 'c1' });
    expect([totals(one), winner(one)]).toEqual([[1, 1], 1]);
    const two = fight({ with: [ST(0, 3)], card: 'c0', against: [], answer: 'c1' });
    expect([totals(two), winner(two), two.table.defenders[VILLAGE]]).toEqual([[2, 1], 0, [ST(0, 3)]]);
  });

  it('[CA-COM-12] [CA-CRD-10] [CA-R-21] automatons, losses, control, winner’s card, loser’s card, discards', () => {
    const s = fight({ with: [SU(6), SU(4)], card: 'c4', against: [BO(1)], answer: 'c1' });
    const order = s.events
      .map((e) => e.type)
      .filter((t) => ['combat', 'returned', 'buried', 'conquered', 'gained', 'discarded'].includes(t));
    expect(order).toEqual(['combat', 'returned', 'buried', 'conquered', 'gained', 'gained', 'discarded', 'discarded']);
    expect(told(s, 'gained').map((e) => [e.who, e.why])).toEqual([
      [0, 'reward'],
      [1, 'compensation'],
    ]);
  });

  it('[CA-COM-13] defender wins: attackers to the graveyard, everything else stays', () => {
    const s = fight({
      with: [SU(1), BL(1)],
      card: 'c1',
      against: [BO(8)],
      answer: 'c1',
      areas: { [VILLAGE]: { owner: 1, tiles: ['smelter', 'royal-mint'] } },
    });
    expect(s.table.players[0]).toMatchObject({ graveyard: [SU(1), BL(1)], hand: [] });
    expect([s.table.owner[VILLAGE], s.table.defenders[VILLAGE], s.table.tiles[VILLAGE]!.length]).toEqual([1, [BO(8)], 2]);
  });

  it('[CA-COM-14] [CA-COM-16] attacker wins: defenders buried, token exchanged, all regular attackers move in', () => {
    const s = fight({ with: [SU(7), BL(1)], card: 'c4', against: [BO(1), AS(1)], answer: 'c1' });
    expect([s.table.owner[VILLAGE], s.table.defenders[VILLAGE]]).toEqual([0, [SU(7), BL(1)]]);
    expect([s.table.players[1]!.graveyard, s.table.players[0]!.hand]).toEqual([[AS(1), BO(1)], []]);
  });

  it('[CA-COM-15] the conqueror gains no resource of the structure and may not amend', () => {
    const s = fight({ with: [SU(7)], card: 'c4', against: [], answer: 'c1', areas: { [VILLAGE]: { owner: 1, tiles: ['sulphur-mine'] } } });
    expect([s.over, s.table.players[0]!.goods]).toEqual([true, [0, 0, 0, 0, 1]]);
  });

  it('[CA-COM-17] as often in a round as there are vacant combat spaces', () => {
    const again = (seats: number) =>
      war({ seats, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } })
        .with((t) => {
          t.spaces[8 + VILLAGE] = [0];
        })
        .at('turn', { who: 0 })
        .options(0)
        .includes(`battle:${VILLAGE}`);
    expect([again(2), again(3), again(4)]).toEqual([false, true, true]);
  });

  it('[CA-COM-18] no adjacency: every area of another player can be attacked from hand', () => {
    const areas = Object.fromEntries([0, 1, 2, 3, 4, 5].map((r) => [r, { owner: 1 }]));
    const s = war({ seats: 2, hands: [[SU(1)]], areas }).at('turn', { who: 0 });
    expect(s.options(0).filter((id) => String(id).startsWith('battle'))).toHaveLength(6);
  });

  it('[CA-COM-19] target, then attackers, then cards; attackers can no longer be changed', () => {
    const s = war({ seats: 2, hands: [[SU(1), SU(2)]], areas: { [VILLAGE]: { owner: 1 } } }).at('turn', { who: 0 });
    s.say(0, `battle:${VILLAGE}`);
    expect(s.question(0).stage).toBe('attackers');
    s.say(0, [SU(1)]);
    expect(s.question(0).stage).toBe('cards');
    expect(s.refusal(0, [SU(2)]).refused).toBe('not-an-option');
    expect([s.table.attackers, s.table.players[0]!.hand]).toEqual([[SU(1)], [SU(2)]]);
  });

  it('[CA-COM-20] nobody fights against themselves, not even through a power', () => {
    const s = war({
      seats: 2,
      options: { powers: true, necromancers: ['mors', 'nox'] },
      hands: [[SU(1)]],
      areas: { [VOLCANO]: { owner: 0 } },
    }).with((t) => {
      t.spaces[0] = [0];
    });
    s.at('turn', { who: 0 }).say(0, 'command').say(0, '0@gold').say(0, `battle:${VOLCANO}`);
    expect([s.question(0).stage, told(s, 'attack')]).toEqual(['place', []]);
    expect(s.options(0)).not.toContain(`battle:${VOLCANO}`);
  });

  it('[CA-EX-46] both roll: 2 + 6 against 4 + 4 is a tie', () => {
    const s = fight({ with: [AS(1)], card: 'die', against: [BO(4)], answer: 'die', dice: { 'die:combat:0': [5], 'die:combat:1': [3] } });
    expect([totals(s), winner(s)]).toEqual([[8, 8], 1]);
  });
});

/** Final scores, and the hands that partners see. */
import { describe, expect, it } from 'vitest';
import { sharesHand, standing } from '../../query/scenario.ts';
import { type Setting, stage } from '../helpers.ts';

describe('scores at the end', () => {
  const scores = (x: Setting): number[] => {
    const { table } = stage({ hands: ['', ''], ...x });
    return table.players.map((_, seat) => standing(table, seat));
  };

  it('[RA-ELM-01] what a home realm would still endure, and nothing for whoever is out', () => {
    const hurt = (damage: number, alive = true): Setting => ({ table: (t) => Object.assign(t.players[1]!, { damage, alive }) });
    expect(scores(hurt(7))).toEqual([20, 13]);
    expect(scores(hurt(25))).toEqual([20, 0]);
    expect(scores(hurt(7, false))).toEqual([20, 0]);
  });

  it('[RA-SCN-05] the Overlord’s realm by its own limit', () => {
    expect(scores({ seats: 3, options: { scenario: 'overlord' }, hands: ['', '', ''] })).toEqual([24, 20, 20]);
  });

  it('[RA-SCN-04] [RA-AMB-13] builders by the strength of their units, above all others; those by their gold', () => {
    const monument = { options: { scenario: 'monument' }, decks: ['wq-archer gold-3', 'wq-archer gold-3'] };
    expect(scores({ ...monument, table: (t) => Object.assign(t.players[0]!, { monument: 'built' }) })).toEqual([1002, 3]);
  });

  it('[RA-SCN-09] ten for a landmark, one for a city', () => {
    const sites = { 'lm-1': 0, 'lm-2': 0, 'city-forge': 0, 'city-tamalir': 1 } as const;
    expect(scores({ options: { scenario: 'conquest' }, sites })).toEqual([21, 1]);
  });
});

describe('hands', () => {
  const open = (scenario: string, more: object = {}, seats = 2) => stage({ seats, options: { scenario, openHands: true, ...more } }).table;

  it('[RA-DCK-07] are secret, but everybody sees his own', () => {
    const { table } = stage({ options: { scenario: 'cataclysm' } });
    expect([sharesHand(table, 0, 0), sharesHand(table, 0, 1), sharesHand(table, null, 0)]).toEqual([true, false, false]);
  });

  it('[RA-DCK-07] [RA-SCN-03] [RA-COO-06] partners who agreed on open hands see each other, spectators and the dead do not', () => {
    const shared = open('dragonlords', { cooperative: true });
    expect([sharesHand(open('cataclysm'), 0, 1), sharesHand(shared, 1, 0), sharesHand(shared, null, 1)]).toEqual([true, true, false]);
    const table = open('cataclysm', {}, 3);
    table.players[0]!.alive = false;
    expect([sharesHand(table, 0, 1), sharesHand(table, 1, 0)]).toEqual([false, true]);
  });

  it('[RA-DCK-07] [RA-SCN-05] allies see each other, and the Overlord neither sees nor is seen', () => {
    const allies = open('overlord', {}, 3);
    expect([sharesHand(allies, 1, 2), sharesHand(allies, 0, 1), sharesHand(allies, 1, 0)]).toEqual([true, false, false]);
    expect(sharesHand(open('runewars'), 0, 1)).toBe(false);
  });
});

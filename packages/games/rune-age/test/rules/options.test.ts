import { engine, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { mercenary } from '../../data/mercenaries.ts';
import { runeAgeGame } from '../../index.ts';
import { options } from '../../options.ts';
import type { Options, RuneAge } from '../../spec.ts';
import { turn } from '../helpers.ts';

const machine = engine(runeAgeGame);
const start = (seats: number, o: object = {}, seed = 1) => machine.start(options(o, seats) as Options, seats, seed);

describe('mercenaries', () => {
  it('[RA-MER-01] [RA-MER-02] [RA-MER-03] [RA-MER-04] [RA-MER-05] [RA-MER-08] [RA-TV-33] two of category I, one of category II, as many copies as neutral cards', () => {
    for (let seed = 1; seed < 20; seed++) {
      const { table } = start(3, { scenario: 'runewars' }, seed);
      expect(table.mercenaries.map((id) => mercenary(id).category).sort()).toEqual([1, 1, 2]);
      expect(table.piles).toEqual([4, 4, 4, 4, 4, 4]);
    }
  });

  it('[RA-MER-06] in ascending cost', () => {
    for (let seed = 1; seed < 20; seed++) {
      const costs = start(2, {}, seed).table.mercenaries.map((id) => mercenary(id).cost);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
  });

  it('[RA-MER-07] [RA-COO-13] [RA-TV-33] siege types never appear where players do not fight each other', () => {
    for (let seed = 1; seed < 60; seed++) {
      for (const o of [{ scenario: 'cataclysm' }, { cooperative: true }])
        expect(start(2, o, seed).table.mercenaries.some((id) => mercenary(id).siege)).toBe(false);
    }
    expect(options({ scenario: 'cataclysm', mercenaries: ['mc-spy', 'mc-seer', 'mc-warden'] }, 2)).toMatchObject({
      option: 'mercenaries',
      rule: 'RA-MER-07',
    });
    expect(options({ cooperative: true, mercenaries: ['mc-envoy', 'mc-seer', 'mc-ogre'] }, 2)).toMatchObject({ option: 'mercenaries' });
    expect(options({ mercenaries: ['mc-spy', 'mc-seer', 'mc-ogre'] }, 2)).not.toHaveProperty('refused');
  });

  it('[RA-MER-10] [RA-AMB-39] they are an option, on with the expansion and off without', () => {
    expect(start(2).table.mercenaries.length).toBe(3);
    expect(start(2, { mercenaries: 'none' }).table.mercenaries.length).toBe(0);
    expect(start(2, { expansion: false }).table.mercenaries.length).toBe(0);
    expect(options({ expansion: false, mercenaries: 'random' }, 2)).toMatchObject({ option: 'mercenaries' });
    expect(options({ mercenaries: ['mc-seer', 'mc-warden', 'mc-ogre'] }, 2)).toMatchObject({ option: 'mercenaries', rule: 'RA-MER-03' });
  });
});

describe('custom neutral cards', () => {
  const custom = { scenario: 'runewars', neutrals: ['nc-razorwing', 'nc-beastman', 'nc-sorcerer'] };

  it('[RA-OPT-01] [RA-OPT-02] [RA-OPT-03] only three different types of the same costs', () => {
    expect(options(custom, 2)).not.toHaveProperty('refused');
    expect(options({ scenario: 'runewars', neutrals: ['nc-razorwing', 'nc-beastman', 'nc-beastman'] }, 2)).toMatchObject({
      option: 'neutrals',
      rule: 'RA-OPT-03',
    });
    expect(options({ scenario: 'runewars', neutrals: ['nc-demon', 'nc-beastman', 'nc-sorcerer'] }, 2)).toMatchObject({
      option: 'neutrals',
      rule: 'RA-OPT-02',
    });
    expect(options({ scenario: 'runewars', neutrals: ['nc-razorwing', 'nc-beastman'] }, 2)).toMatchObject({
      option: 'neutrals',
      rule: 'RA-OPT-03',
    });
  });

  it('[RA-OPT-04] mercenaries are no part of the exchange', () => {
    expect(options({ scenario: 'runewars', neutrals: ['mc-seer', 'nc-beastman', 'nc-sorcerer'] }, 2)).toMatchObject({ option: 'neutrals' });
  });

  it('[RA-OPT-05] [RA-OPT-06] everybody must agree; then whole piles are replaced', () => {
    const agreed = start(2, custom);
    expect(machine.awaited(agreed)).toEqual([0, 1]);
    machine.apply(agreed, 1, 'agree');
    machine.apply(agreed, 0, 'agree');
    expect(agreed.table.neutrals).toEqual(custom.neutrals);
    expect(agreed.table.piles.slice(0, 3)).toEqual([3, 3, 3]);
    for (const answers of [
      ['agree', 'refuse'],
      ['refuse', 'agree'],
    ]) {
      const refused = start(2, custom);
      answers.forEach((answer, seat) => {
        machine.apply(refused, seat, answer);
      });
      expect(refused.table.neutrals).toEqual(['nc-lightning', 'nc-manticore', 'nc-dragon']);
    }
  });

  it('[RA-OPT-05] whoever answers last has seen what the others want, and cannot take it back', () => {
    const m = start(2, custom);
    const out = outcome<RuneAge>();
    machine.apply(m, 1, 'refuse', out);
    expect(out.closed).toBe(null);
    machine.apply(m, 0, 'agree', out);
    expect(out.closed).toBe('reveal');
  });
});

describe('options that do not fit are refused by name', () => {
  it.each([
    ['RA-SET-04', 'races', { races: ['waiqar', 'waiqar'] }, 2],
    ['RA-SET-04', 'races', { races: ['waiqar'] }, 2],
    ['RA-EXP-14', 'races', { races: ['waiqar', 'orcs'], expansion: false }, 2],
    ['RA-SET-01', 'seats', {}, 5],
    ['RA-SET-02', 'scenario', { scenario: 'runewars' }, 1],
    ['RA-COO-01', 'cooperative', { scenario: 'runewars', cooperative: true }, 2],
    ['RA-COO-02', 'cooperative', { cooperative: true, expansion: false }, 2],
    ['RA-SET-21', 'overlord', { overlord: 1 }, 2],
    ['RA-SET-19', 'first', { first: 2 }, 2],
    ['RA-SET-19', 'first', { scenario: 'overlord', overlord: 0, first: 1 }, 2],
    ['RA-TRN-16', 'roundLimit', { roundLimit: 0 }, 2],
    ['RA-TRN-16', 'roundLimit', { roundLimit: 1000 }, 2],
    ['RA-SET-19', 'first', { first: -1 }, 2],
    ['RA-SET-19', 'first', { first: 0.5 }, 2],
    ['RA-TRN-16', 'roundLimit', { roundLimit: 2.5 }, 2],
    ['RA-SET-04', 'races', { races: 'xy' }, 2],
    ['RA-SET-04', 'races', { races: ['waiqar', 'chess'] }, 2],
    ['RA-OPT-03', 'neutrals', { neutrals: 'xyz' }, 2],
    ['RA-OPT-03', 'neutrals', { neutrals: ['nc-forced-march', 'nc-battle-cry', 'chess'] }, 2],
    ['RA-OPT-04', 'neutrals', { neutrals: ['mc-seer', 'nc-battle-cry', 'nc-demon'] }, 2],
    ['RA-MER-03', 'mercenaries', { mercenaries: 'xyz' }, 2],
    ['RA-MER-03', 'mercenaries', { mercenaries: ['mc-seer', 'mc-moulder'] }, 2],
    ['RA-MER-03', 'mercenaries', { mercenaries: ['mc-seer', 'mc-seer', 'mc-warden'] }, 2],
    ['RA-MER-03', 'mercenaries', { mercenaries: ['mc-seer', 'mc-moulder', 'chess'] }, 2],
    ['RA-EXP-14', 'neutrals', { expansion: false, neutrals: ['nx-scout', 'nc-battle-cry', 'nc-demon'] }, 2],
  ])('[%s] %s: %j for %i players', (rule, option, o, seats) => {
    expect(options(o, seats)).toMatchObject({ refused: 'bad-option', option, rule });
  });

  it('[RA-SET-19] the seats that fit are named, and the Overlord may be named as first player', () => {
    expect(options({ first: 2 }, 2)).toMatchObject({ message: expect.stringContaining('from 0 to 1') });
    expect(options({ scenario: 'overlord', overlord: 1, first: 1 }, 2)).not.toHaveProperty('refused');
  });

  it('unknown options, wrong types and wrong values', () => {
    expect(options({ dragons: 3 }, 2)).toMatchObject({ option: 'dragons' });
    expect(options({ scenario: 'chess' }, 2)).toMatchObject({ option: 'scenario' });
    expect(options({ openHands: 'yes' }, 2)).toMatchObject({ option: 'openHands' });
    expect(options([], 2)).toMatchObject({ option: 'options' });
    for (const option of ['strongholds', 'secured', 'rewards', 'instants', 'reshuffle'])
      expect(options({ [option]: 7 }, 2)).toMatchObject({ option });
  });
});

describe('rulings as options', () => {
  it('[RA-AMB-05] [RA-ACT-07] each stronghold is a target of its own, or the pile is one', () => {
    const each = turn({ hands: ['gold-1'] })
      .say(0, 'fight:stronghold')
      .say(0, 'stop');
    expect(each.options(0)).toContain('fight:stronghold');
    const pile = turn({ hands: ['gold-1'], options: { strongholds: 'pile' } })
      .say(0, 'fight:stronghold')
      .say(0, 'stop');
    expect(pile.options(0)).not.toContain('fight:stronghold');
  });

  it('[RA-AMB-06] [RA-BAT-13] [RA-BAT-14] a site won in battle comes refreshed, or exhausted', () => {
    for (const secured of ['refreshed', 'exhausted'] as const) {
      const s = turn({ hands: ['nc-dragon nc-demon gold-1'], sites: { 'city-forge': -1 }, options: { secured } });
      s.say(0, 'fight:city-forge').say(0, 'nc-dragon').say(0, 'stop').say(0, 'fight:stronghold').say(0, 'nc-demon').say(0, 'stop');
      expect(s.table.sites[0]).toMatchObject({ owner: 0, exhausted: secured === 'exhausted' });
      expect([s.table.players[0]!.ready, s.table.players[0]!.exhausted]).toEqual(secured === 'refreshed' ? [1, 0] : [0, 1]);
    }
  });
});

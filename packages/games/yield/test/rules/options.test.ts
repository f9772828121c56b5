import { isRefusal } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { yieldGame, yieldTitle } from '../../index.ts';

const refused = (options: unknown, seats: number) => yieldGame.options(options, seats);

describe('options that do not fit are refused by name', () => {
  it.each([
    ['six players', {}, 6, 'seats'],
    ['one player', {}, 1, 'seats'],
    ['half a player', {}, 2.5, 'seats'],
    ['an option that does not exist', { leader: 'none' }, 3, 'leader'],
    ['options that are no object', 'none', 3, 'options'],
    ['options that are a list', [], 3, 'options'],
    ['a list of teams', { teams: ['pairs'] }, 4, 'teams'],
    ['unknown teams', { teams: 'three' }, 4, 'teams'],
    ['two against two with 3', { teams: 'pairs' }, 3, 'teams'],
    ['two against two with 5', { teams: 'pairs' }, 5, 'teams'],
    ['two against one with 4', { teams: 'duo' }, 4, 'teams'],
    ['two against one with leaders', { teams: 'duo', leaders: ['basil-a', 'vymar-a', 'pavyr-a'] }, 3, 'leaders'],
    ['two against one with another first', { teams: 'duo', first: 2 }, 3, 'first'],
    ['a leader twice', { leaders: ['basil-a', 'basil-b'] }, 2, 'leaders'],
    ['a leader that does not exist', { leaders: ['basil-c', 'vymar-a'] }, 2, 'leaders'],
    ['too few leaders', { leaders: ['basil-a'] }, 2, 'leaders'],
    ['too many leaders', { leaders: ['basil-a', 'vymar-a', 'pavyr-a'] }, 2, 'leaders'],
    ['a number as leaders', { leaders: 3 }, 2, 'leaders'],
    ['the Destroyer where he is banned', { leaders: ['basil-b', 'vymar-a'], destroyer: false }, 2, 'leaders'],
    ['a destroyer that is no flag', { destroyer: 'no' }, 2, 'destroyer'],
    ['a first seat that does not exist', { first: 2 }, 2, 'first'],
    ['a negative seat', { first: -1 }, 2, 'first'],
    ['half a seat', { first: 0.5 }, 2, 'first'],
    ['a seat as text', { first: '0' }, 2, 'first'],
    ['a word as long as the table', { leaders: 'ab' }, 2, 'leaders'],
    ['nonsense for halving', { halving: 'twice' }, 2, 'halving'],
    ['nonsense for chases', { chases: 2 }, 2, 'chases'],
    ['nonsense for recovery', { recovery: null }, 2, 'recovery'],
    ['nonsense for steals', { steals: 'all' }, 2, 'steals'],
  ])('[YD-SET-01] [YD-SET-03] %s', (_what, options, seats, option) => {
    expect(refused(options, seats)).toMatchObject({ refused: 'bad-option', option });
  });

  it('[YD-SET-03] the message says which leader is taken twice', () => {
    expect(refused({ leaders: ['basil-a', 'vymar-a', 'basil-b'] }, 3)).toMatchObject({
      option: 'leaders',
      message: 'basil is taken twice; no leader is used twice.',
      rule: 'YD-SET-03',
    });
  });

  it('[YD-LDR-BAS-B01] [YD-A-27] a table without the Destroyer takes every other leader', () => {
    expect(refused({ leaders: ['basil-a', 'vymar-a'], destroyer: false }, 2)).toMatchObject({ leaders: ['basil-a', 'vymar-a'] });
    expect(refused({ leaders: ['basil-b', 'vymar-a'], destroyer: false }, 2)).toMatchObject({ option: 'leaders', rule: 'YD-LDR-BAS-B01' });
  });

  it('[YD-SET-03] what is given later changes nothing: the table keeps its own list', () => {
    const leaders = ['basil-a', 'vymar-a'];
    const options = refused({ leaders }, 2);
    leaders[0] = 'pavyr-b';
    expect(options).toMatchObject({ leaders: ['basil-a', 'vymar-a'] });
  });

  it('[YD-TEAM-01] [YD-DUO-01] team modes name the rule', () => {
    expect(refused({ teams: 'pairs' }, 3)).toMatchObject({ rule: 'YD-TEAM-01' });
    expect(refused({ teams: 'duo' }, 2)).toMatchObject({ rule: 'YD-DUO-01' });
  });

  it('[YD-SET-04] nothing given: the catalogue’s rulings, leaders chosen at the table', () => {
    for (const given of [undefined, null, {}]) {
      expect(refused(given, 3)).toEqual({
        leaders: 'choose',
        teams: 'none',
        first: 'random',
        halving: 'dial',
        chases: 'pairs',
        recovery: 'together',
        steals: 'armies',
        destroyer: true,
      });
    }
    expect(refused({ teams: 'duo' }, 3)).toMatchObject({ leaders: 'none' });
  });

  it('[YD-SET-04] the form offers only what the game accepts, with words in both languages', () => {
    for (const { id, as, values = [], players = [2, 3, 4, 5], default: usual } of yieldTitle.fields) {
      expect(as === 'flag' || values.includes(usual as string)).toBe(true);
      for (const seats of players) {
        for (const value of as === 'flag' ? [true, false] : values) {
          expect(isRefusal(yieldGame.options({ [id]: value }, seats))).toBe(false);
          for (const { options } of Object.values(yieldTitle.texts)) {
            expect(options[id]?.label).toBeTruthy();
            if (as !== 'flag') expect(options[id]?.values?.[String(value)]).toBeTruthy();
          }
        }
      }
    }
    expect(yieldTitle.fields.filter((f) => f.experimental).map((f) => f.values)).toEqual([['none', 'duo']]);
  });
});

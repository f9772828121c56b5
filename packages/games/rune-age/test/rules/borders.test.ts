/** Borders, where a number, a seat or a kind just fits or just does not. */
import { scene } from '@longtable/kit/scene';
import { describe, expect, it } from 'vitest';
import { mercenary } from '../../data/mercenaries.ts';
import { ROUND_LIMIT_MAX } from '../../data/numbers.ts';
import { runeAgeGame } from '../../index.ts';
import { options } from '../../options.ts';
import { influencePurse } from '../../query/goods.ts';
import { eventsOf, happens, names, say, seatOf, stage, turn } from '../helpers.ts';

const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };
const rules = (s: ReturnType<typeof turn>): Record<string, string> =>
  Object.fromEntries((s.question(0).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));

describe('abilities of the other seat', () => {
  it('[card:mc-spy] a defender’s Spy shows the attacker’s hand', () => {
    const s = turn({ hands: ['wq-archer gold-2', 'mc-spy gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-archer').say(1, 'mc-spy').say(1, 'use');
    expect(eventsOf(s, 'hand-shown')).toEqual([{ type: 'hand-shown', seat: 0, cards: ['gold-2'] }]);
    s.say(1, 'gold-2');
    expect([names(seatOf(s.table, 0).discard), names(seatOf(s.table, 1).hand)]).toEqual([['gold-2'], ['gold-1']]);
  });

  it('[RA-ELM-06] whoever is out of the game takes no damage', () => {
    const hit = (alive: boolean) =>
      stage({ seats: 3, table: (t) => Object.assign(t.players[1]!, { alive, damage: 4 }) }).at('damage', {
        seat: 1,
        n: 3,
        by: -1,
        of: null,
      });
    expect([seatOf(hit(true).table, 1).damage, seatOf(hit(false).table, 1).damage]).toEqual([7, 4]);
  });
});

describe('abilities that could do nothing', () => {
  it('[card:mo-25] cities that are exhausted already are not spoken of', () => {
    const shaken = (exhausted: boolean) =>
      happens(
        {
          options: { scenario: 'monument' },
          hands: ['', ''],
          sites: { 'city-forge': 0 },
          table: (t) => Object.assign(t.sites[0]!, { exhausted }),
        },
        'mo-25',
      );
    expect(eventsOf(shaken(false), 'exhausted')).toEqual([{ type: 'exhausted', seat: 0, what: ['city-forge'] }]);
    expect(eventsOf(shaken(true), 'exhausted')).toEqual([]);
  });

  it('[card:rw-25] nobody is asked who holds no card and has no unit in the discard pile', () => {
    const asked = (hand: string, discard: string) => happens({ hands: [hand, ''], discards: [discard, ''] }, 'rw-25').asked;
    expect([asked('', ''), asked('', 'gold-1'), asked('gold-1', ''), asked('', 'wq-archer')]).toEqual([[], [], [0], [0]]);
  });

  it('[card:mo-21] nobody is asked who holds no card while no gold is left', () => {
    const asked = (hand: string, gold: number[]) =>
      happens({ options: { scenario: 'monument' }, hands: [hand, ''], table: (t) => Object.assign(t, { gold }) }, 'mo-21').asked;
    expect([asked('', [0, 0, 0]), asked('', [0, 0, 1]), asked('wq-archer', [0, 0, 0])]).toEqual([[], [0], [0]]);
  });

  it('[card:or-warchief] is not asked with an empty hand and no gold, nor with empty barracks', () => {
    const orc = { races: ['orcs', 'daqan'] as ('orcs' | 'daqan')[] };
    const asks = (hand: string, table: (t: Parameters<typeof seatOf>[0]) => void = () => {}) => {
      const s = turn({ ...orc, hands: [`or-warchief ${hand}`], table })
        .say(0, 'fight:stronghold')
        .say(0, 'or-warchief');
      return !s.over && s.options(0).includes('no');
    };
    expect([asks('gold-1'), asks('')]).toEqual([true, false]);
    expect(asks('gold-1', (t) => Object.assign(t.players[0]!, { barracks: [0, 0, 0, 0, 0, 0] }))).toBe(false);
  });

  it('[card:nx-reprieve] asks no second time when nobody else is wounded', () => {
    const s = say(
      turn({ ...uthuk, hands: ['ut-berserker nx-reprieve gold-1'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'use',
      'nx-reprieve',
      'stop',
      'unit:1',
    );
    expect(s.asked.flatMap((seat) => s.options(seat))).not.toContain('unit:0');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['ut-berserker*', 'nx-reprieve*']);
  });
});

describe('events in their order', () => {
  const deck = (more: object) => (t: object) => Object.assign(t, more);
  it('[RA-EVT-10] [RA-AMB-38] the deck is made anew when its last card is drawn, and not before', () => {
    const drawn = (events: string[]) =>
      stage({
        options: { scenario: 'dragonlords', reshuffle: 'at-once' },
        hands: ['', ''],
        table: deck({ events, eventDiscard: ['dl-25'], foreseen: [] }),
      }).at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(eventsOf(drawn(['dl-22', 'dl-26']), 'events-reshuffled')).toEqual([]);
    expect(eventsOf(drawn(['dl-22']), 'events-reshuffled')).toEqual([{ type: 'events-reshuffled', n: 1 }]);
  });

  it('[RA-SET-17] of foreseen cards the one on top comes first', () => {
    const s = stage({
      options: { scenario: 'cataclysm' },
      hands: ['', ''],
      table: deck({ events: ['ca-33'], foreseen: ['ca-31', 'ca-32'], foreseer: 1 }),
    }).at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(eventsOf(s, 'event')[0]!.event).toBe('ca-32');
    expect(s.table.foreseen).toEqual(['ca-31']);
  });

  it('[RA-ABL-02] marks of use on cards that were shown go with the round', () => {
    const s = stage({ hands: ['dq-knight* gold-1'], table: (t) => Object.assign(t.players[0]!, { shown: t.players[0]!.hand.slice() }) });
    s.at('game', {}, 'end');
    expect(names(seatOf(s.table, 0).shown).filter((name) => name.endsWith('*'))).toEqual([]);
  });
});

describe('buying', () => {
  it('[RA-GLD-10] a stronghold is bought while one is left in the barracks', () => {
    const offered = (ready: number) =>
      turn({ hands: ['3xgold-3'], ready: [ready] })
        .say(0, 'gold')
        .options(0);
    expect([offered(2).includes('stronghold'), offered(3).includes('stronghold')]).toEqual([true, false]);
  });

  it('[RA-RES-11] only refreshed strongholds pay influence', () => {
    const purse = (ready: number) => influencePurse(stage({ ready: [ready], sites: {} }).table, 0).ids;
    expect([purse(1), purse(0)]).toEqual([['stronghold'], []]);
  });

  it('[card:dl-25] once the one acquisition of the turn is made, the lasting Instant bars all others', () => {
    const s = turn({ options: { scenario: 'dragonlords' }, ready: [3], table: (t) => Object.assign(t, { lasting: 'dl-25', acquired: 1 }) });
    expect(s.options(0)).not.toContain('influence');
    expect(rules(s)).toMatchObject({ influence: 'RA-SCN-11' });
  });

  it('[RA-DES-06] of two strongholds the exhausted one is lost', () => {
    const s = happens(
      {
        seats: 1,
        options: { scenario: 'cataclysm' },
        hands: [''],
        ready: [1],
        table: (t) => Object.assign(t.players[0]!, { exhausted: 1, strongholds: 1 }),
      },
      'ca-34',
    ).say(0, 'stronghold');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 0, strongholds: 2 });
  });
});

describe('setup', () => {
  it('[RA-MER-07] mercenaries for sieges come where players may fight each other, and only there', () => {
    const drawn = (o: object) =>
      Array.from({ length: 30 }, (_, seed) => start(o, seed + 1)).some((list) => list.some((id) => mercenary(id).siege === true));
    expect([drawn({ scenario: 'runewars' }), drawn({ scenario: 'dragonlords', cooperative: true })]).toEqual([true, false]);
  });

  it('[RA-TRN-16] [RA-SET-19] the first and the last value that fit are taken', () => {
    for (const o of [{ roundLimit: 1 }, { roundLimit: ROUND_LIMIT_MAX }, { first: 0 }, { first: 1 }])
      expect(options(o, 2)).not.toHaveProperty('refused');
    expect(options({ roundLimit: ROUND_LIMIT_MAX + 1 }, 2)).toMatchObject({ option: 'roundLimit' });
  });
});

const start = (o: object, seed: number) =>
  scene(runeAgeGame, { seats: 2, options: { ...o, mercenaries: 'random' }, seed }).table.mercenaries;

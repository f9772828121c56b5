import { describe, expect, it } from 'vitest';
import { compared, eventsOf, names, say, seatOf, turn } from '../helpers.ts';

const latari = { races: ['latari', 'daqan'] as ('latari' | 'daqan')[] };
const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };
const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const discard = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).discard);

describe('Latari Elves', () => {
  it('[card:lt-archer] refreshes nothing of others and nothing that is refreshed', () => {
    const s = turn({
      ...latari,
      hands: ['lt-archer gold-1'],
      sites: { 'city-forge': 0, 'city-tamalir': 1, 'city-frostgate': 0 },
      table: (t) => {
        for (const x of t.sites) x.exhausted = x.id !== 'city-frostgate';
        t.players[0]!.strongholds = 2;
        Object.assign(t.players[1]!, { exhausted: 1 });
      },
    });
    say(s, 0, 'fight:stronghold', 'lt-archer');
    expect(s.options(0)).toEqual(['city-forge', 'no']);
  });
  it('[card:lt-archer] refreshes a city or stronghold, no reward and no landmark', () => {
    const s = turn({
      ...latari,
      options: { scenario: 'conquest' },
      hands: ['lt-archer gold-1'],
      sites: { 'city-forge': 0, 'lm-3': 0 },
      table: (t) => {
        for (const x of t.sites) x.exhausted = true;
        Object.assign(t.players[0]!, { exhausted: 1, strongholds: 2, treasures: [{ id: 'cq-12', exhausted: true }] });
      },
    });
    say(s, 0, 'fight:stronghold', 'lt-archer');
    expect(s.options(0)).toEqual(['city-forge', 'stronghold', 'no']);
    s.say(0, 'city-forge');
    expect(s.table.sites[0]!.exhausted).toBe(false);
  });

  it('[card:lt-sorceress] spends influence with 2 more; the rest is lost', () => {
    const s = turn({ ...latari, hands: ['lt-sorceress'], ready: [1] }).say(0, 'act:lt-sorceress');
    expect(s.options(0)).toEqual(['gold-1', 'gold-2', 'nc-lightning', 'nc-manticore']);
    s.say(0, 'nc-manticore');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 0, exhausted: 1 });
    expect(discard(s)).toEqual(['nc-manticore', 'lt-sorceress*']);
    const free = say(turn({ ...latari, hands: ['lt-sorceress'] }), 0, 'act:lt-sorceress', 'gold-1', 'done');
    expect(free.options(0)).not.toContain('influence');
  });

  it('[card:lt-warrior] 1 influence for a card', () => {
    const s = say(
      turn({ ...latari, hands: ['lt-warrior'], decks: ['gold-2'], ready: [1] }),
      0,
      'fight:stronghold',
      'lt-warrior',
      'stronghold',
    );
    expect(hand(s)).toEqual(['gold-2']);
    const broke = say(turn({ ...latari, hands: ['lt-warrior gold-1'], decks: ['gold-2'] }), 0, 'fight:stronghold', 'lt-warrior');
    expect(broke.question(0).kind).toBe('battle');
  });

  it('[card:lt-leonx] +1 for each of one or two strongholds', () => {
    const s = say(turn({ ...latari, hands: ['lt-leonx gold-1'], ready: [2] }), 0, 'fight:stronghold', 'lt-leonx', 'stop', 'unit:0', 'two');
    expect(compared(s)[0]).toBe(5);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 2 });
    const one = say(turn({ ...latari, hands: ['lt-leonx gold-1'], ready: [1] }), 0, 'fight:stronghold', 'lt-leonx', 'stop', 'unit:0');
    expect(compared(one)[0]).toBe(4);
  });

  it('[card:lt-pegasus] 2 influence for an opposing unit', () => {
    const s = turn({ ...latari, hands: ['lt-archer lt-pegasus', 'dq-roc gold-1'], sites: { 'city-forge': 0 } });
    say(s, 0, 'fight:realm:1', 'lt-archer');
    say(s, 1, 'dq-roc', 'no');
    say(s, 0, 'lt-pegasus', 'city-forge');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-roc' }]);
    expect(s.table.sites[0]!.exhausted).toBe(true);
  });

  it('[card:lt-guardian] +1 for each refreshed city, at most 3, nothing exhausted', () => {
    const sites = { 'city-forge': 0, 'city-tamalir': 0, 'city-frostgate': 0, 'city-greyhaven': 0 } as const;
    const s = say(turn({ ...latari, hands: ['lt-guardian gold-1'], sites }), 0, 'fight:stronghold', 'lt-guardian', 'stop', 'unit:0');
    expect(compared(s)[0]).toBe(9);
    expect(s.table.sites.every((x) => !x.exhausted)).toBe(true);
    const two = turn({
      ...latari,
      hands: ['lt-guardian gold-1'],
      sites,
      table: (t) => {
        t.sites[0]!.exhausted = true;
        t.sites[1]!.exhausted = true;
      },
    });
    expect(compared(say(two, 0, 'fight:stronghold', 'lt-guardian', 'stop', 'unit:0'))[0]).toBe(8);
  });
});

describe('Uthuk Y’llan', () => {
  it('[card:ut-berserker] wounds itself for +1', () => {
    const s = say(turn({ ...uthuk, hands: ['ut-berserker gold-1'] }), 0, 'fight:stronghold', 'ut-berserker', 'use', 'stop');
    expect(compared(s)).toEqual([2, 2, true]);
    expect(discard(s)).toEqual([]);
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
  });

  it('[card:ut-ripper] wounds another unit to draw', () => {
    const s = say(
      turn({ ...uthuk, hands: ['ut-berserker ut-ripper'], decks: ['gold-3'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'no',
      'ut-ripper',
      'unit:0',
    );
    expect(hand(s)).toEqual(['gold-3']);
    expect(s.table.combat!.fighters.map((f) => f.wounded)).toEqual([true, false]);
    const alone = say(turn({ ...uthuk, hands: ['ut-ripper gold-1'], decks: ['gold-3'] }), 0, 'fight:stronghold', 'ut-ripper');
    expect(alone.question(0).kind).toBe('battle');
  });

  it('[card:ut-warlock] wounds a friend or itself to destroy a unit of strength 3 or less', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker ut-warlock', 'dq-knight dq-siege-tower gold-1'] });
    say(s, 0, 'fight:realm:1', 'ut-berserker', 'no');
    s.say(1, 'dq-knight');
    say(s, 0, 'ut-warlock', 'unit:2');
    expect(eventsOf(s, 'wounded')).toMatchObject([{ card: 'ut-warlock' }]);
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-knight' }]);
    const strong = turn({ ...uthuk, hands: ['ut-berserker ut-warlock', 'dq-siege-tower gold-1'] });
    say(strong, 0, 'fight:realm:1', 'ut-berserker', 'no');
    strong.say(1, 'dq-siege-tower');
    strong.say(0, 'ut-warlock');
    expect(strong.asked).toEqual([1]);
  });

  it('[card:ut-blood-sister] turns a wounded unit upright', () => {
    const s = say(
      turn({ ...uthuk, hands: ['ut-berserker ut-blood-sister gold-1'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'use',
      'ut-blood-sister',
      'stop',
      'unit:1',
    );
    expect(discard(s)).toEqual(['ut-berserker*', 'ut-blood-sister*']);
    expect(seatOf(s.table, 0).barracks[0]).toBe(5);
  });

  it('[card:ut-chaos-lord] +1 for each wounded friend, itself included', () => {
    const s = say(
      turn({ ...uthuk, hands: ['2xut-berserker ut-chaos-lord gold-1'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'use',
      'ut-berserker',
      'use',
      'ut-chaos-lord',
      'stop',
      'unit:2',
    );
    expect(compared(s)[0]).toBe(2 + 2 + 6);
  });

  it('[card:ut-obscene] wounds itself; the opponent gives up a unit of his choice', () => {
    const t = turn({ ...uthuk, hands: ['2xut-berserker ut-obscene gold-1', 'dq-knight dq-bowman gold-1'] });
    say(t, 0, 'fight:realm:1', 'ut-berserker', 'no');
    t.say(1, 'dq-knight');
    say(t, 0, 'ut-berserker', 'no');
    say(t, 1, 'dq-bowman', 'no');
    say(t, 0, 'ut-obscene', 'use');
    expect(t.asked).toEqual([1]);
    expect(t.options(1)).toEqual(['unit:1', 'unit:3']);
    t.say(1, 'unit:3');
    expect(eventsOf(t, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-bowman' }]);
    expect(t.table.combat!.fighters.at(-1)).toMatchObject({ wounded: true });
  });
});

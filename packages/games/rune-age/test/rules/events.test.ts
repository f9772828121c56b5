import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, happens, names, say, seatOf, stage, turn } from '../helpers.ts';

const dragons = { scenario: 'dragonlords' };
const PHASE = { event: null, queue: [], lost: null };

describe('event phase', () => {
  it('[RA-EVT-01] [RA-EVT-02] one card is drawn and shown to all', () => {
    const s = stage({ options: dragons, table: (t) => Object.assign(t, { events: ['dl-11', 'dl-14', 'dl-21'] }) }).at('events', PHASE);
    expect(eventsOf(s, 'event').length).toBe(1);
    expect(s.table.events.length).toBe(2);
  });

  it('[RA-EVT-03] [RA-EVT-05] Enemies stay in play, several of them', () => {
    const s = happens({ options: dragons, table: (t) => Object.assign(t, { enemies: ['dl-14'] }) }, 'dl-11');
    expect(s.table.enemies).toEqual(['dl-14', 'dl-11']);
    expect(s.table.eventDiscard).toEqual([]);
  });

  it('[RA-EVT-06] an Instant is resolved and discarded', () => {
    const s = happens({ options: dragons, hands: ['', ''] }, 'dl-13');
    expect(s.table.eventDiscard).toEqual(['dl-13']);
    expect(s.table.players.map((p) => p.damage)).toEqual([2, 2]);
  });

  it('[RA-EVT-07] [RA-EVT-17] a lasting Instant holds for the next round, event phase included', () => {
    const s = happens({ options: { scenario: 'monument' } }, 'mo-24');
    expect(s.table).toMatchObject({ lasting: 'mo-24', dawning: null, eventDiscard: [] });
    const next = stage({ options: { scenario: 'monument' }, table: (t) => Object.assign(t, { lasting: 'mo-24', events: ['mo-12'] }) });
    expect(
      turn({ options: { scenario: 'monument' }, hands: ['gold-1'], table: (t) => Object.assign(t, { lasting: 'mo-24' }) }).question(0).shown
        .with,
    ).toMatchObject({ gold: 2 });
    next.at('events', PHASE, 'draw');
    expect(next.table).toMatchObject({ lasting: null, eventDiscard: ['mo-24'] });
    const inPhase = happens(
      { options: { scenario: 'monument' }, hands: ['gold-1'], table: (t) => Object.assign(t, { lasting: 'mo-13' }) },
      'mo-22',
    );
    expect(inPhase.table.lasting).toBe('mo-13');
  });

  it('[RA-EVT-08] [RA-AMB-26] in play order from the first player', () => {
    const s = happens({ seats: 3, options: { ...dragons, first: 1 }, hands: ['gold-1', 'gold-1', 'gold-1'] }, 'dl-13');
    const asked: number[] = [];
    while (!s.over) {
      asked.push(s.asked[0]!);
      s.say(s.asked[0]!, 'damage');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  it('[RA-EVT-10] [RA-EVT-11] [RA-TV-23] an empty deck is formed from the Stage 2 cards of the discard pile', () => {
    const s = stage({
      options: dragons,
      hands: ['', ''],
      table: (t) =>
        Object.assign(t, {
          events: [],
          eventDiscard: ['dl-11', 'dl-12', 'dl-13', 'dl-14', 'dl-15', 'dl-22', 'dl-24', 'dl-25', 'dl-27'],
          enemies: ['dl-21', 'dl-26'],
        }),
      dice: { events: [0] },
    }).at('events', PHASE, 'draw');
    expect(eventsOf(s, 'events-reshuffled')).toEqual([{ type: 'events-reshuffled', n: 4 }]);
    expect(eventsOf(s, 'event')[0]).toMatchObject({ event: 'dl-22', left: 3 });
    expect(s.table.eventDiscard.filter((id) => id.startsWith('dl-1')).length).toBe(5);
    expect(s.table.enemies).toEqual(['dl-21', 'dl-26']);
  });

  it('[RA-EVT-12] without a Stage 2 card there is no event', () => {
    const s = stage({
      options: dragons,
      hands: ['', ''],
      decks: ['5xgold-1', ''],
      table: (t) => Object.assign(t, { events: [], eventDiscard: ['dl-11'] }),
    }).at('events', PHASE, 'draw');
    expect(eventsOf(s, 'no-event').length).toBe(1);
    expect(seatOf(s.table, 0).hand.length).toBe(5);
  });

  it('[RA-EVT-13] the empty deck ends The Cataclysm, Ascent of the Overlord and Conquest', () => {
    const end = (
      scenario: string,
      table: (t: Parameters<NonNullable<Parameters<typeof stage>[0]['table']>>[0]) => void = () => undefined,
    ) =>
      stage({
        options: { scenario },
        hands: ['', ''],
        table: (t) => Object.assign(table(t) ?? t, { events: [], eventDiscard: ['ca-21'] }),
      }).at('events', PHASE, 'draw').match.result;
    expect(end('cataclysm')).toMatchObject({ winners: [0, 1], why: 'survived' });
    expect(end('overlord')).toMatchObject({ winners: [0], why: 'overlord-outlasted' });
    const holds = (a: string, b: string) =>
      end('conquest', (t) => {
        t.sites = [
          { id: a as 'lm-1', owner: 0, exhausted: false },
          { id: b as 'lm-2', owner: 1, exhausted: false },
          { id: 'city-forge', owner: 1, exhausted: false },
        ];
      });
    expect(holds('lm-1', 'city-tamalir')).toMatchObject({ winners: [0], why: 'most-landmarks' });
    expect(holds('lm-1', 'lm-2')).toMatchObject({ winners: [1] });
  });

  it('[RA-EVT-14] [RA-EVT-19] everybody draws after the card is resolved, not in between', () => {
    const s = happens({ options: dragons, hands: ['wq-archer', 'dq-knight'], decks: ['9xgold-1', '9xgold-1'] }, 'dl-12');
    assault(s, { 0: 'wq-archer' });
    expect(eventsOf(s, 'drew').map((e) => e.n)).toEqual([5, 4]);
    const order = s.events.map((e) => e.type);
    expect(order.indexOf('drew')).toBeGreaterThan(order.lastIndexOf('compared'));
  });

  it('[RA-EVT-16] as far as possible: without a city there is only damage', () => {
    const s = happens({ options: { scenario: 'cataclysm' }, hands: ['', ''], sites: { 'city-forge': 1 } }, 'ca-24');
    expect(s.asked).toEqual([1]);
    s.say(1, 'city-forge');
    expect(s.table.players.map((p) => p.damage)).toEqual([4, 0]);
    expect(s.table.sites[0]!.owner).toBe(-1);
  });

  it('[RA-EVT-18] [RA-ABL-02] [RA-AMB-20] [RA-TV-35] an ability used in the turn is not available in the event phase of the round, in the next it is', () => {
    const knight = {
      races: ['daqan', 'waiqar'] as ('daqan' | 'waiqar')[],
      options: { scenario: 'cataclysm' },
      decks: ['dq-footman dq-footman', ''],
    };
    const used = happens({ ...knight, seats: 1, hands: ['dq-knight* gold-1'] }, 'ca-11').say(0, 'dq-knight*');
    expect(used.question(0).stage).toBe('assault');
    used.say(0, 'stop');
    expect(compared(used)).toEqual([3, 3, true]);
    const round = stage({ ...knight, seats: 1, hands: ['dq-knight* gold-1'], table: (t) => Object.assign(t, { events: ['ca-11'] }) });
    expect(round.at('game', {}, 'events').options(0)).toEqual(['dq-knight*', 'stop']);
    const next = stage({ ...knight, hands: ['dq-knight* gold-1'], discards: ['dq-footman*'] }).at('game', {}, 'end');
    expect(names(seatOf(next.table, 0).hand)).toEqual(['gold-1', 'dq-knight']);
    expect(names(seatOf(next.table, 0).discard)).toEqual(['dq-footman']);
  });

  it('[RA-AMB-38] [RA-TV-36] the last Instant is in the new deck, or (option) not', () => {
    const last = (reshuffle: string) =>
      stage({
        options: { ...dragons, reshuffle },
        hands: ['', ''],
        table: (t) => Object.assign(t, { events: ['dl-22'], eventDiscard: ['dl-25'] }),
      }).at('events', PHASE, 'draw').table;
    expect(last('when-needed')).toMatchObject({ events: [], eventDiscard: ['dl-25', 'dl-22'] });
    expect(last('at-once')).toMatchObject({ events: ['dl-25'], eventDiscard: ['dl-22'] });
    const again = stage({ options: dragons, hands: ['', ''], table: (t) => Object.assign(t, { events: [], eventDiscard: ['dl-22'] }) }).at(
      'events',
      PHASE,
      'draw',
    );
    expect(eventsOf(again, 'event')[0]!.event).toBe('dl-22');
  });
});

describe('rewards', () => {
  it('[RA-REW-04] [RA-REW-07] [RA-AMB-15] a lost reward leaves the game; whoever has one has no choice about losing one', () => {
    const s = happens({ options: dragons, hands: ['', ''], rewards: { 0: ['dl-11', 'dl-14'] } }, 'dl-22');
    expect(s.options(0)).toEqual(['dl-11', 'dl-14']);
    s.say(0, 'dl-14');
    expect(s.table.gone).toEqual(['dl-14']);
    expect(seatOf(s.table, 0).treasures.map((x) => x.id)).toEqual(['dl-11']);
    expect(s.table.players.map((p) => p.damage)).toEqual([0, 3]);
  });

  it('[RA-REW-03] exhausted for its influence, once until it is refreshed', () => {
    const s = say(turn({ rewards: { 0: ['rw-14'] } }), 0, 'influence', 'gold-1');
    expect(seatOf(s.table, 0).treasures).toEqual([{ id: 'rw-14', exhausted: true }]);
    expect(s.options(0)).not.toContain('influence');
  });
});

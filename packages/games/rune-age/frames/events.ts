import { pick, type Seat } from '@longtable/kernel';
import { operations } from '../data/abilities.ts';
import type { Who } from '../data/events/types.ts';
import { type EventId, event } from '../data/events.ts';
import { NOBODY } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { site } from '../data/sites.ts';
import { endOfEvents } from '../deeds/ends.ts';
import { drawUp, loseSite } from '../deeds/zones.ts';
import { possible } from '../query/abilities.ts';
import { eventStrength } from '../query/combat.ts';
import { drawable, nextStage } from '../query/events.ts';
import { countSites, damageOf, isAlly, survivors } from '../query/scenario.ts';
import type { ReadTable, Rules, Table, Turn } from '../spec.ts';
import { player, playOrder } from '../table.ts';

/** The event phase: what Enemies do, one event card, and everybody draws. RA-EVT-01, RA-EVT-02 */
export const events: Rules<'events'> = {
  first: 'menace',
  stages: {
    /** Realms burn in play order. RA-ELM-11 */
    menace(t) {
      const { table } = t;
      table.step = 'events';
      t.emit({ type: 'event-phase', round: table.round });
      for (const id of table.enemies) {
        const n = event(id).holds?.burns ?? 0;
        if (n === 0) continue;
        for (const seat of table.shared === null ? playOrder(table) : [table.first]) t.call('damage', { seat, n, by: NOBODY, of: id });
      }
      return 'draw';
    },
    /** The first player's card, whoever began the round. RA-EVT-01, RA-EVT-12, RA-TRN-15 */
    draw(t, f) {
      const { table } = t;
      if (drawable(table) === 0) {
        if (!SCENARIO_DATA[table.options.scenario].reshuffles) {
          endOfEvents(t);
          return 'refill';
        }
        reshuffle(t);
        if (drawable(table) === 0) {
          t.emit({ type: 'no-event' });
          return 'refill';
        }
      }
      f.event = drawEvent(t);
      const { attrition = 0 } = event(f.event);
      t.emit({ type: 'event', event: f.event, left: drawable(table), strength: eventStrength(table, f.event), attrition });
      if (drawable(table) === 0 && table.options.reshuffle === 'at-once' && SCENARIO_DATA[table.options.scenario].reshuffles) reshuffle(t);
      return 'resolve';
    },
    /** Enemies stay, beside others; Instants happen. RA-EVT-03, RA-EVT-05, RA-COO-16 */
    resolve(t, f) {
      const id = f.event!;
      const { table } = t;
      const { type, who = 'table', lasting } = event(id);
      if (type === 'enemy') {
        table.enemies = [...table.enemies, id];
        return 'refill';
      }
      if (lasting === true) table.dawning = id;
      if (table.options.cooperative && (who === 'each' || who === 'least-damage')) return 'target';
      f.queue = whom(table, who);
      return 'next';
    },
    /** The first player chooses the one whom it hits, maybe himself. RA-AMB-29 */
    target: {
      rules: ['RA-COO-08', 'RA-COO-16'],
      ask: (table) => pick(table.first, survivors(table)),
      forced: true,
      answer(t, f, seat) {
        t.emit({ type: 'event-target', seat, event: f.event! });
        f.queue = [seat];
        return 'next';
      },
      show: (_t, f) => ({ with: { event: f.event! } }),
    },
    /** On to the next, with full strength and what they hold. RA-EVT-19, RA-BAT-27, RA-AMB-36 */
    next(t, f) {
      const [seat, ...rest] = f.queue;
      if (seat === undefined || (f.lost === true && t.table.options.instants === 'until-lost')) return 'over';
      f.queue = rest;
      if (!player(t.table, seat).alive) return 'next';
      if (event(f.event!).lasting === true && event(f.event!).who === 'each')
        t.table.lastingOn = t.table.options.cooperative ? seat : NOBODY;
      t.call('visit', { event: f.event!, seat }, 'lost');
      return 'next';
    },
    /** A resolved Instant goes to the event discard pile. RA-EVT-06 */
    over(t, f) {
      const { table } = t;
      if (event(f.event!).lasting !== true) table.eventDiscard = [...table.eventDiscard, f.event!];
      return 'refill';
    },
    /** Everybody draws; then what lasted is over, and what will last begins. RA-EVT-07, RA-EVT-14, RA-EVT-17 */
    refill(t) {
      const { table } = t;
      drawUp(t, table.first);
      if (table.lasting !== null) {
        table.eventDiscard = [...table.eventDiscard, table.lasting];
        t.emit({ type: 'event-over', event: table.lasting });
      }
      table.lasting = table.dawning;
      table.dawning = null;
      return 'done';
    },
  },
};

/** The card on top, from the lowest stage that is left. RA-SET-16, RA-SET-17 */
function drawEvent(t: Turn): EventId {
  const { table } = t;
  const known = table.foreseen.at(-1);
  if (known !== undefined) {
    table.foreseen = table.foreseen.slice(0, -1);
    t.reveal();
    return known;
  }
  const top = nextStage(table);
  const id = top[t.random('events', top.length)]!;
  table.events = table.events.filter((x) => x !== id);
  return id;
}

/** Stage 2 cards of the discard pile, and only those. RA-EVT-10, RA-EVT-11, RA-AMB-38 */
function reshuffle(t: Turn): void {
  const { table } = t;
  table.events = table.eventDiscard.filter((id) => event(id).stage === 2);
  table.eventDiscard = table.eventDiscard.filter((id) => event(id).stage !== 2);
  if (table.events.length > 0) t.emit({ type: 'events-reshuffled', n: table.events.length });
}

/** In play order. RA-EVT-08 */
function whom(table: Table, who: Who): Seat[] {
  const order = playOrder(table);
  const least = (value: (seat: Seat) => number): Seat[] => {
    const bottom = Math.min(...order.map(value));
    return order.filter((seat) => value(seat) === bottom);
  };
  switch (who) {
    case 'each':
      return order;
    case 'allies':
      return order.filter((seat) => isAlly(table, seat));
    case 'overlord':
      return [table.overlord];
    case 'least-damage':
      return least((seat) => damageOf(table, seat)).slice(0, 1);
    case 'fewest-cities':
      return least((seat) => countSites(table, seat, false));
    case 'fewest-landmarks':
      return least((seat) => countSites(table, seat, true));
    case 'landmark-holders':
      return order.filter((seat) => countSites(table, seat, true) > 0);
    case 'first':
    case 'table':
      return [table.first];
  }
}

/** An event comes to one player: its effect, or its attack; in the cooperative variant it is one player for all. RA-BAT-24, RA-AMB-30 */
export const visit: Rules<'visit'> = {
  first: 'come',
  begin: (_t, { event: id, seat }) => ({ event: id, seat, won: null }),
  stages: {
    come(t, f) {
      const { strength, ransom, may } = event(f.event);
      if (strength !== undefined) return ransom === undefined ? 'attack' : 'ransom';
      const path = `event:${f.event}`;
      const can = may !== true || operations(path).every((op) => possible(t.table, f.seat, NOBODY, op, 0));
      if (can) t.call('effect', { path, seat: f.seat, unit: NOBODY, consent: may === true ? 'ask' : 'forced' });
      return 'leave';
    },
    /** Barbarian Invasion: a city for peace. */
    ransom: {
      rules: ['RA-DES-04', 'RA-BAT-24'],
      ask(table, f) {
        const cities = citiesOf(table, f.seat, false);
        return cities.length === 0 ? null : pick(f.seat, [...cities, 'fight' as const]);
      },
      skip: 'attack',
      answer(t, _f, id) {
        if (id === 'fight') return 'attack';
        loseSite(t, id);
        return 'leave';
      },
      show: (_t, f) => ({ with: { event: f.event } }),
    },
    /** A battle outside the turn: it uses up no target, and combat abilities may be used. RA-ACT-13, RA-EVT-09, RA-EVT-15 */
    attack(t, f) {
      t.call('battle', { seat: f.seat, target: f.event }, 'won');
      return 'judge';
    },
    judge: (_t, f) => (f.won === false && event(f.event).loses === 'landmark' ? 'landmark' : 'leave'),
    landmark: {
      rules: ['RA-DES-04', 'RA-EVT-16'],
      ask: (table, f) => pick(f.seat, citiesOf(table, f.seat, true)),
      skip: 'leave',
      forced: true,
      answer(t, _f, id) {
        loseSite(t, id);
        return 'leave';
      },
      show: (_t, f) => ({ with: { event: f.event } }),
    },
    leave: (t, f) => t.done(f.won === false),
  },
};

const citiesOf = (table: ReadTable, seat: Seat, landmark: boolean) =>
  table.sites.filter((s) => s.owner === seat && site(s.id).landmark === landmark).map((s) => s.id);

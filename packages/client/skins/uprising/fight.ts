/** Fights that are over, gathered from what was heard: round by round, and what was used on the way. */
import type { Event } from '@longtable/uprising/events';

type Over = Extract<Event, { type: 'combat-over' }>;

export interface FightRound {
  readonly kind: 'archery' | 'clash';
  /** Hits that each side took. */
  readonly hits: readonly number[];
}

export interface Fight {
  readonly over: Over;
  readonly rounds: readonly FightRound[];
  /** Cards, Druids, Godpowers, losses and points, in order. */
  readonly told: readonly Event[];
}

const TOLD: readonly Event['type'][] = [
  'used',
  'druid-used',
  'godpower',
  'godpower-stopped',
  'losses',
  'slain',
  'destroyed',
  'placed',
  'building-removed',
  'capital-fallen',
  'vp',
  'unit-back',
];

/** The fight that these events tell, from its first to its last; null: it is not over. */
export function fightOf(events: readonly Event[]): Fight | null {
  const over = events.findLast((event) => event.type === 'combat-over');
  if (over === undefined) return null;
  const rounds: FightRound[] = [];
  let kind: FightRound['kind'] = 'clash';
  for (const event of events) {
    if (event.type === 'rolled') kind = event.round;
    if (event.type === 'damage') rounds.push({ kind, hits: event.hits });
  }
  return { over, rounds, told: events.filter(({ type }) => TOLD.includes(type)) };
}

/** All fights among some events, each from its beginning to its end. */
export function fightsOf(events: readonly Event[]): readonly Fight[] {
  const fights: Fight[] = [];
  let from = -1;
  events.forEach((event, i) => {
    if (event.type === 'combat') from = i;
    if (event.type !== 'combat-over' || from < 0) return;
    const fight = fightOf(events.slice(from, i + 1));
    if (fight !== null) fights.push(fight);
    from = -1;
  });
  return fights;
}

/** The last fight of a seat in this Chapter; null: there was none. */
export function lastFight(heard: readonly { readonly events: readonly object[] }[], seat: number): Fight | null {
  const events = heard.flatMap((step) => step.events as readonly Event[]);
  const chapter = events.findLastIndex(({ type }) => type === 'chapter');
  return fightsOf(events.slice(chapter + 1)).findLast(({ over }) => over.sides.includes(seat)) ?? null;
}

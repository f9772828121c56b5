/** Somebody else's turn, or the event phase, as a short film: what was spent, what was fought, what was drawn. */
import type { Seat } from '@longtable/kernel';
import type { Event } from '@longtable/rune-age';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { Heard } from '../skin.ts';
import { type Fight, follow } from './fight.ts';
import { partsOf } from './payment.ts';

export interface Deal {
  readonly what: string;
  readonly cost: number;
  readonly of: 'gold' | 'influence';
  readonly paid: readonly string[];
}

export interface Film {
  /** The newest step that is in it. */
  readonly n: number;
  /** null: the event phase. */
  readonly seat: Seat | null;
  readonly event: string | null;
  readonly deals: readonly Deal[];
  readonly fights: readonly Fight[];
  readonly discarded: number;
  readonly drew: number;
  /** Damage by seat, and places lost by seat. */
  readonly damage: Readonly<Record<Seat, number>>;
  readonly lost: readonly { readonly seat: Seat; readonly site: string }[];
  /** Cards that pay for what comes next. */
  readonly purse: readonly string[];
}

const opened = (n: number, seat: Seat | null): Film => ({
  n,
  seat,
  event: null,
  deals: [],
  fights: [],
  discarded: 0,
  drew: 0,
  damage: {},
  lost: [],
  purse: [],
});

const deal = (film: Film, what: string, cost: number, of: Deal['of']): Film => ({
  ...film,
  deals: [...film.deals, { what, cost, of, paid: film.purse }],
  purse: [],
});

const FOUGHT: readonly Event['type'][] = ['fights', 'besieges'];

function fought(film: Film, event: Event): readonly Fight[] {
  const last = FOUGHT.includes(event.type) ? null : (film.fights.at(-1) ?? null);
  const next = follow(last, event);
  if (next === last || next === null) return film.fights;
  return last === null ? [...film.fights, next] : [...film.fights.slice(0, -1), next];
}

/** The film after one more event. */
function shoot(film: Film, event: Event): Film {
  switch (event.type) {
    case 'paid':
      return { ...film, purse: [...film.purse, ...partsOf(event.with)] };
    case 'bought':
      return deal(film, event.what, event.cost, 'gold');
    case 'acquired':
      return deal(film, event.what, event.cost, 'influence');
    case 'discarded':
      return { ...film, discarded: film.discarded + event.cards.length };
    case 'drew':
      return event.seat === film.seat ? { ...film, drew: film.drew + event.n } : film;
    case 'event':
      return { ...film, event: event.event };
    case 'lost-site':
      return { ...film, lost: [...film.lost, { seat: event.seat, site: event.site }] };
    case 'damage':
      return {
        ...film,
        fights: fought(film, event),
        damage: { ...film.damage, [event.seat]: (film.damage[event.seat] ?? 0) + event.n },
      };
    case 'secured':
      return {
        ...film,
        fights: fought(film, event),
        lost: event.from < 0 ? film.lost : [...film.lost, { seat: event.from, site: event.target }],
      };
    default:
      return { ...film, fights: fought(film, event) };
  }
}

const OPENS: readonly Event['type'][] = ['turn', 'event-phase'];

/** The films since the viewer last answered, the one that they answered in among them; the newest is last. */
export function filmsSince(heard: readonly Heard<RuneAge>[], viewer: Seat | null): readonly Film[] {
  const answered = heard.findLastIndex(({ by }) => by === viewer);
  const from = heard.findLastIndex(({ events }, i) => i <= answered && events.some(({ type }) => OPENS.includes(type)));
  let films: Film[] = [];
  let film: Film | null = null;
  for (let i = Math.max(0, from); i < heard.length; i++) {
    if (i === answered) films = film === null ? [] : [film];
    const { n, events } = heard[i]!;
    for (const event of events) {
      if (OPENS.includes(event.type)) {
        const seat = event.type === 'turn' ? event.seat : null;
        film = seat !== null && seat === viewer ? null : opened(n, seat);
        if (film !== null) films.push(film);
      } else if (film !== null) {
        film = { ...shoot(film, event), n };
        films[films.length - 1] = film;
      }
    }
  }
  return films;
}

/** A film of a turn in which nothing has happened yet. */
export const isBare = ({ event, deals, fights, drew }: Film): boolean =>
  event === null && deals.length === 0 && fights.length === 0 && drew === 0;

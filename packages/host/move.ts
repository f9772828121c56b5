/** A match that goes on by other rules: only where nobody could tell by which of them it has been played so far. */
import { type ChanceSource, canonical, isRefusal, type Spec } from '@longtable/kernel';
import type { Entry, HostRefusal } from './command.ts';
import { begin, lookOf, playedBy, type Start, type State, type Stepped, step } from './play.ts';
import { rewound } from './rewind.ts';
import type { FindRules, Rules } from './rules.ts';
import { START } from './undo.ts';

/** All that a match was until now. */
export interface Past<S extends Spec> {
  /** The rules that it began with. */
  readonly rules: Rules<S>;
  readonly start: Start;
  readonly source: ChanceSource;
  readonly find: FindRules<S>;
  readonly entries: readonly Entry[];
}

/** The match after the move. What happened before cannot be undone any more. */
export function moveTo<S extends Spec>(past: Past<S>, hash: string): Stepped<S> | HostRefusal {
  const rules = past.find(hash);
  if (rules === null) return { refused: 'no-such-rules' };
  // A saved position means something by the rules that saved it, and by no others.
  const may = past.start.from === undefined && rules.game.id === past.rules.game.id;
  const state = may ? sameCourse(past, rules) : null;
  return state === null ? { refused: 'other-course' } : { entry: { t: 'rules', to: hash }, state: { ...state, line: START }, told: [] };
}

/** Plays the log by both rules: equal draws, events and looks of every seat after every entry, or null. */
function sameCourse<S extends Spec>(past: Past<S>, rules: Rules<S>): State<S> | null {
  const old = course(past, past.rules);
  const fresh = course(past, rules);
  for (let i = -1; i < past.entries.length; i++) {
    const entry = i < 0 ? null : past.entries[i]!;
    if (attempt(() => old.take(entry), 'old') !== attempt(() => fresh.take(entry), 'new')) return null;
    if (entry?.t === 'rules') old.follow(entry.to, past.entries.slice(0, i));
  }
  return { ...fresh.now(), machine: playedBy(rules, past.source).machine };
}

/** Rules that break on what has happened are like no others: not even like those that break, too. */
function attempt(take: () => string, whose: 'old' | 'new'): string {
  try {
    return take();
  } catch {
    return `${whose} rules broke`;
  }
}

interface Course<S extends Spec> {
  /** One entry further (null: the deal); all that anybody learns or draws by it, as text. */
  take(entry: Entry | null): string;
  /** From here on by the rules that the log moved to. */
  follow(hash: string, before: readonly Entry[]): void;
  now(): State<S>;
}

function course<S extends Spec>(past: Past<S>, rules: Rules<S>): Course<S> {
  const { start, source, find } = past;
  let draws: unknown[] = [];
  const noting: ChanceSource = (label, n, sides) => {
    const value = source(label, n, sides);
    draws.push([label, n, sides, value]);
    return value;
  };
  let stepped: Stepped<S> | HostRefusal = { refused: 'bad-command' };
  /** States that the match will go back to, by their place in the log. */
  const landings = new Map(past.entries.flatMap((entry) => (entry.t === 'rewind' ? [[entry.length, null as State<S> | null]] : [])));
  let taken = -1;

  function next(entry: Entry | null): Stepped<S> | HostRefusal {
    if (entry === null) return begin(playedBy(rules, noting), start);
    if (isRefusal(stepped)) return stepped;
    if (entry.t === 'rewind') return rewound(stepped.state, landings.get(entry.length) ?? stepped.state, entry);
    return entry.t === 'rules' ? { entry, state: { ...stepped.state, line: START }, told: [] } : step(stepped.state, entry);
  }
  return {
    take(entry) {
      draws = [];
      stepped = next(entry);
      taken++;
      if (isRefusal(stepped)) return `refused: ${stepped.refused}`;
      const { state, told } = stepped;
      if (landings.has(taken)) landings.set(taken, state);
      const viewers = [null, ...state.holders.keys()];
      return canonical({ draws, told, looks: viewers.map((viewer) => lookOf(state, viewer)) });
    },
    follow(hash, before) {
      const by = find(hash);
      const moved = moveTo({ ...past, entries: before }, hash);
      stepped =
        by === null || isRefusal(moved) ? { refused: 'no-such-rules' } : { ...moved, state: { ...moved.state, ...playedBy(by, noting) } };
    },
    now: () => (stepped as Stepped<S>).state,
  };
}

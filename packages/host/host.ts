/**
 * One match's authority. State is the fold of its log: whoever has the start and the entries has the match. A command is first
 * prepared (checked and applied to a copy), then kept wherever the owner keeps things, then committed: nothing is shown that is
 * not safe.
 */
import { type ChanceSource, type Engine, fail, type Game, isRefusal, type Match, type Seat, type Spec } from '@longtable/kernel';
import type { BackTo, Barrier, Command, Entry, Eyes, Heard, Holder, HostRefusal, Look, Moved, Rewound } from './command.ts';
import { type Ears, heardOf, placesOf } from './hearing.ts';
import { moveTo } from './move.ts';
import { begin, check, lookOf, lookOfAll, playedBy, type Start, type State, type Stepped, step, type Wanted } from './play.ts';
import { backTo, isPastRules, rewound } from './rewind.ts';
import type { FindRules, Rules } from './rules.ts';
import { type Packing, stepsOf } from './steps.ts';

/** Checks a command and applies it to a copy. */
export interface Preparing<S extends Spec = Spec> {
  prepare(command: Command | Moved): Prepared<S> | HostRefusal;
}

/** The next command may be prepared on top of this one before either is safe; they are committed in the same order. */
export interface Prepared<S extends Spec = Spec> extends Preparing<S> {
  readonly entry: Entry;
  /** The match as it will be, once committed: for whoever keeps a summary together with the entry. */
  readonly match: Match<S>;
  readonly holders: readonly Holder[];
  readonly resigned: readonly Seat[];
  /** Makes it so. Call it once the entry is safe. */
  commit(): void;
}

/** `game` and `engine` are those of the rules by which the match goes on now. */
export interface Host<S extends Spec> extends Preparing<S> {
  /**
   * Prepares an entry of a log that is read again, on top of what is committed. The match itself is changed: whoever holds the one before
   * holds this one now.
   */
  replay(entry: Entry): Prepared<S> | HostRefusal;
  readonly game: Game<S>;
  readonly engine: Engine<S>;
  /** Entries committed so far. */
  readonly length: number;
  readonly match: Match<S>;
  readonly holders: readonly Holder[];
  look(viewer: Seat | null): Look<S>;
  /** Steps that the viewer heard, from their own n-th on (0: the deal). Whoever lets somebody hear with all ears sees to it that the match is over. */
  heard(viewer: Eyes, from?: number): Heard<S>[];
  /** The number of steps that the viewer heard so far. */
  heardCount(viewer: Seat | null): number;
  /** The match as the viewer saw it after their own n-th step; through all eyes the same holds as for hearing. */
  lookAt(viewer: Eyes, n: number): Look<S> | null;
  /** The length of the log at the viewer's own n-th step. */
  entriesAt(viewer: Eyes, n: number): number | null;
  /** The match after the first `length` entries, to fork from. */
  saveAt(length: number): string | null;
  /** All entries so far. */
  entries(): readonly Entry[];
  /** The meaning of taking back the seat's last answer, past what others decided since; null: it cannot be. */
  backTo(seat: Seat): BackTo | null;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Looking back plays at most so many entries again. */
const MARK_EVERY = 24;

/** `find` brings the rules that the match has moved to, or may move to; `packing` makes steps of long ago smaller. */
export function host<S extends Spec>(
  rules: Rules<S>,
  start: Start,
  source: ChanceSource,
  find: FindRules<S> = () => null,
  packing?: Packing,
): Host<S> {
  const first = begin(playedBy(rules, source), start);
  const steps = stepsOf<S>(packing);
  steps.push({ entry: null, told: first.told, closed: null });
  const ears: Ears = {};
  /** States that looking back has come through: the next look begins there. */
  const marks: { readonly at: number; readonly state: State<S> }[] = [];
  let { state } = first;

  /** `earlier` is asked only where a move looks at the whole log; `again` plays the match before once more, where it is changed itself. */
  function after(
    now: State<S>,
    entry: Wanted | Moved | Rewound,
    earlier: () => readonly Entry[],
    again?: () => Match<S>,
  ): Stepped<S> | HostRefusal {
    if (entry.t !== 'rules' && entry.t !== 'rewind') return step(now, entry, again);
    const before = earlier();
    if (entry.t === 'rules') return moveTo({ rules, start, source, find, entries: before }, entry.to);
    if (now.m.result !== null) return { refused: 'finished' };
    const may = Number.isInteger(entry.length) && entry.length >= 0 && entry.length < before.length && !isPastRules(before, entry.length);
    return may ? rewound(now, landing(entry.length), entry) : { refused: 'bad-command' };
  }

  function prepare(now: State<S>, command: Command | Moved, again?: () => Match<S>): Prepared<S> | HostRefusal {
    const wanted = check(now, command);
    if (isRefusal(wanted)) return wanted;
    // A move of either kind looks at the whole log: nothing may be on its way.
    if ((wanted.t === 'rules' || wanted.t === 'rewind') && now !== state) return { refused: 'stale' };
    const next = after(now, wanted, entries, again);
    if (isRefusal(next)) return next;
    const entry = next.entry ?? fail('nothing was taken');
    /** The state that this follows. Forgotten once it is history: whoever prepares on top of this holds on to this. */
    let last: State<S> | null = now;
    return {
      entry,
      match: next.state.m,
      holders: next.state.holders,
      resigned: next.state.resigned,
      prepare: (following) => prepare(next.state, following),
      commit() {
        if (state !== last) fail('committed out of order');
        last = null;
        steps.push({ entry, told: next.told, closed: next.closed ?? null });
        become(next.state);
      },
    };
  }

  const entries = (): Entry[] => Array.from(steps.from(1), ({ entry }) => entry!);
  const closings = (): (Barrier | null)[] => Array.from(steps.from(1), ({ closed }) => closed);

  /** States that the match went back to: each is found once. */
  const landings = new Map<number, State<S>>();
  function landing(length: number): State<S> {
    const known = landings.get(length) ?? stateAt(length);
    landings.set(length, known);
    return known;
  }

  /** The state after some entries, folded again from the last mark before. */
  function stateAt(length: number): State<S> {
    const all = entries();
    const mark = marks.findLast(({ at }) => at <= length);
    let then = mark?.state ?? begin(playedBy(rules, source), start).state;
    for (let i = mark?.at ?? 0; i < length; i++) {
      const entry = all[i]!;
      const next = after(then, entry, () => all.slice(0, i));
      if (isRefusal(next)) fail(`an accepted entry was refused: ${next.refused}`);
      then = next.state;
      if ((i + 1) % MARK_EVERY === 0 && (marks.at(-1)?.at ?? 0) < i + 1) marks.push({ at: i + 1, state: then });
    }
    return then;
  }

  // Fields, not getters: an object whose literal has getters is kept, with all that they hold, until the next full collection.
  const self: Writable<Host<S>> = {
    game: state.game,
    engine: state.machine,
    length: 0,
    match: state.m,
    holders: state.holders,
    prepare: (command) => prepare(state, command),
    replay(entry) {
      const length = steps.length - 1;
      return prepare(state, entry as Command | Moved, () => stateAt(length).m);
    },
    look: (viewer) => lookOf(state, viewer),
    heard: (viewer, from = 0) => heardOf(steps, ears, viewer, from),
    heardCount: (viewer) => placesOf(steps, ears, viewer).length,
    lookAt(viewer, n) {
      const at = placesOf(steps, ears, viewer)[n];
      return at === undefined ? null : viewer === 'all' ? lookOfAll(stateAt(at)) : lookOf(stateAt(at), viewer);
    },
    entriesAt: (viewer, n) => placesOf(steps, ears, viewer)[n] ?? null,
    saveAt(length) {
      if (length < 0 || length >= steps.length) return null;
      const { machine, m } = stateAt(length);
      return machine.save(m);
    },
    entries,
    backTo: (seat) => backTo(entries(), closings(), seat),
  };
  function become(next: State<S>): void {
    state = next;
    self.game = next.game;
    self.engine = next.machine;
    self.length = steps.length - 1;
    self.match = next.m;
    self.holders = next.holders;
  }
  return self;
}

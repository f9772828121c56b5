/** One match at this terminal: the record of its moves, what each seat heard of it, and how far back one may go. */
import type { AnyTitle } from '@longtable/games';
import {
  type Answer,
  type Described,
  type Engine,
  engine,
  type Game,
  type Match,
  outcome,
  type Refusal,
  type Seat,
  type Spec,
} from '@longtable/kernel';
import type { Language, Prompt, Say, Tableau } from '@longtable/kit';
import type { Move, Replay } from '@longtable/laws';

export interface Setting {
  readonly title: AnyTitle;
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  readonly language: Language;
  name(seat: Seat): string;
  /** The hash of the rules, for replays of it. */
  readonly rules?: string | undefined;
  /** The machine that belongs to frozen rules; left out: this program's own. */
  readonly by?: ((game: Game<Spec>) => Engine<Spec>) | undefined;
}

/** Why the last decision stands. */
export type Barrier = 'start' | 'foreign' | 'chance' | 'reveal';

export interface Session {
  readonly setting: Setting;
  readonly engine: Engine<Spec>;
  readonly match: Match<Spec>;
  readonly moves: readonly Move[];
  /** Applies a move of a replay or a decision just made. */
  play(move: Move): Refusal | null;
  /** Goes back before the seat's last decision; says why not otherwise. */
  undo(seat: Seat): Barrier | null;
  /** Lines of the log that a seat (null: a spectator) may hear, from a position on. */
  log(viewer: Seat | null, from?: number): string[];
  /** The number of lines that the log has for a viewer, spoken or not: a position for `log`. */
  readonly heard: number;
  say(viewer: Seat | null, values?: Say<Spec>['with']): Say<Spec>;
  tableau(viewer: Seat | null): Tableau;
  prompt(question: Described): Prompt<Spec>;
  offerPrompt(kind: string): Prompt<Spec>;
  replay(): Replay;
}

interface Past {
  readonly before: Match<Spec>;
  readonly seat: Seat;
  readonly heard: number;
  readonly closed: 'chance' | 'reveal' | null;
}

type Lines = readonly (string | null)[];

/** The length of the hash that a replay keeps. */
const HASH = 16;

export function session(setting: Setting): Session {
  const { title, language } = setting;
  const texts = title.texts[language];
  const prompts = texts.prompts as Record<string, Record<string, Prompt<Spec>>>;
  const machine = (setting.by ?? engine)(title.game);
  const told = outcome<Spec>();
  let match = machine.start(setting.options, setting.seats, setting.seed, told);
  const moves: Move[] = [];
  const hashes: string[] = [];
  const past: Past[] = [];
  /** For each event what every seat, and last a spectator, is told of it. */
  const spoken: Lines[] = [];

  const say = (viewer: Seat | null, values: Say<Spec>['with'] = {}): Say<Spec> => ({
    view: title.game.view(match, viewer),
    with: values,
    name: setting.name,
  });
  function hear(events: typeof told.events): void {
    const viewers: (Seat | null)[] = [...match.given.keys(), null];
    const says = viewers.map((viewer) => say(viewer));
    const words = texts.events as Record<string, (event: object, say: Say<Spec>) => string | null>;
    for (const { event, to } of events) {
      spoken.push(
        viewers.map((viewer, i) => (to === null || (viewer !== null && to.includes(viewer)) ? words[event.type]!(event, says[i]!) : null)),
      );
    }
  }
  hear(told.events);

  return {
    setting,
    engine: machine,
    get match() {
      return match;
    },
    moves,
    get heard() {
      return spoken.length;
    },
    play(move) {
      const before = machine.clone(match);
      const out = outcome<Spec>();
      const refusal =
        move.offer === undefined
          ? machine.apply(match, move.seat, move.answer, out)
          : machine.offer(match, move.seat, move.offer, move.answer, out);
      if (refusal !== null) return refusal;
      past.push({ before, seat: move.seat, heard: spoken.length, closed: out.closed });
      moves.push(move);
      hashes.push(machine.hash(match).slice(0, HASH));
      hear(out.events);
      return null;
    },
    undo(seat) {
      const last = past.at(-1);
      if (last === undefined || !past.some((p) => p.seat === seat)) return 'start';
      if (last.seat !== seat) return 'foreign';
      if (last.closed !== null) return last.closed;
      past.pop();
      moves.pop();
      hashes.pop();
      spoken.length = last.heard;
      match = last.before;
      return null;
    },
    log: (viewer, from = 0) => spoken.slice(from).flatMap((lines) => lines[viewer ?? setting.seats] ?? []),
    say,
    tableau: (viewer) => title.tableau(say(viewer), language),
    prompt: ({ kind, stage }) => prompts[kind]![stage]!,
    offerPrompt: (kind) => (texts.offers as Record<string, Prompt<Spec>>)[kind]!,
    replay: () => ({
      game: title.game.id,
      ...(setting.rules === undefined ? {} : { rules: setting.rules }),
      seats: setting.seats,
      options: setting.options,
      seed: setting.seed,
      moves: moves.slice(),
      hashes: hashes.slice(),
    }),
  };
}

/** An answer as a move. */
export const moveOf = (seat: Seat, answer: Answer, offer?: string): Move =>
  offer === undefined ? { seat, answer } : { seat, answer, offer };

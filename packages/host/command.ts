/** Commands to a match, and what comes back. */
import type { Answer, Described, Offer, OptionRefusal, Refusal, RefusalCode, Result, Seat, Spec } from '@longtable/kernel';
import type { PlanLook } from './plan.ts';

/** The one who answers for a seat: a person, or a bot of a level. */
export type Holder = 'person' | { readonly bot: string };

export type Command =
  /** `given`: how many answers the sender believes the seat has given; makes stale clicks harmless. */
  | { readonly t: 'answer'; readonly seat: Seat; readonly answer: unknown; readonly given?: number; readonly planned?: true }
  | { readonly t: 'offer'; readonly seat: Seat; readonly kind: string; readonly answer: unknown; readonly given?: number }
  /** A sealed answer comes back while others still think. */
  | { readonly t: 'take-back'; readonly seat: Seat }
  /** The seat's last answer, back to the last roll, draw, reveal or foreign decision. */
  | { readonly t: 'undo'; readonly seat: Seat }
  | { readonly t: 'hand-over'; readonly seat: Seat; readonly to: Holder; readonly why: 'asked' | 'time-out' | 'vote' }
  | Resigned
  | Rewound;

/** A command that was accepted, as it is kept in the log: checked, in the game's own words. */
export type Entry =
  /** `planned`: the seat had left it with the table. */
  | { readonly t: 'answer'; readonly seat: Seat; readonly answer: Answer; readonly planned?: true }
  | { readonly t: 'offer'; readonly seat: Seat; readonly kind: string; readonly answer: Answer }
  | { readonly t: 'take-back'; readonly seat: Seat }
  | { readonly t: 'undo'; readonly seat: Seat }
  | { readonly t: 'hand-over'; readonly seat: Seat; readonly to: Holder; readonly why: 'asked' | 'time-out' | 'vote' }
  | Resigned
  | Rewound
  | Moved;

/** Gives the seat up for good: somebody else plays it on. With one side left, that side has won. */
export interface Resigned {
  readonly t: 'resign';
  readonly seat: Seat;
  readonly to: Holder;
}

/** Back to the match as it was after so many entries, past what others decided: whoever sends it has asked them. */
export interface Rewound {
  readonly t: 'rewind';
  readonly seat: Seat;
  readonly length: number;
}

/** An entry that gives the rules something to decide. */
export type Answered = Extract<Entry, { t: 'answer' | 'offer' }>;

/** From here on the match is played by the rules of this hash: if all that has happened happens by them, too. */
export interface Moved {
  readonly t: 'rules';
  readonly to: string;
}

/** no-such-rules: nobody here has them · other-course: by them the match would have gone another way */
export type HostRefusalCode = RefusalCode | 'stale' | 'bad-command' | 'undo-closed' | 'no-such-seat' | 'no-such-rules' | 'other-course';
export interface HostRefusal {
  readonly refused: HostRefusalCode;
  readonly rule?: string;
  /** With 'undo-closed': what stands in the way. */
  readonly why?: Barrier;
}
export type { OptionRefusal, Refusal };

/** Why undo reaches no further back. */
export type Barrier = 'start' | 'chance' | 'reveal' | 'foreign' | 'sealed';

/** One step of the match as a viewer may hear it. */
export interface Heard<S extends Spec> {
  /** The viewer's own count: other people's secret answers leave no gap. */
  readonly n: number;
  readonly by: Seat | null;
  readonly events: readonly S['event'][];
  /** Set where something else than the game's events happened. */
  readonly note?:
    | { readonly kind: 'undo' | 'hand-over' | 'resign' | 'rewind' | 'planned'; readonly seat: Seat; readonly to?: Holder }
    | { readonly kind: 'rules' };
}

/** The meaning of taking a seat's last answer back, past what others decided since. */
export interface BackTo {
  /** Entries that would stand. */
  readonly length: number;
  /** The way in which something was learned since; null: nothing that anybody could use. */
  readonly past: Barrier | null;
}

/** Eyes that a match is seen through: a seat's, a spectator's (null), or all at once, which only a match that is over may be. */
export type Eyes = Seat | null | 'all';

/** Everything that a viewer sees of a match at one moment. */
export interface Look<S extends Spec> {
  readonly view: S['view'];
  readonly question: Described | null;
  readonly offers: readonly Offer[];
  /** For the stale check of the viewer's next answer. */
  readonly given: number;
  /** The viewer's own sealed answer, if one lies there. */
  readonly sealed: Answer | null;
  /** Seats that are asked, and those of them whose answer is still awaited. */
  readonly asked: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly undo: { readonly possible: boolean; readonly why: Barrier };
  readonly holders: readonly Holder[];
  readonly result: Result | null;
  /** The viewer's own plan, where a table keeps plans. */
  readonly plan?: PlanLook;
  /** Seen through all eyes: the view of each seat. `view` is a spectator's. */
  readonly views?: readonly S['view'][];
}

/** The pace of the Nemesis' story, as its reader sets it. */

export interface Pace {
  /** It goes on by itself, waits, or hurries to its end. */
  readonly mode: 'play' | 'wait' | 'all';
  /** Counts the steps that somebody asked for. */
  readonly nexts: number;
}

export const PLAIN_PACE: Pace = { mode: 'play', nexts: 0 };

export const paused = (pace: Pace): Pace => ({ ...pace, mode: pace.mode === 'wait' ? 'play' : 'wait' });
export const stepped = (pace: Pace): Pace => ({ ...pace, nexts: pace.nexts + 1 });
export const hurried = (pace: Pace): Pace => ({ ...pace, mode: 'all' });

interface Step {
  /** The pace when the step began. */
  readonly begun: Pace;
  /** The reader has the bar of the story before them. */
  readonly hasBar: boolean;
  /** The time to read it is over. */
  readonly isDue: boolean;
}

/** True where a step has been in sight for long enough. It waits only where a bar can let it go on: nobody could elsewhere. */
export const isSeenOut = ({ mode, nexts }: Pace, { begun, hasBar, isDue }: Step): boolean =>
  mode === 'all' || nexts > begun.nexts || (isDue && !(mode === 'wait' && hasBar));

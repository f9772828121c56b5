/** Work that nobody asks for: bots to move, clocks that run out. Each piece is picked up by one node. */
export type Job =
  | { readonly t: 'bot'; readonly table: string; readonly seat: number; readonly given: number }
  | { readonly t: 'wake'; readonly table: string };

export interface Jobs {
  /** Soon: it may be planned several times, it is done once, at the earliest of the times. */
  plan(job: Job, inMs: number): void;
  /** Not needed any more; doing it all the same would do no harm. */
  drop(job: Job): void;
  start(work: (job: Job) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const keyOf = (job: Job): string => (job.t === 'bot' ? `${job.table}:${job.seat}:${job.given}` : job.table);

/**
 * The order in which bots think. Every person has the same claim to the threads, and every table of a person the same: whoever lets
 * many bots play waits for themselves alone. Tables at which only bots are left think when nobody else wants to.
 */

export interface Owner {
  readonly table: string;
  /** The person whose match it is; null: only bots are left. */
  readonly person: string | null;
}

export interface FairQueue {
  /** Does the work when its turn has come. */
  run<T>(owner: Owner, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** The most that wait; more is a mistake of ours, or an attack. */
const MOST = 10_000;

type Work = () => Promise<void>;
/** Works that wait, by table. The table that was served last stands last. */
type Lines = Map<string, Work[]>;

export function fairQueue(slots: number): FairQueue {
  const people = new Map<string, Lines>();
  const botsOnly: Lines = new Map();
  /** The number of a person's thoughts that are under way. */
  const running = new Map<string, number>();
  /** The turn in which a person was served last. */
  const served = new Map<string, number>();
  let turns = 0;
  let busy = 0;
  let waiting = 0;

  function add(lines: Lines, table: string, work: Work): void {
    const line = lines.get(table) ?? [];
    line.push(work);
    lines.set(table, line);
  }

  /** The first work of the table that was served longest ago. */
  function take(lines: Lines): Work | null {
    const [first] = lines;
    if (first === undefined) return null;
    const [table, line] = first;
    const work = line.shift() ?? null;
    lines.delete(table);
    if (line.length > 0) lines.set(table, line);
    return work;
  }

  /** The person with the fewest thoughts under way; of several, who was served longest ago. */
  function nextPerson(): string | null {
    const before = (a: string, b: string): number =>
      (running.get(a) ?? 0) - (running.get(b) ?? 0) || (served.get(a) ?? 0) - (served.get(b) ?? 0);
    let best: string | null = null;
    for (const person of people.keys()) if (best === null || before(person, best) < 0) best = person;
    return best;
  }

  function next(): Work | null {
    const person = nextPerson();
    if (person === null) return take(botsOnly);
    const lines = people.get(person)!;
    const work = take(lines);
    if (lines.size === 0) people.delete(person);
    if (served.size > MOST) served.clear();
    served.set(person, ++turns);
    return work;
  }

  function start(): void {
    while (busy < slots) {
      const work = next();
      if (work === null) return;
      waiting--;
      busy++;
      void work().finally(() => {
        busy--;
        start();
      });
    }
  }

  /** Counts what a person has under way for as long as it is. */
  async function counted<T>(person: string | null, work: () => Promise<T>): Promise<T> {
    if (person === null) return work();
    running.set(person, (running.get(person) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
    }
  }

  return {
    get waiting() {
      return waiting;
    },
    run: ({ table, person }, work) =>
      new Promise((done, failed) => {
        if (waiting >= MOST) return failed(new Error('too many thoughts wait'));
        const lines = person === null ? botsOnly : (people.get(person) ?? new Map<string, Work[]>());
        if (person !== null) people.set(person, lines);
        add(lines, table, () => counted(person, work).then(done, failed));
        waiting++;
        start();
      }),
  };
}

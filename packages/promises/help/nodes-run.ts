/** Three nodes on one PostgreSQL at which every question is answered at the same moment, and what must be left of it. */
import { rndFrom, sample } from '@longtable/kernel';
import { type Acked, type Audit, audit, type LogRow, postgresRows } from './audit.ts';
import { Player } from './player.ts';
import { freePort, testPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';

export interface NodesPlan {
  readonly answers: number;
  readonly tables: number;
  onQuestion?(counts: Counts): void;
}

interface Counts {
  sent: number;
  questions: number;
  acceptedOnce: number;
  acceptedNever: number;
  acceptedTwice: number;
}

export interface NodesRun {
  readonly counts: Readonly<Counts>;
  readonly accepted: readonly Acked[];
  readonly rows: readonly LogRow[];
  readonly seconds: number;
}

const NODES = 3;

/** One person who plays both seats, at all nodes at once. */
class Contender {
  readonly accepted: Acked[] = [];
  readonly #windows: readonly Player[];
  readonly #plan: NodesPlan;
  readonly #counts: Counts;
  readonly #rnd: (sides: number) => number;

  constructor(windows: readonly Player[], plan: NodesPlan, counts: Counts, seed: number) {
    this.#windows = windows;
    this.#plan = plan;
    this.#counts = counts;
    this.#rnd = rndFrom(seed);
  }

  static async at(bases: readonly string[], plan: NodesPlan, counts: Counts, seed: number): Promise<Contender> {
    const first = await Player.named(bases[0]!, 'Ann');
    const windows = bases.map((base, i) => {
      if (i === 0) return first;
      const other = new Player(base);
      [other.cookie, other.me] = [first.cookie, first.me];
      return other;
    });
    return new Contender(windows, plan, counts, seed);
  }

  async play(): Promise<void> {
    const [first] = this.#windows as [Player];
    const isEnough = (): boolean => this.#counts.sent >= this.#plan.answers;
    while (!isEnough()) {
      const { id } = await first.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
      for (const window of this.#windows) {
        window.heard.clear();
        window.looks.clear();
        await window.watch(id);
      }
      await first.do({ t: 'start' });
      for (const window of this.#windows) await window.until(() => window.looks.size === 2, 30_000);
      while (!first.finished && !isEnough()) await this.#contend(id);
    }
    for (const window of this.#windows) window.close();
  }

  async #contend(table: string): Promise<void> {
    const [first] = this.#windows as [Player];
    const asked = [...first.looks].find(([seat, look]) => seat !== null && look.question !== null && look.awaited.includes(seat));
    if (asked === undefined) return first.until(() => true);
    const [seat, look] = asked;
    const n = this.#counts.questions++;
    const replies = await Promise.all(
      this.#windows.map(async (window, i) => {
        const answer = sample(look.question!.ask, this.#rnd);
        const id = `contended-${n}-${i}`;
        const reply = await window.do({ t: 'do', command: { t: 'answer', seat, answer, given: look.given } }, id);
        if (reply.t === 'done') this.accepted.push({ table, commandId: `${first.me.id}:${id}`, answer: JSON.stringify(answer) });
        return reply.t;
      }),
    );
    this.#counts.sent += replies.length;
    const done = replies.filter((t) => t === 'done').length;
    this.#counts[done === 1 ? 'acceptedOnce' : done === 0 ? 'acceptedNever' : 'acceptedTwice']++;
    for (const window of this.#windows) {
      await window.until(() => (window.looks.get(seat)?.given ?? 0) > look.given || window.finished, 30_000);
      window.said.length = 0;
    }
    this.#plan.onQuestion?.(this.#counts);
  }
}

export async function nodesRun(plan: NodesPlan): Promise<NodesRun> {
  const postgres = await testPostgres();
  const url = await postgres.database();
  const nodes: ServerProcess[] = [];
  for (let i = 0; i < NODES; i++) nodes.push(await startProcess(await freePort(), { DATABASE_URL: url }));
  const bases = nodes.map(({ base }) => base);
  const counts: Counts = { sent: 0, questions: 0, acceptedOnce: 0, acceptedNever: 0, acceptedTwice: 0 };
  const from = performance.now();
  const seeds = Array.from({ length: plan.tables }, (_, i) => 1000 + i);
  const contenders = await Promise.all(seeds.map((seed) => Contender.at(bases, plan, counts, seed)));
  await Promise.all(contenders.map((one) => one.play()));
  const seconds = Math.round((performance.now() - from) / 1000);
  for (const node of nodes) await node.stop();
  const rows = await postgresRows(url);
  await postgres.end();
  return { counts, accepted: contenders.flatMap(({ accepted }) => accepted), rows, seconds };
}

export interface NodesReport extends Audit, Readonly<Counts> {
  /** Entries of contended answers that nobody was told of. */
  readonly strays: number;
  readonly seconds: number;
}

/** The log is read with plain SQL, not through the store under test. */
export function nodesReport({ counts, accepted, rows, seconds }: NodesRun): NodesReport {
  const known = new Set(accepted.map(({ table, commandId }) => `${table} ${commandId}`));
  const strays = rows.filter(({ table, command }) => command.includes(':contended-') && !known.has(`${table} ${command}`)).length;
  return { ...counts, ...audit(rows, accepted), strays, seconds };
}

/** Faults of a run; empty: the promise held. A run in which nothing was accepted proves nothing. */
export function nodesFaults(report: NodesReport, answers: number): string[] {
  const { acceptedNever, acceptedTwice, lost, doubled, altered, gaps, strays } = report;
  return [
    ...Object.entries({ acceptedNever, acceptedTwice, lost, doubled, altered, gaps, strays }).flatMap(([name, n]) => (n > 0 ? [name] : [])),
    ...(report.sent < answers ? ['fewer answers than wanted'] : []),
    ...(report.acceptedOnce === 0 ? ['nothing was accepted'] : []),
  ];
}

/** Pairs of one game, compared in several threads: each plays every n-th match. */
import { Worker } from 'node:worker_threads';
import { noPairs, type PairsReport, type Wanted } from './pairs.ts';

const FILE = new URL('worker.ts', import.meta.url);

function sumOf(game: string, parts: readonly PairsReport[]): PairsReport {
  const sum = noPairs(game);
  for (const part of parts) {
    for (const key of ['matches', 'positions', 'twins', 'pairs', 'after', 'without', 'bytes'] as const) sum[key] += part[key];
    sum.differences.push(...part.differences);
  }
  return sum;
}

export interface InThreads extends Omit<Wanted, 'first' | 'step' | 'until' | 'stopAtFirst'> {
  readonly threads: number;
  readonly seconds: number;
}

export async function compareInThreads(game: string, wanted: InThreads): Promise<PairsReport> {
  const { pairs, seed, threads, seconds, onProgress } = wanted;
  const parts = Array.from({ length: threads }, () => noPairs(game));
  let workers: Worker[] = [];
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((done, fail) => {
    timer = setTimeout(done, 1000 * seconds);
    workers = parts.map((_, first) => {
      const worker = new Worker(FILE, { workerData: { game, pairs: Number.POSITIVE_INFINITY, seed, first, step: threads } });
      worker.on('message', (part: PairsReport) => {
        parts[first] = part;
        const sum = sumOf(game, parts);
        onProgress?.(sum);
        if (sum.pairs >= pairs) done();
      });
      return worker.once('error', fail);
    });
  });
  clearTimeout(timer);
  await Promise.all(workers.map((worker) => worker.terminate()));
  return sumOf(game, parts);
}

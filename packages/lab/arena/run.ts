/** Spreads an arena over cores. The result depends on the plan alone (and, for bots with a time budget, on the machine). */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Piscina } from 'piscina';
import { threads } from '../simulate/run.ts';
import type { ArenaPlan, Bout } from './plan.ts';

export async function runArena(
  plan: ArenaPlan,
  diary: string | null,
  progress: (done: number, all: number) => void,
  most: number = threads(),
): Promise<Bout[]> {
  const bouts = diary === null ? [] : readDiary(diary, plan);
  const played = new Set(bouts.map(({ match }) => match));
  const left = Array.from({ length: plan.matches }, (_, match) => match).filter((match) => !played.has(match));
  if (left.length > 0) {
    const pool = new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, minThreads: 1, maxThreads: most });
    try {
      await Promise.all(
        left.map(async (match) => {
          const bout = (await pool.run({ plan, match })) as Bout;
          bouts.push(bout);
          if (diary !== null) appendFileSync(diary, `${JSON.stringify(bout)}\n`);
          progress(bouts.length, plan.matches);
        }),
      );
    } finally {
      await pool.destroy();
    }
  }
  return bouts.sort((a, b) => a.match - b.match);
}

/** Bouts that an earlier, interrupted run has left. */
function readDiary(file: string, { matches }: ArenaPlan): Bout[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Bout).filter(({ match }) => match < matches);
}

/** A process with a warm Vitest, seen from outside: started again when a broken rule hangs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fallen, Job } from './job.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

export interface Bench {
  /** 'late': not done within the limit. */
  run(job: Job, limit: number): Promise<Fallen | 'late'>;
  close(): void;
}

export function benchFor(root: string, folder: string): Bench {
  let child: ChildProcess | null = null;
  const started = async (): Promise<ChildProcess> => {
    if (child !== null) return child;
    const fresh = fork(WORKER, [root, folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child = fresh;
    await answer(fresh);
    return fresh;
  };
  const stop = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    async run(job, limit) {
      const process = await started();
      const told = answer(process);
      process.send(job);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((done) => {
        timer = setTimeout(() => done('late'), limit);
      });
      const first = await Promise.race([told, late]);
      clearTimeout(timer);
      if (first === 'late') {
        told.catch(() => {});
        stop();
      }
      return first as Fallen | 'late';
    },
    close: stop,
  };
}

/** The next message; an error when the process ends before it. */
function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((done, fail) => {
    const end = (code: number | null): void => fail(new Error(`The tests cannot be run (exit code ${code}).`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      done(message);
    });
  });
}

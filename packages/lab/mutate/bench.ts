/** A process with a warm Vitest, seen from outside: started again when a broken rule hangs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fallen, Job, Sweep, Swept } from './job.ts';

export interface Bench<J = Job, A = Fallen> {
  /** 'late': not done within the limit. */
  run(job: J, limit: number): Promise<A | 'late'>;
  close(): void;
}

/** A bench that breaks one source at a time. */
export const benchFor = (root: string, folder: string): Bench => started('./worker.ts', root, folder);
/** A bench that tries many broken rules in one run of the tests. */
export const sweepFor = (root: string, folder: string): Bench<Sweep, Swept> => started('./sweeper.ts', root, folder);

function started<J extends object, A>(script: string, root: string, folder: string): Bench<J, A> {
  let child: ChildProcess | null = null;
  const running = async (): Promise<ChildProcess> => {
    if (child !== null) return child;
    const fresh = fork(fileURLToPath(new URL(script, import.meta.url)), [root, folder], {
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
      const process = await running();
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
      return first as A | 'late';
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

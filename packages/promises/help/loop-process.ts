/** Clients of the closed loop as a process of their own, which can be asked for their count and made to stand still. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLIENTS = fileURLToPath(new URL('./loop-clients.ts', import.meta.url));

export interface LoopClients {
  readonly child: ChildProcess;
  /** Moves that were taken so far. */
  moves(): Promise<number>;
  halt(): void;
  goOn(): void;
  /** They play no more. */
  end(): void;
}

/** `tables`: how many sit at each. */
export function loopClients(base: string, tables: readonly number[], whose: 'ours' | 'theirs', seed = 1): LoopClients {
  const child = fork(CLIENTS, [base, tables.join(','), String(seed), whose]);
  child.once('exit', (code) => {
    if (code === null) return;
    console.error(`the clients ended with ${code}`);
    process.exit(1);
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    child,
    moves: () =>
      new Promise((done) => {
        child.once('message', (n) => done(Number(n)));
        child.send('count');
      }),
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    end() {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    },
  };
}

/** Readiness: whether requests can be taken now. When that changes the log says so once, whether or not anybody asks. */
import type { Logger } from 'pino';
import type { Time } from './ports.ts';
import type { Store } from './store/contract.ts';

export interface Readiness {
  /** Throws while requests cannot be taken. */
  check(): Promise<void>;
  run(): void;
  end(): void;
}

interface ReadinessContext {
  readonly store: Pick<Store, 'check'>;
  readonly time: Pick<Time, 'after'>;
  readonly logger: Pick<Logger, 'error' | 'info'>;
  isDraining(): boolean;
}

/** A home server has nobody who asks: it looks by itself this often. */
const LOOK_MS = 10_000;

export function readiness({ store, time, logger, isDraining }: ReadinessContext): Readiness {
  let isFine = true;
  let cancel = (): void => {};

  function note(wrong: unknown): void {
    if (isFine === (wrong === null)) return;
    isFine = wrong === null;
    if (isFine) logger.info('ready again');
    else logger.error({ what: wrong instanceof Error ? wrong.message : String(wrong) }, 'not ready: nothing can be kept now');
  }

  async function check(): Promise<void> {
    if (isDraining()) throw new Error('going down');
    try {
      await store.check();
    } catch (error) {
      note(error);
      throw error;
    }
    note(null);
  }

  function run(): void {
    cancel = time.after(LOOK_MS, () => {
      void check()
        .catch(() => null)
        .finally(() => {
          if (!isDraining()) run();
        });
    });
  }

  return { check, run, end: () => cancel() };
}

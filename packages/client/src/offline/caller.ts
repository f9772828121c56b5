/** The page's side of the worker: requests with replies. */
import type { LinkState } from '../link/table-link.ts';
import { markStale } from '../state/stale.ts';
import type { FromWorker, RequestKind, Requests, ToWorker } from './messages.ts';

export interface Caller {
  call<K extends RequestKind>(kind: K, ask: Requests[K]['ask'], onShare?: (share: number) => void): Promise<Requests[K]['reply']>;
  end(): void;
}

export function callWorker(onState: (state: LinkState) => void = () => undefined): Caller {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'longtable-match' });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void; onShare?: (share: number) => void }>();
  let last = 0;
  worker.onerror = () => {
    markStale();
    for (const { reject } of waiting.values()) reject(new Error('the worker could not be loaded'));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'state') {
      onState(data.state);
      return;
    }
    const request = waiting.get(data.n);
    if (data.kind === 'share') {
      request?.onShare?.(data.share);
      return;
    }
    waiting.delete(data.n);
    if (data.kind === 'reply') request?.resolve(data.value as never);
    else request?.reject(new Error(data.message));
  };
  return {
    call(kind, ask, onShare) {
      const n = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(n, { resolve, reject, ...(onShare && { onShare }) });
        worker.postMessage({ n, kind, ask } as ToWorker);
      });
    },
    end: () => worker.terminate(),
  };
}

/** One request to a worker of its own. */
export async function askWorker<K extends RequestKind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']> {
  const caller = callWorker();
  try {
    return await caller.call(kind, ask);
  } finally {
    caller.end();
  }
}

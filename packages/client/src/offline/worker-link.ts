import { type LinkState, NOWHERE, type TableLink } from '../link/table-link.ts';
import { store } from '../state/store.ts';
import { callWorker } from './caller.ts';

/** The worker sends only what a viewer has not heard yet. */
function append(old: LinkState, next: LinkState): LinkState {
  const seats = next.seats.map((now) => {
    const before = old.seats.find(({ seat }) => seat === now.seat)?.heard ?? [];
    return { ...now, heard: now.heard.length === 0 ? before : [...before, ...now.heard] };
  });
  return { ...next, seats };
}

/** A table whose authority runs in a worker of this browser. */
export function workerLink(id: string): TableLink {
  const state = store<LinkState>({ ...NOWHERE, connection: 'local' });
  const worker = callWorker((next) => state.set(append(state.get(), next)));
  void worker.call('open', { id });
  const nothing = async () => null;
  return {
    kind: 'local',
    get: state.get,
    subscribe: state.subscribe,
    submit: (command) => worker.call('submit', { command }),
    start: nothing,
    chat: nothing,
    vote: nothing,
    takeSeatBack: nothing,
    wish: async (wish) => (wish.t === 'wish' ? worker.call('wish', wish) : null),
    move: nothing,
    explain: (seat) => worker.call('explain', { seat }),
    imagine: (seat) => worker.call('imagine', { seat }),
    retry: () => undefined,
    playAlone: () => worker.call('alone', {}),
    lookAt: (seat, n) => worker.call('lookAt', { seat, n }),
    heardBy: (seat) => worker.call('heardBy', { seat }),
    receipt: () => worker.call('receipt', {}),
    fork: (eyes, n) => worker.call('fork', { eyes, n }),
    rematch: nothing,
    pace: (milliseconds) => void worker.call('pace', { milliseconds }),
    close: () => worker.end(),
  };
}

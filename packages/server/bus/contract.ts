/** Notifications from node to node of what happened, and nothing more: a lost one costs time, never correctness. */
export interface Notification {
  readonly table: string;
  readonly seq: number;
}
/** People who watch a table at one node. */
export interface Here {
  readonly table: string;
  readonly node: string;
  /** Counts what the node has announced: the bus keeps no order. Nodes of earlier builds do not say. */
  readonly n?: number;
  readonly guests: readonly string[];
  readonly spectators: number;
  /** Those of them who watch by name; nodes of earlier builds do not say. */
  readonly watchers?: readonly Watcher[];
}
export interface Watcher {
  readonly guest: string;
  readonly name: string;
}
/** A session that has ended, or all sessions of a person: their sockets end, too. */
export type SignedOut = { readonly session: string } | { readonly person: string };
export interface Bus {
  readonly node: string;
  notify(notification: Notification): void;
  here(here: Here): void;
  signedOut(whose: SignedOut): void;
  onNotification(listener: (notification: Notification) => void): void;
  onHere(listener: (here: Here) => void): void;
  onSignedOut(listener: (whose: SignedOut) => void): void;
  close(): Promise<void>;
}

/** One node alone has nobody to tell. */
export const localBus: Bus = {
  node: 'here',
  notify: () => {},
  here: () => {},
  signedOut: () => {},
  onNotification: () => {},
  onHere: () => {},
  onSignedOut: () => {},
  close: async () => {},
};

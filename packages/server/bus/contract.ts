/** How nodes tell each other what happened. Hints only: a lost one costs time, never correctness. */
export interface Hint {
  readonly table: string;
  readonly seq: number;
}
/** Who watches a table at one node. */
export interface Here {
  readonly table: string;
  readonly node: string;
  readonly guests: readonly string[];
  readonly spectators: number;
}
export interface Bus {
  readonly node: string;
  hint(hint: Hint): void;
  here(here: Here): void;
  onHint(listener: (hint: Hint) => void): void;
  onHere(listener: (here: Here) => void): void;
  close(): Promise<void>;
}

/** One node alone has nobody to tell. */
export const localBus: Bus = { node: 'here', hint: () => {}, here: () => {}, onHint: () => {}, onHere: () => {}, close: async () => {} };

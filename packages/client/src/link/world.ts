/** The world that a link lives in: a wire, time, luck, and what is kept between visits. It knows nothing of browsers. */
import type { KeptHead } from '@longtable/host';

export interface WireEars {
  opened(): void;
  hear(text: string): void;
  /** The wire is gone, whoever ended it. */
  ended(): void;
}
export interface ClientWire {
  /** Says nothing where nobody can hear it. */
  say(text: string): void;
  end(): void;
}

export interface World {
  connect(ears: WireEars): ClientWire;
  /** Calls back once; the returned function calls it off. */
  after(ms: number, callback: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  newId(): string;
  /** Own shares of the luck that may have been promised at this table. */
  nonces(): readonly string[];
  /** `seats`: own ones. `key`: what the server says it signs with. */
  keepHead(seats: readonly number[], commitment: string, head: KeptHead, key: string | undefined): void;
  /** True: whoever only watches is not named. */
  unnamed?(): boolean;
}

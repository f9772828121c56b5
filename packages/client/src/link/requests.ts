/** Requests over the wire: each keeps its id until it is answered, so that nothing is done twice or lost. */
import type { KeptHead } from '@longtable/host';
import type { ClientMessage, ServerMessage } from '@longtable/protocol';
import type { AnyHeard, AnyLook, World as Imagined, Refused, TableLink } from './table-link.ts';

export type Sent = Extract<ClientMessage, { id: string }>;
type Unsent = Sent extends infer M ? (M extends Sent ? Omit<M, 'id'> : never) : never;
type Reason = Extract<ServerMessage, { t: 'explained' }>['text'];
export type Reply =
  | Refused
  | null
  | { readonly look: AnyLook | null }
  | { readonly heard: readonly AnyHeard[] }
  | { readonly reason: Reason }
  | { readonly world: Imagined }
  | { readonly head: KeptHead; readonly key: string | undefined };

interface Waiting {
  readonly message: Sent;
  readonly resolve: (reply: Reply) => void;
}

export interface RequestContext {
  newId(): string;
  say(message: ClientMessage): void;
  /** The number of those that wait is another one. */
  changed(): void;
}

export interface Requests {
  readonly size: number;
  ask(message: Unsent): Promise<Reply>;
  /** Asks for something to be done. null: it is. */
  act(message: Unsent): Promise<Refused | null>;
  settle(id: string, reply: Reply): void;
  /** Says what waits once more, to somebody who may not have heard it. */
  repeat(): void;
}

export function requests({ newId, say, changed }: RequestContext): Requests {
  const waiting = new Map<string, Waiting>();

  function ask(message: Unsent): Promise<Reply> {
    const sent = { ...message, id: newId() } as Sent;
    return new Promise((resolve) => {
      waiting.set(sent.id, { message: sent, resolve });
      changed();
      say(sent);
    });
  }

  return {
    get size() {
      return waiting.size;
    },
    ask,
    act: (message) => ask(message) as Promise<Refused | null>,
    settle(id, reply) {
      const request = waiting.get(id);
      waiting.delete(id);
      changed();
      request?.resolve(reply);
    },
    repeat() {
      for (const { message } of waiting.values()) say(message);
    },
  };
}

/** The answer to a question that the server sent; undefined: the message is none. */
export function replyIn(message: ServerMessage): Reply | undefined {
  if (message.t === 'done') return null;
  if (message.t === 'look-at') return { look: message.look };
  if (message.t === 'heard-by') return { heard: message.heard };
  if (message.t === 'explained') return { reason: message.text };
  if (message.t === 'imagined') return { world: { world: message.world, seed: message.seed } };
  return message.t === 'head' ? { head: { salt: message.salt, head: message.head }, key: message.key } : undefined;
}

/** Questions about the match, as a table's link asks them. */
export const questions = ({ ask }: Requests): Pick<TableLink, 'explain' | 'imagine' | 'lookAt' | 'heardBy'> => ({
  async explain(seat) {
    const reply = await ask({ t: 'explain', seat });
    return reply !== null && 'reason' in reply ? reply.reason : null;
  },
  async imagine(seat) {
    const reply = await ask({ t: 'imagine', seat });
    return reply !== null && 'world' in reply ? reply.world : null;
  },
  async lookAt(seat, n) {
    const reply = await ask({ t: 'look-at', n, seat });
    return reply !== null && 'look' in reply ? reply.look : null;
  },
  async heardBy(seat) {
    const reply = await ask({ t: 'heard-by', seat });
    return reply !== null && 'heard' in reply ? reply.heard : null;
  },
});

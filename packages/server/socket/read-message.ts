/** Text from a socket as a message, or the reason why it is none. */
import { type ClientMessage, clientMessage, PROTOCOL, readAnswer, type WireRefusal } from '@longtable/protocol';
import type { RawData } from 'ws';

export interface Unreadable {
  /** The id that the sender gave it, where one can be found. */
  readonly id: string | null;
  readonly refusal: WireRefusal;
}

const LONGEST_ID = 40;

/** The first fault of a message, in a few words. */
const issueOf = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  issues[0] === undefined ? 'not readable' : `${issues[0].path.join('.') || 'message'}: ${issues[0].message}`.slice(0, 200);

function jsonOf(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

/** Answers, which are nearly all messages, are read without the schema. */
export function readMessage(data: RawData, isBinary: boolean): ClientMessage | Unreadable {
  const read = isBinary ? null : jsonOf(data);
  const answer = readAnswer(read);
  if (answer !== null) return answer;
  const parsed = clientMessage.safeParse(read);
  if (parsed.success) return parsed.data;
  const said = read as { t?: unknown; protocol?: unknown; id?: unknown } | null;
  const isOld = said?.t === 'watch' && said.protocol !== PROTOCOL;
  const id = typeof said?.id === 'string' && said.id.length <= LONGEST_ID ? said.id : null;
  return { id, refusal: isOld ? { refused: 'old-client' } : { refused: 'bad-message', message: issueOf(parsed.error.issues) } };
}

export const idOf = (message: ClientMessage): string | null => ('id' in message ? message.id : null);

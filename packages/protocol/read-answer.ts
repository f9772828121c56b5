/** By far the most frequent message is read without the schemas: in the same way, many times as fast. */
import { ANSWER_IDS, ANSWER_TEXT, COMMAND_ID, MOST_SEATS } from './common.ts';
import type { ClientMessage } from './socket.ts';

type Said = Extract<ClientMessage, { t: 'do' }>;
type Answered = Extract<Said['command'], { t: 'answer' }>;

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isId = (x: unknown): x is string | number => (typeof x === 'string' ? x.length <= ANSWER_TEXT : Number.isFinite(x));
const isAnswer = (x: unknown): x is Answered['answer'] => (Array.isArray(x) ? x.length <= ANSWER_IDS && x.every(isId) : isId(x));
const isSeat = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) < MOST_SEATS;

/** The answer to a question, or null: something else, or not well-formed. The schemas say which. */
export function readAnswer(x: unknown): Said | null {
  if (!isRecord(x) || x['t'] !== 'do' || typeof x['id'] !== 'string' || !COMMAND_ID.test(x['id']) || !isRecord(x['command'])) return null;
  const { t, seat, answer, given } = x['command'];
  if (t !== 'answer' || !isSeat(seat) || !isAnswer(answer)) return null;
  if (given === undefined) return { t: 'do', id: x['id'], command: { t, seat, answer } };
  return Number.isSafeInteger(given) ? { t: 'do', id: x['id'], command: { t, seat, answer, given: given as number } } : null;
}

/** A new match of this device, as it is kept before anybody has moved. */
import { isGameId, loadTitle } from '@longtable/games';
import { isRefusal } from '@longtable/kernel';
import type { NewLocal } from './messages.ts';
import { type LocalMatch, writeMatch } from './records.ts';

const hex32 = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const newId = (): string => `t${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')}`;

export class NotPlayable extends Error {
  readonly why: 'not-found' | 'other-rules';
  constructor(why: 'not-found' | 'other-rules') {
    super(why);
    this.why = why;
  }
}

/** What a match goes on from, if it is not dealt anew. */
interface From extends Partial<Pick<LocalMatch, 'holders' | 'lesson'>> {
  readonly save: string;
}

export async function make(wish: NewLocal, from?: From): Promise<string> {
  if (!isGameId(wish.game)) throw new NotPlayable('not-found');
  const title = await loadTitle(wish.game);
  const options = title.game.options(wish.options, wish.seats.length);
  if (isRefusal(options)) throw new Error((options as { message?: string }).message ?? 'bad-option');
  const now = Date.now();
  const match: LocalMatch = {
    id: newId(),
    game: wish.game,
    rules: title.game.rules,
    options,
    seats: wish.seats,
    holders: from?.holders ?? wish.seats.map(({ bot }) => (bot === null ? 'person' : { bot })),
    secret: hex32(),
    nonces: wish.seats.map(({ bot }) => (bot === null ? hex32() : null)),
    ...(from && { from: from.save }),
    ...(from?.lesson && { lesson: from.lesson }),
    entries: [],
    created: now,
    updated: now,
    heading: { en: '', de: '' },
    waiting: true,
    result: null,
  };
  await writeMatch(match);
  return match.id;
}

/** A new match of this device, as it is kept before anybody has moved. */
import type { FrozenRules } from '@longtable/frozen/contract';
import type { RulesName } from '@longtable/host';
import { isRefusal } from '@longtable/kernel';
import { randomHex } from '../state/random-hex.ts';
import { loadRules, newNames, rulesHash } from '../state/titles.ts';
import type { NewLocal } from './messages.ts';
import { type LocalMatch, writeMatch } from './records.ts';

const newId = (): string => `t${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')}`;

export class NotPlayable extends Error {
  readonly why: 'not-found' | 'other-rules';
  constructor(why: 'not-found' | 'other-rules') {
    super(why);
    this.why = why;
  }
}

/** The beginning of a match that is not dealt anew. */
interface From extends Partial<Pick<LocalMatch, 'holders' | 'lesson'>> {
  readonly save: string;
  /** The rules that made the save; left out: those of this build. */
  readonly rules?: string;
}

/** The rules of a match, from the network or from what was kept. */
export async function rulesNamed(game: string, name: RulesName): Promise<FrozenRules> {
  const hash = rulesHash(game, name);
  if (hash === null) throw new NotPlayable('other-rules');
  return loadRules(hash).catch(() => {
    throw new NotPlayable('other-rules');
  });
}

export async function make(wish: NewLocal, from?: From): Promise<string> {
  const hash = from?.rules ?? (await newNames(wish.game))?.rules;
  if (hash === undefined) throw new NotPlayable('not-found');
  const { game } = await rulesNamed(wish.game, hash);
  const options = game.options(wish.options, wish.seats.length);
  if (isRefusal(options)) throw new Error((options as { message?: string }).message ?? 'bad-option');
  const now = Date.now();
  const match: LocalMatch = {
    id: newId(),
    game: wish.game,
    rules: hash,
    options,
    seats: wish.seats,
    holders: from?.holders ?? wish.seats.map(({ bot }) => (bot === null ? 'person' : { bot })),
    secret: randomHex(),
    nonces: wish.seats.map(({ bot }) => (bot === null ? randomHex() : null)),
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

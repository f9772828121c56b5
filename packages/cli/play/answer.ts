/** What a person types, read as an answer to a question of any shape. */
import type { Answer, Ask, Id } from '@longtable/kernel';

/** What one chooses among: options, bins or items. */
export const idsOf = (ask: Ask): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

/** How many must and may be typed. */
export function bounds(ask: Ask): [number, number] {
  if (ask.shape === 'pick') return [1, 1];
  if (ask.shape === 'order') return [ask.items.length, ask.items.length];
  return [ask.min, ask.max];
}

/**
 * Numbers are places in the list, counted from 1; `=4` is the id 4; a word that is no number is an id. Shares are amounts, one for
 * each bin, or `id=amount` for some of them. null: not understood. Whether the answer is legal is for the engine to say.
 */
export function parseAnswer(ask: Ask, typed: string): Answer | null {
  const words = typed
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === '-') return ask.shape === 'pick' ? null : ask.shape === 'share' ? ask.least.slice() : [];
  if (words.length === 0) return null;
  if (ask.shape === 'share') return words.some((word) => word.includes('=')) ? namedShares(ask, words) : amounts(words);
  const found = words.map((word) => idOf(idsOf(ask), word));
  if (found.includes(null)) return null;
  if (ask.shape !== 'pick') return found as Id[];
  return found.length === 1 ? found[0]! : null;
}

/** An option by its place, by `=id` or by a word. */
export function idOf(ids: readonly Id[], word: string): Id | null {
  const byId = (text: string): Id | null => ids.find((id) => String(id) === text) ?? null;
  if (word.startsWith('=')) return byId(word.slice(1));
  return /^\d+$/.test(word) ? (ids[Number(word) - 1] ?? null) : byId(word);
}

function amounts(words: readonly string[]): number[] | null {
  return words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : null;
}

function namedShares(ask: Extract<Ask, { shape: 'share' }>, words: readonly string[]): number[] | null {
  const shares = ask.least.slice();
  for (const word of words) {
    const [, name = '', amount = ''] = /^(.+)=(\d+)$/.exec(word) ?? [];
    const bin = ask.bins.findIndex((id) => String(id) === name);
    if (bin < 0) return null;
    shares[bin] = Number(amount);
  }
  return shares;
}

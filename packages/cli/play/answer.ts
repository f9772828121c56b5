/** Typed words, read as an answer to a question of any shape. */
import type { Answer, Ask, Id } from '@longtable/kernel';

/** Things that one chooses among: options, bins or items. */
export const idsOf = (ask: Ask): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

/** The least and the most that may be typed. */
export function bounds(ask: Ask): [number, number] {
  if (ask.shape === 'pick') return [1, 1];
  if (ask.shape === 'order') return [ask.items.length, ask.items.length];
  return [ask.min, ask.max];
}

/**
 * Numbers are places in the list, counted from 1; `=4` is the id 4; a word that is no number is an id, or a name with dashes for
 * blanks. Shares are amounts, one for each bin, or `id=amount` for some of them, or a word for every single one: `town-3 town-3
 * forest-3`. null: not understood. Whether the answer is legal is for the engine to say.
 */
export function parseAnswer(ask: Ask, typed: string, name: NameOf = String): Answer | null {
  const words = typed
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === '-') return ask.shape === 'pick' ? null : ask.shape === 'share' ? ask.least.slice() : [];
  if (words.length === 0) return null;
  if (ask.shape === 'share') return shares(ask, words, name);
  const found = words.map((word) => idOf(idsOf(ask), word, name));
  if (found.includes(null)) return null;
  if (ask.shape !== 'pick') return found as Id[];
  return found.length === 1 ? found[0]! : null;
}

/** The name of an option in the language of the match. */
export type NameOf = (id: Id) => string;

/** A name as one word: "Town 3" is `town-3`. */
export const asWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** An option by its place, by `=id` or by a word. */
export function idOf(ids: readonly Id[], word: string, name: NameOf = String): Id | null {
  const byId = (text: string): Id | null => ids.find((id) => String(id) === text) ?? null;
  if (word.startsWith('=')) return byId(word.slice(1));
  return /^\d+$/.test(word) ? (ids[Number(word) - 1] ?? null) : (byId(word) ?? byName(ids, word, name));
}

/** Only a name that one option alone has. */
function byName(ids: readonly Id[], word: string, name: NameOf): Id | null {
  const found = ids.filter((id) => asWord(name(id)) === asWord(word));
  return found.length === 1 ? found[0]! : null;
}

type ShareAsk = Extract<Ask, { shape: 'share' }>;

function shares(ask: ShareAsk, words: readonly string[], name: NameOf): number[] | null {
  if (words.some((word) => /.=\d+$/.test(word))) return namedShares(ask, words, name);
  return words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : countedShares(ask, words, name);
}

/** `town-3=2 forest-3=1`; what is not named gets the least. */
function namedShares(ask: ShareAsk, words: readonly string[], name: NameOf): number[] | null {
  const given = ask.least.slice();
  for (const word of words) {
    const [, bin = '', amount = ''] = /^(.+)=(\d+)$/.exec(word) ?? [];
    const at = binOf(ask, bin, name);
    if (at < 0) return null;
    given[at] = Number(amount);
  }
  return given;
}

/** `town-3 town-3 forest-3`: as many of each as it is named. */
function countedShares(ask: ShareAsk, words: readonly string[], name: NameOf): number[] | null {
  const given = ask.bins.map(() => 0);
  for (const word of words) {
    const at = binOf(ask, word, name);
    if (at < 0) return null;
    given[at]!++;
  }
  return given;
}

function binOf({ bins }: ShareAsk, word: string, name: NameOf): number {
  const byId = bins.findIndex((id) => String(id) === word.replace(/^=/, ''));
  const named = byId >= 0 ? null : byName(bins, word, name);
  return named === null ? byId : bins.indexOf(named);
}

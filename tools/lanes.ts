/** Layers that use one processor run beside each other; what each of them says is held back until it is done. */
import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<string[]>();

/** Shows a text, or holds it back where several layers would talk at once. */
export function say(text: string | Uint8Array): void {
  const texts = held.getStore();
  if (texts === undefined) process.stdout.write(text);
  else texts.push(String(text));
}

/** Does some work and shows all it says in one piece at its end. */
async function inOnePiece<T>(work: () => Promise<T>): Promise<T> {
  const texts: string[] = [];
  try {
    return await held.run(texts, work);
  } finally {
    say(texts.join(''));
  }
}

/** Does all works, at most so many at once; the results are in the order of the works. */
export async function beside<T>(works: readonly (() => Promise<T>)[], most: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...works.entries()];
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, work] = next;
      results[at] = await (works.length === 1 ? work() : inOnePiece(work));
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, works.length) }, lane));
  return results;
}

/** Neighbours of which each leaves processors idle, together; every other layer alone. */
export function neighbours<L extends { readonly isSingle?: boolean }>(layers: readonly L[]): L[][] {
  const groups: L[][] = [];
  for (const layer of layers) {
    const last = groups.at(-1);
    if (layer.isSingle === true && last?.[0]?.isSingle === true) last.push(layer);
    else groups.push([layer]);
  }
  return groups;
}

/** Commands that were done at a table. The newest are kept as they are, older ones as one text, which takes half of their room. */

/** So many, up to twice as many, are kept as they are. */
const NEWEST = 32;
/** No id of a command holds it. */
const BETWEEN = '\n';

export class Commands {
  #older = BETWEEN;
  #newest = new Set<string>();

  constructor(ids: Iterable<string>) {
    for (const id of ids) this.add(id);
  }

  has(id: string): boolean {
    return this.#newest.has(id) || this.#older.includes(BETWEEN + id + BETWEEN);
  }

  add(id: string): void {
    this.#newest.add(id);
    if (this.#newest.size < 2 * NEWEST) return;
    const ids = [...this.#newest];
    this.#older += ids.slice(0, NEWEST).join(BETWEEN) + BETWEEN;
    this.#newest = new Set(ids.slice(NEWEST));
  }
}

/** Small things kept in the browser between visits. A browser that keeps nothing is no reason to fail. */

export function readKept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`longtable.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`longtable.${key}`, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: the visit goes on without memory.
  }
}

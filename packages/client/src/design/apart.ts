/** Places on a line that keep a distance from each other. */

interface Group {
  readonly n: number;
  /** The place where its first member would stand if nobody else were there. */
  readonly wish: number;
}

const end = ({ wish, n }: Group, gap: number): number => wish + n * gap;

/** Two groups that are in each other's way stand as one, where both give way alike. */
const joined = (a: Group, b: Group, gap: number): Group => ({
  n: a.n + b.n,
  wish: (a.wish * a.n + (b.wish - a.n * gap) * b.n) / (a.n + b.n),
});

/** The ends of the line; left out: it has none. */
export type Within = readonly [first: number, last: number];
const ENDLESS: Within = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

const kept = ({ n, wish }: Group, gap: number, [first, last]: Within): Group => ({
  n,
  wish: Math.max(first, Math.min(wish, last - (n - 1) * gap)),
});

/** Places at least `gap` apart, each as near as it can be to the one it wants. They come in rising order and keep it. */
export function apart(wanted: readonly number[], gap: number, within = ENDLESS): readonly number[] {
  const groups: Group[] = [];
  for (const wish of wanted) {
    let group = kept({ n: 1, wish }, gap, within);
    for (let before = groups.at(-1); before !== undefined && end(before, gap) > group.wish; before = groups.at(-1)) {
      groups.pop();
      group = kept(joined(before, group, gap), gap, within);
    }
    groups.push(group);
  }
  return groups.flatMap(({ n, wish }) => Array.from({ length: n }, (_, i) => wish + i * gap));
}

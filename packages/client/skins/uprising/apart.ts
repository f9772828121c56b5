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

/** Places at least `gap` apart, each as near as it can be to the one it wants. They come in rising order and keep it. */
export function apart(wanted: readonly number[], gap: number): readonly number[] {
  const groups: Group[] = [];
  for (const wish of wanted) {
    let group: Group = { n: 1, wish };
    for (let before = groups.at(-1); before !== undefined && end(before, gap) > group.wish; before = groups.at(-1)) {
      groups.pop();
      group = joined(before, group, gap);
    }
    groups.push(group);
  }
  return groups.flatMap(({ n, wish }) => Array.from({ length: n }, (_, i) => wish + i * gap));
}

/** A finished match seen by everybody at once: what each seat knew, put together. */
import type { Item, Tableau } from '@longtable/kit';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A spectator's view with its gaps filled by what seats know, for the views of any title. Where seats know different things under one
 * name, each its own hand for example, the gap stays: it is nobody's in particular.
 */
export function pooled(open: unknown, known: readonly unknown[]): unknown {
  const [first, ...others] = known;
  if (others.every((other) => isSame(first, other))) return first;
  if (Array.isArray(open))
    return known.every((one) => Array.isArray(one) && one.length === open.length)
      ? open.map((part, i) =>
          pooled(
            part,
            known.map((one) => (one as unknown[])[i]),
          ),
        )
      : open;
  if (isFields(open)) return known.every(isFields) ? pooledFields(open, known) : open;
  if (open !== null && open !== undefined) return open;
  const told = known.filter((one) => one !== null && one !== undefined);
  return told.every((one) => isSame(one, told[0])) ? told[0] : open;
}

function pooledFields(open: Fields, known: readonly Fields[]): Fields {
  const names = [...new Set([open, ...known].flatMap(Object.keys))];
  const parts = names.map((name) => [
    name,
    pooled(
      open[name],
      known.map((one) => one[name]),
    ),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

const itemsOf = ({ zones, mats }: Tableau): readonly Item[] =>
  [...zones, ...mats.flatMap((mat) => mat.zones)].flatMap(({ items }) => items);

/** Things on a seat's own table that a spectator's lacks. What was used up is not held any more. */
export function heldBack(open: Tableau, own: Tableau): readonly Item[] {
  const shown = itemsOf(open).map((item) => JSON.stringify(item));
  return itemsOf(own).filter((item) => {
    const at = shown.indexOf(JSON.stringify(item));
    if (at >= 0) shown.splice(at, 1);
    return at < 0 && !item.spent && item.face !== 'down';
  });
}

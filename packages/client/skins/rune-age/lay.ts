/** The places of targets on the table: how many stand side by side, and in how many rows, on a wide table and on a phone. */

export interface Lay {
  /** Enemies and places share one row, have rows of their own, or flow together. */
  readonly as: 'beside' | 'stacked' | 'mixed';
  readonly foes: number;
  readonly spots: number;
  readonly rows: number;
}

/** Most targets in one row of a wide table, with room for all their words, and without. */
const ROOMY = 5;
const ROW = 7;
/** Targets side by side: more than a few are laid in two rows, where the other zone leaves room for it. */
export const columns = (n: number, others: number): number => (n > ROW || (n > ROOMY && others <= ROOMY) ? Math.ceil(n / 2) : n);
const rowsOf = (n: number, across: number): number => (n === 0 ? 0 : Math.ceil(n / across));

export const wideRows = (foes: number, spots: number): number =>
  Math.max(2, rowsOf(foes, columns(foes, spots)) + rowsOf(spots, columns(spots, foes)));

/** The closeness of targets: with room, without the verdict under their plates, or with the shortest plates. */
export function closeness(foes: number, spots: number): string {
  const most = Math.max(columns(foes, spots), columns(spots, foes));
  return most > ROOMY ? ' crowd tight' : most > 4 || wideRows(foes, spots) > 2 ? ' crowd' : '';
}

/** Cards that one row of a phone holds at their full size, with their names, and at least. */
const FULL = 4;
const NAMED = 5;
const LEAST = 6;

/** Targets on a phone: every card is as large as its name needs. */
export function narrowLay(foes: number, spots: number): Lay {
  const all = foes + spots;
  if (foes > 0 && spots > 0 && all <= FULL) return { as: 'beside', foes, spots, rows: 1 };
  if (Math.max(foes, spots) <= NAMED)
    return {
      as: 'stacked',
      foes: Math.max(FULL, foes),
      spots: Math.max(FULL, spots),
      rows: Math.max(1, rowsOf(foes, NAMED) + rowsOf(spots, NAMED)),
    };
  const rows = Math.max(2, Math.ceil(all / LEAST));
  const across = Math.ceil(all / rows);
  return { as: 'mixed', foes: across, spots: across, rows };
}

/** Held cards side by side, and in how many rows: the column beside the centre is narrow, and has the height of three rows. */
export function heldLay(n: number): { readonly across: number; readonly rows: number } {
  const rows = n > 6 ? 3 : 2;
  return { across: Math.max(3, Math.ceil(n / rows)), rows };
}

/** What checks of a game have found, as lines to print. */

/** For each game, what was found of each kind. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** A line for every game and kind of which anything was found. */
export const told = (found: Found): string[] =>
  Object.entries(found).flatMap(([game, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.length === 0 ? [] : [`${game}: ${list.length} ${kind}: ${list.slice(0, 5).join(', ')}${list.length > 5 ? ' …' : ''}`],
    ),
  );

/** What a game may still owe: how many of a kind, in allowed.json. The numbers only ever go down; a game that is not named owes nothing. */

/** For each game, how many of each kind. */
export type Allowed = Readonly<Record<string, Readonly<Record<string, number>>>>;
/** For each game, what was found of each kind. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** A line for everything of which there is more than is allowed. */
export function overdue(found: Found, allowed: Allowed): string[] {
  return Object.entries(found).flatMap(([game, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) => {
      const most = allowed[game]?.[kind] ?? 0;
      return list.length > most ? [`${game}: ${list.length} ${kind}, at most ${most} are allowed: ${list.slice(0, 5).join(', ')} …`] : [];
    }),
  );
}

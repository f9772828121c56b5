/** The games of this server, loaded once. */
import { type AnyTitle, GAME_IDS, isGameId, loadTitle } from '@longtable/games';

export interface Titles {
  readonly ids: readonly string[];
  /** The title, or null: there is no such game. */
  get(id: string): AnyTitle | null;
}

export async function loadTitles(): Promise<Titles> {
  const all = new Map<string, AnyTitle>();
  for (const id of GAME_IDS) if (isGameId(id)) all.set(id, await loadTitle(id));
  return { ids: [...all.keys()], get: (id) => all.get(id) ?? null };
}

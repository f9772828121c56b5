/** The games of this server. Each is loaded when a table first needs it: a server is ready before it has read every rulebook. */
import { type AnyTitle, GAME_IDS, isGameId, loadTitle } from '@longtable/games';

export interface Titles {
  readonly ids: readonly string[];
  /** The title, or null: there is no such game. */
  get(id: string): Promise<AnyTitle | null>;
}

export function allTitles(): Titles {
  const known = new Map<string, Promise<AnyTitle>>();
  return {
    ids: GAME_IDS,
    async get(id) {
      if (!isGameId(id)) return null;
      const title = known.get(id) ?? loadTitle(id);
      known.set(id, title);
      return title;
    },
  };
}

/** Recorded matches: fixtures that must go on playing as they did. For tests: it reads files. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Game, Match, Spec } from '@longtable/kernel';
import { type Difference, parseReplay, type Replay, verifyReplay } from '../replay.ts';

export interface Recorded {
  readonly name: string;
  readonly replay: Replay;
}

/** All of a folder, by name. */
export function recorded(folder: URL): Recorded[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => {
    const replay = parseReplay(readFileSync(new URL(name, folder), 'utf8'));
    if (typeof replay === 'string') throw new Error(`${name}: ${replay}`);
    return { name, replay };
  });
}

/** The fate of a record that was played again: as it should be, it is whole, over, and nothing differs. */
export interface Replayed {
  readonly different: Difference | null;
  readonly over: boolean;
  /** Every move has its hash. */
  readonly whole: boolean;
}
export const AS_RECORDED: Replayed = { different: null, over: true, whole: true };

export function playAgain<S extends Spec>(game: Game<S>, replay: Replay, each?: (m: Match<S>) => void): Replayed {
  let over = false;
  const different = verifyReplay(game, replay, (m) => {
    over = m.result !== null;
    each?.(m);
  });
  return { different, over, whole: replay.hashes.length === replay.moves.length };
}

import type { Frame, Game, Match, Refusal, Spec } from './contract.ts';
import { LANES } from './copy.ts';

/** A saved match, as far as its outside can be checked. What the table holds is the game's own business. */
export function parseMatch<S extends Spec>(text: string, game: Game<S>): Match<S> | Refusal {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return { refused: 'corrupt' };
  }
  if (!isObject(x)) return { refused: 'corrupt' };
  if (x['game'] !== game.id) return { refused: 'other-game' };
  if (x['rules'] !== game.rules) return { refused: 'other-rules' };
  const known = (f: unknown): f is Frame => isFrame(f, game);
  const fine =
    isObject(x['table']) &&
    isObject(x['chance']) &&
    Array.isArray(x['given']) &&
    x['given'].length === x['seats'] &&
    Array.isArray(x['stack']) &&
    x['stack'].every(known) &&
    (x['result'] !== null || x['stack'].length > 0);
  return fine ? ({ ...x, open: [] } as unknown as Match<S>) : { refused: 'corrupt' };
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

function isFrame<S extends Spec>(f: unknown, game: Game<S>): boolean {
  if (!isObject(f) || !isObject(f['data']) || typeof f['k'] !== 'string') return false;
  if (f['k'] === LANES) {
    const { lanes } = f['data'];
    return (
      Array.isArray(lanes) && lanes.every((l) => isObject(l) && Array.isArray(l['stack']) && l['stack'].every((g) => isFrame(g, game)))
    );
  }
  const frames = game.frames as unknown as Record<string, { stages: Record<string, unknown> } | undefined>;
  return typeof f['at'] === 'string' && f['at'] in (frames[f['k']]?.stages ?? {});
}

import { refusal } from './ask.ts';
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
  if (!isObject(x) || typeof x['game'] !== 'string') return { refused: 'corrupt' };
  if (x['game'] !== game.id) return { refused: 'other-game' };
  const { seats, given, chance, table, stack, sealed, result } = x;
  const fine =
    isSeats(seats) &&
    Array.isArray(given) &&
    given.length === seats &&
    given.every(Number.isInteger) &&
    isChance(chance) &&
    isObject(table) &&
    Array.isArray(stack) &&
    stack.every((f): f is Frame => isFrame(f, game, seats)) &&
    (sealed === null || (Array.isArray(sealed) && sealed.length === seats)) &&
    (result === null ? stack.length > 0 : isResult(result, seats) && stack.length === 0);
  const match = { game: game.id, seats, given, chance, table, stack, sealed, result, open: [] };
  return fine ? (match as unknown as Match<S>) : { refused: 'corrupt' };
}

/** True if a loaded match waits for somebody, with sealed answers that its questions allow. */
export function fits<S extends Spec>({ result, open, sealed }: Match<S>, isSealed: boolean): boolean {
  if (result !== null) return sealed === null;
  if (sealed === null) return !isSealed && open.length > 0;
  let kept = 0;
  for (const ask of open) {
    const answer = sealed[ask.seat];
    if (answer === null) continue;
    if (refusal(ask, answer) !== null) return false;
    kept++;
  }
  return isSealed && kept < open.length && sealed.filter((answer) => answer !== null).length === kept;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const isSeats = (x: unknown): x is number => Number.isInteger(x) && (x as number) > 0;

const isChance = (x: unknown): boolean =>
  isObject(x) &&
  Number.isInteger(x['word']) &&
  (x['counts'] === null || (isObject(x['counts']) && Object.values(x['counts']).every(Number.isInteger)));

const isResult = (x: unknown, seats: number): boolean =>
  isObject(x) && Array.isArray(x['winners']) && Array.isArray(x['scores']) && x['scores'].length === seats && typeof x['why'] === 'string';

function isFrame<S extends Spec>(f: unknown, game: Game<S>, seats: number): boolean {
  if (!isObject(f) || typeof f['k'] !== 'string' || typeof f['at'] !== 'string' || !isObject(f['data'])) return false;
  if (typeof f['into'] !== 'string' || !Number.isInteger(f['from'])) return false;
  if (f['k'] === LANES) {
    const { lanes } = f['data'];
    return Array.isArray(lanes) && lanes.every((l) => isLane(l, game, seats));
  }
  const frames = game.frames as unknown as Record<string, { stages: Record<string, unknown> }>;
  return Object.hasOwn(frames, f['k']) && Object.hasOwn(frames[f['k']]!.stages, f['at']);
}

function isLane<S extends Spec>(lane: unknown, game: Game<S>, seats: number): boolean {
  if (!isObject(lane) || !Number.isInteger(lane['seat']) || !Array.isArray(lane['stack'])) return false;
  const seat = lane['seat'] as number;
  return seat >= 0 && seat < seats && lane['stack'].every((f) => isObject(f) && f['k'] !== LANES && isFrame(f, game, seats));
}

/** The recorded matches behind the pictures: played by bots once, kept as answers with hashes, played again for every picture. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botNamed, emptyMemory, loadHeuristic } from '../../packages/bots/index.ts';
import { loadTitle } from '../../packages/games/all/index.ts';
import {
  type ChanceSource,
  engine,
  fail,
  isRefusal,
  type Match,
  rndFrom,
  type Seat,
  type Spec,
  seeded,
} from '../../packages/kernel/index.ts';
import { type Difference, type Replay, verifyReplay } from '../../packages/laws/index.ts';
import type { Picture } from './scenes.ts';

/** Who plays for the record, and at the table of the picture. */
export const LEVEL = 'captain';
/** Moves that are recorded after the moment of the picture. */
const BEYOND = 24;

const fileOf = (game: string): string => fileURLToPath(new URL(`./replays/${game}.json`, import.meta.url));

/** Outcomes by label, in the order in which they are drawn. */
export type Script = Readonly<Record<string, readonly number[]>>;

/** Chance from the record's seed alone, so that a match keeps its dice when rules get another hash; what is drawn is written down. */
function noting(seed: number, script: Record<string, number[]>): ChanceSource {
  const source = seeded(seed);
  return (label, n, sides) => {
    const value = source(label, n, sides);
    script[label] ??= [];
    script[label][n] = value;
    return value;
  };
}

export async function record({ game, people, options: wished, seed, step }: Picture): Promise<Replay> {
  const title = await loadTitle(game);
  const heuristic = (await loadHeuristic(game)) ?? fail(`no bot knows ${game}`);
  const bot = botNamed(LEVEL) ?? fail(`there is no bot ${LEVEL}`);
  const machine = engine<Spec>(title.game, seeded(seed));
  const seats = people.length;
  const options = title.game.options(wished, seats);
  if (isRefusal(options)) fail(`the options of ${game} do not fit`);
  const m = machine.start(options, seats, seed);
  const minds = people.map((_, seat) => ({ rnd: rndFrom(seed * 1000 + seat), memory: emptyMemory() }));
  const replay: Replay = { game, seats, options: wished, seed, moves: [], hashes: [] };
  while (m.result === null && replay.moves.length < step + BEYOND) {
    const seat = machine.awaited(m)[0] ?? fail('nobody is asked');
    const { answer } = bot.decide({ engine: machine, heuristic, match: m, seat, ...minds[seat]! });
    if (machine.apply(m, seat, answer) !== null) fail(`${LEVEL} gave an answer that is refused`);
    replay.moves.push({ seat, answer });
    replay.hashes.push(machine.hash(m).slice(0, 16));
  }
  return replay;
}

export const readMatch = (game: string): Replay | null =>
  existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Replay) : null;

export const writeMatch = (replay: Replay): void => writeFileSync(fileOf(replay.game), `${JSON.stringify(replay)}\n`);

/** A record played again by the rules of today. */
export interface Replayed {
  /** The first difference to the record; null: it plays as it did. */
  readonly difference: Difference | null;
  /** The match's options, whole. */
  readonly options: object;
  /** All that was drawn. */
  readonly script: Script;
  /** Who is asked at a step. */
  readonly asked: ReadonlyMap<number, readonly Seat[]>;
  /** The thing on the board that the answer after a step stands for, where there is one. */
  readonly targets: ReadonlyMap<number, string>;
}

export async function playAgain(game: Picture['game'], replay: Replay): Promise<Replayed> {
  const title = await loadTitle(game);
  const script: Record<string, number[]> = {};
  const asked = new Map<number, readonly Seat[]>();
  const targets = new Map<number, string>();
  const machine = engine<Spec>(title.game, noting(replay.seed, script));
  const look = (m: Match<Spec>, at: number): void => {
    asked.set(
      at,
      m.open.map(({ seat }) => seat),
    );
    const next = replay.moves[at];
    const target = next && machine.describe(m, next.seat)?.shown.targets?.[String(next.answer)];
    if (target !== undefined) targets.set(at, target);
  };
  const difference = verifyReplay<Spec>(title.game, replay, look, () => machine);
  return { difference, options: title.game.options(replay.options, replay.seats), script, asked, targets };
}

/** Why a record does not show the picture's moment; null: it plays as it did, reaches it, and whoever looks is asked there. */
export async function problemIn({ game, step }: Picture, replay: Replay): Promise<string | null> {
  const { difference, asked } = await playAgain(game, replay);
  if (difference !== null) return `it differs at move ${difference.at}: ${difference.message}`;
  return asked.get(step)?.includes(0) ? null : `at move ${step} the first seat is not asked`;
}

/** The same of the record that is kept. */
export async function problemOf(picture: Picture): Promise<string | null> {
  const replay = readMatch(picture.game);
  return replay === null ? 'there is no record' : problemIn(picture, replay);
}

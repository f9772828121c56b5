/** Replay files as people hand them in. */
import type { AnyTitle } from '@longtable/games';
import { type Difference, parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { WrongUse } from './command.ts';
import { titleNamed } from './games.ts';
import type { Setting } from './play/session.ts';
import { readFile } from './repository.ts';
import { findRules, wordsHere } from './rules-files.ts';

/** A file that holds a replay of some game. */
export function readReplay(file: string): Replay {
  const replay = parseReplay(readFile(file));
  if (typeof replay === 'string')
    throw new WrongUse(`"${file}" is no replay: ${replay}. Use a file that "save" or "longtable simulate" wrote.`);
  return replay;
}

/** The title that a recorded match is played by. */
export interface Played {
  readonly title: AnyTitle;
  /** The machine of frozen rules. */
  readonly by: Setting['by'];
  /** Rules that nobody here has. */
  readonly missing: Difference | null;
}

/** By the rules that it names: those of this program, of a release, or of a file. `own`: a title that is at hand already. */
export async function playedBy({ game, rules: hash }: Replay, file?: string, own?: AnyTitle): Promise<Played> {
  const title = own?.game.id === game ? own : await titleNamed(game);
  if (hash === undefined && file !== undefined) throw new WrongUse('The match names no rules: leave --rules out.');
  if (hash === undefined) return { title, by: undefined, missing: null };
  const { find, problems } = await findRules(game, [hash], file);
  const rules = find(hash);
  if (rules === null) return { title, by: undefined, missing: { at: 0, message: problems[0] ?? `the rules ${hash} are not here` } };
  return { title: { ...title, ...(await wordsHere(hash)), game: rules.game }, by: (of) => rules.engine(of), missing: null };
}

/** A file from which a match can go on, with what it is played by. */
export async function loadReplay(file: string, own: AnyTitle): Promise<{ replay: Replay; played: Played }> {
  const replay = readReplay(file);
  const played = await playedBy(replay, undefined, own);
  const difference = played.missing ?? verifyReplay(played.title.game, replay, undefined, played.by);
  if (difference !== null)
    throw new WrongUse(`"${file}" cannot be played on: at move ${difference.at}, ${difference.message}. "longtable replay" shows more.`);
  return { replay, played };
}

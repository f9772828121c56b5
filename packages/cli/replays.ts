/** Replay files as people hand them in. */
import type { AnyTitle } from '@longtable/games';
import { parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { WrongUse } from './command.ts';
import { readFile } from './repository.ts';

/** A file that holds a replay of some game. */
export function readReplay(file: string): Replay {
  const replay = parseReplay(readFile(file));
  if (typeof replay === 'string')
    throw new WrongUse(`"${file}" is no replay: ${replay}. Use a file that "save" or "longtable simulate" wrote.`);
  return replay;
}

/** A file from which a match of this game can go on. */
export function loadReplay(title: AnyTitle, file: string): Replay {
  const replay = readReplay(file);
  const difference = verifyReplay(title.game, replay);
  if (difference !== null)
    throw new WrongUse(`"${file}" cannot be played on: at move ${difference.at}, ${difference.message}. "longtable replay" shows more.`);
  return replay;
}

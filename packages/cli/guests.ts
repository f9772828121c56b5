/** Titles from outside as they are handed in: frozen, and put to the laws before anybody plays them. */
import { BadTitle, freezeGuest, type GuestTitle, titleOf } from '@longtable/frozen';
import { type AnyTitle, isGameId } from '@longtable/games';
import { examine } from '@longtable/laws';
import { WrongUse } from './command.ts';

/** Matches with the fewest and with the most seats, all laws at every few answers: a taste, not a proof. */
function lawful(title: AnyTitle): void {
  const { min, max } = title.players;
  for (const seats of new Set([min, max])) {
    const { violation } = examine(title, { seats, options: {}, seed: seats, wholeEvery: 5 });
    if (violation !== null) throw new BadTitle(`it breaks the law "${violation.law}": ${violation.message}`);
  }
}

async function admit(path: string): Promise<GuestTitle> {
  const guest = await freezeGuest(path);
  if (isGameId(guest.game)) throw new BadTitle(`there is a game "${guest.game}" already`);
  lawful(titleOf(guest.rules, guest.words));
  return guest;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replace(/\.$/, '');

/** Those that may be played; `left` hears of all others. */
export async function admitted(paths: readonly string[], left: (path: string, why: string) => void): Promise<readonly GuestTitle[]> {
  const guests: GuestTitle[] = [];
  for (const path of paths) {
    try {
      const guest = await admit(path);
      if (guests.some(({ game }) => game === guest.game)) throw new BadTitle(`there is a game "${guest.game}" already`);
      guests.push(guest);
    } catch (error) {
      left(path, reason(error));
    }
  }
  return guests;
}

/** One title from outside, for the terminal. */
export async function titleAt(path: string): Promise<AnyTitle> {
  try {
    const { rules, words } = await freezeGuest(path);
    return titleOf(rules, words);
  } catch (error) {
    throw new WrongUse(`The title ${path} cannot be used: ${reason(error)}.`);
  }
}

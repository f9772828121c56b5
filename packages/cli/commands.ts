/** All commands: one line about each, and where it is. Loaded on demand: `--help` reads none of them, `play` not the benchmark. */
import type { Listed } from './command.ts';
import { REPOSITORY_COMMANDS } from './repository-commands.ts';

export const COMMANDS: Readonly<Record<string, Listed>> = {
  play: {
    summary: 'A match at this terminal, against bots or around one device.',
    load: () => import('./commands/play.ts'),
  },
  at: {
    summary: 'Says one word to a table on a server: resign, offer to end, take back, agree, plan.',
    load: () => import('./commands/at.ts'),
  },
  simulate: {
    summary: 'Plays many matches with all laws on and reports every violation.',
    load: () => import('./commands/simulate.ts'),
  },
  replay: {
    summary: 'Steps through a recorded match, checks its hashes, names the first difference.',
    load: () => import('./commands/replay.ts'),
  },
  serve: {
    summary: 'Serves tables over HTTP and sockets.',
    load: () => import('./commands/serve.ts'),
  },
  verify: {
    summary: 'Checks the receipt of a finished match: dice, shuffles, every answer, the result.',
    load: () => import('./commands/verify.ts'),
  },
  review: {
    summary: 'Where a finished match turned, what would have been better, and what was luck.',
    load: () => import('./commands/review.ts'),
  },
  backup: {
    summary: 'Copies all tables into one file, while the server runs.',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    summary: 'Fills an empty store from a backup.',
    load: () => import('./commands/restore.ts'),
  },
  doctor: {
    summary: 'Checks configuration, store and every table, and says what is wrong.',
    load: () => import('./commands/doctor.ts'),
  },
  ratings: {
    summary: 'Follows all ratings from the matches again and names those that differ.',
    load: () => import('./commands/ratings.ts'),
  },
  move: {
    summary: 'Lets a running table go on by newer rules, if it would have gone the same way by them.',
    load: () => import('./commands/move.ts'),
  },
  arena: {
    summary: 'Lets bots play against each other and ranks them.',
    load: () => import('./commands/arena.ts'),
  },
  balance: {
    summary: 'Win rates by seat, leader, start and card among equal bots.',
    load: () => import('./commands/balance.ts'),
  },
  new: {
    summary: 'Makes a small game of your own that compiles, keeps the laws and plays at once.',
    load: () => import('./commands/new.ts'),
  },
  ...REPOSITORY_COMMANDS,
};

/** Commands that work on the sources of this repository. The installed package has none of them. */
import type { Listed } from './command.ts';

export const REPOSITORY_COMMANDS: Readonly<Record<string, Listed>> = {
  rules: {
    summary: 'Rules of each catalogue: in code, tested, open. Fails on unknown ids.',
    load: () => import('./commands/rules.ts'),
  },
  learn: {
    summary: 'Learns weights of a judgement by playing; an arena decides whether they count.',
    load: () => import('./commands/learn.ts'),
  },
  levels: {
    summary: 'Measures the levels of bots against each other in every game.',
    load: () => import('./commands/levels.ts'),
  },
  reliability: {
    summary: 'Whether bots win as often as their judgement says.',
    load: () => import('./commands/reliability.ts'),
  },
  mutate: {
    summary: 'Breaks rules of a game one at a time and says which tests notice.',
    load: () => import('./commands/mutate.ts'),
  },
  bench: {
    summary: 'Speed: answers, copies, and Skirmish against the same game on boardgame.io.',
    load: () => import('./commands/bench.ts'),
  },
  'simulate-server': {
    summary: 'Plays on simulated servers that crash, lose messages and fill their disks.',
    load: () => import('./commands/simulate-server.ts'),
  },
};

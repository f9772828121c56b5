/** The end of the second and last Chapter, for two factions: one more Haven, and both Nemeses are overtaken. */
import { CAPITAL, hexAt } from '@longtable/uprising/data/map';
import type { Table } from '@longtable/uprising/spec';
import { lastTurn, lay, muster } from './scene.ts';

export const OPTIONS = {
  edition: '2E',
  chapters: 2,
  difficulty: 'easy',
  factions: ['mohyar', 'druwhn'],
  heroes: ['ronja', 'syndra'],
  homes: 'order',
  first: 0,
} as const;

/** Your home, and the hex that is taken. */
export const HOME = hexAt(0, 2);
export const RIGGA = hexAt(0, 1);

function arrange(t: Table): void {
  lay(t, RIGGA, 'rigga');
  t.hexes[RIGGA]!.garrisons = 1;
  muster(t, 0, HOME, { sellswords: 2, hunters: 1, berserkers: 1 });
  muster(t, 1, t.players[1]!.home, { swordsisters: 2 });
  Object.assign(t.players[0]!, { ap: 3, salt: 2, plunder: 2, food: 2, vp: 3 });
  Object.assign(t.players[1]!, { ap: 0, salt: 1, plunder: 1, food: 1, vp: 14 });
  t.legions = t.legions.filter((card) => card !== 'imperial-guard');
  t.foes = [{ card: 'imperial-guard', at: CAPITAL, threat: 2, tokens: 1, target: t.players[1]!.home, prey: 1, held: [0, 0], razed: 0 }];
  t.empireVp = 9;
  t.chaosVp = 6;
}

export const position = (): string => lastTurn(OPTIONS, arrange);

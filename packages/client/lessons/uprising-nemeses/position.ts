/** The last turn before the Nemeses act: a Legion is one step from your Haven, a Horde stands before ways that are alike. */
import { hexAt } from '@longtable/uprising/data/map';
import type { Table } from '@longtable/uprising/spec';
import { HOME, OPTIONS, RIGGA } from '../uprising/position.ts';
import { lastTurn, lay, muster } from '../uprising/scene.ts';

/** The hex of your other Units, the hex of the Horde, and the way that you choose for it. */
const CAMP = hexAt(1, 1);
const NEST = hexAt(3, -1);
export const RIM = hexAt(3, 0);

function arrange(t: Table): void {
  lay(t, RIGGA, 'rigga');
  muster(t, 0, HOME, { sellswords: 1 });
  muster(t, 0, CAMP, { sellswords: 1, hunters: 1, berserkers: 1 });
  muster(t, 1, t.players[1]!.home, { swordsisters: 2 });
  Object.assign(t.players[0]!, { ap: 1, salt: 2, plunder: 1, food: 2, vp: 11 });
  Object.assign(t.players[1]!, { ap: 0, salt: 1, plunder: 1, food: 1, vp: 14 });
  t.legions = t.legions.filter((card) => card !== 'butcher');
  t.hordes = t.hordes.filter((card) => card !== 'bloodwyrm');
  t.foes = [
    { card: 'butcher', at: RIGGA, threat: 3, tokens: 1, target: HOME, prey: 0, held: [0, 0], razed: 0 },
    { card: 'bloodwyrm', at: NEST, threat: 3, tokens: 1, target: -1, prey: -1, held: [0, 0], razed: 0 },
  ];
  t.empireVp = 7;
  t.chaosVp = 6;
}

export const position = (): string => lastTurn(OPTIONS, arrange);

/** Which powers can be used now. All of it is public: tokens, storage, minions, numbers of fighters. */
import { AREAS, BOARD_SPACES, type BoardSpace, SPACES } from '../data/board.ts';
import { KINDS } from '../data/goods.ts';
import { EMPTY } from '../data/numbers.ts';
import type { TurnPower } from '../data/powers.ts';
import { standing, swapWith, toArea } from '../ids.ts';
import type { Area, FighterId, Post, ReadTable, Standing, Who } from '../spec.ts';
import { hasRoom, limitOf, mayUse } from '../table.ts';
import { payable } from './payment.ts';
import { isFortified, pairIn } from './strength.ts';

/** Powers of the own turn; Exhume only at its start (CA-POW-09). */
export function usablePowers(table: ReadTable, who: Who, atStart: boolean): TurnPower[] {
  const powers: TurnPower[] = [];
  if (mayUse(table, who, 'fence')) {
    if (atStart && payable(table, who).length > 0) powers.push('exhume');
    if (basicsOf(table, who) > 0) powers.push('fence');
  }
  if (mayUse(table, who, 'command') && table.spaces.some((minions) => minions.length > 0)) powers.push('command');
  if (mayUse(table, who, 'reinforce')) {
    if (canReinforce(table, who)) powers.push('reinforce');
    if (fortifiable(table, who).length > 0) powers.push('fortify');
  }
  return powers;
}

export function basicsOf(table: ReadTable, who: Who): number {
  const { goods } = table.players[who]!;
  let sum = 0;
  for (let k = 0; k < KINDS.length; k++) sum += goods[k]!;
  return sum;
}

/** CA-POW-15, 16: own areas with a pair that is not fortified yet. */
export function fortifiable(table: ReadTable, who: Who): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (table.owner[area] !== who) continue;
    const pair = pairIn(table.defenders[area]!);
    if (pair !== null && !isFortified(table, pair)) areas.push(area);
  }
  return areas;
}

function canReinforce(table: ReadTable, who: Who): boolean {
  let owns = false;
  let fighters = table.players[who]!.hand.length;
  for (let area = 0; area < AREAS; area++) {
    if (table.owner[area] !== who) continue;
    owns = true;
    fighters += table.defenders[area]!.length;
  }
  return owns && fighters > 0;
}

/** CA-POW-13: fighters in hand and in own areas. */
export function reinforcers(table: ReadTable, who: Who): FighterId[] {
  const list = [...table.players[who]!.hand];
  for (let area = 0; area < AREAS; area++) if (table.owner[area] === who) list.push(...table.defenders[area]!);
  return list;
}

/** The area where a fighter lies; EMPTY: in hand. */
export function areaOf(table: ReadTable, fighter: FighterId): Area {
  for (let area = 0; area < AREAS; area++) if (table.defenders[area]!.includes(fighter)) return area;
  return EMPTY;
}

/** Posts the fighter may go to: an area with room, back to hand, or in exchange for another one (CA-POW-13, 14). */
export function posts(table: ReadTable, who: Who, fighter: FighterId): Post[] {
  const from = areaOf(table, fighter);
  const list: Post[] = [];
  if (from !== EMPTY) {
    list.push('hand');
    for (const id of table.players[who]!.hand) list.push(swapWith(id));
  }
  for (let area = 0; area < AREAS; area++) {
    if (table.owner[area] !== who || area === from) continue;
    if (table.defenders[area]!.length < limitOf(area)) list.push(toArea(area));
    for (const id of table.defenders[area]!) list.push(swapWith(id));
  }
  return list;
}

/** Every player's minions on the board, each space and player once (CA-POW-10). */
export function standings(table: ReadTable): Standing[] {
  const list: Standing[] = [];
  for (let at = 0; at < SPACES; at++) {
    const minions = table.spaces[at]!;
    for (let i = 0; i < minions.length; i++) if (minions.indexOf(minions[i]!) === i) list.push(standing(minions[i]!, at));
  }
  return list;
}

/** CA-POW-11: spaces in use that are vacant or unlimited. */
export function commandTargets(table: ReadTable, from: BoardSpace): BoardSpace[] {
  const list: BoardSpace[] = [];
  for (let at = 0; at < SPACES; at++) if (BOARD_SPACES[at] !== from && hasRoom(table, at)) list.push(BOARD_SPACES[at]!);
  return list;
}

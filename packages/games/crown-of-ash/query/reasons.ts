/** Reasons for "why not?": what one might expect among the options, and the rule that forbids it. Of others only what lies open. */
import type { Blocked, RuleId } from '@longtable/kernel';
import { AREAS, BOARD_SPACES, type BoardSpace } from '../data/board.ts';
import { KINDS } from '../data/goods.ts';
import { EMPTY, NOBODY } from '../data/numbers.ts';
import { POWERS_OF, TURN_POWERS, type TurnPower } from '../data/powers.ts';
import { target, toArea } from '../ids.ts';
import type { Area, FighterId, ReadTable, Who } from '../spec.ts';
import { aiOf, hasRoom, limitOf, player, usesPowers } from '../table.ts';
import { canPay } from './payment.ts';
import { areaOf, fortifiable, usablePowers } from './powers.ts';
import { pairIn } from './strength.ts';

const onFighter = (id: FighterId, rule: RuleId): Blocked => ({ id, target: target('fighter', id), rule });
const onArea = (id: Area, rule: RuleId): Blocked => ({ id, target: target('area', id), rule });
const areas: readonly Area[] = Array.from({ length: AREAS }, (_, area) => area);

// ── Fighters ────────────────────────────────────────────────────────────────────────────────────────────────────────

const displayed = (table: ReadTable): FighterId[] => table.display.filter((id) => id !== EMPTY);

/** Fighters of the display that cost too much. */
export const unpayable = (table: ReadTable, who: Who): Blocked[] =>
  displayed(table)
    .filter((id) => !canPay(table, who, id))
    .map((id) => onFighter(id, 'CA-FIG-21'));

/** Fighters of the display before and after the raise: one a turn, at its end. */
export const notNow = (table: ReadTable): Blocked[] => displayed(table).map((id) => ({ id, rule: 'CA-TRN-11' }));

/** The own graveyard. */
export const buried = (table: ReadTable, who: Who, rule: RuleId): Blocked[] =>
  player(table, who).graveyard.map((id) => onFighter(id, rule));

/** Defenders of own areas but one. */
export const stationed = (table: ReadTable, who: Who, but: Area, rule: RuleId): Blocked[] =>
  areas
    .filter((area) => table.owner[area] === who && area !== but)
    .flatMap((area) => table.defenders[area]!.map((id) => onFighter(id, rule)));

// ── Powers ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rule that says what each power of the own turn needs. */
const NEEDS: Readonly<Record<TurnPower, RuleId>> = {
  exhume: 'CA-FIG-21',
  fence: 'CA-POW-08',
  command: 'CA-POW-10',
  reinforce: 'CA-POW-13',
  fortify: 'CA-POW-15',
};

/** Powers of the own turn that cannot be used now. */
export function blockedPowers(table: ReadTable, who: Who, atStart: boolean): Blocked[] {
  if (!usesPowers(table, who)) return [];
  const { powers } = POWERS_OF[player(table, who).necromancer!];
  const usable = usablePowers(table, who, atStart);
  return TURN_POWERS.filter((power) => powers.includes(power) && !usable.includes(power)).map((id) => ({
    id,
    target: target('power', id),
    rule: noPower(table, who, id, atStart),
  }));
}

/** The wrong moment, no charge, or nothing to use it on. */
function noPower(table: ReadTable, who: Who, power: TurnPower, atStart: boolean): RuleId {
  if (power === 'exhume' && !atStart) return 'CA-POW-09';
  return player(table, who).charged ? NEEDS[power] : 'CA-POW-02';
}

/** Gold, and the kinds that were given away. */
export const fenced = (gave: readonly number[]): Blocked[] =>
  ['gold', ...KINDS.filter((_, k) => gave[k]! > 0)].map((id) => ({ id, rule: 'CA-POW-08' }));

/** Minions that refresh: mats are not the board. */
export const onMats = (table: ReadTable): Blocked[] =>
  table.players.flatMap((p, who) => (p.refreshed ? [{ id: `${who}@refresh`, rule: 'CA-POW-10' }] : []));

/** The space that the minion stands on, those that are taken, and mats. */
export function blockedCommands(table: ReadTable, from: BoardSpace): Blocked[] {
  const taken = BOARD_SPACES.filter((id, at) => id === from || !hasRoom(table, at));
  return [
    ...taken.map((id) => ({ id, target: target('space', id), rule: id === from ? 'CA-POW-10' : 'CA-POW-11' })),
    { id: 'refresh', target: target('space', 'refresh'), rule: 'CA-POW-11' },
  ];
}

/** Own areas that are full, and all that are not one's own. */
export function blockedPosts(table: ReadTable, who: Who, fighter: FighterId): Blocked[] {
  const here = areaOf(table, fighter);
  return areas
    .filter((area) => area !== here && (table.owner[area] !== who || table.defenders[area]!.length >= limitOf(area)))
    .map((area) => ({ ...onArea(area, table.owner[area] === who ? 'CA-POW-14' : 'CA-POW-13'), id: toArea(area) }));
}

/** Own areas without a pair or with a fortified one, and pairs of others. */
export function blockedPairs(table: ReadTable, who: Who): Blocked[] {
  const free = fortifiable(table, who);
  const isExpected = (area: Area): boolean => (table.owner[area] === who ? !free.includes(area) : pairIn(table.defenders[area]!) !== null);
  return areas.filter(isExpected).map((area) => onArea(area, table.owner[area] === who ? 'CA-POW-16' : 'CA-POW-15'));
}

// ── Turn order ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The AI has no place to choose. */
export const lastOfAll = (table: ReadTable): Blocked[] => (aiOf(table) === NOBODY ? [] : [{ id: aiOf(table), rule: 'CA-SOL-11' }]);

/** Elimination, and how a game ends. */
import type { Seat } from '@longtable/kernel';
import { type CardId, fresh, IS_GOLD, idOf, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { LANDMARKS_TO_WIN, NOBODY } from '../data/numbers.ts';
import type { SiteId } from '../data/sites.ts';
import { isRune } from '../data/treasures.ts';
import { seatOf } from '../query/combat.ts';
import { countSites, goldTotal, isCooperative, standing, survivors, unitStrength } from '../query/scenario.ts';
import type { Player, ReadTable, Table, Turn } from '../spec.ts';
import { goldPile, player } from '../table.ts';
import { toCentre } from './zones.ts';

/** The match is over the moment the condition of the objective is met, in the turn of whoever meets it. RA-TRN-14, RA-AMB-18 */
export function finish(t: Turn, winners: readonly Seat[], why: string): void {
  const { table } = t;
  table.step = 'end';
  const scores = table.players.map((_, seat) => standing(table, seat));
  t.emit({ type: 'end', winners, scores, why });
  t.finish({ winners, scores, why });
}

/** A player leaves the game, his gold, neutral cards and cities stay. `by`: whose siege it was, or NOBODY. RA-ELM-01, RA-ELM-02, RA-ELM-03 */
export function eliminate(t: Turn, seat: Seat, by: Seat): void {
  const { table } = t;
  const p = player(table, seat);
  const gold = [0, 0, 0];
  const neutrals: CardId[] = [];
  for (const card of everyCard(table, seat)) {
    const kind = kindOf(card);
    if (UNIT_KINDS[p.race].includes(kind)) continue;
    toCentre(table, kind);
    if (IS_GOLD[kind]) gold[goldPile(kind)] = gold[goldPile(kind)]! + 1;
    else neutrals.push(idOf(fresh(kind)));
  }
  if (table.combat !== null) table.combat.fighters = table.combat.fighters.filter((f) => seatOf(table.combat!, f.side) !== seat);
  const sites: SiteId[] = [];
  for (const s of table.sites) {
    if (s.owner !== seat) continue;
    s.owner = NOBODY;
    s.exhausted = false;
    sites.push(s.id);
  }
  leaveTreasures(table, p, by);
  clear(p);
  t.reveal();
  t.emit({ type: 'eliminated', seat, by, gold, neutrals, sites });
  if (table.first === seat) table.first = nextAlive(table, seat);
  afterElimination(t, seat);
}

function everyCard(table: ReadTable, seat: Seat): number[] {
  const p = player(table, seat);
  const fighting = table.combat?.fighters.filter((f) => seatOf(table.combat!, f.side) === seat).map((f) => f.card) ?? [];
  return [...p.hand, ...p.deck, ...p.discard, ...fighting, ...(p.limbo < 0 ? [] : [p.limbo])];
}

/** Rewards leave the game; dragon runes go to the victor. RA-ELM-04, RA-AMB-16 */
function leaveTreasures(table: Table, p: Player, by: Seat): void {
  const spoils = p.treasures.filter((x) => isRune(x.id) && by !== NOBODY);
  table.gone = [...table.gone, ...p.treasures.filter((x) => !spoils.includes(x)).map((x) => x.id)];
  if (by !== NOBODY) player(table, by).treasures = [...player(table, by).treasures, ...spoils];
}

/** Faction cards, strongholds and home realm leave the game. RA-ELM-05, RA-AMB-17 */
function clear(p: Player): void {
  p.alive = false;
  p.hand = [];
  p.shown = [];
  p.deck = [];
  p.known = [];
  p.discard = [];
  p.limbo = -1;
  p.barracks = p.barracks.map(() => 0);
  p.strongholds = 0;
  p.ready = 0;
  p.exhausted = 0;
  p.monument = 'none';
  p.treasures = [];
}

/** The next survivor clockwise is first player. RA-ELM-08, RA-AMB-19 */
function nextAlive(table: ReadTable, seat: Seat): Seat {
  for (let i = 1; i < table.players.length; i++) {
    const next = (seat + i) % table.players.length;
    if (table.players[next]!.alive) return next;
  }
  return seat;
}

/** The meaning of an elimination for victory. RA-ELM-12, RA-ELM-13, RA-SCN-08 */
function afterElimination(t: Turn, seat: Seat): void {
  const { table } = t;
  const { scenario } = table.options;
  if (scenario === 'cataclysm') finish(t, [], 'realm-fell');
  else if (scenario === 'overlord') {
    if (seat === table.overlord) finish(t, survivors(table), 'overlord-fell');
    else finish(t, [table.overlord], 'ally-fell');
  } else {
    const left = survivors(table);
    if (left.length === 0) finish(t, [], 'nobody-left');
    else if (left.length === 1) finish(t, left, 'last-survivor');
  }
}

/** An event must be drawn and there is none. RA-EVT-13, RA-SCN-03, RA-SCN-08 */
export function endOfEvents(t: Turn): void {
  const { table } = t;
  const { scenario } = table.options;
  if (scenario === 'cataclysm') finish(t, survivors(table), 'survived');
  else if (scenario === 'overlord') finish(t, [table.overlord], 'overlord-outlasted');
  else
    finish(
      t,
      best(table, (seat) => 100 * countSites(table, seat, true) + countSites(table, seat, false)),
      'most-landmarks',
    );
}

/** The fall-back result. RA-TRN-16, RA-COO-17 */
export function endOfRounds(t: Turn): void {
  const { table } = t;
  const { scenario } = table.options;
  if (scenario === 'dragonlords' || isCooperative(table)) finish(t, [], 'round-limit');
  else if (scenario === 'runewars')
    finish(
      t,
      best(table, (seat) => -player(table, seat).damage),
      'round-limit',
    );
  else if (scenario === 'monument')
    finish(
      t,
      best(table, (seat) => goldTotal(player(table, seat))),
      'round-limit',
    );
  else endOfEvents(t);
}

/** Builders win at the end of the round; the strongest of several; then together. RA-AMB-13 */
export function endOfBuilding(t: Turn): boolean {
  const { table } = t;
  const builders = survivors(table).filter((seat) => player(table, seat).monument === 'built');
  if (builders.length === 0) return false;
  const top = Math.max(...builders.map((seat) => unitStrength(player(table, seat))));
  finish(
    t,
    builders.filter((seat) => unitStrength(player(table, seat)) === top),
    'monument',
  );
  return true;
}

/** Three landmarks at the end of the round win; of several players the one with most landmarks, then with most cities. RA-SCN-09 */
export function endOfConquest(t: Turn): boolean {
  const { table } = t;
  if (!survivors(table).some((seat) => countSites(table, seat, true) >= LANDMARKS_TO_WIN)) return false;
  finish(
    t,
    best(table, (seat) => 100 * countSites(table, seat, true) + countSites(table, seat, false)),
    'landmarks',
  );
  return true;
}

function best(table: ReadTable, value: (seat: Seat) => number): Seat[] {
  const alive = survivors(table);
  const top = Math.max(...alive.map(value));
  return alive.filter((seat) => value(seat) === top);
}

/** Reasons for "why not?" on the map: what one might expect among the options, and the rule that forbids it. Only what is open to all. */
import type { Blocked, RuleId, Seat } from '@longtable/kernel';
import { adjacent } from '@longtable/kit';
import type { PlainCard } from '../data/cards.ts';
import { NOBODY, OFF_MAP } from '../data/numbers.ts';
import { ambush, step, target } from '../ids.ts';
import type { ArmyId, BattleData, Place, ReadTable } from '../spec.ts';
import { army, player, powerOf, worldOf } from '../table.ts';
import { type BannerData, canAmbush, canUpgrade, mayMove } from './banner.ts';
import { bearers, chaseSteps, facesEnemy } from './battlefield.ts';
import { bareGround, barred, buildSites, conquerable, controller, fortressesOf, neighbours } from './board.ts';

const onPlace = (id: Place, rule: RuleId): Blocked => ({ id, target: target('place', id), rule });
const onArmy = (id: ArmyId, rule: RuleId): Blocked => ({ id, target: target('army', id), rule });
const overStreet = (id: ArmyId, to: Place, rule: RuleId): Blocked => ({ id: step(id, to), target: target('place', to), rule });

const nextTo = (table: ReadTable, place: Place): readonly Place[] => worldOf(table).graph.next[place]!;
const onMap = (table: ReadTable, seat: Seat): ArmyId[] => player(table, seat).armies.filter((id) => army(table, id).at !== OFF_MAP);

/** Each place once. */
const once = (places: readonly Place[]): Place[] => places.filter((p, i) => places.indexOf(p) === i);

// ── Setup ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rule that names the starting fortresses, by number of players. */
const STARTS: Readonly<Record<number, RuleId>> = { 2: 'YD-SET-07', 3: 'YD-SET-08', 4: 'YD-SET-09', 5: 'YD-SET-10' };

/** Fortresses that are taken, that the corner of an ally rules out, or from which nobody starts. */
export function blockedStarts(table: ReadTable, free: readonly Place[]): Blocked[] {
  const { fortresses, starts } = worldOf(table);
  const isTaken = (p: Place): boolean => table.players.some((q) => q.start === p);
  const why = (p: Place): RuleId => {
    if (!starts.includes(p)) return STARTS[table.players.length]!;
    return isTaken(p) ? 'YD-SET-06' : 'YD-TEAM-20';
  };
  return fortresses.filter((p) => !free.includes(p)).map((p) => onPlace(p, why(p)));
}

/** Places at the second street from the start. */
export function tooFar(table: ReadTable, start: Place): Blocked[] {
  const near = [start, ...nextTo(table, start)];
  const beyond = nextTo(table, start).flatMap((p) => nextTo(table, p));
  return once(beyond)
    .filter((p) => !near.includes(p))
    .map((p) => onPlace(p, 'YD-SET-13'));
}

// ── Banners ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rule that limits the movement of each card. */
const MOVEMENT: Readonly<Record<PlainCard, RuleId>> = {
  'move-all': 'YD-CRD-MOV-01',
  'move-two': 'YD-CRD-MV2-02',
  conquer: 'YD-CRD-CON-07',
  ambush: 'YD-CRD-AMB-06',
  upgrade: 'YD-CRD-UPG-05',
};
/** Two streets are one army's alone; of the fast traveller all movement is one pool. */
const noMovement = (f: Readonly<BannerData>, fast: boolean): RuleId =>
  fast ? 'YD-MOV-GEN-02' : f.streets > 1 ? 'YD-CRD-MV2-01' : MOVEMENT[f.card];

/** Steps where a foreign army stands, and steps of armies for which the banner has no movement. */
export const blockedSteps = (table: ReadTable, f: Readonly<BannerData>, fast: boolean): Blocked[] =>
  onMap(table, f.seat).flatMap((id) => {
    const moves = mayMove(table, f, id);
    return nextTo(table, army(table, id).at).flatMap((to): Blocked[] => {
      const rule = moves ? barred(table, f.seat, to) : noMovement(f, fast);
      return rule === null ? [] : [overStreet(id, to, rule)];
    });
  });

/** Deeds that the card grants beside movement and that are blocked: nothing there to do it to, or done already. */
export function blockedDeeds(table: ReadTable, f: Readonly<BannerData>, fast: boolean): Blocked[] {
  if (f.card === 'ambush') return blockedAmbushes(table, f, fast);
  if (f.card === 'conquer') return blockedConquest(table, f);
  return f.card === 'upgrade' && (f.deed === null || !canUpgrade(table, f.seat)) ? [{ id: 'upgrade', rule: 'YD-CRD-UPG-01' }] : [];
}

function blockedConquest(table: ReadTable, f: Readonly<BannerData>): Blocked[] {
  if (f.deed === null) return [{ id: 'conquer', rule: 'YD-CRD-CON-08' }];
  return conquerable(table, f.seat).length === 0 ? [{ id: 'conquer', rule: 'YD-CRD-CON-01' }] : [];
}

function blockedAmbushes(table: ReadTable, f: Readonly<BannerData>, fast: boolean): Blocked[] {
  const why = f.deed === null ? noAmbush(table, f, fast) : canAmbush(table, f.seat) ? 'YD-CRD-AMB-01' : 'YD-CRD-AMB-05';
  return onMap(table, f.seat)
    .filter((id) => f.deed === null || !facesEnemy(table, id))
    .map((id) => ({ ...onArmy(id, why), id: ambush(id) }));
}

/** One banner, and one battle with it. */
function noAmbush(table: ReadTable, f: Readonly<BannerData>, fast: boolean): RuleId {
  if (fast) return 'YD-LDR-VYM-B06';
  const isMoving = f.armies > 0 || f.moved.length > 0;
  return isMoving ? otherBanner(table, f.seat) : 'YD-CRD-AMB-04';
}
const otherBanner = (table: ReadTable, seat: Seat): RuleId => (canAmbush(table, seat) ? 'YD-STR-09' : 'YD-CRD-AMB-05');

// ── Fortresses ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Fortresses of others and of nobody, where a rule speaks of one's own. */
export const foreignFortresses = (table: ReadTable, seat: Seat, rule: RuleId): Blocked[] =>
  [...table.stacks.keys()].filter((p) => table.stacks[p]!.length > 0 && controller(table, p) !== seat).map((p) => onPlace(p, rule));

interface Upgrading {
  readonly builds: boolean;
  readonly fallen: ArmyId;
}
/** Foreign fortresses, and ground of own armies without one. */
export function blockedUpgrades(table: ReadTable, f: Upgrading, seat: Seat): Blocked[] {
  const bare = f.builds && buildSites(table, seat).length > 0 ? [] : bareGround(table, seat);
  return [
    ...foreignFortresses(table, seat, f.fallen === NOBODY ? 'YD-CRD-UPG-01' : 'YD-OUT-10'),
    ...bare.map((p) => onPlace(p, noBuilding(table, f, seat))),
  ];
}

/** Only Lemron builds, only with the card, and not without a token. */
function noBuilding(table: ReadTable, f: Upgrading, seat: Seat): RuleId {
  if (!powerOf(table, seat).builds) return 'YD-FOR-07';
  return f.builds ? 'YD-FOR-10' : 'YD-LDR-LEM-B06';
}

/** Fortresses where destroyed armies do not come back. */
export const blockedRecovery = (table: ReadTable, seat: Seat): Blocked[] => [
  ...fortressesOf(table, seat).flatMap((p): Blocked[] => {
    const rule = barred(table, seat, p);
    return rule === null ? [] : [onPlace(p, rule)];
  }),
  ...foreignFortresses(table, seat, 'YD-REC-01'),
];

// ── Battles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Armies that have fought and stand next to an enemy again. */
export const tiredArmies = (table: ReadTable): Blocked[] =>
  table.armies.flatMap((a, id) =>
    a.inactive && neighbours(table, a.owner, [id]).length > 0 ? [{ id, target: target('place', a.at), rule: 'YD-BAT-08' }] : [],
  );

/** Own armies that did not fight, and undead ones that rise already. */
export const blockedBearers = (table: ReadTable, f: Readonly<BattleData>, seat: Seat): Blocked[] =>
  onMap(table, seat)
    .filter((id) => !bearers(table, f, seat).includes(id))
    .map((id) => onArmy(id, f.armies.includes(id) ? 'YD-LDR-BAS-A02' : 'YD-OUT-04'));

interface Chase {
  readonly order: readonly Seat[];
  readonly armies: readonly ArmyId[];
  readonly places: readonly Place[];
}
/** Ways of the chasing player to where beaten armies stood. */
export function blockedChases(table: ReadTable, f: Chase, battle: Readonly<BattleData> | undefined): Blocked[] {
  if (battle === undefined) return [];
  const seat = f.order[0]!;
  const free = chaseSteps(table, seat, f.armies, f.places);
  const places = once(battle.left);
  return onMap(table, seat).flatMap((id) =>
    places
      .filter((to) => !free.includes(step(id, to)) && (isOpen(f, id, to) || adjacent(worldOf(table).graph, army(table, id).at, to)))
      .map((to) => overStreet(id, to, noChase(f, battle.armies, id, to))),
  );
}

/** Winning armies alone, each once, over one street to a free place. */
function noChase(f: Chase, fought: readonly ArmyId[], id: ArmyId, to: Place): RuleId {
  if (!fought.includes(id)) return 'YD-OUT-28';
  return isOpen(f, id, to) ? 'YD-OUT-23' : 'YD-OUT-22';
}

/** Neither this army nor another one has chased there yet. */
const isOpen = (f: Chase, id: ArmyId, to: Place): boolean => f.armies.includes(id) && f.places.includes(to);

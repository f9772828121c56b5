/** Which fight to pick, and with which cards. */
import type { Id, PickAsk, Rnd, Seat } from '@longtable/kernel';
import { ABILITY, cardOf, kindOf } from '@longtable/rune-age/data/cards';
import { event, isEvent } from '@longtable/rune-age/data/events';
import { NOBODY } from '@longtable/rune-age/data/numbers';
import { isSite, site } from '@longtable/rune-age/data/sites';
import { attritionIcons, sideOf, targetStrength, totalOf, wallsOf } from '@longtable/rune-age/query/combat';
import { defenderOf } from '@longtable/rune-age/query/targets';
import type { Combat, ReadTable, Target } from '@longtable/rune-age/spec';
import { combatOf } from '@longtable/rune-age/table';
import { aimsOf } from './aims.ts';
import { guard, handPower, LATER, POWER } from './sight.ts';

/** Strength that attrition takes for each of its icons, about. */
const TOLL = 1.6;

export const isInstant = (target: Target): boolean => isEvent(target) && event(target).type === 'instant';

/** The strength it takes to win there. */
export function needFor(table: ReadTable, target: Target): number {
  const defender = defenderOf(table, target);
  if (defender === NOBODY) return targetStrength(table, target) + TOLL * attritionIcons(target);
  return guard(table.players[defender]!) + 1 + (isSite(target) ? site(target).walls : 0);
}

function prizeOf(table: ReadTable, target: Target, surplus: number): number {
  const aims = aimsOf(table);
  if (target === 'objective') return 100;
  if (target === 'stronghold') return 1.6 * aims.influence;
  if (isSite(target)) {
    const { influence, gold, landmark } = site(target);
    const taken = defenderOf(table, target) === NOBODY ? 1 : 1.4;
    return taken * (1.5 * aims.influence * influence + gold + (landmark ? aims.landmark : 0));
  }
  if (!isEvent(target)) return aims.damage * Math.max(0, surplus);
  const { reward, holds } = event(target);
  return (reward === undefined ? 0.3 : 1.5 + (reward.gold ?? 0) + (reward.influence ?? 0)) + (holds === undefined ? 0 : 2);
}

/** Even with luck it cannot be won. */
export function hopeless(table: ReadTable, seat: Seat, target: Target): boolean {
  const power = handPower(table.players[seat]!);
  const luck = defenderOf(table, target) === NOBODY ? 1.5 + 0.5 * TOLL * attritionIcons(target) : 0.5 * needFor(table, target);
  return power === 0 || power + luck < needFor(table, target);
}

/** The fight that promises most for the strength it takes; null: none that could be won. */
export function bestFight(table: ReadTable, { seat, options }: PickAsk, rnd: Rnd): Id | null {
  const power = handPower(table.players[seat]!);
  if (power === 0) return null;
  let best: Id | null = null;
  let top = 0.4;
  for (const id of options) {
    if (typeof id !== 'string' || !id.startsWith('fight:')) continue;
    const target = id.slice(6) as Target;
    const need = needFor(table, target);
    if (power < need) continue;
    const score = (prizeOf(table, target, power - need) * (70 + rnd(60))) / 100 / Math.sqrt(1 + need);
    if (score > top) {
      top = score;
      best = id;
    }
  }
  return best;
}

/** The total of a side, with what its cards will still add at Resolution. */
function expected(table: ReadTable, c: Combat, side: 0 | 1): number {
  let n = totalOf(table, c, side);
  for (const f of c.fighters) if (f.side === side) n += LATER[kindOf(f.card)]!;
  return n;
}

/** Cards that bring more cards come first; then the smallest that is enough, or the largest. */
function nextCard(options: readonly Id[], gap: number): Id | null {
  let best: Id | null = null;
  let top = 0;
  for (const id of options) {
    if (id === 'stop' || id === 'pass') continue;
    const kind = kindOf(cardOf(String(id)));
    const power = POWER[kind]!;
    const draws = ABILITY[kind]?.at === 'played' && ABILITY[kind].ops.some((op) => op.op === 'draw' || op.op === 'reveal');
    if (draws) return id;
    if (best === null || (power >= gap ? top < gap || power < top : power > top)) {
      best = id;
      top = power;
    }
  }
  return best !== null && top > 0 ? best : null;
}

/** A battle: on until it is won; against an Instant every point counts. */
export function assault(table: ReadTable, { seat, options }: PickAsk, rnd: Rnd): Id {
  const c = combatOf(table);
  const target = c.target;
  const gap = targetStrength(table, target) + TOLL * attritionIcons(target) - expected(table, c, 0);
  if (gap <= 0) return 'stop';
  if (!isInstant(target) && handPower(table.players[seat]!) + 1 < gap && rnd(10) > 0) return 'stop';
  return nextCard(options, gap) ?? 'stop';
}

/** A siege: whoever is behind plays on while there is hope; for a home realm every point counts. */
export function besiege(table: ReadTable, { seat, options }: PickAsk, rnd: Rnd): Id {
  const c = combatOf(table);
  const side = sideOf(c, seat);
  const realm = !isSite(c.target);
  const mine = expected(table, c, side) + (side === 1 ? wallsOf(table, c) : 0);
  const theirs = expected(table, c, side === 0 ? 1 : 0) + (side === 0 ? wallsOf(table, c) + 1 : 0);
  const gap = theirs - mine + (side === 0 && !realm ? rivalGuard(table, c, seat) : 0);
  const left = handPower(table.players[seat]!);
  if (realm && side === 0) return left > 0 ? (nextCard(options, left) ?? 'pass') : 'pass';
  if (gap <= 0) return 'pass';
  if (!realm && left < gap && rnd(10) > 0) return 'pass';
  return nextCard(options, gap) ?? 'pass';
}

const rivalGuard = (table: ReadTable, c: Combat, seat: Seat): number =>
  0.5 * guard(table.players[seat === c.attacker ? c.defender : c.attacker]!);

import { pick, type Seat } from '@longtable/kernel';
import { cardOf } from '../data/cards.ts';
import { type EventId, event, isEvent } from '../data/events.ts';
import { ATTRITION_DIE, NOBODY } from '../data/numbers.ts';
import { isSite } from '../data/sites.ts';
import { beginCombat, destroyFighter } from '../deeds/combat.ts';
import { finish } from '../deeds/ends.ts';
import { giveTreasure } from '../deeds/zones.ts';
import { attritionChoices, attritionIcons, targetStrength, totalOf } from '../query/combat.ts';
import { playable } from '../query/hand.ts';
import { blockedPlays } from '../query/reasons.ts';
import { isCooperative } from '../query/scenario.ts';
import type { Rules, Target, Turn } from '../spec.ts';
import { combatOf, fighter, player, playOrder, siteAt, unitOf, unitOption } from '../table.ts';
import { playCard } from './assault.ts';

/** One player against a stronghold, a neutral city or landmark, an Enemy, the objective, or an attacking Instant. RA-BAT-01 */
export const battle: Rules<'battle'> = {
  first: 'declare',
  begin: (_t, { seat, target }) => ({ seat, target, marks: 0 }),
  stages: {
    /** The target is named. RA-BAT-02 */
    declare(t, f) {
      const { seat, target } = f;
      beginCombat(t.table, seat, NOBODY, target);
      t.emit({ type: 'fights', seat, target, strength: targetStrength(t.table, target), attrition: attritionIcons(target) });
      return 'assault';
    },
    assault: {
      rules: ['RA-BAT-03', 'RA-BAT-07', 'RA-BAT-12'],
      /** Zero cards may be played; an empty hand is not asked. RA-BAT-08, RA-BAT-28 */
      ask(table, f) {
        const { hand } = player(table, f.seat);
        return hand.length === 0 ? null : pick(f.seat, playable(hand, 'stop') as 'stop'[]);
      },
      skip: 'attrition',
      /** Cards that abilities draw may be played in the same assault. RA-ABL-21 */
      answer(t, f, id) {
        if (id === 'stop') return 'attrition';
        playCard(t, f.seat, cardOf(id));
        return 'assault';
      },
      show: (table, f) => ({
        with: {
          target: f.target,
          needs: targetStrength(table, f.target),
          has: totalOf(table, combatOf(table), 0),
          attrition: attritionIcons(f.target),
        },
        blocked: blockedPlays(table, f.seat),
      }),
    },
    /** One die for each icon, all together, once the army stands. RA-ATT-02, RA-ATT-10, RA-AMB-33 */
    attrition(t, f) {
      const icons = attritionIcons(f.target);
      if (icons === 0 || combatOf(t.table).fighters.length === 0) return 'resolution';
      const rolls: number[] = [];
      for (let i = 0; i < icons; i++) rolls.push(ATTRITION_DIE[t.random('attrition', ATTRITION_DIE.length)]!);
      f.marks = rolls.reduce((a, b) => a + b, 0);
      t.emit({ type: 'attrition', seat: f.seat, rolls, total: f.marks });
      return 'lose';
    },
    lose: {
      rules: ['RA-BAT-09', 'RA-ATT-03', 'RA-ATT-04'],
      /** Losses beyond the last unit are ignored. RA-ATT-07, RA-ATT-11 */
      ask: (table, f) =>
        f.marks === 0
          ? null
          : pick(
              f.seat,
              attritionChoices(combatOf(table), 0).map((x) => unitOption(x.id)),
            ),
      skip: 'resolution',
      forced: true,
      answer(t, f, id) {
        destroyFighter(t, fighter(combatOf(t.table), unitOf(id))!, 'attrition');
        f.marks--;
        return 'lose';
      },
      show: (_t, f) => ({ with: { marks: f.marks } }),
    },
    /** Abilities of the army, in any order. RA-BAT-10, RA-AMB-37 */
    resolution(t, f) {
      t.call('abilities', { seat: f.seat, at: 'resolution' });
      return 'compare';
    },
    /** A tie is a victory. RA-BAT-11, RA-BAT-12 */
    compare(t, f) {
      const c = combatOf(t.table);
      const army = totalOf(t.table, c, 0);
      const needed = targetStrength(t.table, f.target);
      const won = army >= needed;
      c.winner = won ? 0 : 1;
      t.emit({ type: 'compared', target: f.target, attacker: army, defender: needed, walls: 0, won });
      settle(t, f.seat, f.target, needed - army);
      return 'endOfCombat';
    },
    endOfCombat(t, f) {
      if (player(t.table, f.seat).alive) t.call('abilities', { seat: f.seat, at: 'end' });
      t.call('aftermath', { sides: [0], eaten: [] });
      return 'over';
    },
    over(t) {
      const won = combatOf(t.table).winner === 0;
      t.table.combat = null;
      return t.done(won);
    },
  },
};

/** The outcome for this target; a loss costs nothing but the try. `short` above 0: the army was too weak by so much. RA-BAT-15, RA-BAT-17, RA-BAT-18 */
function settle(t: Turn, seat: Seat, target: Target, short: number): void {
  const { table } = t;
  if (isEvent(target) && event(target).type === 'instant') {
    repel(t, seat, target, short);
    return;
  }
  if (short > 0) {
    if (target === 'stronghold') table.strongholdsHeld++;
    t.emit({ type: 'held', seat, target });
    return;
  }
  if (isEvent(target)) defeat(t, seat, target);
  else if (target === 'objective') triumph(t, seat);
  else secure(t, seat, target);
}

/** The objective is defeated: its victor wins, or all partners do. RA-COO-12, RA-SCN-01 */
function triumph(t: Turn, seat: Seat): void {
  t.emit({ type: 'defeated', seat, target: 'objective' });
  finish(t, isCooperative(t.table) ? playOrder(t.table).sort() : [seat], 'objective');
}

/** A stronghold or city is won and produces at once; in the cooperative variant too. RA-BAT-13, RA-BAT-14, RA-COO-15 */
function secure(t: Turn, seat: Seat, target: Target): void {
  const p = player(t.table, seat);
  /** RA-AMB-06, RA-AMB-07 */
  const exhausted = t.table.options.secured === 'exhausted';
  if (isSite(target)) {
    const s = siteAt(t.table, target)!;
    s.owner = seat;
    s.exhausted = exhausted;
  } else {
    p.strongholds--;
    if (exhausted) p.exhausted++;
    else p.ready++;
  }
  t.emit({ type: 'secured', seat, target, from: NOBODY });
}

/** An Enemy becomes a reward, or goes to the event discard pile. RA-BAT-16, RA-EVT-04, RA-AMB-14 */
function defeat(t: Turn, seat: Seat, id: EventId): void {
  const { table } = t;
  table.enemies = table.enemies.filter((x) => x !== id);
  t.emit({ type: 'defeated', seat, target: id });
  const { reward, prize } = event(id);
  if (prize !== undefined) t.call(prize, { seat, unit: NOBODY });
  else if (reward !== undefined) giveTreasure(t, seat, id);
  else table.eventDiscard = [...table.eventDiscard, id];
}

/** An attacking Instant is repelled, or does as much damage as the army was too weak. RA-BAT-25, RA-BAT-26, RA-AMB-01 */
function repel(t: Turn, seat: Seat, id: EventId, short: number): void {
  if (short <= 0) t.emit({ type: 'repelled', seat, target: id });
  else if (event(id).loses === undefined) t.call('damage', { seat, n: short, by: NOBODY, of: id });
}

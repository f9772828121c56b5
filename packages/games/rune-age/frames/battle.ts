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
import { isCooperative } from '../query/scenario.ts';
import type { Rules, Target, Turn } from '../spec.ts';
import { combatOf, fighter, player, playOrder, siteAt, unitOf, unitOption } from '../table.ts';
import { playCard } from './assault.ts';

/** One player against a stronghold, a neutral city or landmark, an Enemy, the objective, or an attacking Instant. */
export const battle: Rules<'battle'> = {
  rules: [
    'RA-ACT-02',
    'RA-ACT-03',
    'RA-ACT-09',
    'RA-ACT-13',
    'RA-BAT-01',
    'RA-BAT-02',
    'RA-BAT-03',
    'RA-BAT-04',
    'RA-BAT-07',
    'RA-BAT-08',
    'RA-BAT-09',
    'RA-BAT-10',
    'RA-BAT-11',
    'RA-BAT-12',
    'RA-BAT-13',
    'RA-BAT-14',
    'RA-BAT-15',
    'RA-BAT-16',
    'RA-BAT-17',
    'RA-BAT-18',
    'RA-BAT-19',
    'RA-BAT-22',
    'RA-BAT-23',
    'RA-BAT-25',
    'RA-BAT-26',
    'RA-BAT-28',
    'RA-BAT-29',
    'RA-BAT-30',
    'RA-ATT-01',
    'RA-ATT-02',
    'RA-ATT-03',
    'RA-ATT-04',
    'RA-ATT-05',
    'RA-ATT-06',
    'RA-ATT-07',
    'RA-ATT-08',
    'RA-ATT-09',
    'RA-ATT-10',
    'RA-ATT-11',
    'RA-RES-07',
    'RA-RES-08',
    'RA-EVT-04',
    'RA-REW-01',
    'RA-REW-02',
    'RA-COO-12',
    'RA-COO-15',
    'RA-AMB-01',
    'RA-AMB-06',
    'RA-AMB-07',
    'RA-AMB-14',
    'RA-AMB-33',
    'RA-AMB-34',
    'RA-AMB-37',
    'RA-EXP-12',
  ],
  first: 'declare',
  begin: (_t, { seat, target }) => ({ seat, target, marks: 0 }),
  stages: {
    declare(t, f) {
      beginCombat(t.table, f.seat, NOBODY, f.target);
      t.emit({ type: 'fights', seat: f.seat, target: f.target, strength: targetStrength(t.table, f.target) });
      return 'assault';
    },
    assault: {
      ask(table, f) {
        const { hand } = player(table, f.seat);
        return hand.length === 0 ? null : pick(f.seat, playable(hand, 'stop') as 'stop'[]);
      },
      skip: 'attrition',
      answer(t, f, id) {
        if (id === 'stop') return 'attrition';
        playCard(t, f.seat, cardOf(id));
        return 'assault';
      },
      show: (table, f) => ({ with: { target: f.target, needs: targetStrength(table, f.target), has: totalOf(table, combatOf(table), 0) } }),
    },
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
    resolution(t, f) {
      t.call('abilities', { seat: f.seat, at: 'resolution' });
      return 'compare';
    },
    compare(t, f) {
      const c = combatOf(t.table);
      const army = totalOf(t.table, c, 0);
      const needed = targetStrength(t.table, f.target);
      const won = army >= needed;
      c.winner = won ? 0 : 1;
      t.emit({ type: 'compared', target: f.target, attacker: army, defender: needed, won });
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

/** What the outcome means for this target; `short` above 0: the army was too weak by so much. */
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
  else if (target === 'objective') {
    t.emit({ type: 'defeated', seat, target });
    finish(t, isCooperative(table) ? playOrder(table).sort() : [seat], 'objective');
  } else secure(t, seat, target);
}

/** RA-BAT-13, RA-BAT-14, RA-AMB-06 */
function secure(t: Turn, seat: Seat, target: Target): void {
  const p = player(t.table, seat);
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

/** RA-BAT-16, RA-EVT-04 */
function defeat(t: Turn, seat: Seat, id: EventId): void {
  const { table } = t;
  table.enemies = table.enemies.filter((x) => x !== id);
  t.emit({ type: 'defeated', seat, target: id });
  const { reward, prize } = event(id);
  if (prize !== undefined) t.call(prize, { seat, unit: NOBODY });
  else if (reward !== undefined) giveTreasure(t, seat, id);
  else table.eventDiscard = [...table.eventDiscard, id];
}

/** RA-BAT-25, RA-BAT-26 */
function repel(t: Turn, seat: Seat, id: EventId, short: number): void {
  if (short <= 0) t.emit({ type: 'repelled', seat, target: id });
  else if (event(id).loses === undefined) t.call('damage', { seat, n: short, by: NOBODY });
}

import { pick, type Seat } from '@longtable/kernel';
import { cardOf } from '../data/cards.ts';
import { isSite } from '../data/sites.ts';
import { beginCombat } from '../deeds/combat.ts';
import { totalOf, wallsOf } from '../query/combat.ts';
import { playable } from '../query/hand.ts';
import { holding } from '../query/holding.ts';
import { blockedPlays } from '../query/reasons.ts';
import { isAlly } from '../query/scenario.ts';
import { defenderOf } from '../query/targets.ts';
import type { Rules, RuneAge, Turn } from '../spec.ts';
import { combatOf, player, siteAt } from '../table.ts';
import { playCard } from './assault.ts';

type SiegeData = RuneAge['frames']['siege']['data'];

/** Two players over a city, a landmark or a home realm; there is no attrition, and the defender has what is left in hand. RA-SIE-01, RA-SIE-21 */
export const siege: Rules<'siege'> = {
  first: 'declare',
  begin: (table, { seat, target }) => ({ attacker: seat, defender: defenderOf(table, target), target, turn: 0, passed: [false, false] }),
  stages: {
    /** A city or home realm of another player. RA-SIE-02 */
    declare(t, f) {
      const c = beginCombat(t.table, f.attacker, f.defender, f.target);
      if (isAlly(t.table, f.attacker) && t.table.sieges === 0) c.bonus = [holding(t.table, 'firstSiege'), 0];
      t.table.sieges++;
      t.emit({ type: 'besieges', seat: f.attacker, defender: f.defender, target: f.target, walls: wallsOf(t.table, c) });
      return 'next';
    },
    /** In turn, or alone once the other has passed; only an empty hand passes unasked. RA-SIE-04, RA-SIE-09, RA-AMB-08 */
    next(t, f) {
      if (f.passed[0] && f.passed[1]) return 'resolution';
      if (f.passed[f.turn]) f.turn = f.turn === 0 ? 1 : 0;
      const seat = f.turn === 0 ? f.attacker : f.defender;
      if (player(t.table, seat).hand.length > 0) return 'assault';
      pass(t, f, seat);
      return 'next';
    },
    assault: {
      rules: ['RA-SIE-04', 'RA-SIE-08', 'RA-SIE-13'],
      /** Either may pass at once; nobody else joins. RA-SIE-10, RA-SIE-20, RA-SIE-23 */
      ask(table, f) {
        const seat = f.turn === 0 ? f.attacker : f.defender;
        return pick(seat, playable(player(table, seat).hand, 'pass') as 'pass'[]);
      },
      answer(t, f, id, seat) {
        t.reveal();
        if (id === 'pass') pass(t, f, seat);
        else {
          playCard(t, seat, cardOf(id));
          f.turn = f.turn === 0 ? 1 : 0;
        }
        return 'next';
      },
      show: (table, f, seat) => {
        const c = combatOf(table);
        const mine = seat === f.attacker ? 0 : 1;
        const totals = [totalOf(table, c, 0), totalOf(table, c, 1) + wallsOf(table, c)] as const;
        return {
          with: {
            target: f.target,
            attacking: mine === 0,
            mine: totals[mine],
            theirs: totals[mine === 0 ? 1 : 0],
            walls: wallsOf(table, c),
          },
          blocked: blockedPlays(table, seat),
          plan: { pass: 'pass', round: table.round, touches: seat === f.defender },
        };
      },
    },
    /** The attacker all of his, then the defender. RA-SIE-11, RA-ABL-08 */
    resolution(t, f) {
      t.call('abilities', { seat: f.attacker, at: 'resolution' });
      t.call('abilities', { seat: f.defender, at: 'resolution' });
      return 'compare';
    },
    /** The higher total; a tie is the defender's. What a city costs in battle is of no account. RA-SIE-13, RA-SIE-15, RA-SIE-17 */
    compare(t, f) {
      const c = combatOf(t.table);
      const attacker = totalOf(t.table, c, 0);
      const walls = wallsOf(t.table, c);
      const defender = totalOf(t.table, c, 1) + walls;
      const won = attacker > defender;
      c.winner = won ? 0 : 1;
      t.emit({ type: 'compared', target: f.target, attacker, defender, walls, won });
      if (won) win(t, f, attacker - defender);
      else t.emit({ type: 'held', seat: f.defender, target: f.target });
      return 'endOfCombat';
    },
    /** Attacker first, then a defender who is still there. RA-SIE-18, RA-ABL-10, RA-ELM-10 */
    endOfCombat(t, f) {
      t.call('abilities', { seat: f.attacker, at: 'end' });
      if (player(t.table, f.defender).alive) t.call('abilities', { seat: f.defender, at: 'end' });
      t.call('aftermath', { sides: [0, 1], eaten: [] });
      return 'over';
    },
    over(t) {
      t.table.combat = null;
      return 'done';
    },
  },
};

/** By choice, or by default with an empty hand, for good. One text for both: nobody is told why. RA-SIE-07, RA-SIE-08 */
function pass(t: Turn, f: SiegeData, seat: Seat): void {
  t.emit({ type: 'passed', seat, cards: player(t.table, seat).hand.length });
  f.passed = f.turn === 0 ? [true, f.passed[1]] : [f.passed[0], true];
}

/** The city comes refreshed, a partner's exhausted; a home realm takes the difference. RA-SIE-14, RA-SIE-16, RA-COO-10 */
function win(t: Turn, f: SiegeData, by: number): void {
  if (isSite(f.target)) {
    const s = siteAt(t.table, f.target)!;
    s.owner = f.attacker;
    s.exhausted = t.table.options.cooperative;
    t.emit({ type: 'secured', seat: f.attacker, target: f.target, from: f.defender });
    return;
  }
  t.call('damage', { seat: f.defender, n: by + holding(t.table, 'realmDamage'), by: f.attacker, of: null });
}

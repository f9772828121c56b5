import { pick } from '@longtable/kernel';
import { BOARD_SPACES, CITADEL, GOLD_AT, type Space } from '../data/board.ts';
import { EMPTY } from '../data/numbers.ts';
import { TURN_POWERS, type TurnPower } from '../data/powers.ts';
import { gain, placeMinion, refillBareDisplay, spendCharge, takeBackCards } from '../deeds/index.ts';
import { fighterTargets, target } from '../ids.ts';
import { FROM_GOLD_SPACE } from '../query/gains.ts';
import { payable } from '../query/payment.ts';
import { usablePowers } from '../query/powers.ts';
import { blockedPowers, notNow, unpayable } from '../query/reasons.ts';
import { AT, blockedSpaces, isCitadelAttack, isGather, isRegionBattle, legalSpaces, positionAt, regionAt } from '../query/spaces.ts';
import type { FighterId, Rules, Turn, Who } from '../spec.ts';
import { mayUse, player, usesPowers } from '../table.ts';

export const turn: Rules<'turn'> = {
  first: 'begin',
  begin: (_t, { who }) => ({ who, space: '' }),
  stages: {
    /** A bare display is filled before Exhume may be used. CA-SET-25, CA-FIG-20 */
    begin(t, f) {
      t.table.active = f.who;
      t.emit({ type: 'turn', who: f.who });
      if (mayUse(t.table, f.who, 'exhume')) refillBareDisplay(t);
      return 'place';
    },

    place: {
      rules: ['CA-TRN-03', 'CA-TRN-04', 'CA-TRN-05'],
      /** CA-POW-05, CA-POW-18 */
      ask(table, f) {
        const options: (Space | TurnPower)[] = legalSpaces(table, f.who);
        if (table.players[f.who]!.charged) options.push(...usablePowers(table, f.who, true));
        return pick(f.who, options);
      },
      answer(t, f, what, who) {
        if (what === 'exhume') return 'exhume';
        if (isPower(what)) {
          usePower(t, who, what);
          return 'place';
        }
        f.space = what;
        if (what === 'refresh') refresh(t, who);
        else placeMinion(t, who, AT[what]!);
        return 'act';
      },
      show: (table, f) => ({
        with: { left: player(table, f.who).minions },
        targets: SPACE_TARGETS,
        blocked: [...blockedSpaces(table, f.who), ...blockedPowers(table, f.who, true), ...notNow(table)],
      }),
    },

    /** Nox: at the start of the turn, and the fighter may be used at once. */
    exhume: {
      rules: ['CA-POW-09'],
      ask: (table, f) => pick(f.who, payable(table, f.who)),
      answer(t, _f, fighter, who) {
        spendCharge(t, who);
        t.emit({ type: 'exhumes', who });
        t.call('raise', { who, fighter });
        return 'place';
      },
      show: (table, f) => ({ targets: fighterTargets(payable(table, f.who)), blocked: unpayable(table, f.who) }),
    },

    /** The action is carried out in full, also where it gives nothing. CA-TRN-03, CA-TRN-10 */
    act(t, f) {
      if (f.space !== 'refresh') act(t, f.who, AT[f.space]!);
      return 'replenish';
    },

    /** CA-FIG-20 */
    replenish(t) {
      refillBareDisplay(t);
      return 'raise';
    },

    raise: {
      rules: ['CA-TRN-11', 'CA-FIG-05', 'CA-FIG-06'],
      /** CA-TRN-14 */
      ask(table, f) {
        const options: (FighterId | TurnPower | 'end')[] = payable(table, f.who);
        if (table.players[f.who]!.charged) options.push(...usablePowers(table, f.who, false));
        if (options.length === 0) return null;
        options.push('end');
        return pick(f.who, options);
      },
      skip: 'pass',
      answer(t, _f, what, who) {
        if (what === 'end') return 'pass';
        if (typeof what !== 'number') {
          usePower(t, who, what);
          return 'raise';
        }
        t.call('raise', { who, fighter: what });
        return 'end';
      },
      show: (table, f) => ({
        targets: fighterTargets(payable(table, f.who)),
        blocked: [...unpayable(table, f.who), ...blockedPowers(table, f.who, false)],
      }),
    },

    end: {
      rules: ['CA-POW-18', 'CA-TRN-13'],
      ask(table, f) {
        const options: (TurnPower | 'end')[] = table.players[f.who]!.charged ? usablePowers(table, f.who, false) : [];
        if (options.length === 0) return null;
        options.push('end');
        return pick(f.who, options);
      },
      skip: 'pass',
      answer(t, _f, what, who) {
        if (what === 'end') return 'pass';
        usePower(t, who, what);
        return 'end';
      },
      show: (table, f) => ({ blocked: [...blockedPowers(table, f.who, false), ...notNow(table)] }),
    },

    /** The marker goes on: nothing can be made up for later. CA-TRN-13 */
    pass(t) {
      t.reveal();
      return 'done';
    },
  },
};

const SPACE_TARGETS = Object.fromEntries(
  [...BOARD_SPACES, 'refresh', ...TURN_POWERS].map((id) => [id, target(isPower(id) ? 'power' : 'space', id)]),
);

function isPower(what: string): what is TurnPower {
  return (TURN_POWERS as readonly string[]).includes(what);
}

function usePower(t: Turn, who: Who, power: TurnPower): void {
  if (power === 'fence') t.call('fence', { who, gave: [] });
  else if (power === 'command') t.call('command', { who, standing: '' });
  else if (power === 'reinforce') t.call('reinforce', { who, fighter: EMPTY });
  else t.call('fortify', { who });
}

/** The minion stands on the own mat: all used combat cards back, and the power token is charged. CA-CRD-14, CA-POW-04 */
function refresh(t: Turn, who: Who): void {
  const p = player(t.table, who);
  const cards = p.used.length;
  p.refreshed = true;
  p.minions--;
  takeBackCards(t.table, who);
  p.charged = usesPowers(t.table, who);
  t.emit({ type: 'minion', who, space: 'refresh' });
  t.emit({ type: 'refreshed', who, cards, charged: p.charged });
}

/** The action of the space itself; the gold space has no owner. CA-GLD-03, CA-GLD-06, CA-COM-01 */
function act(t: Turn, who: Who, at: number): void {
  if (at === GOLD_AT) gain(t, who, FROM_GOLD_SPACE, 'gold-space', EMPTY);
  else if (isGather(at)) t.call('gather', { who, region: regionAt(at) });
  else if (isRegionBattle(at)) t.call('combat', { attacker: who, area: regionAt(at), position: '' });
  else if (isCitadelAttack(at)) t.call('combat', { attacker: who, area: CITADEL, position: positionAt(at) });
  else t.call('build', { who });
}

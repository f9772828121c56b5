/** Combat: attackers, cards, reveal, totals, and what follows in the order of the rulebook. */
import { type PickAsk, pick, some } from '@longtable/kernel';
import { bestAttackers } from '../automa/choices.ts';
import { COMBAT_CARDS, type CombatCard, cardsIn } from '../data/combat-cards.ts';
import { EMPTY, KING, NOBODY } from '../data/numbers.ts';
import { compensate, discard, dismissAutomatons, fall, inflictCasualty, rescue, reward, takeOrHold, zeroOptions } from '../deeds/combat.ts';
import { commit, layDown, layForAi } from '../deeds/commit.ts';
import { spendCharge } from '../deeds/index.ts';
import { fighterTargets, target } from '../ids.ts';
import { attackTally, canCauseCasualty, defenceTally, loserOf, regulars, rollersOf } from '../query/combat.ts';
import { buried, stationed } from '../query/reasons.ts';
import { pairIn } from '../query/strength.ts';
import type { Rules } from '../spec.ts';
import { limitOf, mayUse, player } from '../table.ts';
import { fortifyPair } from './powers.ts';

/** One combat, against a player or the King. CA-COM-19, CA-COM-20, CA-AIA-34 */
export const combat: Rules<'combat'> = {
  first: 'announce',
  begin: (table, { attacker, area, position }) => ({
    attacker,
    defender: table.owner[area]!,
    area,
    position,
    fighters: [],
    guards: [],
    attackCard: EMPTY,
    defenceCard: EMPTY,
    named: NOBODY,
    guess: EMPTY,
    dice: null,
    winner: NOBODY,
    victors: [],
  }),
  stages: {
    /** The AI lays its strongest fighters face-up. CA-AIA-08, CA-AIA-36, CA-SOL-10 */
    announce(t, f) {
      t.emit({ type: 'attack', who: f.attacker, defender: f.defender, area: f.area, position: f.position });
      if (player(t.table, f.attacker).ai) commit(t, f, bestAttackers(t.table, f.attacker, limitOf(f.area)), true);
      return 'attackers';
    },

    attackers: {
      rules: ['CA-COM-03', 'CA-COM-04', 'CA-COM-05'],
      /** CA-BOL-05 */
      ask: (table, f) => (table.attackers.length > 0 ? null : some(f.attacker, table.players[f.attacker]!.hand, 1, limitOf(f.area))),
      skip: 'unveil',
      answer(t, f, fighters) {
        commit(t, f, fighters, false);
        return 'unveil';
      },
      show: (table, f) => ({
        with: { area: f.area, defender: f.defender, position: f.position },
        targets: fighterTargets(table.players[f.attacker]!.hand),
        blocked: [...buried(table, f.attacker, 'CA-FIG-19'), ...stationed(table, f.attacker, EMPTY, 'CA-COM-03')],
      }),
    },

    /** Visio, when attacked by face-down fighters. */
    unveil: {
      rules: ['CA-POW-06'],
      ask: (table, f) => (!table.turnedUp && mayUse(table, f.defender, 'unveil') ? pick(f.defender, UNVEIL) : null),
      skip: 'lay',
      answer(t, _f, answer, who) {
        t.reveal();
        if (answer === 'no') return 'lay';
        spendCharge(t, who);
        t.table.turnedUp = true;
        t.emit({ type: 'unveiled', who, fighters: t.table.attackers });
        return 'lay';
      },
      show: (table, f) => ({
        with: { attacker: f.attacker, area: f.area, n: table.attackers.length },
        plan: { pass: 'no', round: table.round },
      }),
    },

    /** The AI's card is laid before anybody chooses: it cannot depend on the choice. CA-AIA-20, CA-AIA-37 */
    lay(t, f) {
      layForAi(t, f.attacker);
      if (f.defender !== KING) layForAi(t, f.defender);
      return 'cards';
    },

    cards: {
      rules: ['CA-COM-07', 'CA-CRD-01', 'CA-CRD-13'],
      /** CA-CIT-11, CA-CIT-18, CA-CIT-04 */
      askAll(table, f) {
        const asks: PickAsk<CombatCard>[] = [];
        if (!table.players[f.attacker]!.ai) asks.push(pick(f.attacker, cardsIn(table.players[f.attacker]!.cards)));
        if (f.defender !== KING && !table.players[f.defender]!.ai) asks.push(pick(f.defender, cardsIn(table.players[f.defender]!.cards)));
        return asks;
      },
      answer: (t, _f, card, who) => layDown(t, who, COMBAT_CARDS.indexOf(card)),
      next: 'forewarn',
      show: (table, f, seat) => ({
        with: { attacker: f.attacker, defender: f.defender, area: f.area },
        targets: CARD_TARGETS,
        blocked: player(table, seat).used.map((card) => ({
          id: COMBAT_CARDS[card]!,
          target: target('card', COMBAT_CARDS[card]!),
          rule: 'CA-CRD-11',
        })),
        plan: { open: true },
      }),
    },

    /** Asked whatever lies there: the question must not depend on it. */
    forewarn: {
      rules: ['CA-POW-07'],
      /** CA-POW-21 */
      ask(table, f) {
        const visio = mayUse(table, f.attacker, 'forewarn') ? f.attacker : mayUse(table, f.defender, 'forewarn') ? f.defender : NOBODY;
        return visio === NOBODY || f.defender === KING ? null : pick(visio, FOREWARN);
      },
      skip: 'reveal',
      answer(t, f, card, who) {
        t.reveal();
        if (card === 'no') return 'reveal';
        spendCharge(t, who);
        f.named = who === f.attacker ? f.defender : f.attacker;
        f.guess = COMBAT_CARDS.indexOf(card);
        t.emit({ type: 'forewarned', who, card });
        return 'reveal';
      },
      show: (table, f, seat) => ({
        with: { against: seat === f.attacker ? f.defender : f.attacker, area: f.area },
        plan: { pass: 'no', round: table.round, touches: seat === f.defender },
      }),
    },

    /** Fighters and cards of both sides together; only those who lie there defend. CA-COM-06, CA-COM-08 */
    reveal(t, f) {
      const { table } = t;
      t.reveal();
      table.turnedUp = true;
      table.cardsUp = true;
      f.fighters = table.attackers;
      f.guards = table.defenders[f.area]!;
      f.attackCard = player(table, f.attacker).laid;
      if (f.defender !== KING) f.defenceCard = player(table, f.defender).laid;
      t.emit({
        type: 'revealed',
        who: f.attacker,
        fighters: f.fighters,
        card: COMBAT_CARDS[f.attackCard]!,
        defender: f.defender,
        against: COMBAT_CARDS[f.defenceCard] ?? null,
      });
      return 'roll';
    },

    /** CA-CRD-02, CA-AIA-27 */
    roll(t, f) {
      const rollers = rollersOf(f);
      if (rollers.length > 0) t.call('dice', { rollers, why: 'combat' }, 'dice');
      return 'fortify';
    },

    /** Fortis, for the attacking pair: after the reveal and before the totals are compared. */
    fortify: {
      rules: ['CA-POW-20'],
      ask: (table, f) => (mayUse(table, f.attacker, 'fortify') && pairIn(f.fighters) !== null ? pick(f.attacker, FORTIFY) : null),
      skip: 'compare',
      answer(t, f, answer, who) {
        t.reveal();
        if (answer === 'fortify') fortifyPair(t, who, f.area, f.fighters);
        return 'compare';
      },
      show: (table, f) => ({
        with: { attack: attackTally(table, f).total, defence: defenceTally(table, f).total },
        plan: { pass: 'no', round: table.round },
      }),
    },

    /** Ties go to the defender. CA-COM-11, CA-CIT-05, CA-CIT-11 */
    compare(t, f) {
      const attack = attackTally(t.table, f);
      const defence = defenceTally(t.table, f);
      f.winner = attack.total > defence.total ? f.attacker : f.defender;
      f.victors = regulars(f.winner === f.attacker ? f.fighters : f.guards);
      t.emit({ type: 'combat', area: f.area, attack, defence, winner: f.winner });
      return 'automatons';
    },

    /** CA-COM-12, CA-AUT-04 */
    automatons(t, f) {
      dismissAutomatons(t, f);
      return 'outcome';
    },

    /** CA-COM-13, CA-COM-14, CA-CIT-08 */
    outcome(t, f) {
      takeOrHold(t, f);
      return 'reward';
    },

    /** The winner before the loser. CA-CRD-03, CA-CRD-10 */
    reward(t, f) {
      if (f.winner !== KING) reward(t, f);
      return 'compensate';
    },

    /** Also for whoever lost to the King. CA-CIT-09 */
    compensate: (t, f) => (loserOf(f) === KING ? 'discard' : compensate(t, f)),

    /** The loser of a 0 card: a casualty for the winner, or an own fighter back. */
    zero: {
      rules: ['CA-CRD-05', 'CA-CRD-06', 'CA-CRD-07'],
      ask: (table, f) => pick(loserOf(f), zeroOptions(table, f)),
      skip: 'discard',
      forced: true,
      answer(t, f, what, who) {
        if (what === 'casualty') return inflictCasualty(t, f);
        rescue(t, who, what);
        return 'discard';
      },
      show: (table, f, seat) => ({
        with: { winner: f.winner },
        targets: fighterTargets(player(table, seat).graveyard),
        blocked: canCauseCasualty(f) ? [] : [{ id: 'casualty', rule: 'CA-CRD-09' }],
      }),
    },

    casualty: {
      rules: ['CA-CRD-06'],
      ask: (_t, f) => pick(f.winner, f.victors),
      skip: 'discard',
      forced: true,
      answer(t, f, fighter) {
        fall(t, f, fighter);
        return 'discard';
      },
      show: (_t, f) => ({ with: { area: f.area }, targets: fighterTargets(f.victors) }),
    },

    /** CA-CRD-11, CA-CRD-12, CA-CRD-18 */
    discard(t, f) {
      discard(t, f);
      return 'done';
    },
  },
};

const UNVEIL = ['unveil', 'no'] as const;
const FOREWARN = [...COMBAT_CARDS, 'no'] as const;
const FORTIFY = ['fortify', 'no'] as const;
const CARD_TARGETS = Object.fromEntries(COMBAT_CARDS.map((card) => [card, target('card', card)]));

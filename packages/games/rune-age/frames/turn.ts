import { pick, type Seat, share } from '@longtable/kernel';
import { type Card, cardOf, HAND_IDS, isCard, KIND } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { type SiteId, site } from '../data/sites.ts';
import type { TreasureId } from '../data/treasures.ts';
import { discard, drawUp, exhaust, outOfHand } from '../deeds/zones.ts';
import { freeRetains, goldOf, influenceOf, retainPrice } from '../query/goods.ts';
import { holding, isHeld } from '../query/holding.ts';
import { actionPrice, deeds } from '../query/menu.ts';
import { blockedDeeds } from '../query/reasons.ts';
import { defenderOf } from '../query/targets.ts';
import type { Deed, Player, ReadTable, Rules, Table, Target, Turn } from '../spec.ts';
import { player } from '../table.ts';

/** One turn: refresh, actions, discard, draw. RA-TRN-02 */
export const turn: Rules<'turn'> = {
  first: 'start',
  begin: (_t, { seat }) => ({ seat, kept: 0 }),
  stages: {
    /** Targets of the last turn may be attacked again. RA-AMB-04 */
    start(t, f) {
      const { table } = t;
      table.active = f.seat;
      table.attacked = [];
      table.strongholdsHeld = 0;
      table.acquired = 0;
      table.struck = false;
      table.sieges = 0;
      t.emit({ type: 'turn', seat: f.seat });
      return 'refresh';
    },
    refresh(t, f) {
      t.table.step = 'refresh';
      const n = refresh(t.table, f.seat);
      if (n > 0) t.emit({ type: 'refreshed', seat: f.seat, n });
      t.table.step = 'actions';
      return 'act';
    },
    /** Any number of actions, each finished before the next. */
    act: {
      rules: ['RA-ACT-01', 'RA-TRN-06', 'RA-TRN-07'],
      ask: (table, f) => pick(f.seat, deeds(table, f.seat)),
      answer(t, f, deed) {
        if (deed === 'end') {
          t.table.step = 'discard';
          return 'retain';
        }
        start(t, f.seat, deed);
        return 'act';
      },
      show: (table, f) => ({
        with: { gold: goldOf(table, f.seat), influence: influenceOf(table, f.seat) },
        targets: Object.fromEntries(deeds(table, f.seat).flatMap((d) => (d.startsWith('fight:') ? [[d, d.slice(6)]] : []))),
        blocked: blockedDeeds(table, f.seat),
      }),
    },
    /** First how many; that much is public. RA-TRN-09, RA-AMB-42 */
    retain: {
      rules: ['RA-TRN-08', 'RA-TRN-09'],
      ask(table, f) {
        const most = mostKept(table, f.seat);
        return most === 0 ? null : pick(f.seat, NUMBERS.slice(0, most + 1));
      },
      skip: 'discardHand',
      answer(t, f, n) {
        f.kept = n;
        if (n === 0) return 'discardHand';
        const price = Math.max(0, n - freeRetains(t.table, f.seat)) * retainPrice(t.table);
        t.call('payment', { seat: f.seat, influence: price });
        t.emit({ type: 'kept', seat: f.seat, n });
        return n === player(t.table, f.seat).hand.length ? 'drawUp' : 'keep';
      },
      show: (table, f) => ({ with: { price: retainPrice(table), free: freeRetains(table, f.seat) } }),
    },
    /** Then which, in secret; what is discarded is seen. RA-TRN-17, RA-AMB-42 */
    keep: {
      rules: ['RA-TRN-09', 'RA-TRN-17'],
      ask(table, f) {
        const { hand } = player(table, f.seat);
        const bins = hand.filter((card, i) => card !== hand[i - 1]);
        const most = bins.map((card) => hand.filter((x) => x === card).length);
        return share(
          f.seat,
          f.kept,
          bins.map((card) => HAND_IDS[card]!),
          bins.map(() => 0),
          most,
        );
      },
      answer(t, f, counts) {
        const p = player(t.table, f.seat);
        const bins = p.hand.filter((card, i) => card !== p.hand[i - 1]);
        const gone: Card[] = [];
        bins.forEach((card, i) => {
          const held = p.hand.filter((x) => x === card).length;
          for (let k = counts[i]!; k < held; k++) gone.push(card);
        });
        for (const card of gone) outOfHand(p, card);
        t.reveal();
        discard(t, f.seat, gone);
        return 'drawUp';
      },
      show: (_t, f) => ({ with: { n: f.kept } }),
    },
    /** The active player alone discards, unless he is out. RA-TRN-08, RA-TRN-10, RA-ELM-14 */
    discardHand(t, f) {
      const p = player(t.table, f.seat);
      if (!p.alive || p.hand.length === 0) return 'drawUp';
      const cards = p.hand;
      p.hand = [];
      p.shown = [];
      t.reveal();
      discard(t, f.seat, cards);
      return 'drawUp';
    },
    /** Here and after the events, and at no other time. RA-DCK-08, RA-ACT-11, RA-BAT-23 */
    drawUp(t, f) {
      t.table.step = 'draw';
      drawUp(t, f.seat);
      return 'end';
    },
    /** Some events punish whoever kept the peace. */
    end(t, f) {
      const n = t.table.struck ? 0 : holding(t.table, 'idle');
      if (n > 0) t.call('damage', { seat: f.seat, n, by: NOBODY, of: t.table.lasting });
      return 'done';
    },
  },
};

const NUMBERS: readonly number[] = Array.from({ length: 100 }, (_, n) => n);

/** The active player's cities, strongholds and rewards. RA-TRN-03, RA-TRN-04, RA-TRN-05 */
function refresh(table: Table, seat: Seat): number {
  const p = player(table, seat);
  let n = p.exhausted;
  p.ready += p.exhausted;
  p.exhausted = 0;
  for (const s of table.sites) {
    if (s.owner !== seat || !s.exhausted || (site(s.id).landmark && isHeld(table, 'cursedLandmarks'))) continue;
    s.exhausted = false;
    n++;
  }
  return n + refreshRewards(table, p);
}

/** Rewards too, unless the table plays otherwise. RA-REW-05, RA-AMB-02 */
function refreshRewards(table: Table, p: Player): number {
  const n = p.treasures.filter((x) => x.exhausted).length;
  if (n === 0 || table.options.rewards === 'stay') return 0;
  p.treasures = p.treasures.map((x) => (x.exhausted ? { id: x.id, exhausted: false } : x));
  return n;
}

/** A combat is a battle or a siege; there may be several in a turn. RA-ACT-03, RA-BAT-22 */
function start(t: Turn, seat: Seat, deed: Deed): void {
  if (deed === 'gold') t.call('gold', { seat, to: 'discard', unit: NOBODY });
  else if (deed === 'influence') t.call('influence', { seat, pool: 0 });
  else if (deed.startsWith('act:')) t.call('action', { seat, what: deed.slice(4) });
  else {
    const target = deed.slice(6) as Target;
    t.table.attacked = [...t.table.attacked, target];
    t.call(defenderOf(t.table, target) === NOBODY ? 'battle' : 'siege', { seat, target });
  }
}

/** The number of cards that influence could keep. Everybody can see it. RA-AMB-28 */
function mostKept(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  if (!p.alive) return 0;
  return Math.min(p.hand.length, freeRetains(table, seat) + Math.floor(influenceOf(table, seat) / retainPrice(table)));
}

/** A card of the hand is played for its ability, or one of the play area is exhausted for it. */
export const action: Rules<'action'> = {
  first: 'pay',
  stages: {
    pay(t, f) {
      const price = actionPrice(t.table);
      if (price > 0) t.call('payment', { seat: f.seat, influence: price });
      return 'resolve';
    },
    /** It is no participating unit and adds no strength. RA-UNI-07 */
    resolve(t, f) {
      if (isCard(f.what)) {
        const p = player(t.table, f.seat);
        outOfHand(p, cardOf(f.what));
        p.limbo = (KIND[f.what] << 1) | 1;
        t.emit({ type: 'used', seat: f.seat, card: f.what });
      } else {
        exhaust(t, f.seat, f.what);
        t.emit({ type: 'used', seat: f.seat, card: f.what as SiteId | TreasureId });
      }
      t.call('effect', { path: f.what, seat: f.seat, unit: NOBODY, consent: 'forced' });
      return 'discard';
    },
    /** To the discard pile once it is resolved. RA-UNI-03 */
    discard(t, f) {
      const p = player(t.table, f.seat);
      if (p.limbo >= 0) discard(t, f.seat, [p.limbo]);
      p.limbo = -1;
      return 'done';
    },
  },
};

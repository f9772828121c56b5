import { pick, type Seat, share } from '@longtable/kernel';
import { type Card, cardOf, HAND_IDS, isCard, KIND } from '../data/cards.ts';
import { LANDMARKS_TO_WIN, NOBODY } from '../data/numbers.ts';
import { type SiteId, site } from '../data/sites.ts';
import type { TreasureId } from '../data/treasures.ts';
import { finish } from '../deeds/ends.ts';
import { discard, drawUp, exhaust, outOfHand } from '../deeds/zones.ts';
import { freeRetains, goldOf, influenceOf, retainPrice } from '../query/goods.ts';
import { actionPrice, deeds, fightDeed } from '../query/menu.ts';
import { countSites } from '../query/scenario.ts';
import { barred, candidates, defenderOf } from '../query/targets.ts';
import type { Deed, ReadTable, Rules, Table, Target, Turn } from '../spec.ts';
import { player } from '../table.ts';

/** One turn: refresh, actions, discard, draw. */
export const turn: Rules<'turn'> = {
  rules: [
    'RA-TRN-02',
    'RA-TRN-03',
    'RA-TRN-04',
    'RA-TRN-05',
    'RA-TRN-06',
    'RA-TRN-07',
    'RA-TRN-08',
    'RA-TRN-09',
    'RA-TRN-10',
    'RA-TRN-11',
    'RA-TRN-12',
    'RA-TRN-13',
    'RA-TRN-14',
    'RA-TRN-17',
    'RA-ACT-01',
    'RA-ACT-04',
    'RA-ACT-05',
    'RA-ACT-06',
    'RA-ACT-07',
    'RA-ACT-08',
    'RA-ACT-11',
    'RA-ACT-12',
    'RA-RES-01',
    'RA-RES-02',
    'RA-REW-05',
    'RA-REW-06',
    'RA-ELM-14',
    'RA-UNI-04',
    'RA-UNI-05',
    'RA-UNI-07',
    'RA-ABL-07',
    'RA-DCK-08',
    'RA-DCK-09',
    'RA-AMB-02',
    'RA-AMB-04',
    'RA-AMB-05',
    'RA-AMB-28',
    'RA-AMB-32',
    'RA-AMB-42',
  ],
  first: 'start',
  begin: (_t, { seat }) => ({ seat, kept: 0 }),
  stages: {
    start(t, f) {
      const { table } = t;
      table.active = f.seat;
      table.attacked = [];
      table.strongholdsHeld = 0;
      table.acquired = 0;
      table.struck = false;
      table.sieges = 0;
      t.emit({ type: 'turn', seat: f.seat });
      if (countSites(table, f.seat, true) >= LANDMARKS_TO_WIN) finish(t, [f.seat], 'landmarks');
      return 'refresh';
    },
    refresh(t, f) {
      t.table.step = 'refresh';
      const n = refresh(t.table, f.seat);
      if (n > 0) t.emit({ type: 'refreshed', seat: f.seat, n });
      t.table.step = 'actions';
      return 'act';
    },
    act: {
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
        blocked: candidates(table, f.seat).flatMap((target) => {
          const rule = barred(table, f.seat, target);
          return rule === null ? [] : [{ id: fightDeed(target), target, rule }];
        }),
      }),
    },
    /** RA-TRN-09: first how many; that much is public. */
    retain: {
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
      show: (table) => ({ with: { price: retainPrice(table) } }),
    },
    keep: {
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
    drawUp(t, f) {
      t.table.step = 'draw';
      drawUp(t, f.seat);
      return 'end';
    },
    /** A Time for War punishes whoever kept the peace. */
    end(t, f) {
      if (t.table.lasting === 'rw-21' && !t.table.struck) t.call('damage', { seat: f.seat, n: 3, by: NOBODY });
      return 'done';
    },
  },
};

const NUMBERS: readonly number[] = Array.from({ length: 100 }, (_, n) => n);

/** RA-TRN-03, RA-TRN-04; Cursed Ground leaves landmarks as they are. */
function refresh(table: Table, seat: Seat): number {
  const p = player(table, seat);
  let n = p.exhausted;
  p.ready += p.exhausted;
  p.exhausted = 0;
  for (const s of table.sites) {
    if (s.owner !== seat || !s.exhausted || (table.lasting === 'cq-26' && site(s.id).landmark)) continue;
    s.exhausted = false;
    n++;
  }
  if (table.options.rewards === 'stay' || !p.treasures.some((x) => x.exhausted)) return n;
  n += p.treasures.filter((x) => x.exhausted).length;
  p.treasures = p.treasures.map((x) => (x.exhausted ? { id: x.id, exhausted: false } : x));
  return n;
}

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

/** RA-TRN-09, RA-AMB-28: how many cards influence could keep. Everybody can see it. */
function mostKept(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  if (!p.alive) return 0;
  return Math.min(p.hand.length, freeRetains(table, seat) + Math.floor(influenceOf(table, seat) / retainPrice(table)));
}

/** RA-UNI: a card of the hand is played for its ability, or one of the play area is exhausted for it. */
export const action: Rules<'action'> = {
  rules: ['RA-UNI-01', 'RA-UNI-02', 'RA-UNI-03', 'RA-UNI-08', 'RA-AMB-03'],
  first: 'pay',
  stages: {
    pay(t, f) {
      const price = actionPrice(t.table);
      if (price > 0) t.call('payment', { seat: f.seat, influence: price });
      return 'resolve';
    },
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
    discard(t, f) {
      const p = player(t.table, f.seat);
      if (p.limbo >= 0) discard(t, f.seat, [p.limbo]);
      p.limbo = -1;
      return 'done';
    },
  },
};

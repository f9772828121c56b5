import { type Blocked, pick } from '@longtable/kernel';
import { addTo } from '@longtable/kit';
import { CARD_NAMES, CARDS, type CardName, PLAIN_CARDS, type PlainCard, REGIONS, type Region } from '../data/cards.ts';
import { removeBottomToken } from '../deeds.ts';
import { addExtras, blockedExtras, performExtra, ritualOf, settleHand } from '../extras.ts';
import { placeTargets } from '../ids.ts';
import { fortressesOf } from '../query/board.ts';
import { foreignFortresses } from '../query/reasons.ts';
import type { Extra, ReadTable, Rules } from '../spec.ts';
import { player } from '../table.ts';

export const ritual: Rules<'ritual'> = {
  first: 'sacrifice',
  begin: ritualOf,
  stages: {
    sacrifice: {
      rules: ['YD-CRD-RIT-01', 'YD-CRD-RIT-02', 'YD-CRD-RIT-03'],
      ask: (table, f) => pick(f.seat, fortressesOf(table, f.seat)),
      skip: 'copy',
      answer(t, f, place) {
        removeBottomToken(t.table, place);
        t.emit({ type: 'sacrificed', seat: f.seat, at: place, value: t.table.stacks[place]!.length });
        return 'copy';
      },
      show: (table, f) => ({
        targets: placeTargets(fortressesOf(table, f.seat)),
        blocked: foreignFortresses(table, f.seat, 'YD-CRD-RIT-01'),
        plan: { open: true },
      }),
    },

    copy: {
      rules: ['YD-CRD-RIT-04', 'YD-CRD-RIT-05', 'YD-CRD-RIT-06'],
      ask(table, f) {
        const options: (PlainCard | Extra)[] = [...PLAIN_CARDS];
        addExtras(table, f, options);
        return pick(f.seat, options);
      },
      answer(t, f, what) {
        if (!isCard(what)) {
          performExtra(t, f, what);
          return 'copy';
        }
        t.emit({ type: 'copied', seat: f.seat, card: what });
        settleHand(t, f);
        t.call('card', { seat: f.seat, card: what });
        return 'extras';
      },
      show: (table, f) => ({ blocked: [{ id: 'ritual', rule: 'YD-CRD-RIT-06' }, ...blockedExtras(table, f)] }),
    },

    extras: {
      rules: ['YD-LDR-LEM-A05', 'YD-LDR-PAV-A05'],
      ask(table, f) {
        const options: (Extra | 'stop')[] = [];
        addExtras(table, f, options);
        return options.length === 0 ? null : pick(f.seat, [...options, 'stop']);
      },
      skip: 'limit',
      answer(t, f, what) {
        if (what === 'stop') return 'limit';
        performExtra(t, f, what);
        return 'extras';
      },
      show: (table, f) => ({ blocked: blockedExtras(table, f) }),
    },

    /** The marker goes only after all of the copied card. YD-CRD-RIT-10 */
    limit(t, f) {
      settleHand(t, f);
      return 'marker';
    },

    marker: {
      rules: ['YD-CRD-RIT-07'],
      /** YD-STR-13, YD-CRD-RIT-08 */
      ask: (table, f) => (table.markerLocked ? null : pick(f.seat, [...table.players.keys()])),
      skip: 'done',
      /** The right is used up also when the marker stays. YD-CRD-RIT-11 */
      answer(t, f, to) {
        t.table.marker = to;
        t.table.markerLocked = true;
        t.emit({ type: 'marker', seat: f.seat, to });
        return 'done';
      },
    },
  },
};
const isCard = (what: PlainCard | Extra): what is PlainCard => PLAIN_CARDS.includes(what as PlainCard);

export const steal: Rules<'steal'> = {
  first: 'give',
  stages: {
    give: {
      rules: ['YD-LDR-PAV-A02', 'YD-LDR-PAV-A03'],
      ask: (table, f) => pick(f.from, ofRegion(table, f.from, f.region)),
      skip: 'none',
      answer(t, f, name) {
        const kind = CARD_NAMES.indexOf(name);
        addTo(player(t.table, f.from).hand, kind, -1);
        addTo(player(t.table, f.seat).hand, kind, 1);
        t.reveal();
        t.emit({ type: 'stole', seat: f.seat, from: f.from, region: f.region, found: true });
        t.emit({ type: 'stole-card', seat: f.seat, from: f.from, kind }, [f.seat, f.from]);
        return 'done';
      },
      show: (table, f) => ({ with: { seat: f.seat, region: f.region }, blocked: ofOtherRegions(table, f.from, f.region) }),
    },
    none(t, f) {
      t.reveal();
      t.emit({ type: 'stole', seat: f.seat, from: f.from, region: f.region, found: false });
      return 'done';
    },
  },
};

/** Cards of a region type in a hand. That there are none of it becomes public. */
function ofRegion(table: ReadTable, seat: number, region: Region): CardName[] {
  const { hand } = player(table, seat);
  return CARDS.flatMap((c, kind) => (c.region === REGIONS.indexOf(region) && hand[kind]! > 0 ? [c.name] : []));
}

/** Cards in the hand that the thief has not named. */
const ofOtherRegions = (table: ReadTable, seat: number, region: Region): Blocked[] =>
  REGIONS.filter((other) => other !== region).flatMap((other) =>
    ofRegion(table, seat, other).map((id) => ({ id, rule: 'YD-LDR-PAV-A03' })),
  );

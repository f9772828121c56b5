import { pick, type Seat } from '@longtable/kernel';
import { BANNERS, BANNERS_OF, type BannerId, FAST_BANNERS_OF } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { move } from '../deeds.ts';
import { addExtras, blockedExtras, performExtra, settleHand } from '../extras.ts';
import { ambush, isShift, isSteal, isStep, parseAmbush, parseStep, step, target } from '../ids.ts';
import { type BannerData, canAmbush, canUpgrade, isFast, mayMove, moversLeft } from '../query/banner.ts';
import { facesEnemy } from '../query/battlefield.ts';
import { addSteps, barred, conquerable } from '../query/board.ts';
import { blockedDeeds, blockedSteps } from '../query/reasons.ts';
import type { Ambush, ArmyId, BannerAct, ReadTable, Rules, Turn } from '../spec.ts';
import { army, player, powerOf, worldOf } from '../table.ts';

export const card: Rules<'card'> = {
  first: 'banner',
  stages: {
    banner: {
      rules: ['YD-STR-09'],
      /** YD-STR-11, YD-CRD-AMB-05 */
      ask(table, f, up) {
        const banners = (isFast(table, f.seat, up) ? FAST_BANNERS_OF : BANNERS_OF)[f.card];
        return pick(
          f.seat,
          banners.filter((b) => !isAmbushBanner(b) || canAmbush(table, f.seat)),
        );
      },
      forced: true,
      answer(t, f, banner) {
        t.call('banner', { seat: f.seat, card: f.card, banner });
        return 'done';
      },
      show: (_t, f) => ({ with: { card: f.card } }),
    },
  },
};

const isAmbushBanner = (id: BannerId): boolean => BANNERS[id].deed === 'ambush' && BANNERS[id].pool === 0;
export const banner: Rules<'banner'> = {
  first: 'act',
  begin(_t, { seat, card: played, banner: id }) {
    const { armies, streets, pool, deed } = BANNERS[id];
    return { seat, card: played, armies, streets, pool, deed, moved: [], mover: NOBODY, left: 0 };
  },
  stages: {
    act: {
      rules: ['YD-STR-10', 'YD-MOV-GEN-01', 'YD-MOV-GEN-02'],
      /** YD-TEAM-02 */
      ask(table, f, up) {
        const options: BannerAct[] = [];
        for (const id of player(table, f.seat).armies) if (mayMove(table, f, id)) addSteps(table, id, options);
        if (f.deed !== null) addDeed(table, f, options);
        addExtras(table, up('ritual'), options);
        options.push('stop');
        return pick(f.seat, options);
      },
      forced: true,
      answer(t, f, act) {
        if (isShift(act) || isSteal(act)) {
          performExtra(t, t.need('ritual'), act);
          return 'act';
        }
        settleHand(t, t.up('ritual'));
        if (act === 'stop') return 'done';
        if (isStep(act)) {
          takeStep(f, parseStep(act).army);
          move(t, parseStep(act).army, parseStep(act).to, 'card');
          return 'act';
        }
        callDeed(t, f.seat, act);
        f.deed = null; // once for each card
        return 'act';
      },
      show(table, f, _seat, up) {
        const fast = isFast(table, f.seat, up);
        return {
          with: { card: f.card, movers: moversLeft(table, f), streets: f.streets, left: f.left, pool: f.pool, deed: f.deed },
          targets: Object.fromEntries(player(table, f.seat).armies.flatMap((id) => stepsTargets(table, f, id))),
          blocked: [...blockedSteps(table, f, fast), ...blockedDeeds(table, f, fast), ...blockedExtras(table, up('ritual'))],
        };
      },
    },
  },
};

/** The deed that a banner grants once, beside movement. YD-CRD-CON-08, YD-CRD-AMB-04, YD-LDR-LEM-B05 */
function callDeed(t: Turn, seat: Seat, act: 'conquer' | 'upgrade' | Ambush): void {
  if (act === 'conquer') t.call('conquest', { seat });
  else if (act === 'upgrade') t.call('upgrade', { seats: [seat], builds: powerOf(t.table, seat).builds, fallen: NOBODY });
  else t.call('battle', { from: parseAmbush(act), ambusher: seat });
}

/** Pays for one street: of the army's own movement first, then of the pool. YD-MOV-GEN-02, YD-CRD-MV2-03 */
function takeStep(f: BannerData, id: ArmyId): void {
  if (id === f.mover && f.left > 0) f.left--;
  else if (f.armies > 0 && !f.moved.includes(id)) {
    f.armies--;
    f.mover = id;
    f.left = f.streets - 1;
    f.moved = [...f.moved, id];
  } else f.pool--;
}

/** YD-CRD-AMB-01, YD-CRD-CON-07, YD-CRD-UPG-05 */
function addDeed(table: ReadTable, f: Readonly<BannerData>, options: BannerAct[]): void {
  if (f.deed === 'conquer' && conquerable(table, f.seat).length > 0) options.push('conquer');
  if (f.deed === 'upgrade' && canUpgrade(table, f.seat)) options.push('upgrade');
  if (f.deed === 'ambush') for (const id of player(table, f.seat).armies) if (facesEnemy(table, id)) options.push(ambush(id));
}

function stepsTargets(table: ReadTable, f: Readonly<BannerData>, id: ArmyId): [string, string][] {
  if (!mayMove(table, f, id)) return [];
  const { at, owner } = army(table, id);
  return worldOf(table)
    .graph.next[at]!.filter((to) => barred(table, owner, to) === null)
    .map((to) => [step(id, to), target('place', to)]);
}

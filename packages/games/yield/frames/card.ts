import { type Blocked, pick, type Seat, type Up } from '@longtable/kernel';
import { BANNERS, BANNERS_OF, type BannerId, FAST_BANNERS_OF } from '../data/cards.ts';
import { NOBODY, OFF_MAP } from '../data/numbers.ts';
import { move } from '../deeds.ts';
import { addExtras, performExtra } from '../extras.ts';
import { ambush, isAmbush, isStep, parseAmbush, parseStep, step, target } from '../ids.ts';
import { facesEnemy } from '../query/battlefield.ts';
import { addSteps, barred, buildSites, conquerable, fortressesOf } from '../query/board.ts';
import type { ArmyId, BannerAct, Look, Rules, Yield } from '../spec.ts';
import { army, has, player, worldOf } from '../table.ts';

export const card: Rules<'card'> = {
  rules: ['YD-STR-09', 'YD-STR-11', 'YD-CRD-01', 'YD-CRD-AMB-05', 'YD-CRD-AMB-06', 'YD-CRD-MV2-01', 'YD-CRD-MV2-02', 'YD-LDR-VYM-B01'],
  first: 'banner',
  stages: {
    banner: {
      ask(t, f, up) {
        const banners = (isFast(t, f.seat, up) ? FAST_BANNERS_OF : BANNERS_OF)[f.card];
        return pick(f.seat, f.card !== 'ambush' || canAmbush(t, f.seat) ? banners : banners.filter((b) => !isAmbushBanner(b)));
      },
      forced: true,
      answer(t, f, banner) {
        t.call('banner', { seat: f.seat, banner });
        return 'done';
      },
      show: (_t, f) => ({ with: { card: f.card } }),
    },
  },
};

/** YD-LDR-VYM-B01 */
const isFast = (t: Look, seat: Seat, up: Up<Yield>): boolean => has(t, seat, 'vymar-b') && up('ritual') !== undefined;
const isAmbushBanner = (id: BannerId): boolean => BANNERS[id].deed === 'ambush' && BANNERS[id].pool === 0;
const canAmbush = (t: Look, seat: Seat): boolean => player(t, seat).armies.some((id) => facesEnemy(t, id));

type BannerData = Yield['frames']['banner']['data'];

export const banner: Rules<'banner'> = {
  rules: [
    'YD-STR-10',
    'YD-MOV-GEN-01',
    'YD-MOV-GEN-02',
    'YD-MOV-GEN-03',
    'YD-MOV-GEN-04',
    'YD-CRD-MOV-01',
    'YD-CRD-MOV-02',
    'YD-CRD-MV2-03',
    'YD-CRD-CON-07',
    'YD-CRD-CON-08',
    'YD-CRD-AMB-01',
    'YD-CRD-AMB-04',
    'YD-CRD-UPG-05',
    'YD-LDR-VYM-B02',
    'YD-LDR-VYM-B03',
    'YD-LDR-VYM-B04',
    'YD-LDR-VYM-B05',
    'YD-LDR-VYM-B06',
    'YD-LDR-VYM-B07',
    'YD-LDR-LEM-B01',
  ],
  first: 'act',
  begin(_t, { seat, banner: id }) {
    const { armies, streets, pool, deed } = BANNERS[id];
    return { seat, armies, streets, pool, deed, moved: [], mover: NOBODY, left: 0 };
  },
  stages: {
    act: {
      ask(t, f, up) {
        const options: BannerAct[] = [];
        for (const id of player(t, f.seat).armies) if (mayMove(t, f, id)) addSteps(t, id, options);
        if (f.deed !== null) addDeed(t, f, options);
        addExtras(t, up('ritual'), options);
        options.push('stop');
        return pick(f.seat, options);
      },
      forced: true,
      answer(t, f, act) {
        if (act === 'stop') return 'done';
        if (isStep(act)) takeStep(f, parseStep(act).army);
        if (isStep(act)) move(t, parseStep(act).army, parseStep(act).to, 'card');
        else if (act === 'conquer') t.call('conquest', { seat: f.seat });
        else if (act === 'upgrade') t.call('upgrade', { seats: [f.seat], builds: has(t.table, f.seat, 'lemron-b') });
        else if (isAmbush(act)) t.call('battle', { from: parseAmbush(act), ambusher: f.seat });
        else {
          performExtra(t, t.need('ritual'), act);
          return 'act';
        }
        if (!isStep(act)) f.deed = null;
        return 'act';
      },
      show: (t, f) => ({
        with: { armies: f.armies, left: f.left, pool: f.pool, deed: f.deed },
        targets: Object.fromEntries(player(t, f.seat).armies.flatMap((id) => stepsTargets(t, f, id))),
        blocked: player(t, f.seat).armies.flatMap((id) => blockedSteps(t, f, id)),
      }),
    },
  },
};

/** The army under way, others while the banner has movement for them, anybody while the pool lasts. */
function mayMove(t: Look, f: Readonly<BannerData>, id: ArmyId): boolean {
  if (army(t, id).at === OFF_MAP) return false;
  return f.pool > 0 || (id === f.mover ? f.left > 0 : f.armies > 0 && !f.moved.includes(id));
}

/** Pays for one street. */
function takeStep(f: BannerData, id: ArmyId): void {
  if (id === f.mover && f.left > 0) f.left--;
  else if (f.armies > 0 && !f.moved.includes(id)) {
    f.armies--;
    f.mover = id;
    f.left = f.streets - 1;
    f.moved = [...f.moved, id];
  } else f.pool--;
}

function addDeed(t: Look, f: Readonly<BannerData>, options: BannerAct[]): void {
  if (f.deed === 'conquer' && conquerable(t, f.seat).length > 0) options.push('conquer');
  if (f.deed === 'upgrade' && canUpgrade(t, f.seat)) options.push('upgrade');
  if (f.deed === 'ambush') for (const id of player(t, f.seat).armies) if (facesEnemy(t, id)) options.push(ambush(id));
}

const canUpgrade = (t: Look, seat: Seat): boolean =>
  fortressesOf(t, seat).length > 0 || (has(t, seat, 'lemron-b') && buildSites(t, seat).length > 0);

function stepsTargets(t: Look, f: Readonly<BannerData>, id: ArmyId): [string, string][] {
  if (!mayMove(t, f, id)) return [];
  const { at, owner } = army(t, id);
  return worldOf(t)
    .graph.next[at]!.filter((to) => barred(t, owner, to) === null)
    .map((to) => [step(id, to), target('place', to)]);
}

function blockedSteps(t: Look, f: Readonly<BannerData>, id: ArmyId): Blocked[] {
  if (!mayMove(t, f, id)) return [];
  return worldOf(t).graph.next[army(t, id).at]!.flatMap((to) => {
    const rule = barred(t, f.seat, to);
    return rule === null ? [] : [{ id: step(id, to), target: target('place', to), rule }];
  });
}

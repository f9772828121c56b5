/** Deeds of one card each, which ask nothing themselves. */
import { KEEP_ORDER, SIDES_OF_A_DIE } from '../data/dice.ts';
import { ALL } from '../data/map.ts';
import type { CardDeed } from '../data/ops.ts';
import { CARD } from '../data/play-cards.ts';
import { flip } from '../deeds/cards.ts';
import { spendAp } from '../deeds/points.ts';
import { rollLabel } from '../frames/labels.ts';
import { hurt, throwAgain } from '../frames/round.ts';
import { cancelShields, faceOf, newDice, other, rerollable, shields } from '../query/dice.ts';
import { decider } from '../query/where.ts';
import type { Data, In } from '../spec.ts';
import { hexOf, isSeat, player, turnOrder } from '../table.ts';

type T = In<'effect'>;
type F = Data<'effect'>;

/** UP-COM-25: Skulls hit at once and are not blocked. */
function volley(t: T, f: F): void {
  const c = t.need('combat');
  const r = t.need('round');
  const party = c.sides[f.ctx.side];
  const lost = r.lost.reduce((sum, n) => sum + n, 0);
  const dice = newDice(new Array(lost).fill('yellow'), f.ctx.side).map((d) => ({
    ...d,
    face: t.random(rollLabel(party, d.colour), SIDES_OF_A_DIE),
  }));
  t.emit({ type: 'rerolled', party, dice });
  const hits = dice.reduce((sum, d) => sum + faceOf(t.table, d)[0], 0);
  hurt(t, c, other(f.ctx.side), hits);
}

export const CARD_DOES: Readonly<Record<CardDeed, (t: T, f: F) => void>> = {
  'card:blood-for-blood': volley,
  'card:blood-moon'(t) {
    t.table.bloodMoon = true;
  },
  'card:bone-march'(t, f) {
    const todo = ALL.filter((h) => hexOf(t.table, h).skeletons > 0);
    t.call('skeletons', { todo, from: -1, by: decider(t.table, f.ctx), why: f.ctx.why });
  },
  'card:break-them'(t, f) {
    const r = t.need('round');
    const enemy = other(f.ctx.side);
    cancelShields(r, enemy, Math.min(2, shields(t.table, t.need('combat'), r, enemy)));
  },
  'card:coven-of-yssat'(t, f) {
    const seat = t.up('combat')?.sides[f.ctx.side === 0 ? 1 : 0];
    if (seat === undefined || !isSeat(seat)) return;
    const p = player(t.table, seat);
    flip(t, seat, [...p.feats.filter((id) => CARD[id]!.use !== 'tuck'), ...p.items], f.ctx.why);
  },
  'card:instruction-of-the-druids'(t, f) {
    t.reveal();
    t.call('gain-feat', { seat: f.ctx.by });
  },
  'card:kyushis-tavern': (t, f) => t.call('quest', { seat: f.ctx.by, quest: '', bonus: 'blue', noFail: true, roll: null }),
  'card:riders-of-the-storm': (t, f) => t.call('command', { seat: f.ctx.by, to: -1, second: -1, hero: false, edge: -1, march: false }),
  /** The enemy rolls one die fewer, in the order of UP-COM-42. */
  'card:siege-craft'(t, f) {
    const r = t.need('round');
    const enemy = other(f.ctx.side);
    const colour = KEEP_ORDER.findLast((c) => r.dice.some((d) => d.side === enemy && d.colour === c));
    const i = r.dice.findIndex((d) => d.side === enemy && d.colour === colour);
    if (i >= 0) r.dice = r.dice.toSpliced(i, 1);
  },
  'card:stubborn'(t, f) {
    const r = t.need('round');
    throwAgain(t, t.need('combat'), r, rerollable(t.table, r.dice, f.ctx.side, '', '', []));
  },
  'card:the-long-night'(t, f) {
    for (const seat of turnOrder(t.table)) spendAp(t, seat, 1, f.ctx.why);
  },
};

/** Matches to learn a value from: bots take what is best at first sight by a net, and now and then try something else. */
import { type Bot, botNamed, type Heuristic, obviously } from '@longtable/bots';
import { candidates, nextAsk, obvious } from '@longtable/bots/imagination';
import type { NetData } from '@longtable/bots/net';
import { fail, type Rnd, rndFrom, type Spec } from '@longtable/kernel';
import { figuresOf } from '../../arena/facets.ts';
import { type Player, playFixture, type Ring } from '../../arena/play.ts';
import type { Told, ValuePlan } from './plan.ts';

/** A position of so many is kept: those between tell the same. */
const EVERY = 4;
/** One answer of so many is any that deserves a look: without that nobody learns what else there is. */
const STRAY = 30;
const WIDE = 8;

const greedy = (): Bot => botNamed('greedy') ?? fail('no greedy bot');

/** One that takes the best at first sight and strays. */
function straying(rnd: Rnd): Bot {
  const best = greedy();
  return {
    name: 'straying',
    decide(task) {
      if (rnd(STRAY) > 0) return best.decide(task);
      const world = task.engine.imagine(task.match, task.seat, task.rnd);
      const ask = nextAsk(world, task.seat);
      if (obvious(task.heuristic, world, ask, task.rnd) !== null) return best.decide(task);
      const answers = candidates(task.heuristic, world, ask, WIDE, task.rnd);
      return obviously(answers[rnd(answers.length)]!);
    },
  };
}

const learntIn = (heuristic: Heuristic<Spec>) => heuristic.learnt ?? fail('nothing is learnt of this game');

/** Four digits say all of a feature. */
const short = (x: number): number => Number(x.toFixed(4));

/** A match by this net, with the features of its calm positions. */
export function tell({ title, heuristic }: Ring, plan: ValuePlan, net: NetData, seed: number): Told {
  const learnt = learntIn(heuristic);
  const player: Player = { bot: straying(rndFrom(seed * 31 + 7)), heuristic: learnt.by(net) };
  const rows: number[][] = [];
  let calm = 0;
  const { match } = playFixture(title, {
    players: Array.from({ length: plan.players }, () => player),
    options: plan.options,
    seed,
    watch(m) {
      if (!heuristic.calm(m, 0) || calm++ % EVERY !== 0) return;
      const row = new Array<number>(learnt.features).fill(0);
      learnt.fill(m, row);
      rows.push(row.map(short));
    },
  });
  return { rows, lead: figuresOf(plan.game, match)['margin'] ?? fail(`${plan.game} has no margin`) };
}

/** The lead at the end of a match that is played by this net, without straying. */
export function leadOf({ title, heuristic }: Ring, plan: ValuePlan, net: NetData, seed: number): number {
  const player: Player = { bot: greedy(), heuristic: learntIn(heuristic).by(net) };
  const players = Array.from({ length: plan.players }, () => player);
  const { match } = playFixture(title, { players, options: plan.options, seed });
  return figuresOf(plan.game, match)['margin'] ?? fail(`${plan.game} has no margin`);
}

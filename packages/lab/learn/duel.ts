/** One comparison of two sets of weights. */
import { botNamed, reweighed } from '@longtable/bots';
import { engine, fail, isRefusal, type Seat, type Spec } from '@longtable/kernel';
import { figuresOf } from '../arena/facets.ts';
import { type Played, type Player, playFixture, type Ring } from '../arena/play.ts';
import { type Comparison, type Duel, optionsOf } from './plan.ts';

/**
 * A comparison. Where all play together, each set plays a match of its own, and the margin counts. Else one of each plays among the others, twice,
 * with seats changed, and who wins counts.
 */
export function duel({ title, heuristic }: Ring, { plan, one, other, seed }: Duel): Comparison {
  const bot = botNamed(plan.bot) ?? fail(`no bot ${plan.bot}`);
  const [a, b] = [one, other].map((weights): Player => ({ bot, heuristic: reweighed(heuristic, weights) })) as [Player, Player];
  const heroSeat = seed % plan.players;
  const given = optionsOf(plan, seed);
  const play = (hero: Player, others: Player): Played => {
    const players = Array.from({ length: plan.players }, (_, i) => (i === heroSeat ? hero : others));
    return playFixture(title, { players, options: given, seed });
  };
  const options = title.game.options(given, plan.players);
  if (isRefusal(options)) fail(`the options do not fit: ${JSON.stringify(options)}`);
  if (heuristic.together?.(engine<Spec>(title.game).start(options, plan.players, seed)) !== true)
    return { one: shareOf(play(a, b), heroSeat), other: shareOf(play(b, a), heroSeat) };
  const margin = (player: Player): number =>
    figuresOf(plan.game, play(player, player).match)['margin'] ?? fail(`${plan.game} has no margin`);
  return { one: margin(a), other: margin(b) };
}

/** Of a win, or 0. */
const shareOf = ({ winners }: Played, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

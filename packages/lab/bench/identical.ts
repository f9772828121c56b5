/** Before two implementations are compared for speed: do they play the same games? */
import { engine, fail, rndFrom } from '@longtable/kernel';
import { skirmishGame } from '@longtable/skirmish';
import { asked, peer } from '../peer/skirmish.ts';

/** Plays seeded matches of 2 to 4 seats on both, answer by answer. Says where they part, or null. */
export function firstPeerDifference(games: number): string | null {
  const machine = engine(skirmishGame);
  const table = peer();
  for (let seed = 1; seed <= games; seed++) {
    const seats = 2 + (seed % 3);
    const m = machine.start({ hills: 7, rally: true }, seats, seed);
    let state = table.start(seed, seats);
    const rnd = rndFrom(seed * 31);
    for (let n = 1; m.result === null; n++) {
      const here = `match ${seed} of ${seats}, answer ${n}`;
      if (state.ctx.gameover !== undefined) return `${here}: the peer has ended`;
      const seat = machine.awaited(m)[0]!;
      const ask = m.open.find((q) => q.seat === seat) ?? fail('an awaited seat has no question');
      const theirs = asked(state.G);
      const ours = { seat, options: ask.shape === 'pick' ? ask.options : [] };
      if (theirs.seat !== seat || theirs.options.join() !== ours.options.join())
        return `${here}: we ask ${JSON.stringify(ours)}, the peer ${JSON.stringify(theirs)}`;
      const answer = ours.options[rnd(ours.options.length)]!;
      machine.apply(m, seat, answer);
      state = table.move(state, theirs.move, answer, seat);
    }
    const { scores, winners } = m.result;
    if (JSON.stringify({ winner: String(winners[0]), winners, scores }) !== JSON.stringify(state.ctx.gameover))
      return `match ${seed} of ${seats}: we end with ${scores.join(':')}, the peer with ${JSON.stringify(state.ctx.gameover)}`;
  }
  return null;
}

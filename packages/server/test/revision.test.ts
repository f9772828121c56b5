/** The revision of a table's public side: raised whenever anything changes that everybody may know, and only then. */
import { expect, test } from 'vitest';
import { ownTitle, ownTitlesOnly } from '../../promises/help/own.ts';
import { simulate } from '../../promises/help/simulated.ts';
import type { TableEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { infoOf, NOBODY } from '../table/info.ts';
import { firstState, parkedState, type TableState } from '../table/state.ts';

/** Everything that everybody may know, but for times that only lists of tables show: whoever watches sees every move. */
function publicSide(state: TableState): string {
  const info = infoOf(state, 1000, [], NOBODY);
  return JSON.stringify({ ...info, updated: 0, seats: info.seats.map((seat) => ({ ...seat, asked: null })) });
}
const GUEST = 'gaaaaaaaaaaaaaaaa';

/** Entries around a match, put in between its own. */
const AROUND: readonly TableEntry[] = [
  { t: 'chat', at: 5, guest: GUEST, name: 'Ann', text: 'hello' },
  { t: 'vote', at: 5, seat: 1, by: [0], level: 'captain' },
  { t: 'back', at: 5, seat: 1 },
  { t: 'ending', at: 5, guest: GUEST },
  { t: 'match', at: 5, entry: { t: 'hand-over', seat: 0, to: { bot: 'captain' }, why: 'vote' } },
  { t: 'match', at: 5, entry: { t: 'hand-over', seat: 0, to: 'person', why: 'asked' } },
  { t: 'vote', at: 5, seat: 0, by: [1], level: 'captain' },
];

test.each(['skirmish', 'yield'])('a match of %s with all that happens around it', async (game) => {
  const titles = await ownTitlesOnly();
  const title = await ownTitle(titles, game);
  const { entries } = simulate(title, 2, 7, 60);
  const [made, ...rest] = entries;
  if (made?.t !== 'created') throw new Error('no beginning');
  let state = firstState('taaaaaaaaaaaa', made, (hash) => titles.opened(hash));
  let raised = 0;
  const take = (entry: TableEntry): void => {
    const folded = fold(state, entry);
    folded.commit();
    const isNews = publicSide(folded.state) !== publicSide(state);
    if (isNews) expect([entry.t, folded.state.revision]).not.toEqual([entry.t, state.revision]);
    if (folded.state.revision !== state.revision) raised++;
    state = folded.state;
  };
  for (const [i, entry] of rest.entries()) {
    take(entry);
    if (i > 5 && i % 5 === 0) take(AROUND[(i / 5) % AROUND.length]!);
  }
  expect(raised).toBeLessThan(rest.length / 2);
  expect(parkedState(state, 'broken').revision).toBeGreaterThan(state.revision);
});

/** Conformance: matches are written down exactly once, and ratings follow from them. */
import { describe, expect, test } from 'vitest';
import { bestLists, rankAgain } from '../../matches/best.ts';
import { forgetMatches } from '../../matches/forget.ts';
import { figures, pastMatches } from '../../matches/history.ts';
import { enterMatch } from '../../matches/ledger.ts';
import { recompute } from '../../matches/recompute.ts';
import { ROW, ratingId, ratingOf } from '../../matches/rows.ts';
import { systemTime } from '../../ports.ts';
import type { Store } from '../../store/contract.ts';
import { over } from '../matches/help.ts';
import { newId, type WithBench } from './setting.ts';

let unique = 0;
async function someone(store: Store, isPublic = false): Promise<string> {
  const id = `g${String(unique++).padStart(16, 'p')}`;
  const profile = isPublic ? '{"public":true}' : '{}';
  await store.putPerson({ id, name: `N${unique}`, kind: 'account', owner: null, since: 1, seen: 1, profile });
  return id;
}
/** Each test has a game of its own: the ledger of one is not that of another. */
const newGame = (): string => `game-${unique++}`;
const rating = async (store: Store, game: string, who: string) => ratingOf((await store.record(ROW.rating, ratingId(game, who)))!);

export function matchKeeping(bench: WithBench): void {
  describe('matches that are over', () => {
    test(
      'each is written once, whoever writes it how often: histories, ratings and the ledger agree',
      bench(async ({ store, again }) => {
        const other = await again();
        const game = newGame();
        const [ann, bob] = [await someone(store), await someone(store)];
        const tables = Array.from({ length: 6 }, (_, i) =>
          over({ id: newId(), game, guests: [ann, bob], rated: true, winners: [i % 2], scores: [1 - (i % 2), i % 2], ended: 100_000 + i }),
        );
        // Two nodes, all at once, each twice: as after a restart in the middle.
        await Promise.all([...tables, ...tables.toReversed()].flatMap((state) => [enterMatch(store, state), enterMatch(other, state)]));
        for (const state of tables) await enterMatch(store, state);
        for (const who of [ann, bob]) {
          expect((await pastMatches(store, who, {})).matches).toHaveLength(6);
          expect((await rating(store, game, who)).matches).toBe(6);
          expect((await figures(store, who))[0]).toMatchObject({ game, played: 6, won: 3, median: 60_003 });
        }
        expect((await store.record(ROW.ledger, game))?.body).toBe('6');
        expect((await recompute(store, false)).faults.filter((fault) => fault.game === game)).toEqual([]);
        await other.close();
      }),
    );
    test(
      'figures by seat and by players carry what chance alone would give',
      bench(async ({ store }) => {
        const game = newGame();
        const [ann, bob, cid] = [await someone(store), await someone(store), await someone(store)];
        await enterMatch(store, over({ id: newId(), game, guests: [ann, bob], winners: [0], scores: [3, 1] }));
        await enterMatch(store, over({ id: newId(), game, guests: [bob, cid, ann], winners: [0], scores: [3, 1, 2] }));
        const [mine] = await figures(store, ann);
        expect(mine).toMatchObject({ played: 2, won: 1, rating: null, course: [] });
        expect(mine?.bySeat).toEqual([
          { seat: 0, played: 1, won: 1, chance: 0.5 },
          { seat: 2, played: 1, won: 0, chance: 1 / 3 },
        ]);
        expect(mine?.byPlayers.map(({ players, won }) => [players, won])).toEqual([
          [2, 1],
          [3, 0],
        ]);
        const [last] = (await pastMatches(store, ann, { game })).matches;
        expect(last).toMatchObject({ place: 2, seats: 3, seat: 2, rating: null });
      }),
    );
    test(
      'a wrong rating, a wrong history and a missing match are found, and ratings are put right',
      bench(async ({ store, sql }) => {
        const game = newGame();
        const [ann, bob] = [await someone(store), await someone(store)];
        const ids = [newId(), newId(), newId()];
        for (const id of ids) await enterMatch(store, over({ id, game, guests: [ann, bob], rated: true, winners: [0], scores: [1, 0] }));
        const faults = async (write = false) => (await recompute(store, write)).faults.filter((fault) => fault.game === game);
        expect(await faults()).toEqual([]);
        const right = await rating(store, game, ann);
        await sql(`update records set body = '{"mu":40,"sigma":1,"matches":3}' where kind = 'rating' and id = '${ratingId(game, ann)}'`);
        expect((await faults()).map(({ what }) => what)).toEqual([`rating of ${ann}`]);
        await faults(true);
        expect(await rating(store, game, ann)).toEqual(right);
        await sql(`update records set body = replace(body, '"place":1', '"place":2') where kind = 'played' and id = '${ids[1]}:${ann}'`);
        expect((await faults()).map(({ what }) => what)).toEqual([`history ${ids[1]} of ${ann}`]);
        await sql(`delete from records where kind = 'match' and id = '${ids[2]}'`);
        expect((await faults()).map(({ what }) => what)).toContain('ledger');
      }),
    );
    test(
      'the list of the best holds those who want to be seen, after five matches, by what they are at least',
      bench(async ({ store }) => {
        const game = newGame();
        const [ann, bob, shy] = [await someone(store, true), await someone(store, true), await someone(store)];
        const play = (a: string, b: string) =>
          enterMatch(store, over({ id: newId(), game, guests: [a, b], rated: true, winners: [0], scores: [1, 0] }));
        for (let i = 0; i < 4; i++) await play(ann, shy);
        expect((await bestLists(store, systemTime).page(game, 0, null)).lines).toEqual([]);
        for (let i = 0; i < 5; i++) await play(shy, bob);
        await play(ann, bob);
        const names = async () => (await bestLists(store, systemTime).page(game, 0, ann)).lines.map(({ place, me }) => [place, me]);
        expect(await names()).toEqual([
          [1, true],
          [2, false],
        ]);
        const person = (await store.person(shy))!;
        await store.putPerson({ ...person, profile: '{"public":true}' });
        await rankAgain(store, shy, true);
        expect((await bestLists(store, systemTime).page(game, 0, shy)).lines).toHaveLength(3);
        // What a row says is not enough: the person decides.
        await store.putPerson({ ...person, profile: '{}' });
        expect((await bestLists(store, systemTime).page(game, 0, shy)).lines.some(({ me }) => me)).toBe(false);
      }),
    );
    test(
      'whoever has left is somebody in the histories of others, whose ratings still follow from the matches',
      bench(async ({ store }) => {
        const game = newGame();
        const [ann, bob] = [await someone(store), await someone(store)];
        const state = over({ id: newId(), game, guests: [ann, bob], rated: true, winners: [1], scores: [0, 1] });
        await enterMatch(store, state);
        await forgetMatches(store, ann);
        await store.forgetPerson(ann);
        const [last] = (await pastMatches(store, bob, {})).matches;
        expect(last?.others).toEqual([{ seat: 0, guest: null, name: null, bot: false }]);
        expect(await store.recordsOf(ann, ROW.played)).toEqual([]);
        expect(await store.record(ROW.rating, ratingId(game, ann))).toBeNull();
        expect((await recompute(store, false)).faults.filter((fault) => fault.game === game)).toEqual([]);
        // A match that ends after somebody left for good counts for those who are still there, or for nobody.
        await enterMatch(store, over({ id: newId(), game, guests: [ann, bob], rated: true, resigned: [0], winners: [1], scores: [0, 1] }));
        expect((await rating(store, game, bob)).matches).toBe(1);
        expect(await store.recordsOf(ann, ROW.played)).toEqual([]);
      }),
    );
  });

  describe('records by time and rank', () => {
    test(
      'newest first, of one person, about one topic, before another; ranked ones by page and upwards',
      bench(async ({ store }) => {
        const [kind, ann, bob] = [`kind-${newId()}`, await someone(store), await someone(store)];
        const rows = Array.from({ length: 6 }, (_, i) => ({
          ...{ kind, id: `r${i}`, person: i % 2 === 0 ? ann : bob, topic: i < 3 ? 'a' : 'b', rank: i < 4 ? i + 1 : null, until: null },
          ...{ at: i === 5 ? 4 : i, body: `${i}` },
        }));
        await store.changeRecords(rows.map((after) => ({ kind, id: after.id, before: null, after })));
        const ids = (found: readonly { id: string }[]): string => found.map(({ id }) => id).join(' ');
        expect(ids(await store.newestRecords({ kind, limit: 3 }))).toBe('r5 r4 r3');
        expect(ids(await store.newestRecords({ kind, limit: 9, before: { at: 4, id: 'r5' } }))).toBe('r4 r3 r2 r1 r0');
        expect(ids(await store.newestRecords({ kind, person: ann, limit: 9 }))).toBe('r4 r2 r0');
        expect(ids(await store.newestRecords({ kind, person: bob, topic: 'b', limit: 9 }))).toBe('r5 r3');
        expect(ids(await store.topRecords(kind, 'a', 2, 1))).toBe('r1 r0');
        expect(await store.countRanked(kind, 'b')).toBe(1);
        expect(ids(await store.rankedAfter(kind, 'a', 1, 9))).toBe('r1 r2');
      }),
    );
  });
}

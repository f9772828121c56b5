/** Whole matches with provable chance, played at random, and their receipts. */
import { type Game, isRefusal, rndFrom, type Spec, sample } from '@longtable/kernel';
import {
  chain,
  commitmentTo,
  type Deal,
  formatFor,
  type Holder,
  host,
  promiseOf,
  type Receipt,
  type Rules,
  type RulesName,
  sourceRules,
} from '../index.ts';

/** The name of the rules under test; no other rules are known. */
export const HASH = 'ab'.repeat(32);
export const known =
  <S extends Spec>(game: Game<S>) =>
  (name: RulesName): Rules | null =>
    name === HASH || name === 1 ? (sourceRules(game) as unknown as Rules) : null;

export const SECRET = '5e'.repeat(32);
const NONCES = ['01'.repeat(32), '02'.repeat(32), null, null, null];

/** Plays to the end. Now and then a seat undoes, changes hands, or takes a sealed answer back. */
export function playedReceipt<S extends Spec>(game: Game<S>, seats: number, seed: number, extras = true, rules: RulesName = HASH): Receipt {
  const options = game.options({}, seats);
  if (isRefusal(options)) throw new Error();
  const nonces = NONCES.slice(0, seats);
  const deal: Deal = { table: 'tabcdefghijkl', game: game.id, rules, seats, options, nonces };
  const holders: Holder[] = nonces.map((nonce) => (nonce === null ? { bot: 'captain' } : 'person'));
  const by = sourceRules(game);
  const match = host(by, { seats, options, holders }, by.chance(SECRET, deal));
  const rnd = rndFrom(seed);
  for (let n = 0; match.match.result === null && n < 20_000; n++) {
    const awaited = match.engine.awaited(match.match);
    const seat = awaited[rnd(awaited.length)]!;
    const extra = extras && rnd(12) === 0 ? rnd(3) : -1;
    const other = rnd(seats);
    const command =
      extra === 0
        ? { t: 'undo' as const, seat: other }
        : extra === 1
          ? { t: 'hand-over' as const, seat: other, to: 'person' as const, why: 'asked' as const }
          : extra === 2
            ? { t: 'take-back' as const, seat: other }
            : { t: 'answer' as const, seat, answer: sample(match.match.open.find((q) => q.seat === seat)!, rnd) };
    const prepared = match.prepare(command);
    if (!('refused' in prepared)) prepared.commit();
  }
  const { result } = match.match;
  if (result === null) throw new Error('the match does not end');
  const commitment = commitmentTo(SECRET);
  const promises = nonces.map((nonce) => (nonce === null ? null : promiseOf(nonce)));
  const opening = { ...deal, commitment, promises, holders };
  return { format: formatFor(rules), ...opening, secret: SECRET, log: chain(opening, match.entries()), result };
}

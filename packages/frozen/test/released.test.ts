/** Released titles go on being playable: by today's host, with today's bots' threads, forked and proven. */
import { chain, commitmentTo, formatFor, host, type Receipt, verifyReceipt } from '@longtable/host';
import { rndFrom, sample } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { loadRules, loadWords, ownCode, released } from '../index.ts';

const SECRET = '5e'.repeat(32);
const ANSWERS = 60;

describe.each(released)('$game, $rules', ({ game, rules: hash, words: told }) => {
  const open = async () => ({
    rules: await loadRules(hash, { code: ownCode(hash) ?? '', own: false }),
    words: await loadWords(told, { code: ownCode(told) ?? '', own: false }),
  });

  it('is played by the host, seen by everybody, and told in both languages', async () => {
    const { rules, words } = await open();
    const options = rules.game.options({}, 2) as object;
    const deal = { table: 'taaaaaaaaaaaa', game, rules: hash, seats: 2, options, nonces: [null, null] };
    const start = { seats: 2, options, holders: ['person', 'person'] as const };
    const match = host(rules, start, rules.chance(SECRET, deal));
    const rnd = rndFrom(5);
    for (let n = 0; n < ANSWERS && match.match.result === null; n++) {
      const [seat = 0] = match.look(null).awaited;
      const ask = match.match.open.find((q) => q.seat === seat);
      if (ask === undefined) throw new Error('nobody is asked');
      const prepared = match.prepare({ t: 'answer', seat, answer: sample(ask, rnd) });
      if ('refused' in prepared) throw new Error(prepared.refused);
      prepared.commit();
      for (const viewer of [null, 0, 1]) {
        const say = { view: match.look(viewer).view, with: {}, name: String };
        for (const language of ['en', 'de'] as const) expect(words.words.tableau(say, language).heading).toBeTypeOf('string');
      }
    }
    const fork = host(rules, { ...start, from: match.saveAt(match.length) ?? '' }, rules.chance(SECRET, deal));
    expect(fork.look(0).view).toEqual(match.look(0).view);
    const opening = { ...deal, commitment: commitmentTo(SECRET), promises: [null, null], holders: start.holders };
    const log = chain(opening, match.entries());
    const receipt = { format: formatFor(hash), ...opening, secret: SECRET, log, result: match.match.result } as unknown as Receipt;
    expect(verifyReceipt((name) => (name === hash ? rules : null), receipt)).toMatchObject({ valid: true });
  });

  it('has bots that answer', async () => {
    const { rules, words } = await open();
    const machine = rules.engine(rules.game);
    const m = machine.start(rules.game.options({}, 2) as object, 2, 3);
    const [seat = 0] = machine.awaited(m);
    const { answer } = words.think(rules, { saved: machine.save(m), seat, level: 'captain', seed: 4 });
    expect(machine.apply(m, seat, answer)).toBeNull();
  });
});

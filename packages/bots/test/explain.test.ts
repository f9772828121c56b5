/** Reasons: one sentence in both languages, with figures, and nothing in it that only the bot could know. */
import { GAME_IDS } from '@longtable/games';
import { rndFrom, sample } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { reasonFor, reasonOver } from '../explain.ts';
import { isKnown } from '../index.ts';
import { TELLINGS } from '../tellings.ts';
import { bot, ring, start, task } from './ring.ts';

const KNOWN = GAME_IDS.filter(isKnown);
const ONE_SENTENCE = /^[A-ZÄÖÜ][^.!?]*(?:\d[.,]\d[^.!?]*)?\.$/;

describe.each(KNOWN)('%s', (game) => {
  test('every thought has a reason', async () => {
    const r = await ring(game);
    const m = start(r, 2, 3);
    let reasons = 0;
    for (let n = 0; n < 60 && m.result === null && reasons < 12; n++) {
      const [seat] = r.machine.awaited(m) as [number];
      const { answer, why } = bot(n % 4 === 0 ? 'search:30' : 'greedy').decide(task(r, m, seat, n));
      const reason = why();
      if (reason !== null) {
        reasons++;
        for (const words of [reason.en, reason.de]) {
          expect(words).toMatch(ONE_SENTENCE);
          expect(words).toMatch(/\d/);
        }
        expect(reason.de).not.toBe(reason.en);
      }
      r.machine.apply(m, seat, answer);
    }
    expect(reasons).toBeGreaterThan(5);
  });

  test('a reason is said of a bot, and to the person whose answer it is about', async () => {
    const { heuristic } = await ring(game);
    for (const [i, { open, name }] of heuristic.terms.entries()) {
      if (!open) continue;
      const gains = heuristic.terms.map((_, n) => (n === i ? 2.5 : 0));
      const { why, toYou } = reasonOver(heuristic, gains, 40, TELLINGS[game] ?? {});
      expect([why.en, why.de], name).toEqual([
        expect.stringMatching(/: worth 2\.5 points to it\.$/),
        expect.stringMatching(/: ihm 2,5 Punkte wert\.$/),
      ]);
      expect([toYou.en, toYou.de], name).toEqual([
        expect.stringMatching(/: worth 2\.5 points to you\.$/),
        expect.stringMatching(/: dir 2,5 Punkte wert\.$/),
      ]);
      expect(toYou.en, name).not.toMatch(/\b(?:its|Its)\b/);
      for (const words of [toYou.en, toYou.de]) expect(words, name).toMatch(ONE_SENTENCE);
    }
    const none = reasonOver(
      heuristic,
      heuristic.terms.map(() => 0),
      40,
      {},
    );
    expect(none.toYou).toEqual(none.why);
  });

  test('an open term is the same in every world that looks the same to everybody', async () => {
    const r = await ring(game);
    const rnd = rndFrom(9);
    let compared = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const m = start(r, 2, seed);
      for (let n = 0; n < 150 && m.result === null; n++) {
        const twin = r.machine.imagine(m, null, rnd);
        for (const { name, open, amount } of r.heuristic.terms) {
          if (!open) continue;
          for (const seat of [0, 1]) expect(amount(twin, seat), name).toBeCloseTo(amount(m, seat), 9);
          compared++;
        }
        const [seat] = r.machine.awaited(m) as [number];
        r.machine.apply(m, seat, sample(m.open.find((q) => q.seat === seat)!, rnd));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('closed terms are never named', async () => {
    const r = await ring(game);
    const m = start(r, 2, 3);
    const closed = { ...r.heuristic, terms: r.heuristic.terms.map((term) => ({ ...term, open: false, amount: () => 0 })) };
    const eager = { ...closed, terms: closed.terms.map((term) => ({ ...term, weight: 1, amount: (of: object) => (of === m ? 0 : 9) })) };
    expect(reasonFor(eager, m, r.machine.clone(m), 0, 7).en).toBe('Nothing better was in sight in 7 positions.');
    const open = { ...eager, terms: eager.terms.map((term) => ({ ...term, open: true })) };
    expect(reasonFor(open, m, r.machine.clone(m), 0, 7).de).toMatch(/: ihm 9 Punkte wert\.$/);
  });
});

/** A review in words: what chance and answers did, without a nought that the strip of luck would contradict. */
import { expect, it } from 'vitest';
import { REVIEW_WORDS } from '../src/review/words.ts';

it('hardly any luck is less than one of a hundred, and not none', () => {
  const { en, de } = REVIEW_WORDS;
  expect(en.sum(-0.004, 0.38)).toBe('Chance cost you less than 1 % of a win, your answers cost about 38 %.');
  expect(en.sum(0.052, 0)).toBe('Chance gave you about 5 % of a win, your answers cost less than 1 %.');
  expect(en.sum(-0.19, 1.19)).toBe('Chance cost you about 19 % of a win, your answers cost more than a whole one.');
  expect(de.sum(-0.004, 0.38)).toBe('Der Zufall hat dich weniger als 1 % eines Sieges gekostet, deine Antworten haben etwa 38 % gekostet.');
});

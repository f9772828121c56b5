/** Refusals as people read them: in their own language, without words for programmers. */
import { expect, test } from 'vitest';
import { social as socialDe } from '../src/i18n/de/social.ts';
import { de } from '../src/i18n/de.ts';
import { social } from '../src/i18n/en/social.ts';
import { en } from '../src/i18n/en.ts';
import { reason } from '../src/match/reason.ts';

const english = { ...en, ...social };
const german = { ...de, ...socialDe };

test('what the server says beside its code is read in English only', () => {
  const refused = { refused: 'not-allowed', message: 'This player is here.' } as const;
  expect(reason(english, refused)).toBe('This player is here.');
  expect(reason(german, refused)).toBe(de.refused['not-allowed']);
  expect(reason(english, { refused: 'not-allowed' })).toBe(en.refused['not-allowed']);
});

test('nobody reads why a message could not be read', () => {
  const message = 'name: Too small: expected string to have >=1 characters';
  for (const refused of ['bad-message', 'bad-name'] as const) {
    expect(reason(english, { refused, message })).toBe(en.refused[refused]);
    expect(reason(german, { refused, message })).toBe(de.refused[refused]);
  }
});

test('a closed undo says why', () => {
  expect(reason(german, { refused: 'undo-closed', why: 'chance' })).toBe(de.undo.why.chance);
  expect(reason(german, { refused: 'undo-closed', why: 'unheard-of' })).toBe(de.refused['undo-closed']);
});

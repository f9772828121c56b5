/** Names on narrow cards: whole words first, syllables only within one of them. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeWords } from '../skins/common/whole-words.tsx';

const parts = (text: string): string =>
  renderToStaticMarkup(createElement(WholeWords, { text }))
    .replaceAll('<span class="whole-word">', '[')
    .replaceAll('</span>', ']')
    .replaceAll('\u00ad', '|');

it.each([
  ['Last One Standing', '[Last] [One] [Stan|ding]'],
  ['Chain-breaker', '[Chain-][brea|ker]'],
  ['Totem', '[Totem]'],
])('%s', (text, drawn) => {
  expect(parts(text)).toBe(drawn);
});

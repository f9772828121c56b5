import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_IDS, data } from '../data/cards.ts';
import { EVENT_IDS, event } from '../data/events.ts';
import { SITE_IDS, site } from '../data/sites.ts';
import { RUNE_IDS, RUNES } from '../data/treasures.ts';
import { cards as deCards } from '../locale/de/cards.ts';
import { cards as enCards } from '../locale/en/cards.ts';

const folder = new URL('./cards/', import.meta.url);
/** Titles are read from the files; rows of `it.each` count by their id in quotes. */
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const ALL = [...CARD_IDS, ...EVENT_IDS, ...SITE_IDS, ...RUNE_IDS];

it('every card has a twin test', () => {
  const rows = tests.split('\n').filter((line) => /^\s+\['/.test(line));
  const without = ALL.filter((id) => !tests.includes(`[card:${id}]`) && !rows.some((line) => line.trim().startsWith(`['${id}'`)));
  expect(without).toEqual([]);
  expect(tests).toContain('[card:%s]');
});

it('no test is about a card that does not exist', () => {
  const named = [...tests.matchAll(/\[card:([a-z0-9-]+)\]/g)].map((m) => m[1]!);
  expect(named.filter((id) => !(ALL as string[]).includes(id))).toEqual([]);
});

it('every card names its rules and its source', () => {
  const entries = [
    ...CARD_IDS.map((id) => data(id)),
    ...EVENT_IDS.map((id) => event(id)),
    ...SITE_IDS.map((id) => site(id)),
    ...RUNE_IDS.map((id) => RUNES[id]),
  ];
  for (const { rules, source } of entries) {
    expect(rules.length).toBeGreaterThan(0);
    expect(['rulebook', 'public', 'house']).toContain(source);
  }
  expect(entries.length).toBe(65 + 76 + 16 + 6);
});

it('counts of the components: 25 units a race, 5 of each neutral and mercenary type, 76 events', () => {
  const copies = (prefix: string): number => CARD_IDS.filter((id) => id.startsWith(prefix)).reduce((n, id) => n + data(id).copies, 0);
  for (const race of ['wq-', 'dq-', 'lt-', 'ut-', 'dw-', 'or-']) expect(copies(race)).toBe(25);
  expect([copies('nc-'), copies('nx-'), copies('mc-'), copies('gold-')]).toEqual([50, 30, 50, 48]);
  const deck = (prefix: string): number => EVENT_IDS.filter((id) => id.startsWith(prefix)).length;
  expect(['dl-', 'dlv-', 'rw-', 'ca-', 'mo-', 'ao-', 'cq-'].map(deck)).toEqual([12, 4, 12, 12, 12, 12, 12]);
});

it('every card has words of its own in both languages', () => {
  for (const cards of [enCards, deCards]) {
    const names = Object.values(cards).map((c) => c.name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(cards).every((c) => c.text.length > 5)).toBe(true);
  }
});

/** Every card and tile has a test of its own: `[card:butcher] …`. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRUIDS } from '../../data/druids.ts';
import { EVENTS } from '../../data/events.ts';
import { FEATS } from '../../data/feats.ts';
import { ITEMS } from '../../data/items.ts';
import { NEMESES } from '../../data/nemesis.ts';
import { QUESTS } from '../../data/quests.ts';
import { TILES } from '../../data/tiles.ts';

const folder = new URL('./', import.meta.url);
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'twins.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
/** In a title, or as the first word of a row whose title is made from it. */
const hasTwin = (id: string): boolean => text.includes(`[card:${id}]`) || text.includes(`\n    ['${id}', `);

describe('twin tests', () => {
  const ALL = { TILES, NEMESES, DRUIDS, FEATS, ITEMS, QUESTS, EVENTS };
  for (const [name, ids] of Object.entries(ALL)) {
    it(`all ${ids.length} ${name.toLowerCase()} have one`, () => {
      expect((ids as readonly string[]).filter((id) => !hasTwin(id))).toEqual([]);
    });
  }

  it('the counts are those of the boxes', () => {
    expect([TILES.length, NEMESES.length, DRUIDS.length, FEATS.length, ITEMS.length, QUESTS.length, EVENTS.length]).toEqual([
      33, 17, 9, 80, 43, 25, 28,
    ]);
  });
});

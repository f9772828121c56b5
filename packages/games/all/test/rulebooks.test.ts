import { readFileSync } from 'node:fs';
import { chapterOf, parseCatalogue, playersSections, sectionTitle } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../index.ts';
import { loadRulebook } from '../rulebooks.ts';

const catalogueOf = (game: string) => parseCatalogue(readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8'));

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  it.each(['en', 'de'] as const)('names the chapter of every rule that players meet (%s)', async (language) => {
    const rulebook = await loadRulebook(game, language);
    const sections = playersSections(catalogueOf(game));
    let above: string[] = [];
    for (const section of sections) {
      above = [...above.slice(0, section.level - 2), sectionTitle(rulebook, section)];
      for (const { id } of section.entries.filter((entry) => rulebook.rules[entry.id] !== undefined))
        expect(above, id).toContain(chapterOf(rulebook, id));
    }
  });
});

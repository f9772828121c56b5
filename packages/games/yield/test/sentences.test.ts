/** Sentences that once said something else than the rule. */
import type { Summary } from '@longtable/catalogue';
import type { Language } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { yieldGame, yieldTitle } from '../index.ts';
import { summary as germanPages } from '../locale/de/summary.ts';
import { words as german } from '../locale/de/words.ts';
import { summary as englishPages } from '../locale/en/summary.ts';
import { words as english } from '../locale/en/words.ts';
import { place as placeName } from '../locale/words.ts';
import { layout } from './places.ts';
import { told, war } from './scenes.ts';

const name = (seat: number): string => ['Anna', 'Bela'][seat]!;

describe('sentences', () => {
  it('[YD-CRD-RIT-07] the marker is taken from whoever had it, not kept', () => {
    const s = war({ seats: 2, first: 0 }).at('ritual', { seat: 1 }, 'marker').say(1, 1);
    const line = (language: Language) =>
      yieldTitle.texts[language].events.marker(told(s, 'marker')[0]!, { view: yieldGame.view(s.match, null), with: {}, name });
    expect([line('en'), line('de')]).toEqual(['Bela takes the starting player marker.', 'Bela nimmt den Startspielermarker.']);
  });

  it('[YD-BAT-13] a battle is told with the places where it is fought', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const s = war({ seats: 2, armies: [[[4, a]], [[5, b]]] })
      .at('card', { seat: 0, card: 'ambush' })
      .say(0, 'ambush')
      .say(0, 'ambush:0');
    const view = yieldGame.view(s.match, null);
    const [here, there] = [placeName(view, a), placeName(view, b)];
    const line = (language: Language) => yieldTitle.texts[language].events.battle(told(s, 'battle')[0]!, { view, with: {}, name });
    expect(here).not.toBe(there);
    expect([line('en'), line('de')]).toEqual([
      expect.stringMatching(new RegExp(` 4 at ${here}, .* 5 at ${there}\\.$`)),
      expect.stringMatching(new RegExp(` 4 in ${here}, .* 5 in ${there}\\.$`)),
    ]);
  });

  it('[YD-CRD-RIT-08] the card speaks of the first Ritual of a Season', () => {
    expect(english.cards.ritual.text).toContain('the first Ritual of a Season then hands out');
    expect(german.cards.ritual.text).toContain('das erste Ritual einer Jahreszeit vergibt dann');
  });

  it('[YD-STR-07] [YD-STR-08] cards come back before the battles, not after the Year', () => {
    const line = ({ parts }: Summary) => parts.flatMap((part) => part.lines).find((words) => words.includes('YD-STR-07'))![0];
    expect([line(englishPages), line(germanPages)]).toEqual([
      'A card comes back only after the fourth season: you use four of your six.',
      'Eine Karte kommt erst nach der vierten Jahreszeit zurück: Von deinen sechs nutzt du vier.',
    ]);
  });

  it('[YD-TEAM-16] [YD-DUO-08] a draw needs both in German too, and what goes is of this draw, not of this turn', () => {
    const { battle, choice } = yieldTitle.texts.de.prompts;
    expect(battle.agree.explain).toContain('nehmen nur gemeinsam ein Unentschieden an');
    expect(choice.discard.explain).toContain('eben gezogenen Karten');
  });
});

/** Sentences that once said something else than the rule. */
import { describe, expect, it } from 'vitest';
import { runeAge } from '../index.ts';
import { rulebook as german } from '../locale/de/rulebook.ts';
import { rulebook as english } from '../locale/en/rulebook.ts';

describe('sentences', () => {
  it('[RA-EXP-05] only scenarios of the core game get more events', () => {
    expect([english.rules['RA-EXP-05'], german.rules['RA-EXP-05']]).toEqual([
      'Each scenario of the core game gets two more events.',
      'Jedes Szenario des Grundspiels bekommt zwei weitere Ereignisse.',
    ]);
  });

  it('[RA-MER-07] [RA-COO-09] no mercenaries for sieges also where partners may besiege cities', () => {
    expect([english.rules['RA-MER-07'], german.rules['RA-MER-07']]).toEqual([
      'Mercenaries for sieges are left out of The Cataclysm and of the cooperative variant.',
      'Söldner für Belagerungen fehlen in der Katastrophe und in der kooperativen Variante.',
    ]);
  });

  it('[RA-SIE-19] the price of a city in a battle does not count in a siege, in German too', () => {
    expect(german.rules['RA-SIE-19']).toBe('Was eine Stadt in einer Schlacht kostet, spielt in einer Belagerung keine Rolle.');
  });

  it('[RA-EXP-08] [RA-EXP-09] a mythic unit is destroyed like any other and goes elsewhere', () => {
    expect(runeAge.texts.en.terms['mythic']).toContain('discard pile when it is destroyed');
    expect(runeAge.texts.de.terms['mythisch']).toContain('wenn sie vernichtet wird');
  });

  it('[RA-AMB-02] a ward promises no refresh: some tables play without', () => {
    const explain = (language: 'en' | 'de') => runeAge.texts[language].prompts.damage.ward.explain;
    expect([explain('en'), explain('de')]).toEqual([
      'A card that wards keeps some of the damage away and is exhausted for it.',
      'Eine schützende Karte hält einen Teil des Schadens ab und wird dafür erschöpft.',
    ]);
  });
});

/** Questions and answers as players read them: they fit each other, and say what a decision needs. */
import type { Id, Seat } from '@longtable/kernel';
import type { Language, Prompt } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { runeAge } from '../index.ts';
import type { RuneAge } from '../spec.ts';
import { fight, happens, type S, say, stage, turn } from './helpers.ts';

const name = (seat: Seat): string => ['Ann', 'Bob', 'Cem', 'Dee'][seat]!;

function speak(s: S, seat: Seat, language: Language = 'en') {
  const { kind, stage: at, shown } = s.question(seat);
  const prompts = runeAge.texts[language].prompts as unknown as Record<string, Record<string, Prompt<RuneAge>>>;
  const prompt = prompts[kind]![at]!;
  const words = { view: runeAge.game.view(s.match, seat), with: shown.with ?? {}, name };
  return {
    ask: prompt.ask(words),
    explain: prompt.explain,
    option: (id: Id) => prompt.option(id, words),
    about: (id: Id) => prompt.about!(id, words),
    blocked: (shown.blocked ?? []).map(({ id, rule }) => `${prompt.option(id, words)} [${rule}]`),
  };
}
const line = (s: S, type: RuneAge['event']['type'], language: Language = 'en'): string => {
  const event = s.events.findLast((e) => e.type === type)!;
  const of = runeAge.texts[language].events[type] as (e: unknown, w: object) => string;
  return of(event, { view: runeAge.game.view(s.match, null), with: {}, name });
};

describe('question and answers fit', () => {
  it.each([
    ['dq-footman', 'daqan'],
    ['dq-knight', 'daqan'],
    ['wq-necromancer', 'waiqar'],
    ['dw-prospector', 'dunwarr'],
    ['ut-berserker', 'uthuk'],
  ] as const)('[RA-ABL-01] %s: use it or not, with the text of the card, before anything has happened', (card, race) => {
    const s = turn({ races: [race, 'latari'], hands: [`${card} gold-1`], decks: ['gold-1 gold-2'] });
    say(s, 0, 'fight:stronghold', card);
    const { ask, option, about } = speak(s, 0);
    expect(ask).toMatch(/: do you use it\? When Played: /);
    expect([option('use'), option('no')]).toEqual(['Use the ability', 'No, thank you']);
    expect(about('use')).toMatch(/^When Played/);
    expect(speak(s, 0, 'de').ask).toMatch(/: Setzt du die Fähigkeit ein\? Beim Ausspielen: /);
  });

  it('[RA-DCK-13] after the reveal the question is about the revealed card', () => {
    const s = turn({ races: ['daqan', 'latari'], hands: ['dq-footman gold-1'], decks: ['gold-1 gold-2'] });
    say(s, 0, 'fight:stronghold', 'dq-footman', 'use');
    expect(speak(s, 0).ask).toBe('Footman: what happens to Copper?');
    expect(speak(s, 0, 'de').ask).toBe('Fußsoldat: Was geschieht mit Kupfer?');
    expect([speak(s, 0).option('top'), speak(s, 0).option('discard')]).toEqual(['Leave it on top', 'Discard it']);
  });

  it('[RA-TRN-09] cards that are kept are counted where there are several', () => {
    const keeping = (cards: number) => {
      const s = turn({ hands: ['gold-1 gold-2 gold-3'], ready: [2] });
      say(s, 0, 'end', cards);
      return [speak(s, 0).ask, speak(s, 0, 'de').ask];
    };
    expect(keeping(1)).toEqual(['Which card do you keep?', 'Welche Karte behältst du?']);
    expect(keeping(2)).toEqual(['Which 2 cards do you keep?', 'Welche 2 Karten behältst du?']);
  });

  it('[RA-EVT-16] damage is named only where it can be chosen', () => {
    const dragon = happens({ options: { scenario: 'dragonlords' }, hands: ['', ''], rewards: { 0: ['dl-11', 'dl-14'] } }, 'dl-22');
    expect(speak(dragon, 0).ask).toBe('Hoarding Dragon: what do you lose?');
    const refugees = happens(
      { seats: 1, options: { scenario: 'dragonlords', cooperative: true }, hands: ['gold-1 gold-2 gold-3'] },
      'dlv-2',
    );
    expect(speak(refugees, 0).ask).toBe('Refugees: what do you give up, or do you take 3 damage?');
    refugees.say(0, 'cards');
    expect(speak(refugees, 0).ask).toBe('Refugees: which card do you discard? (1 of 2)');
    refugees.say(0, 'gold-1');
    expect(speak(refugees, 0, 'de').ask).toBe('Flüchtlinge: Welche Karte legst du ab? (2 von 2)');
  });
});

describe('what a decision needs', () => {
  it('attrition dice of an attacking Instant are named before they fall', () => {
    const s = happens({ options: { scenario: 'dragonlords' }, hands: ['wq-archer gold-1', ''] }, 'dl-24');
    expect(speak(s, 0).ask).toBe('Burning Sky: strength 8, 1 attrition die. Your army: 0. Play a card?');
    expect(line(s, 'event')).toBe('Event: Burning Sky (strength 8, 1 attrition die). Attacks each player.');
    const { zones } = runeAge.tableau({ view: runeAge.game.view(s.match, 0), with: {}, name }, 'en');
    expect(zones.find((z) => z.id === 'combat')!.title).toBe('Burning Sky: 0 – 8 · 1 attrition die');
    const calm = turn({ hands: ['wq-archer gold-1'] }).say(0, 'fight:stronghold');
    expect(speak(calm, 0).ask).toBe('Stronghold: strength 2. Your army: 0. Play a card?');
  });

  it('targets come with strength, dice, walls, damage and cards of the defender', () => {
    const s = turn({
      options: { scenario: 'dragonlords' },
      hands: ['gold-1', '3xgold-1'],
      sites: { 'city-tamalir': -1, 'city-forge': 1 },
      table: (t) => {
        t.enemies = ['dl-26'];
        t.players[1]!.damage = 4;
      },
    });
    const { option } = speak(s, 0);
    expect(option('fight:city-tamalir')).toBe('Attack: Tamalir (strength 7)');
    expect(option('fight:dl-26')).toBe('Attack: Brood Mother (strength 7, 2 attrition dice)');
    expect(option('fight:city-forge')).toBe('Attack: Forge (Bob, walls 2, 3 cards in hand)');
    expect(option('fight:realm:1')).toBe('Attack: Bob’s home realm (4 of 20 damage, 3 cards in hand)');
    expect(speak(s, 0, 'de').option('fight:dl-26')).toBe('Angriff: Brutmutter (Stärke 7, 2 Zermürbungswürfel)');
  });

  it('everything that can be bought has its price and kind', () => {
    const s = turn({
      options: { scenario: 'monument' },
      hands: ['5xgold-3'],
      rewards: { 0: ['mo-14'] },
    }).say(0, 'gold');
    const { option } = speak(s, 0);
    expect([option('stronghold'), option('monument'), option('wq-archer')]).toEqual([
      'Stronghold (4 gold)',
      'Monument (11 gold)',
      'Skeleton Archer (2 gold)',
    ]);
    const forge = turn({ options: { scenario: 'conquest' }, hands: ['5xgold-3'], sites: { 'lm-8': 0 } }).say(0, 'gold');
    expect(speak(forge, 0).option('forge:wq-dark-knight')).toBe('Dark Knight, with the Great Forge (3 gold)');
    const influence = turn({ sites: { 'city-tamalir': 0 } }).say(0, 'influence');
    expect(speak(influence, 0).option('gold-2')).toBe('Silver (2 influence)');
  });

  it('abilities at Resolution come with their text', () => {
    const s = turn({ hands: ['wq-dark-knight wq-reanimate gold-1'] });
    say(s, 0, 'fight:stronghold', 'wq-dark-knight', 'wq-reanimate', 'stop');
    expect(speak(s, 0).about('unit:0')).toBe('Resolution: +1 strength for each other friendly unit.');
  });

  it('proposed neutral cards are named', () => {
    const options = { scenario: 'runewars', neutrals: ['nc-razorwing', 'nc-beastman', 'nc-sorcerer'] };
    const s = stage({ options }).at('game', {});
    expect(speak(s, 0).ask).toBe('Proposed neutral cards: Razorwing, Beastman, Sorcerer. Do you agree?');
  });

  it('the objective and what holds now are on the table', () => {
    const coop = stage({ options: { scenario: 'dragonlords', cooperative: true }, table: (t) => Object.assign(t, { lasting: 'dl-25' }) });
    const { zones } = runeAge.tableau({ view: runeAge.game.view(coop.match, 0), with: {}, name }, 'en');
    const items = zones.flatMap((z) => z.items);
    expect(items.find((x) => x.icon === 'dragonlords')!.text).toMatch(/together, before the shared home realm/);
    expect(items.find((x) => x.label === 'Scorched Roads')!.text).toBe('Now: At most 1 card by influence in a turn.');
    const alone = stage({ options: { scenario: 'dragonlords' } });
    const solo = runeAge.tableau({ view: runeAge.game.view(alone.match, 0), with: {}, name }, 'de').zones.flatMap((z) => z.items);
    expect(solo.find((x) => x.icon === 'dragonlords')!.text).toMatch(/bleibe als Letzter übrig/);
  });

  it('events of the cooperative variant speak of the chosen player', () => {
    const s = happens({ options: { scenario: 'dragonlords', cooperative: true }, hands: ['', ''] }, 'dl-22');
    expect(line(s, 'event')).toBe(
      'Event: Hoarding Dragon. The chosen player loses a reward; without one, the shared home realm takes 3 damage.',
    );
  });
});

describe('the log', () => {
  it('survivors go to the discard pile, a Razorwing on top of the deck', () => {
    const s = fight(turn({ hands: ['wq-archer gold-1'] }), 'stronghold', 'wq-archer');
    expect(line(s, 'survivors')).toBe('To the discard pile of Ann: Skeleton Archer.');
    const wing = turn({ hands: ['nc-razorwing gold-1'] });
    say(wing, 0, 'fight:stronghold', 'nc-razorwing', 'stop', 'unit:0');
    expect(line(wing, 'survivors', 'de')).toBe('Oben auf das Deck von Ann: Klingenschwinge.');
  });

  it('damage says where it comes from', () => {
    const s = happens({ options: { scenario: 'dragonlords' }, hands: ['', ''] }, 'dl-12');
    expect(line(s, 'damage')).toBe('4 damage by Raiding Drakes for the home realm of Bob, now 4.');
    expect(line(s, 'damage', 'de')).toBe('Plündernde Drachlinge: 4 Schaden für das Heimatreich von Bob, jetzt 4.');
  });

  it('the War Chief’s purchase is explained as it is', () => {
    const s = turn({ races: ['orcs', 'daqan'], hands: ['or-warchief gold-1 gold-2'] });
    say(s, 0, 'fight:stronghold', 'or-warchief');
    expect(speak(s, 0).explain).toMatch(/War Chief calls comes into your hand/);
  });
});

describe('why not', () => {
  it('[RA-ACT-12] [RA-SIE-03] strongholds of others', () => {
    const s = turn({ ready: [0, 1], sites: {} });
    expect(speak(s, 0).blocked).toContain('Attack: Stronghold of Bob [RA-ACT-12]');
    expect(speak(turn({ sites: {} }), 0).blocked.join()).not.toContain('Stronghold of Bob');
  });

  it('[RA-SCN-06] [RA-SCN-07] [RA-SCN-10] [RA-SCN-11] [RA-AMB-27] [RA-AMB-35] the scenario’s own reasons', () => {
    const rule = (x: Parameters<typeof turn>[0], id: string) =>
      turn(x)
        .question(0)
        .shown.blocked!.find((b) => b.id === `fight:${id}`)?.rule;
    const allies = { seats: 3, options: { scenario: 'overlord', overlord: 1 } };
    expect(rule({ ...allies, sites: { 'city-forge': 2 } }, 'city-forge')).toBe('RA-SCN-06');
    expect(rule({ ...allies, sites: { 'city-forge': 1 } }, 'city-forge')).toBe(undefined);
    expect(rule({ ...allies, table: (t) => Object.assign(t, { lasting: 'ao-11' }) }, 'realm:1')).toBe('RA-SCN-11');
    const lord = { options: { scenario: 'overlord', overlord: 0 }, table: (t: object) => Object.assign(t, { enemies: ['ao-13'] }) };
    expect(rule(lord, 'ao-13')).toBe('RA-SCN-07');
    expect(rule({ options: { scenario: 'conquest' } }, 'realm:1')).toBe('RA-SCN-10');
    expect(
      rule({ options: { scenario: 'conquest' }, sites: { 'lm-1': 1 }, table: (t) => Object.assign(t, { lasting: 'cq-15' }) }, 'lm-1'),
    ).toBe('RA-SCN-11');
    expect(rule({ options: { scenario: 'monument' } }, 'realm:1')).toBe('RA-AMB-27');
    expect(rule({ options: { scenario: 'cataclysm' }, sites: { 'city-forge': 1 } }, 'city-forge')).toBe('RA-AMB-35');
  });

  it('[RA-GLD-07] [RA-GLD-10] [RA-GLD-11] a spend gold action: too dear, empty, or not for gold', () => {
    const s = turn({
      hands: ['gold-1 gold-2'],
      table: (t) => Object.assign(t.players[0]!, { barracks: [5, 0, 4, 4, 3, 2], strongholds: 0, ready: 3 }),
    });
    const { blocked } = speak(s.say(0, 'gold'), 0);
    expect(blocked).toContain('Dark Knight (5 gold) [RA-GLD-07]');
    expect(blocked).toContain('Skeleton Archer (2 gold) [RA-GLD-10]');
    expect(blocked).toContain('Stronghold (4 gold) [RA-GLD-10]');
    expect(blocked).toContain('Summon Lightning (2 influence) [RA-GLD-11]');
    expect(blocked.join()).not.toContain('Reanimate');
  });

  it('[RA-INF-02] [RA-INF-06] [RA-INF-07] [RA-SCN-11] a spend influence action', () => {
    const s = turn({ sites: { 'city-forge': 0 }, table: (t) => Object.assign(t, { gold: [0, 3, 3] }) }).say(0, 'influence');
    const { blocked } = speak(s, 0);
    expect(blocked).toContain('Copper (1 influence) [RA-INF-06]');
    expect(blocked).toContain('Crown (4 influence) [RA-INF-02]');
    expect(blocked).toContain('Skeleton Archer (2 gold) [RA-INF-07]');
    const roads = turn({ sites: { 'city-forge': 0 }, table: (t) => Object.assign(t, { lasting: 'dl-25', acquired: 1 }) });
    expect(speak(roads, 0).blocked).toContain('Spend influence [RA-SCN-11]');
  });

  it('[RA-GLD-01] [RA-INF-01] [RA-ABL-02] [RA-ABL-19] [RA-RES-05] deeds that are not offered', () => {
    const s = turn({
      options: { scenario: 'conquest' },
      hands: ['mc-seer* mc-envoy'],
      sites: { 'lm-1': 0 },
      table: (t) => Object.assign(t.sites[0]!, { exhausted: true }),
    });
    expect(speak(s, 0).blocked).toEqual(
      expect.arrayContaining([
        'Spend gold [RA-GLD-01]',
        'Spend influence [RA-INF-01]',
        'Action: Seer (ability used) [RA-ABL-02]',
        'Action: Envoy [RA-ABL-19]',
        'Action: Sunken Library [RA-RES-05]',
      ]),
    );
  });

  it('[RA-BAT-04] gold in an assault', () => {
    const s = turn({ hands: ['wq-archer gold-2'] }).say(0, 'fight:stronghold');
    expect(speak(s, 0).blocked).toEqual(['Silver [RA-BAT-04]']);
  });
});

import { GAME_IDS, loadTitle } from '@longtable/games';
import { describe, expect, it } from 'vitest';
import { social } from '../src/i18n/en/social.ts';
import type { Dictionary } from '../src/i18n/index.ts';
import { clockFact, optionFacts } from '../src/lobby/facts.ts';
import {
  CLOCKS,
  fieldsFor,
  isAsked,
  namesBeside,
  optionsOf,
  refusalOf,
  seatFor,
  taken,
  usualLevel,
  valueForEach,
  valuesOf,
} from '../src/lobby/wish.ts';

describe('bots that are asked for without a word', () => {
  it('are Captains where they are opponents, and Lords where they are partners', () => {
    expect(['yield', 'crown-of-ash', 'rune-age', 'uprising'].map((game) => usualLevel(game))).toEqual([
      'captain',
      'captain',
      'captain',
      'lord',
    ]);
    expect(usualLevel('rune-age', { scenario: 'cataclysm' })).toBe('lord');
    expect(usualLevel('rune-age', { scenario: 'resurgence' })).toBe('captain');
  });

  it('sit at the other seats of a new table', () => {
    expect(seatFor('uprising', 'solo', 1, ['Ada', 'Bo'])).toEqual({ who: 'bot', level: 'lord', name: 'Bo' });
    expect(seatFor('yield', 'online', 1, ['Ada'])).toEqual({ who: 'invited', level: 'captain', name: '2' });
  });
});

describe('a form for options', () => {
  it.each(GAME_IDS)('%s: every value that it offers is one that the game takes, or refuses for another option', async (id) => {
    const title = await loadTitle(id);
    for (let seats = title.players.min; seats <= title.players.max; seats++)
      for (const field of fieldsFor(title, seats).filter((one) => isAsked(one, seats)))
        for (const value of /^(seats|slots)$/.test(field.as) ? [valueForEach(field, seats)] : valuesOf(field, seats)) {
          const refused = title.game.options({ [field.id]: value }, seats) as { readonly message?: string };
          expect(refused.message ?? '', `${id}, ${field.id} = ${value}`).not.toMatch(/must be/);
        }
  });

  it('offers seats by their names where one of them is asked for, and nothing where there is nothing to choose', async () => {
    const fields = fieldsFor(await loadTitle('uprising'), 3);
    const first = fields.find(({ id }) => id === 'first')!;
    expect([first.as, valuesOf(first, 3)]).toEqual(['seat', ['random', 0, 1, 2]]);
    expect(fields.filter((field) => !isAsked(field, 3)).map(({ id }) => id)).toEqual(['factions', 'heroes']);
    expect(isAsked({ id: 'x', as: 'choice', values: ['only'], default: 'only' }, 3)).toBe(false);
    expect(isAsked({ id: 'x', as: 'number', default: 20 }, 3)).toBe(false);
    expect(isAsked({ id: 'x', as: 'flag', default: false }, 3)).toBe(true);
  });

  it('lets each seat of Rune Age have a race of its own, and keeps them apart', async () => {
    const title = await loadTitle('rune-age');
    const races = fieldsFor(title, 3).find(({ id }) => id === 'races')!;
    expect(isAsked(races, 3)).toBe(true);
    const each = valueForEach(races, 3);
    expect(each).toEqual(['daqan', 'latari', 'uthuk']);
    const mine = taken(each, 0, 'latari');
    expect(mine).toEqual(['latari', 'daqan', 'uthuk']);
    expect(taken(mine, 2, 'orcs')).toEqual(['latari', 'daqan', 'orcs']);
    const options = (seats: number): Record<string, unknown> => optionsOf(title, seats, { races: mine });
    expect([2, 3, 4].map((seats) => options(seats)['races'])).toEqual([
      ['latari', 'daqan'],
      ['latari', 'daqan', 'uthuk'],
      ['latari', 'daqan', 'uthuk', 'waiqar'],
    ]);
    for (const seats of [2, 3, 4]) expect(refusalOf(title, seats, options(seats))).toBeNull();
    expect(optionsOf(title, 3, { races: 'random' })).toEqual({});
    expect(refusalOf(title, 2, { races: ['latari', 'latari'] })?.option).toBe('races');
  });

  it('keeps of a wish what fits its place, gives nothing twice and takes nothing away from places behind', () => {
    const slots = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ];
    const inSlots = (...chosen: readonly string[]) => valueForEach({ id: 'x', as: 'slots', slots, default: '' }, 2, chosen).join('');
    expect([inSlots(), inSlots('b'), inSlots('b', 'b'), inSlots('d', 'c'), inSlots('b', 'c', 'c')]).toEqual([
      'abc',
      'bcd',
      'bcd',
      'acd',
      'bcd',
    ]);
    const atSeats = (...chosen: readonly string[]) =>
      valueForEach({ id: 'x', as: 'seats', values: ['a', 'b', 'c', 'd'], default: '' }, 3, chosen).join('');
    expect([atSeats('x', 'a', 'b'), atSeats('b', 'b', 'a'), atSeats('d')]).toEqual(['cab', 'bca', 'dab']);
  });

  it('lets mercenaries of Rune Age be chosen: those of the category, none for sieges where nobody besieges', async () => {
    const title = await loadTitle('rune-age');
    const of = (chosen: Record<string, unknown>) => fieldsFor(title, 2, chosen).filter(({ id }) => id === 'mercenaries');
    const [war, ...more] = of({});
    expect([more, war!.values, isAsked(war!, 2)]).toEqual([[], ['random', 'none'], true]);
    expect(of({ expansion: false })).toEqual([]);
    for (const chosen of [{}, { cooperative: true }, { scenario: 'cataclysm' }, { scenario: 'runewars' }]) {
      const [field, ...others] = of(chosen);
      expect(others).toEqual([]);
      for (const [slot, values] of field!.slots!.entries())
        for (const value of values) {
          const mercenaries = taken(valueForEach(field!, 2), slot, value);
          expect(
            refusalOf(title, 2, optionsOf(title, 2, { ...chosen, mercenaries })),
            `${JSON.stringify(chosen)}: ${mercenaries}`,
          ).toBeNull();
        }
    }
    // A spy is of use in sieges alone: where there are none, somebody else takes the place.
    const spy = taken(valueForEach(war!, 2), 0, 'mc-spy');
    expect(optionsOf(title, 2, { mercenaries: spy })['mercenaries']).toContain('mc-spy');
    const peace = optionsOf(title, 2, { scenario: 'cataclysm', mercenaries: spy });
    expect(peace['mercenaries']).not.toContain('mc-spy');
    expect(refusalOf(title, 2, peace)).toBeNull();
    expect(refusalOf(title, 2, { scenario: 'cataclysm', mercenaries: spy })?.option).toBe('mercenaries');
    for (const language of ['en', 'de'] as const) {
      const { slots, values } = title.texts[language].options['mercenaries']!;
      expect(slots).toHaveLength(3);
      expect(war!.slots!.flat().filter((id) => values?.[id] === undefined)).toEqual([]);
    }
  });

  it('lets types of neutral cards of Rune Age make room for others of the same cost, those of the scenario that is chosen', async () => {
    const title = await loadTitle('rune-age');
    const neutralsOf = (scenario: string) => fieldsFor(title, 2, { scenario }).filter(({ id }) => id === 'neutrals');
    const [dragons] = neutralsOf('dragonlords');
    const [conquest] = neutralsOf('conquest');
    expect([neutralsOf('dragonlords').length, isAsked(dragons!, 2), fieldsFor(title, 2).includes(dragons!)]).toEqual([1, true, true]);
    const each = valueForEach(dragons!, 2);
    expect(each).toEqual(['nc-forced-march', 'nc-battle-cry', 'nc-demon']);
    for (const scenario of ['dragonlords', 'runewars', 'cataclysm', 'monument', 'overlord', 'conquest']) {
      const [field] = neutralsOf(scenario);
      for (const [slot, values] of field!.slots!.entries())
        for (const value of values) {
          const neutrals = taken(valueForEach(field!, 2), slot, value);
          expect(refusalOf(title, 2, optionsOf(title, 2, { scenario, neutrals })), `${scenario}: ${neutrals}`).toBeNull();
        }
    }
    // What was chosen for one scenario stays where it fits the next, and nothing stands in two slots.
    const moved = optionsOf(title, 2, { scenario: 'conquest', neutrals: each })['neutrals'] as readonly string[];
    expect(moved).toEqual(valueForEach(conquest!, 2, each));
    expect(new Set(moved).size).toBe(3);
    expect(refusalOf(title, 2, { scenario: 'conquest', neutrals: moved })).toBeNull();
    expect(refusalOf(title, 2, { scenario: 'dragonlords', neutrals: ['nc-demon', 'nc-battle-cry', 'nc-forced-march'] })?.option).toBe(
      'neutrals',
    );
  });

  it('calls nobody else like whoever sits at the first seat', () => {
    expect(namesBeside('Mirela', ['Mirela', 'Sable', 'Joss'])).toEqual(['Mirela', 'Sable', 'Joss']);
    expect(namesBeside('Ada', ['Mirela', 'Sable'])).toEqual(['Ada', 'Mirela', 'Sable']);
  });
});

it('the clock of an invitation is told in its own unit', () => {
  const told = (id: keyof typeof CLOCKS): string => clockFact({ invite: social.invite } as Dictionary, CLOCKS[id]).title;
  expect((['none', 'live25', 'hours24', 'day3'] as const).map(told)).toEqual([
    'No clock',
    '25 minutes each',
    '24 hours each',
    '3 days for each move',
  ]);
});

it('an invitation tells options in the words of the game: races, seats by name, and nothing that is as usual', async () => {
  const title = await loadTitle('rune-age');
  const seats = ['Ada', 'Bo'].map((name) => ({ name })) as unknown as Parameters<typeof optionFacts>[2]['seats'];
  const neutrals = ['nc-lightning', 'nc-manticore', 'nc-demon'];
  const options = { races: ['latari', 'orcs'], neutrals, first: 1, expansion: true, scenario: 'runewars' };
  const told = optionFacts(title as unknown as Parameters<typeof optionFacts>[0], 'en', { options, seats });
  expect(told.map(({ title: label, about }) => `${label}: ${about}`)).toEqual([
    'Scenario: Runewars',
    'Races: Latari Elves, Orcs of the Broken Plains',
    'Neutral cards: Summon Lightning, Manticore, Demon',
    'First player: Bo',
  ]);
});

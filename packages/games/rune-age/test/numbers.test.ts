import { AS_RECORDED, playAgain, recorded } from '@longtable/laws/recorded';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARD_IDS, data, NEUTRAL_IDS } from '../data/cards.ts';
import { EVENT_IDS, event } from '../data/events.ts';
import { MERCENARY_IDS, mercenary } from '../data/mercenaries.ts';
import { eventDeck, SCENARIO_DATA, SCENARIOS } from '../data/scenarios.ts';
import { LEDGER } from './ledger.ts';

const MATCHES = recorded(new URL('./replays/', import.meta.url));

/** Faults in the numbers of these cards. */
function problems(cards: Readonly<Record<string, number>>): string[] {
  const found: string[] = [];
  for (const [id, number] of Object.entries(cards)) {
    const before = Object.entries(LEDGER).find(([, n]) => n === number)?.[0];
    if (LEDGER[id] === undefined) found.push(`${id} is not in the ledger`);
    if (before !== undefined && before !== id) found.push(`${id} has the number of ${before}`);
    if (LEDGER[id] !== undefined && LEDGER[id] !== number) found.push(`${id} was ${LEDGER[id]}`);
  }
  return found;
}
const NUMBERS = Object.fromEntries(CARD_IDS.map((id) => [id, data(id).number]));

describe('numbers of cards', () => {
  it('are those of the ledger, each given once', () => {
    expect(problems(NUMBERS)).toEqual([]);
    expect(new Set(Object.values(LEDGER)).size).toBe(Object.keys(LEDGER).length);
  });

  it('a number of another card, a changed number and an unlisted card are noticed', () => {
    expect(problems({ 'nc-new': 0 })).toEqual(['nc-new is not in the ledger', 'nc-new has the number of gold-1']);
    expect(problems({ 'gold-1': 1 })).toEqual(['gold-1 has the number of gold-2', 'gold-1 was 0']);
  });
});

describe('a planted card', () => {
  afterEach(() => {
    vi.doUnmock('../data/neutrals.ts');
    vi.resetModules();
  });

  it('in front of all others leaves every recorded match as it is', async () => {
    vi.resetModules();
    vi.doMock('../data/neutrals.ts', async (original) => {
      const real = await original<typeof import('../data/neutrals.ts')>();
      const planted = { number: 900, type: 'unit', copies: 5, cost: 2, strength: 9, rules: ['RA-INF-02'], source: 'house' };
      return { ...real, CORE_NEUTRALS: { 'nc-planted': planted, ...real.CORE_NEUTRALS } };
    });
    const { CARD_IDS: ids } = await import('../data/cards.ts');
    const { runeAgeGame } = await import('../index.ts');
    expect(ids).toContain('nc-planted');
    for (const { name, replay } of MATCHES) expect([name, playAgain(runeAgeGame, replay)]).toEqual([name, AS_RECORDED]);
  });
});

describe('every card can be dealt', () => {
  it('neutral cards by a scenario, mercenaries by the draw, events by a deck', () => {
    const neutrals = SCENARIOS.flatMap((s) => SCENARIO_DATA[s].neutrals);
    expect(NEUTRAL_IDS.filter((id) => !neutrals.includes(id))).toEqual([]);
    const drawn = SCENARIOS.flatMap((s) => [false, true].flatMap((coop) => (coop && s !== 'dragonlords' ? [] : deck(s, coop))));
    expect(EVENT_IDS.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(MERCENARY_IDS.every((id) => mercenary(id).category === 1 || mercenary(id).category === 2)).toBe(true);
  });
});

const deck = (scenario: (typeof SCENARIOS)[number], cooperative: boolean) =>
  eventDeck(
    scenario,
    true,
    cooperative,
    (id) => event(id).extra === true,
    (id) => event(id).stage,
  );

/** The language of cards: a word is shared by several cards, or it is one card's own and bears that card's name. */
import { describe, expect, it } from 'vitest';
import { DRUID } from '../../data/druids.ts';
import { EVENT } from '../../data/events.ts';
import { NEMESIS, SKELETON_POWER } from '../../data/nemesis.ts';
import { CARD_COUNTS, CARD_DEEDS, CARD_NEEDS, COUNTS, NEEDS } from '../../data/ops.ts';
import { CARD } from '../../data/play-cards.ts';
import { QUEST } from '../../data/quests.ts';
import { TILE } from '../../data/tiles.ts';

const CONTENT: Readonly<Record<string, unknown>> = {
  ...TILE,
  ...NEMESIS,
  ...EVENT,
  ...QUEST,
  ...CARD,
  ...DRUID,
  'bone-march-power': SKELETON_POWER,
};

type Users = Readonly<Record<string, readonly string[]>>;

/** Words of one kind with the cards that use them. */
function usersOf(
  content: Readonly<Record<string, unknown>>,
  wordsIn: (part: Readonly<Record<string, unknown>>) => readonly unknown[],
): Users {
  const users: Record<string, Set<string>> = {};
  function walk(part: unknown, card: string): void {
    if (typeof part !== 'object' || part === null) return;
    if (!Array.isArray(part))
      for (const word of wordsIn(part as Record<string, unknown>)) {
        const name = typeof word === 'string' ? word : typeof word === 'object' && word !== null ? Object.keys(word)[0]! : null;
        if (name === null) continue;
        users[name] ??= new Set();
        users[name].add(card);
      }
    for (const inner of Object.values(part)) walk(inner, card);
  }
  for (const [card, entry] of Object.entries(content)) walk(entry, card);
  return Object.fromEntries(Object.entries(users).map(([word, cards]) => [word, [...cards]]));
}

const needsIn = (part: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...(Array.isArray(part['needs']) ? part['needs'] : []),
  ...('is' in part ? [part['is']] : []),
];
const numbersIn = ({ op, n, times }: Readonly<Record<string, unknown>>): readonly unknown[] => (op === undefined ? [] : [n, times]);
const operationsIn = ({ op }: Readonly<Record<string, unknown>>): readonly unknown[] => [op];
const deedsIn = ({ op, of }: Readonly<Record<string, unknown>>): readonly unknown[] => (op === 'deed' ? [of] : []);

const isOwn = (word: string): boolean => word.startsWith('card:');
/** Shared words that fewer than two cards use. */
const lonely = (users: Users): string[] => Object.keys(users).filter((word) => !isOwn(word) && users[word]!.length < 2);
/** Own words that another card uses than the one they are named after. */
const misused = (users: Users): string[] => Object.keys(users).filter((word) => isOwn(word) && users[word]!.join() !== word.split(':')[1]);

const needs = usersOf(CONTENT, needsIn);
const numbers = usersOf(CONTENT, numbersIn);
const operations = usersOf(CONTENT, operationsIn);
const deeds = usersOf(CONTENT, deedsIn);

describe('the language of cards', () => {
  it('a word of one card and a word under a wrong name are found', () => {
    const users = usersOf(
      {
        raid: { needs: ['won', 'ap', { hex: { at: 'hero' } }] },
        fort: { uses: [{ needs: ['ap', 'card:raid'] }, { op: 'when', is: 'card:fort' }] },
        keep: { needs: [{ hex: { at: 'here' } }] },
      },
      needsIn,
    );
    expect(lonely(users)).toEqual(['won']);
    expect(misused(users)).toEqual(['card:raid']);
  });

  it.each([
    ['needs', needs],
    ['numbers', numbers],
    ['operations', operations],
  ])('%s that one card alone uses are its own', (_, users) => {
    expect(lonely(users)).toEqual([]);
    expect(misused(users)).toEqual([]);
  });

  it('each own deed is done by the card that it is named after', () => expect(misused(deeds)).toEqual([]));

  it('no word stands in the lists that nobody says', () => {
    expect([...NEEDS, ...CARD_NEEDS].filter((word) => needs[word] === undefined)).toEqual([]);
    expect([...COUNTS, ...CARD_COUNTS].filter((word) => numbers[word] === undefined)).toEqual([]);
    expect(CARD_DEEDS.filter((word) => deeds[word] === undefined)).toEqual([]);
  });
});

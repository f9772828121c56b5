/** Differences between the two editions of Uprising, read from the game itself. */
import type { EditionPair } from '@longtable/catalogue';
import { type Difficulty, EDITIONS, type Edition, LEVELS, PRESETS } from '@longtable/uprising/data/difficulty';
import { druidsOf } from '@longtable/uprising/data/druids';
import { EVENT, EVENTS, eventsOf } from '@longtable/uprising/data/events';
import { itemsOf } from '@longtable/uprising/data/items';
import { NEMESES, NEMESIS, type NemesisId } from '@longtable/uprising/data/nemesis';
import { questsOf } from '@longtable/uprising/data/quests';
import { TILE, TILES, tilesOf } from '@longtable/uprising/data/tiles';
import { editionCards as cardsDe } from '@longtable/uprising/locale/de/editions';
import { events as eventsDe } from '@longtable/uprising/locale/de/event-cards';
import { names as namesDe } from '@longtable/uprising/locale/de/names';
import { nemesis as nemesisDe } from '@longtable/uprising/locale/de/nemesis';
import { tiles as tilesDe } from '@longtable/uprising/locale/de/tiles';
import { editionCards as cardsEn } from '@longtable/uprising/locale/en/editions';
import { events as eventsEn } from '@longtable/uprising/locale/en/event-cards';
import { names as namesEn } from '@longtable/uprising/locale/en/names';
import { nemesis as nemesisEn } from '@longtable/uprising/locale/en/nemesis';
import { tiles as tilesEn } from '@longtable/uprising/locale/en/tiles';

const en = {
  lead: 'Uprising exists in two editions. A table chooses one; here is what that changes.',
  editions: ['First edition', 'Second edition'] as readonly [string, string],
  box: 'In the box',
  levels: 'The four levels',
  cards: 'Cards that do something else',
  rules: 'Rules that differ',
  counts: { events: 'Events', quests: 'Quests', items: 'Items', druids: 'Druids', hexes: 'Hexes', towers: 'Sea Towers' },
  rows: {
    resources: 'Resources of each kind',
    curses: 'Curses at the start',
    garrisons: 'Garrisons next to The Capital',
    advancedItems: 'Advanced Items',
    advancedQuests: 'Advanced Quests',
    advancedEnemies: 'Advanced Legions and Hordes',
    advancedTowers: 'Advanced Sea Towers',
    advancedHexes: 'Advanced hexes',
    advancedEvents: 'Advanced Events',
    advancedDruids: 'Advanced Druids',
  } as Readonly<Record<keyof Difficulty, string>>,
  amounts: { none: 'none', some: 'some', all: 'all' },
  initiative: 'Initiative',
  names: { ...namesEn, tiles: tilesEn, events: eventsEn, nemesis: nemesisEn, apart: cardsEn as Readonly<Record<string, EditionPair>> },
};
export type EditionWords = typeof en;

const de: EditionWords = {
  lead: 'Uprising gibt es in zwei Ausgaben. Ein Tisch wählt eine; das ändert sich dadurch.',
  editions: ['Erste Ausgabe', 'Zweite Ausgabe'],
  box: 'In der Schachtel',
  levels: 'Die vier Stufen',
  cards: 'Karten, die etwas anderes tun',
  rules: 'Regeln, die sich unterscheiden',
  counts: { events: 'Ereignisse', quests: 'Quests', items: 'Items', druids: 'Druiden', hexes: 'Hexfelder', towers: 'Seetürme' },
  rows: {
    resources: 'Ressourcen jeder Art',
    curses: 'Flüche zu Beginn',
    garrisons: 'Garnisonen neben der Hauptstadt',
    advancedItems: 'Fortgeschrittene Items',
    advancedQuests: 'Fortgeschrittene Quests',
    advancedEnemies: 'Fortgeschrittene Legionen und Horden',
    advancedTowers: 'Fortgeschrittene Seetürme',
    advancedHexes: 'Fortgeschrittene Hexfelder',
    advancedEvents: 'Fortgeschrittene Ereignisse',
    advancedDruids: 'Fortgeschrittene Druiden',
  },
  amounts: { none: 'keine', some: 'einige', all: 'alle' },
  initiative: 'Initiative',
  names: { ...namesDe, tiles: tilesDe, events: eventsDe, nemesis: nemesisDe, apart: cardsDe },
};

export const WORDS = { en, de } as const;

const both = <T>(of: (edition: Edition) => T): [T, T] => [of(EDITIONS[0]), of(EDITIONS[1])];

const eventsIn = (edition: Edition): number => [1, 2, 3, 4].reduce((sum, chapter) => sum + eventsOf(edition, chapter).length, 0);

/** Numbers of cards and hexes of a kind, where they differ. */
export const countsOf = (t: EditionWords): Counted[] => allCounts(t).filter(({ counts: [first, second] }) => first !== second);

interface Counted {
  readonly name: string;
  readonly counts: readonly [number, number];
}

const allCounts = ({ counts }: EditionWords): Counted[] => [
  { name: counts.events, counts: both(eventsIn) },
  { name: counts.quests, counts: both((edition) => questsOf(edition).length) },
  { name: counts.items, counts: both((edition) => itemsOf(edition).length) },
  { name: counts.druids, counts: both((edition) => druidsOf(edition).length) },
  { name: counts.hexes, counts: both((edition) => tilesOf(edition, 'normal').length) },
  { name: counts.towers, counts: both((edition) => tilesOf(edition, 'tower').length) },
];

interface LevelRows {
  /** The name of the level in each edition. */
  readonly names: readonly [string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}

/** The rows in which a level differs from edition to edition. */
export const levelsOf = ({ names, rows, amounts }: EditionWords): LevelRows[] =>
  LEVELS.map((level) => {
    const said = (value: number | keyof typeof amounts): string => (typeof value === 'number' ? String(value) : amounts[value]);
    const all = (Object.keys(rows) as (keyof Difficulty)[]).map(
      (row) => [rows[row], ...both((edition) => said(PRESETS[edition][level][row]))] as const,
    );
    return { names: both((edition) => names.levels[edition][level]), rows: all.filter(([, first, second]) => first !== second) };
  });

const isApart = (effect: unknown): boolean => JSON.stringify(effect).includes('"op":"edition"');

/** Ids of tiles, Events and enemies with an effect for each edition. */
export const idsApart = (): string[] => [
  ...TILES.filter((id) => isApart(TILE[id])),
  ...EVENTS.filter((id) => isApart(EVENT[id])),
  ...NEMESES.filter((id) => isApart(NEMESIS[id])),
];

const hasOwnInitiative = (id: NemesisId): boolean => NEMESIS[id].initiative['1E'] !== NEMESIS[id].initiative['2E'];

/** Cards that do something else in each edition, or act at another time. */
export function cardsApart({ names, initiative }: EditionWords): { readonly name: string; readonly pair: EditionPair }[] {
  const nameOf = (id: string): string =>
    names.nemesis[id as NemesisId]?.name ?? (names.events as Readonly<Record<string, readonly string[]>>)[id]?.[0] ?? tileName(id);
  const tileName = (id: string): string => (names.tiles as Readonly<Record<string, readonly string[]>>)[id]?.[0] ?? id;
  return [
    ...idsApart().map((id) => ({ name: nameOf(id), pair: names.apart[id]! })),
    ...NEMESES.filter(hasOwnInitiative).map((id) => ({
      name: nameOf(id),
      pair: both((edition) => `${initiative} ${NEMESIS[id].initiative[edition]}`),
    })),
  ];
}

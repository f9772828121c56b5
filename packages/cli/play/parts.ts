/** A tableau in parts, so that a person is shown the whole of it once and from then on what has changed. */
import type { Item, MapPicture, SeatMat, Tableau, Zone } from '@longtable/kit';
import type { Words } from '../locale/index.ts';
import { hexPicture, isHexMap } from './hex-picture.ts';

export type Name = (seat: number) => string;

export interface Part {
  /** The same thing at another time has the same key. */
  readonly key: string;
  /** The line that it stands under, if any. */
  readonly under: string | null;
  /** The heading of later parts, which may be said by a line of its own. */
  readonly opens?: string;
  readonly lines: readonly string[];
  /** whole: only when all is shown · news: only when it has changed */
  readonly only?: 'whole' | 'news';
}

export function itemText(item: Item, words: Words, name: Name, mat?: number): string {
  const notes = [
    ...(item.badges ?? []),
    ...(item.owner === undefined || item.owner === mat || item.label.includes(name(item.owner)) ? [] : [name(item.owner)]),
    ...(item.face === 'down' ? [words.faceDown] : []),
    ...(item.spent ? [item.spent === true ? words.spent : item.spent] : []),
    ...(item.source === 'house' ? [words.house] : []),
  ];
  const times = item.count === undefined || item.count === 1 || saysCount(item.label, item.count) ? '' : ` ×${item.count}`;
  return `${item.label}${times}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

/** "3 cards", "Deck: 3" and "value 3, neutral" say the number themselves; in "Town 3" it belongs to the name. */
const saysCount = (label: string, count: number): boolean => new RegExp(`(?:^|: )${count}(?!\\d)|(?<!\\d)${count},`).test(label);

const itemsText = (items: readonly Item[], words: Words, name: Name, mat?: number): string =>
  items.length === 0 ? words.nothing : items.map((item) => itemText(item, words, name, mat)).join(', ');

function zoneLines(zone: Zone, words: Words, name: Name, mat?: number): string[] {
  const withText = zone.as === 'cards' && zone.items.some(({ text }) => text !== undefined);
  if (zone.as !== 'facts' && !withText) return [`${zone.title}: ${itemsText(zone.items, words, name, mat)}`];
  const line = (item: Item): string => `  ${itemText(item, words, name, mat)}${item.text === undefined ? '' : `: ${item.text}`}`;
  return [`${zone.title}:${zone.items.length === 0 ? ` ${words.nothing}` : ''}`, ...zone.items.map(line)];
}

function mapParts(map: MapPicture, words: Words, name: Name): Part[] {
  const under = `${words.map}:`;
  const isHex = isHexMap(map);
  const width = Math.max(...map.places.map(({ label }) => label.length));
  const near = (place: number): string => {
    const next = map.ways.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
    return isHex || next.length === 0 ? '' : `${words.next} ${next.map((i) => map.places[i]!.label).join(', ')}`;
  };
  return [
    ...(isHex ? [{ key: 'map', under, lines: hexPicture(map), only: 'whole' } as const] : []),
    ...map.places.map(({ target, label, text, pieces }, i): Part => {
      const said = [text ?? '', itemsText(pieces, words, name), near(i)].filter((part) => part !== '');
      const part = { key: `map ${target}`, under, lines: [`  ${label.padEnd(width)}  ${said.join(' · ')}`] };
      return isHex && pieces.length === 0 ? { ...part, only: 'news' } : part;
    }),
  ];
}

function matParts({ seat, title, score, facts, zones }: SeatMat, words: Words, name: Name): Part[] {
  const called = `[${title.includes(name(seat)) ? title : `${name(seat)}: ${title}`}]`;
  const line = [called, ...(score === null ? [] : [`${words.score} ${score}`]), ...facts.map((fact) => itemText(fact, words, name, seat))];
  return [
    { key: `mat ${seat}`, under: null, opens: called, lines: [line.join(' · ')] },
    ...zones.map((zone) => ({
      key: `mat ${seat} ${zone.id}`,
      under: called,
      lines: zoneLines(zone, words, name, seat).map((text) => `  ${text}`),
    })),
  ];
}

export const partsOf = (tableau: Tableau, words: Words, name: Name): Part[] => [
  { key: 'heading', under: null, lines: [`── ${tableau.heading} ──`] },
  ...(tableau.map === null ? [] : mapParts(tableau.map, words, name)),
  ...tableau.zones.map((zone) => ({ key: `zone ${zone.id}`, under: null, lines: zoneLines(zone, words, name) })),
  ...tableau.mats.flatMap((mat) => matParts(mat, words, name)),
];

function linesOf(parts: readonly Part[]): string[] {
  let current: string | null = null;
  return parts.flatMap(({ under, opens, lines }) => {
    const opened = under === null || under === current ? lines : [under, ...lines];
    current = opens ?? under;
    return opened;
  });
}

export const wholeLines = (parts: readonly Part[]): string[] => linesOf(parts.filter(({ only }) => only !== 'news'));

/** Lines that differ from an earlier look, under their headings; none if all is as it was. */
export function newLines(before: readonly Part[], parts: readonly Part[]): string[] {
  const known = new Map(before.map(({ key, lines }) => [key, lines.join('\n')]));
  const news = parts.filter(({ key, lines, only }) => only !== 'whole' && known.get(key) !== lines.join('\n'));
  return news.length === 0 ? [] : linesOf([parts[0]!, ...news.filter((part) => part !== parts[0])]);
}

/** A map of hexes, drawn with letters: each hex has its name or place, and below it what stands there. */
import type { Item, MapPicture, MapPlace } from '@longtable/kit';

const WIDTH = 15;

export const isHexMap = ({ places }: MapPicture): boolean => places.length > 0 && places.every(({ shape }) => shape === 'hex');

const sortedUnique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const cut = (text: string): string => (text.length < WIDTH ? text.padEnd(WIDTH) : `${text.slice(0, WIDTH - 2)}… `);

/** The name of a hex on the picture: of many with the same name, the place in brackets tells them apart. */
function shortName({ label }: MapPlace): string {
  const place = /\([^()]*\)$/.exec(label)?.[0];
  return place === undefined ? label : `${label.slice(0, 3)} ${place}`;
}

const shortPiece = ({ label, count, owner }: Item): string =>
  `${count !== undefined && count > 1 ? count : ''}${label.slice(0, 3)}${owner === undefined ? '' : owner + 1}`;

export function hexPicture({ places }: MapPicture): string[] {
  const columns = sortedUnique(places.map(({ x }) => x));
  const rows = sortedUnique(places.map(({ y }) => y));
  const lines = rows.flatMap(() => [columns.map(() => ' '.repeat(WIDTH)), columns.map(() => ' '.repeat(WIDTH))]);
  for (const place of places) {
    const column = columns.indexOf(place.x);
    const row = rows.indexOf(place.y);
    lines[2 * row]![column] = cut(shortName(place));
    lines[2 * row + 1]![column] = cut(place.pieces.map(shortPiece).join(' '));
  }
  return lines.map((cells) => `  ${cells.join('').trimEnd()}`).filter((line) => line.trim() !== '');
}

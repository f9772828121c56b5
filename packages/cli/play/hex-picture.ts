/** A map of hexes, drawn with letters: each hex has its name or place, and below it what stands there. */
import type { Item, MapPicture, MapPlace } from '@longtable/kit';

/** The columns of a terminal, less the two that every line is set in, and the widest column of the picture. */
const TERMINAL = 78;
const WIDEST = 15;

export const isHexMap = ({ places }: MapPicture): boolean => places.length > 0 && places.every(({ shape }) => shape === 'hex');

const sortedUnique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const cut = (text: string, width: number): string => (text.length < width ? text.padEnd(width) : `${text.slice(0, width - 2)}… `);

/** The name of a hex on the picture: of many with the same name, the place in brackets tells them apart. */
function shortName({ label }: MapPlace): string {
  const place = /\([^()]*\)$/.exec(label)?.[0];
  return place === undefined ? label : `${label.slice(0, 3)} ${place}`;
}

const shortPiece = ({ label, count, owner }: Item): string =>
  `${count !== undefined && count > 1 ? count : ''}${label.slice(0, 3)}${owner === undefined ? '' : owner + 1}`;

/** Rows of hexes are shifted against each other: a name has all the room up to the next hex of its own row. */
export function hexPicture({ places }: MapPicture): string[] {
  const columns = sortedUnique(places.map(({ x }) => x));
  const width = Math.min(WIDEST, Math.floor(TERMINAL / columns.length));
  return sortedUnique(places.map(({ y }) => y)).flatMap((y) => {
    const row = places.filter((place) => place.y === y).sort((a, b) => a.x - b.x);
    const starts = row.map(({ x }) => width * columns.indexOf(x));
    const line = (tell: (place: MapPlace) => string): string =>
      row.reduce((drawn, place, i) => {
        const end = starts[i + 1] ?? width * columns.length;
        return drawn.padEnd(starts[i]!) + cut(tell(place), end - starts[i]!);
      }, '');
    const drawn = [line(shortName), line(({ pieces }) => pieces.map(shortPiece).join(' '))];
    return drawn.filter((text) => text.trim() !== '').map((text) => `  ${text.trimEnd()}`);
  });
}

/** The place of a note: within the board, never over what it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 12;
/** Room for the tail between a note and its spot. */
const APART = 34;

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Pixels from which on a tail is long. */
const LONG = 320;

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

const far = (a: Box, b: Box): number => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1]);

type Size = Pick<Box, 'width' | 'height'>;
type Corner = readonly [x: number, y: number];

/** Places on all four sides of a spot, as far as the board has room. */
function beside({ x, y, width, height }: Box, size: Size, [left, top]: Corner, [right, bottom]: Corner): readonly Corner[] {
  const within = ([at, down]: Corner): Corner => [Math.min(Math.max(at, left), right), Math.min(Math.max(down, top), bottom)];
  const places: readonly Corner[] = [
    [x + width + APART, y + height / 2 - size.height / 2],
    [x - size.width - APART, y + height / 2 - size.height / 2],
    [x + width / 2 - size.width / 2, y - size.height - APART],
    [x + width / 2 - size.width / 2, y + height + APART],
  ];
  return places.map(within);
}

/**
 * A corner of the board or a place beside the spot: what covers nothing of the spots, then little of what is to be read on the board;
 * among several the nearest.
 */
export function placeFor(board: Box, { width, height }: Size, spots: readonly Box[], read: readonly Box[]): Box {
  const left = board.x + EDGE;
  const right = Math.max(left, board.x + board.width - width - EDGE);
  const top = board.y + EDGE;
  const bottom = Math.max(top, board.y + board.height - height - EDGE);
  const corners: readonly Corner[] = [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ];
  const near = spots[0] === undefined ? [] : beside(spots[0], { width, height }, [left, top], [right, bottom]);
  const rated = [...corners, ...near].map(([x, y]) => {
    const box = { x, y, width, height };
    const covering = (list: readonly Box[]): number => list.reduce((sum, one) => sum + overlap(box, one), 0);
    const away = spots[0] === undefined ? 0 : far(box, spots[0]);
    return { box, cost: covering(spots) * 100 + covering(read) + away };
  });
  return rated.reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

/** A wedge from the note's edge to the spot. */
export function tailTo(box: Box, spot: Box): string {
  const [x, y] = middle(box);
  const [tx, ty] = middle(spot);
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  const reach = Math.max(0, length - Math.max(spot.width, spot.height) / 2 - 6);
  // A long tail is a thin one: it lies over what is to be read.
  const half = reach > LONG ? 8 : 22;
  const tip = `${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}`;
  return `M${(x - dy * half).toFixed(1)} ${(y + dx * half).toFixed(1)}L${tip}L${(x + dy * half).toFixed(1)} ${(y - dx * half).toFixed(1)}z`;
}

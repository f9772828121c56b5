/** Where a note lies: within the board, never over what it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 12;

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

const far = (a: Box, b: Box): number => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1]);

/** The corner of the board that covers nothing of the spots, then little of what lies over the board; among several the nearest. */
export function placeFor(board: Box, { width, height }: Pick<Box, 'width' | 'height'>, spots: readonly Box[], sheets: readonly Box[]): Box {
  const left = board.x + EDGE;
  const right = Math.max(left, board.x + board.width - width - EDGE);
  const top = board.y + EDGE;
  const bottom = Math.max(top, board.y + board.height - height - EDGE);
  const corners = [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const rated = corners.map(([x, y]) => {
    const box = { x, y, width, height };
    const covering = (list: readonly Box[]): number => list.reduce((sum, one) => sum + overlap(box, one), 0);
    const away = spots[0] === undefined ? 0 : far(box, spots[0]);
    return { box, cost: covering(spots) * 100 + covering(sheets) + away };
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
  const half = 22;
  const tip = `${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}`;
  return `M${(x - dy * half).toFixed(1)} ${(y + dx * half).toFixed(1)}L${tip}L${(x + dy * half).toFixed(1)} ${(y - dx * half).toFixed(1)}z`;
}

/** On a phone, what a battle or a story is about lies above what covers the foot of the map. */
import { expect, it } from 'vitest';
import { around as inUprising } from '../skins/uprising/camera.ts';
import { R } from '../skins/uprising/geometry.ts';
import { around, SHEET } from '../skins/yield/camera.ts';

const map = { width: 1000, height: 1500 };
const size = { width: 344, height: 356 };

it.each([
  ['in the middle', [[500, 700]]],
  ['at the lower edge', [[480, 1430]]],
  [
    'far apart',
    [
      [120, 1100],
      [640, 1440],
    ],
  ],
] as const)('a battle %s', (_, points) => {
  const { x, y, w, h } = around(map, size, points, 620, SHEET);
  expect(w / h).toBeCloseTo(size.width / size.height);
  for (const [px, py] of points) {
    expect(px).toBeGreaterThan(x);
    expect(px).toBeLessThan(x + w);
    expect(py).toBeGreaterThan(y);
    expect(((py - y) * size.height) / h).toBeLessThan(size.height - SHEET);
  }
});

const sea = { width: 390, height: 470 };
/** A tale, its edges and the bar below it. */
const COVERED = 300;

it.each([
  ['one hex', [[0, 0]]],
  ['one hex at the lower edge of the sea', [[0, 291]]],
  [
    'a step from north to south',
    [
      [84, 145.5],
      [84, 242.5],
    ],
  ],
] as const)('a story of Uprising about %s', (_, points) => {
  const { x, y, w, h } = inUprising(sea, points, COVERED);
  expect(w / h).toBeCloseTo(sea.width / sea.height);
  for (const [px, py] of points) {
    expect(px - R).toBeGreaterThanOrEqual(x);
    expect(px + R).toBeLessThanOrEqual(x + w);
    expect(py - R).toBeGreaterThanOrEqual(y);
    expect(((py + R - y) * sea.height) / h).toBeLessThanOrEqual(sea.height - COVERED);
  }
});

/** On a phone, what a battle is about lies above its sheet. */
import { expect, it } from 'vitest';
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

import { expect, it } from 'vitest';
import { judge, raised, summary } from '../expected.ts';

const layer = { name: 'rule', counts: 'tests', slack: 1 };
const outcome = { passed: 9, failed: 0, saw: 9 };

it('a layer that saw less than expected fails, although nothing in it did', () => {
  const judged = judge(layer, outcome, 10, 1);
  expect(judged).toMatchObject({ passed: 9, failed: 1 });
  expect(judged.problem).toContain('rule saw 9 tests, expected at least 10');
});
it('a layer that saw enough does not', () => {
  expect(judge(layer, outcome, 9, 1)).toMatchObject({ failed: 0, problem: null });
});
it('numbers are raised and never lowered, with room where files come and go', () => {
  const files = judge({ name: 'lint', counts: 'files', slack: 0.9 }, { passed: 1, failed: 0, saw: 100 }, 0, 1);
  expect(raised({ rule: 12, law: 3 }, [judge(layer, outcome, 0, 1), files])).toEqual({ rule: 12, law: 3, lint: 90 });
  expect(raised({ rule: 2 }, [judge(layer, outcome, 0, 1)])).toEqual({ rule: 9 });
});
it('the summary ends with one line that programs can read', () => {
  const text = summary([judge(layer, outcome, 10, 1.25), judge({ ...layer, name: 'unit' }, { passed: 3, failed: 2, saw: 5 }, 5, 2)], 2.5);
  expect(text.split('\n').at(-1)).toBe('12 passed, 3 failed');
  expect(text).toContain('✗ rule     1.3 s  9 tests');
  expect(text).toContain('in all     2.5 s');
});
it('the summary names what failed, above the layers', () => {
  const lines = summary([judge(layer, { passed: 1, failed: 1, saw: 2, names: ['a.test.ts: b: c'] }, 2, 1)], 1).split('\n');
  expect(lines.slice(0, 2)).toEqual(['rule: a.test.ts: b: c', '']);
  expect(summary([judge(layer, outcome, 9, 1)], 1)).toMatch(/^✓/);
});

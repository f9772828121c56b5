import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowed, shipped } from '../licences.ts';
import { ROOT } from '../run-tool.ts';

describe('licences', () => {
  it('of all that we ship let others use it', () => {
    const all = shipped(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  });
  it('are read from the package where the lock is silent, and tools of developers do not count', () => {
    const lock = {
      '': {},
      'packages/kit': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0', dev: true },
    };
    expect(shipped(lock, () => 'ISC')).toEqual([
      { name: '@x/b', version: '2.0.0', licence: 'ISC' },
      { name: 'a', version: '1.0.0', licence: 'MIT' },
    ]);
  });
  it.each([
    ['MIT', true],
    ['(GPL-2.0 OR MIT)', true],
    ['MIT AND GPL-2.0', false],
    ['AGPL-3.0', false],
    ['unknown', false],
  ])('%s: allowed %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));
});

/** The lock file: complete for every platform, and silent about where packages were fetched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Locked>>;

/** Builds for some platform that a package may need and the lock does not hold: `npm ci` would refuse there. */
const missing = (lock: Lock): string[] =>
  Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => lock[`${path}/node_modules/${name}`] === undefined && lock[`node_modules/${name}`] === undefined)
      .map((name) => `${path} → ${name}`),
  );

const fetched = (lock: Lock): string[] => Object.keys(lock).filter((path) => /^https?:/.test(lock[path]!.resolved ?? ''));

const read = (): Lock => (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

describe('the lock file', () => {
  it('holds the builds of all platforms', () => {
    const lock = read();
    expect(Object.keys(lock).filter((path) => path.includes('darwin-arm64')).length).toBeGreaterThanOrEqual(3);
    expect(missing(lock)).toEqual([]);
  });
  it('records no address of a registry', () => {
    expect(fetched(read())).toEqual([]);
  });
  it('would be refused with a build left out, or with an address', () => {
    const lock = {
      'node_modules/a': { optionalDependencies: { 'a-mac': '1.0.0' } },
      'node_modules/b': { resolved: 'https://r.example/b.tgz' },
    };
    expect([missing(lock), fetched(lock)]).toEqual([['node_modules/a → a-mac'], ['node_modules/b']]);
    expect(missing({ ...lock, 'node_modules/a/node_modules/a-mac': {} })).toEqual([]);
  });
});

/** npm run licences: every package that the page, the server or the command brings along, with its licence. Fails on one that is not allowed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-tool.ts';

/** Licences under which what we ship may be used and passed on as it is. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'BSL-1.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
]);

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const own = (path: string): string | undefined => {
  const file = join(ROOT, path, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license : undefined;
};

/** What is installed for others than developers; `licenceOf` says what a package that the lock leaves open says of itself. */
export function shipped(lock: Readonly<Record<string, Locked>>, licenceOf: (path: string) => string | undefined = own): Shipped[] {
  return Object.entries(lock)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceOf(path) ?? 'unknown',
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `(MIT OR GPL-2.0)` lets us choose; `MIT AND Apache-2.0` asks for both. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((one) => ALLOWED.has(one)));

if (import.meta.main) {
  const lock = (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }).packages;
  const all = shipped(lock);
  for (const { name, version, licence } of all) console.log(`${licence.padEnd(14)} ${name} ${version}`);
  const wrong = all.filter(({ licence }) => !isAllowed(licence));
  console.log(
    `\n${all.length} packages, ${wrong.length} with a licence that is not allowed${wrong.map(({ name }) => `\n  ${name}`).join('')}`,
  );
  process.exitCode = wrong.length === 0 && all.length > 0 ? 0 : 1;
}

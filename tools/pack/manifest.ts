/** The package.json of what is packed: exact versions of what is installed here, nothing of the workspace. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run-tool.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports?: Readonly<Record<string, string>>;
}

export const readJson = (path: string): PackageJson => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
export const VERSION = readJson(join(ROOT, 'package.json')).version;

/** Where packages of ours keep packages of others: their own folders come first. */
const HOMES = ['packages/server', 'packages/lab', 'packages/frozen', '.'];

function installed(name: string): string {
  const home = HOMES.map((folder) => join(ROOT, folder, 'node_modules', name, 'package.json')).find((path) => existsSync(path));
  if (home === undefined) throw new Error(`${name} is not installed here`);
  return readJson(home).version;
}

/** Our own packages by name, with the folders from which they come. */
export const ours = (): Map<string, { folder: string; json: PackageJson }> =>
  new Map(
    globSync('packages/{*,games/*}/package.json', { cwd: ROOT }).map((file) => {
      const json = readJson(join(ROOT, file));
      return [json.name, { folder: file.replaceAll('\\', '/').slice('packages/'.length, -'/package.json'.length), json }];
    }),
  );

/** The source file behind `@longtable/games/about`, from `packages`; null: it is no package of ours. */
export function sourceOf(id: string, all = ours()): string | null {
  const [scope, name, ...rest] = id.split('/');
  const own = all.get(`${scope}/${name}`);
  if (own === undefined) return null;
  const wanted = ['.', ...rest].join('/');
  for (const [key, target] of Object.entries(own.json.exports ?? {})) {
    const [head = '', tail] = key.split('*');
    if (key === wanted) return `${own.folder}/${target.slice(2)}`;
    if (tail !== undefined && wanted.startsWith(head) && wanted.endsWith(tail))
      return `${own.folder}/${target.slice(2).replaceAll('*', wanted.slice(head.length, wanted.length - tail.length))}`;
  }
  throw new Error(`${id} is no door of its package`);
}

export interface Wanted {
  readonly name: string;
  readonly description: string;
  readonly needs: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: string;
}

/** A door of a package: its code, and the types beside it. */
const door = (file: string): object => ({ types: file.replace(/\.js$/, '.d.ts'), default: file });

export function manifestOf({ name, description, needs, exports, bin }: Wanted): object {
  const versions = needs.map((need) => [need, need.startsWith('@longtable/') ? VERSION : installed(need)]);
  return {
    name,
    version: VERSION,
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    ...(bin === undefined ? { sideEffects: false } : { bin: { longtable: bin } }),
    exports: Object.fromEntries(Object.entries(exports).map(([key, file]) => [key, door(file)])),
    dependencies: Object.fromEntries(versions),
  };
}

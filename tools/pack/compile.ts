/** Compiles packages of this repository to JavaScript: one file for each source file, in the same folders, so that they find each other. */
import { join, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { ROOT } from '../run-tool.ts';

export const PACKAGES = join(ROOT, 'packages');

/** Threads are started by the address of their file. */
const threads: Plugin = {
  name: 'threads',
  transform: (code) => (code.includes('new URL(') ? code.replaceAll(/(new URL\('[^']+)\.ts'(?=, import\.meta\.url)/g, "$1.js'") : null),
};

/** Commands that work on the sources have nothing to do where there are none. */
const withoutRepository: Plugin = {
  name: 'without-repository',
  load: (id) => (id.endsWith(join('cli', 'repository-commands.ts')) ? 'export const REPOSITORY_COMMANDS = {};' : null),
};

const isOurs = (id: string): boolean => id.startsWith('@longtable/');
const isPath = (id: string): boolean => /^[./]|^[A-Za-z]:[\\/]/.test(id);

export interface Compiled {
  /** Paths of the files, from the folder. */
  readonly files: readonly string[];
  /** Packages that they import and do not hold. */
  readonly needs: readonly string[];
}

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** `root`: the folder that becomes the folder of the files. `apart`: packages of ours are named, not taken in. */
export async function compile(
  entries: readonly string[],
  into: string,
  { root = PACKAGES, apart = false }: { root?: string; apart?: boolean } = {},
): Promise<Compiled> {
  const build = await rolldown({
    cwd: ROOT,
    input: entries.map((entry) => join(PACKAGES, entry)),
    // Rules are frozen from these files: nothing of Node may be put in.
    platform: 'neutral',
    // What nothing here uses may be what a title from outside needs.
    treeshake: false,
    external: (id) => !isPath(id) && (apart || !isOurs(id)),
    plugins: [threads, withoutRepository],
    onLog(level, log) {
      if (level === 'warn') throw new Error(`the build warns: ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: into,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: false,
  });
  await build.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const files = chunks.map(({ fileName }) => fileName.replaceAll(sep, '/'));
  const own = new Set(files);
  const named = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const outside = named.filter((id) => !own.has(id) && !id.startsWith('node:'));
  return { files, needs: [...new Set(outside.map(packageOf))].toSorted() };
}

/** Makes one file of a game's rules, of its words, and of what its boards are drawn from: the same bytes wherever it is done. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import type { Kind } from './contract.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export interface File {
  readonly hash: string;
  readonly code: string;
}
export interface Frozen extends File {
  /** The source files that it was made of. */
  readonly modules: readonly string[];
}

export const hashOf = (code: string | Uint8Array): string => createHash('sha256').update(code).digest('hex');

const VIEW = 'longtable-view.ts';

/** The view of a match, and all data that a board may be drawn from. */
function viewEntry(folder: string): string {
  const data = join(folder, 'data');
  const files = existsSync(data) ? readdirSync(data).filter((name) => name.endsWith('.ts')) : ['../data.ts'];
  const lines = files.toSorted().map((name, i) => `export * as data${i} from './data/${name}';`);
  return ["export { view } from './view.ts';", ...lines].join('\n');
}

const viewPlugin = (folder: string): Plugin => ({
  name: 'view',
  resolveId: (id) => (id.endsWith(VIEW) ? join(folder, VIEW) : null),
  load: (id) => (id.endsWith(VIEW) ? { code: viewEntry(folder), moduleType: 'ts' } : null),
});

interface Bundled {
  readonly code: string;
  readonly modules: readonly string[];
  /** The names that its entry exports. */
  readonly exports: readonly string[];
}

/** small: as it is named, stored and sent · readable: as it was written, for those who plant something in it. */
export type Form = 'small' | 'readable';

/** Short names and no blanks. No statement is rewritten: what runs is what was written. */
const SMALL = { compress: false, mangle: true, codegen: { removeWhitespace: true } } as const;

export async function bundle(game: string, input: string, root: string, plugins: Plugin[], form: Form = 'small'): Promise<Bundled> {
  // Read only where something is frozen: a server that has its files starts without it.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'neutral',
    // Texts that are put together when they are read would stay in the rules.
    treeshake: { moduleSideEffects: false },
    plugins,
    onLog(level, log) {
      if (level === 'warn') throw new Error(`${game}: ${log.message}`);
    },
  });
  const { output } = await build.generate({
    format: 'es',
    minify: form === 'small' ? SMALL : false,
    comments: false,
    codeSplitting: false,
  });
  await build.close();
  const [chunk] = output;
  if (output.length !== 1 || chunk.imports.length + chunk.dynamicImports.length > 0) throw new Error(`${game} is not self-contained`);
  const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { code: chunk.code, modules: modules.map(([id]) => id), exports: chunk.exports };
}

/** The hash of what the game's boards are drawn from. */
async function viewOf(game: string, root: string): Promise<string> {
  const folder = join(root, 'packages', 'games', game);
  return hashOf((await bundle(game, VIEW, root, [viewPlugin(folder)])).code);
}

export async function freeze(game: string, kind: Kind, form: Form = 'small', root = ROOT): Promise<Frozen> {
  const { code, modules } = await bundle(game, join(root, 'packages', 'frozen', 'entries', game, `${kind}.ts`), root, [], form);
  const whole = kind === 'rules' ? code : `${code}\nexport const view = "${await viewOf(game, root)}";\n`;
  return { hash: hashOf(whole), code: whole, modules };
}

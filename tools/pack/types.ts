/** Declarations of packages: what a compiler of somebody else reads in place of the sources. */
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run-tool.ts';
import { PACKAGES } from './compile.ts';
import { ours } from './manifest.ts';

const posixed = (path: string): string => path.split(sep).join('/');

/** Doors of our packages as files of this folder: what is found through `node_modules` counts as somebody else's, and gets no declarations. */
const doors = (): Record<string, string[]> =>
  Object.fromEntries(
    [...ours()].flatMap(([name, { folder, json }]) =>
      Object.entries(json.exports ?? {}).map(([key, target]) => [`${name}${key.slice(1)}`, [`./packages/${folder}/${target.slice(2)}`]]),
    ),
  );

/** All declarations that the entries need, by their paths from `packages`. */
export function declarations(entries: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: { compilerOptions: object } };
  const { tsBuildInfoFile: _, ...options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options;
  const program = ts.createProgram(
    entries.map((entry) => join(PACKAGES, entry)),
    {
      ...options,
      noEmit: false,
      incremental: false,
      paths: doors(),
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: PACKAGES,
      outDir: PACKAGES,
    },
  );
  const made = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => void made.set(posixed(relative(PACKAGES, path)), text), undefined, true);
  const [problem] = diagnostics;
  if (problem !== undefined) throw new Error(`no declarations: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
  return made;
}

const SPECIFIER = /(\bfrom '|\bimport '|\bimport\('|\bfrom "|\bimport\(")([^'"]+)/g;

/** The same with addresses that are right after packing: `resolve` says what a package of ours becomes, null: it keeps its name. */
export function readdressed(path: string, text: string, resolve: (id: string) => string | null): string {
  return text.replaceAll(SPECIFIER, (_, before: string, id: string) => {
    const to = id.startsWith('@longtable/') ? resolve(id) : null;
    const address = to === null ? id : relativeTo(path, to);
    return `${before}${address.startsWith('.') ? address.replace(/\.ts$/, '.js') : address}`;
  });
}

/** What can be reached from some of the declarations. */
export function reachable(all: ReadonlyMap<string, string>, doors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    const text = all.get(path);
    if (text === undefined || found.has(path)) return;
    found.set(path, text);
    for (const [, , id = ''] of text.matchAll(SPECIFIER))
      if (id.startsWith('.')) visit(posix.join(posix.dirname(path), id).replace(/\.js$/, '.d.ts'));
  };
  for (const door of doors) visit(door);
  return found;
}

function relativeTo(path: string, to: string): string {
  const way = posix.relative(posix.dirname(path), to);
  return way.startsWith('.') ? way : `./${way}`;
}

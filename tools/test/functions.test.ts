/** A function of more than 120 lines holds a whole module in one scope: there is none. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

const MOST = 120;

interface Found {
  readonly name: string;
  readonly at: string;
  readonly lines: number;
}

function longIn(file: string, text: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  // A short file has no long function: most need not be parsed.
  if (text.split('\n').length <= MOST) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const nameOf = (node: ts.SignatureDeclaration): string =>
    node.name?.getText() ??
    (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '');
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const from = lineOf(node.getStart());
      const lines = lineOf(node.end) - from + 1;
      if (lines > MOST) found.push({ name: nameOf(node), at: `${file}:${from}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/(^|\/)(test|e2e)\//.test(file));

it('a long function is found, a short one is not', () => {
  const body = (lines: number): string => `${'x();\n'.repeat(lines - 2)}}\n`;
  const text = `function short() {\n${body(MOST)}const long = () => {\n${body(MOST + 1)}`;
  expect(longIn('a.ts', text)).toEqual([{ name: 'long', at: 'a.ts:121', lines: MOST + 1 }]);
});

it('no function holds a whole module', () => {
  expect(sources.length).toBeGreaterThan(800);
  const found = sources.flatMap((file) => longIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

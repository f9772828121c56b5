/**
 * Addresses of rules in code. A rule's place is the innermost named thing that holds its id, or that follows the comment with the
 * id directly: a function, a constant, a stage or a method of a frame, an entry of a data table. A comment at the head of a file
 * belongs to nothing and is no place, and so is a list for a whole frame.
 */
import { ids } from '@longtable/catalogue';
import ts from 'typescript';
import { nameOf } from './names.ts';

export interface Place {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** For example `battle.act.ask` or `CARDS.banner`. */
  readonly name: string;
}

/** A place with all that it names, each with the line where it stands. */
export interface Addressed extends Place {
  readonly ids: Readonly<Record<string, number>>;
}

/** More numbers at one place are a list again, and lead nowhere. */
export const MOST_AT_A_PLACE = 3;

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }, true);

/** All places of one file, in the order of its lines. */
export function placesIn(file: string, text: string, prefix: string): Addressed[] {
  if (!text.includes(`${prefix}-`)) return [];
  const source = parse(file, text);
  const found = new Map<ts.Node, Record<string, number>>();
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1;
  for (const { id, at } of mentions(text, prefix)) {
    const node = placeAt(source, at);
    if (node === undefined) continue;
    const named = found.get(node) ?? {};
    named[id] ??= lineOf(Math.max(at, node.getStart(source)));
    found.set(node, named);
  }
  return [...found]
    .sort(([a], [b]) => a.pos - b.pos)
    .map(([node, named]) => ({ file, line: lineOf(node.getStart(source)), name: fullName(node), ids: named }));
}

/** Titles of the tests in a file that name an id, as they are written. */
export function titlesIn(file: string, text: string, id: string): string[] {
  if (!text.includes(id)) return [];
  const source = parse(file, text);
  const written = positions(text, id).map((at) => deepest(source, at));
  return [...new Set(written.flatMap((node) => (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? [node.text] : [])))];
}

const mentions = (text: string, prefix: string): { id: string; at: number }[] =>
  ids(text, prefix).flatMap((id) => positions(text, id).map((at) => ({ id, at })));

const positions = (text: string, id: string): number[] =>
  [...text.matchAll(new RegExp(`(?<![A-Za-z0-9-])${id}(?![A-Za-z0-9])`, 'g'))].map(({ index }) => index);

function placeAt(source: ts.SourceFile, at: number): ts.Node | undefined {
  const node = deepest(source, at);
  if (ts.findAncestor(node, isFrameList) !== undefined) return undefined;
  const start = node.getStart(source);
  const comment = commentAt(source.text, at < start ? node.pos : endBefore(node, at), at);
  // A remark at the end of a line belongs to what stands before it.
  if (comment?.trails) return namedFrom(deepest(source, lastOf(source.text, comment.pos)));
  if (at >= start || comment === undefined) return namedFrom(node);
  return (isDirect(source.text, comment.end, start) ? following(node, start) : undefined) ?? namedFrom(around(node, at));
}

/** The smallest node whose text, or the comments before it, holds the position. */
function deepest(node: ts.Node, at: number): ts.Node {
  const child = ts.forEachChild(node, (one) => (one.pos <= at && at < one.end ? one : undefined));
  return child === undefined ? node : deepest(child, at);
}

interface Comment {
  readonly pos: number;
  readonly end: number;
  readonly trails: boolean;
}

/** The comment that holds a position, among those that begin at another one. */
function commentAt(text: string, from: number, at: number): Comment | undefined {
  const holds = ({ pos, end }: ts.TextRange): boolean => pos <= at && at < end;
  const trailing = from === 0 ? undefined : ts.getTrailingCommentRanges(text, from)?.find(holds);
  const found = trailing ?? ts.getLeadingCommentRanges(text, from)?.find(holds);
  return found && { pos: found.pos, end: found.end, trails: trailing !== undefined };
}

/** The end of the last part of a node before a position, its comma included. */
function endBefore(node: ts.Node, at: number): number {
  let end = node.getStart();
  ts.forEachChild(node, (one) => {
    if (one.end <= at) end = one.end;
  });
  const { text } = node.getSourceFile();
  return /[,;]/.test(text[end]!) ? end + 1 : end;
}

/** The last character before a remark, commas aside. */
function lastOf(text: string, before: number): number {
  let at = before - 1;
  while (at > 0 && /[\s,;]/.test(text[at]!)) at--;
  return at;
}

const isDirect = (text: string, from: number, to: number): boolean => !/\n[ \t]*\r?\n/.test(text.slice(from, to));

/** The outermost named node that begins here. */
function following(node: ts.Node, start: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  for (let one = node; !ts.isSourceFile(one) && one.getStart() === start; one = one.parent) if (nameOf(one) !== undefined) found = one;
  return found;
}

/** The first node around that begins before the position. */
function around(node: ts.Node, at: number): ts.Node {
  let one = node;
  while (!ts.isSourceFile(one) && one.getStart() > at) one = one.parent;
  return one;
}

/** The `rules` of a whole frame: a list of contents, no address. */
const isFrameList = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'rules' &&
  node.parent.properties.some((one) => one.name?.getText() === 'stages');

function namedFrom(node: ts.Node): ts.Node | undefined {
  for (let one: ts.Node | undefined = node; one !== undefined; one = one.parent) if (nameOf(one) !== undefined) return one;
  return undefined;
}

/** `battle.act.ask`: the names from outside to inside. A frame's `stages` is the same in all frames and is left out. */
function fullName(node: ts.Node): string {
  const names: string[] = [];
  for (let one: ts.Node | undefined = node; one !== undefined; one = one.parent) {
    const name = nameOf(one);
    if (name !== undefined && name !== 'stages') names.unshift(name);
  }
  return names.join('.');
}

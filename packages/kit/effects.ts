/**
 * Cards as data. An effect is a short list of operations; the frame that runs it holds a path into the data and a counter, never
 * the operations themselves, so that saved games stay small and card data stays replaceable.
 */
import { fail } from '@longtable/kernel';

/** The memory of an effect frame: where its operations are, and which one is next. */
export interface EffectData {
  path: string;
  next: number;
}

/** Finds lists of operations by path, for example `legion/butcher/immediate` or `tile/rigga/effect/1/do`. */
export function library<Op>(root: object): (path: string) => readonly Op[] {
  const found: Record<string, readonly Op[]> = {};
  return (path) => {
    const known = found[path];
    if (known !== undefined) return known;
    let here: unknown = root;
    for (const key of path.split('/')) here = (here as Record<string, unknown> | undefined)?.[key];
    if (!Array.isArray(here)) fail(`no operations at ${path}`);
    found[path] = here as readonly Op[];
    return here as readonly Op[];
  };
}

/** The way in which each operation is done. `path` is the operation's own: `${path}/do` names a list inside it. A missing one does not compile. */
export type Performers<Op extends { readonly op: string }, T, F extends EffectData> = {
  readonly [K in Op['op']]: (t: T, f: F, op: Extract<Op, { readonly op: K }>, path: string) => void;
};

/** Paths of the operations of a list, made once: building them anew for every operation is what an effect would mostly do. */
const PATHS: Record<string, string[]> = {};
function pathOf(list: string, i: number): string {
  PATHS[list] ??= [];
  const paths = PATHS[list];
  paths[i] ??= `${list}/${i}`;
  return paths[i];
}

/** Does the next operation of an effect. False: there was none left. */
export function performNext<Op extends { readonly op: string }, T, F extends EffectData>(
  t: T,
  f: F,
  operations: (path: string) => readonly Op[],
  performers: Performers<Op, T, F>,
): boolean {
  const op = operations(f.path)[f.next];
  if (op === undefined) return false;
  const path = pathOf(f.path, f.next);
  f.next++;
  (performers as unknown as Record<string, (t: T, f: F, op: Op, path: string) => void>)[op.op]!(t, f, op, path);
  return true;
}

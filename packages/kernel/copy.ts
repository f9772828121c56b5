import type { Frame, Lane, Lanes, Match, Spec } from './contract.ts';

/** The kind of the kernel's own frame that holds one stack for each seat. */
export const LANES = '$lanes';

/** The seats' own stacks, where a match is played in lanes now; else null. */
export function lanes<S extends Spec>({ stack }: Readonly<Match<S>>): readonly Lane[] | null {
  const top = stack[stack.length - 1];
  return top?.k === LANES ? lanesOf(top) : null;
}

export const lanesOf = (f: Frame): Lane[] => (f.data as Lanes).lanes;

function copyFrame(f: Frame): Frame {
  const data = f.k === LANES ? { lanes: lanesOf(f).map((l) => ({ seat: l.seat, stack: copyStack(l.stack) })) } : { ...f.data };
  return { k: f.k, at: f.at, data, into: f.into, from: f.from };
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const copy = new Array<Frame>(stack.length);
  for (let i = 0; i < copy.length; i++) copy[i] = copyFrame(stack[i]!);
  return copy;
}

export function copyMatch<S extends Spec>(m: Match<S>, table: S['table']): Match<S> {
  return {
    game: m.game,
    seats: m.seats,
    given: m.given.slice(),
    chance: { word: m.chance.word, counts: m.chance.counts },
    table,
    stack: copyStack(m.stack),
    sealed: m.sealed ? m.sealed.slice() : null,
    result: m.result,
    open: m.open,
  };
}

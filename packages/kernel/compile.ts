/** Turns a game's frames into uniform records, so that the machine looks at one kind of thing only. */
import type { Answer, Ask, Frame, Game, Kind, Show, Spec, TurnIn, Up } from './contract.ts';
import { fail } from './fail.ts';

export const ACT = 0;
export const ASK = 1;
export const SEALED = 2;
export const ANY = 3;

// Kinds, stages and answers are checked where a game is written. Inside the machine they are one type each.
type AnyTurn = TurnIn<Spec, string>;
type AnyUp = Up<Spec>;

export interface Stage {
  readonly type: typeof ACT | typeof ASK | typeof SEALED | typeof ANY;
  readonly act: (t: AnyTurn, data: object) => string;
  readonly ask: (table: object, data: object, up: AnyUp) => Ask | null;
  readonly asks: (table: object, data: object, up: AnyUp) => readonly Ask[];
  readonly answer: (t: AnyTurn, data: object, answer: Answer, seat: number) => string;
  /** The stage to go to when there is nothing to ask, and after a sealed question. */
  readonly next: string;
  readonly forced: boolean;
  readonly show: Show<Spec, string> | null;
}

export interface Heading {
  readonly first: string;
  readonly begin: ((table: object, args: object) => object) | null;
  readonly stages: Readonly<Record<string, Stage>>;
}

type Raw = Partial<Record<'ask' | 'askAll' | 'askAny' | 'answer' | 'show', unknown>> & { skip?: string; next?: string; forced?: boolean };

const never = (): never => fail('this stage does not do that');

function stage(kind: string, name: string, raw: unknown): Stage {
  const nothing: Stage = { type: ACT, act: never, ask: never, asks: never, answer: never, next: '', forced: false, show: null };
  if (typeof raw === 'function') return { ...nothing, act: raw as Stage['act'] };
  const q = raw as Raw;
  const common = {
    answer: q.answer as Stage['answer'],
    next: q.skip ?? q.next ?? '',
    forced: q.forced === true,
    show: (q.show as Stage['show']) ?? null,
  };
  if (q.askAll) return { ...nothing, ...common, type: SEALED, asks: q.askAll as Stage['asks'] };
  if (q.askAny) return { ...nothing, ...common, type: ANY, asks: q.askAny as Stage['asks'] };
  if (q.ask) return { ...nothing, ...common, type: ASK, ask: q.ask as Stage['ask'] };
  return fail(`${kind}.${name} neither acts nor asks`);
}

/** The game that was compiled last: all engines of a game share its records, and a server has one for each table. */
let latest: { readonly game: unknown; readonly headings: Record<string, Heading> } = { game: null, headings: {} };

export function compile<S extends Spec>(game: Game<S>): Record<string, Heading> {
  if (latest.game !== game) latest = { game, headings: headingsOf(game) };
  return latest.headings;
}

function headingsOf<S extends Spec>(game: Game<S>): Record<string, Heading> {
  const headings: Record<string, Heading> = {};
  for (const kind of Object.keys(game.frames) as Kind<S>[]) {
    const { first, begin, stages } = game.frames[kind] as unknown as {
      first: string;
      begin?: Heading['begin'];
      stages: Record<string, unknown>;
    };
    const compiled: Record<string, Stage> = {};
    for (const name of Object.keys(stages)) compiled[name] = stage(kind, name, stages[name]);
    headings[kind] = { first, begin: begin ?? null, stages: compiled };
  }
  return headings;
}

export const stageOf = (headings: Record<string, Heading>, f: Frame): Stage =>
  headings[f.k]?.stages[f.at] ?? fail(`there is no stage ${f.k}.${f.at}`);

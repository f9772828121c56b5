/** Advice on a question, and a position as everybody can see it: worked out in a worker from a world that was imagined. */
import type { Reason, Way } from '@longtable/bots/advise';
import { COACH_LOOKS, hintOf } from '@longtable/bots/coach';
import type { FrozenRules, FrozenWords } from '@longtable/frozen/contract';
import { type Answer, fail, isRefusal, type Match, type Seat, type Spec } from '@longtable/kernel';
import { answerText, type Language } from '@longtable/kit';
import type { World } from '../link/table-link.ts';
import { loadRules, loadWords } from '../state/titles.ts';

type InBoth = Readonly<Record<Language, string>>;

/** The files of a match, by their hashes. */
interface Played {
  readonly rules: string;
  readonly words: string;
}

export interface AdviceAsk extends Played, World {
  readonly seat: Seat;
  readonly names: readonly string[];
  /** An answer that is looked at whatever it promises. */
  readonly also?: Answer;
}

export interface ToldWay extends Way {
  readonly what: InBoth;
}

export interface ToldAdvice {
  readonly best: ToldWay;
  readonly other: ToldWay | null;
  /** All that was looked at: what each of them costs. */
  readonly ways: readonly Way[];
  readonly reasons: readonly Reason[];
  readonly taste: boolean;
}

export interface PositionAsk extends Played, World {}

/** One term, with the points of each seat. */
export interface ToldTerm {
  readonly label: InBoth;
  readonly points: readonly number[];
}

async function filesOf({ rules, words }: Played): Promise<{ rules: FrozenRules; words: FrozenWords }> {
  const [by, told] = await Promise.all([loadRules(rules), loadWords(words)]);
  return { rules: by, words: told };
}

function loaded({ game, engine }: FrozenRules, world: string): { machine: ReturnType<FrozenRules['engine']>; match: Match<Spec> } {
  const machine = engine(game);
  const match = machine.load(world);
  return { machine, match: isRefusal(match) ? fail(`the world cannot be loaded: ${match.refused}`) : match };
}

export async function advised(ask: AdviceAsk): Promise<ToldAdvice | null> {
  const { rules, words } = await filesOf(ask);
  const { world, seat, seed, also } = ask;
  const matter = { saved: world, seat, seed, iterations: COACH_LOOKS, reasons: true, ...(also !== undefined && { also }) };
  const advice = words.advise?.(rules, matter);
  const hint = advice === undefined ? null : hintOf(advice);
  if (advice === undefined || hint === null) return null;
  const { machine, match } = loaded(rules, world);
  const described = machine.describe(match, seat) ?? fail(`seat ${seat} is not asked`);
  const say = { view: rules.game.view(match, seat), name: (other: Seat) => ask.names[other] ?? '' };
  const told = (way: Way): ToldWay => {
    const inOne = (language: Language): string => answerText(words.words.texts[language], described, way.answer, say);
    return { ...way, what: { en: inOne('en'), de: inOne('de') } };
  };
  return {
    best: told(hint.best),
    other: hint.other === null ? null : told(hint.other),
    ways: advice.ways,
    reasons: advice.reasons ?? [],
    taste: advice.taste ?? false,
  };
}

export async function positionTerms(ask: PositionAsk): Promise<readonly ToldTerm[]> {
  const { rules, words } = await filesOf(ask);
  const standings = words.judge?.(rules, { saved: ask.world, seat: 0, seed: ask.seed }).standings ?? [];
  return standings.map(({ label, words: said, points }) => ({ label: label ?? said, points }));
}

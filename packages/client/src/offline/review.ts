/** A finished match looked at afterwards, in the worker: from its receipt, by the bots that belong to its rules. */
import { type Luck, type Move, type Point, review, type TurningPoint } from '@longtable/bots/review';
import type { FrozenRules, FrozenWords } from '@longtable/frozen/contract';
import { type Position, positions, type Receipt, type RulesName, rulesIn } from '@longtable/host';
import { fail, type Seat, type Spec } from '@longtable/kernel';
import { answerText, type Language, questionText, type Texts } from '@longtable/kit';
import { loadWords, wordsFor } from '../state/titles.ts';
import { rulesNamed } from './make.ts';

export interface ReviewAsk {
  readonly game: string;
  readonly receipt: Receipt;
  readonly names: readonly string[];
  /** The seat whose steps lead to a turning point. */
  readonly viewer: Seat | null;
}

type InBoth = Readonly<Record<Language, string>>;

/** A turning point with its question and answers in words. */
export interface ToldPoint extends TurningPoint {
  readonly question: InBoth;
  readonly was: InBoth;
  readonly instead: InBoth;
  /** Answers before it. */
  readonly answers: number;
  /** The viewer's step before it: where to look, and to play on from. */
  readonly step: number;
}

export interface ToldReview {
  readonly curve: readonly Point[];
  readonly points: readonly ToldPoint[];
  readonly luck: readonly Luck[];
  readonly answers: number;
}

/** Looks at each answer: enough to see what cost much, within a minute for a long match. */
const ITERATIONS = 100;

export async function reviewReceipt(ask: ReviewAsk, onShare: (share: number) => void): Promise<ToldReview | null> {
  const { game, receipt } = ask;
  const known = new Map<RulesName, FrozenRules>();
  for (const name of rulesIn(receipt)) known.set(name, await rulesNamed(game, name));
  const rules = [...known.values()].at(-1) ?? fail('a receipt names its rules');
  const words = await wordsOf(receipt);
  if (words?.advise === undefined || words.judge === undefined) return null;
  const steps = [...positions((name) => known.get(name) ?? null, receipt, ask.viewer)];
  const moves = steps.flatMap(moveOf);
  const reviewer = { rules, advise: words.advise, judge: words.judge, iterations: ITERATIONS, seed: 1 };
  const looks = review<Spec>(reviewer, moves, receipt.seats);
  for (;;) {
    const step = looks.next();
    if (!step.done) {
      onShare(step.value);
      continue;
    }
    const { curve, luck, turningPoints } = step.value;
    const points = turningPoints.map((point) => ({
      ...told(point, moves, rules, words, ask.names),
      step: (steps[point.entry]?.heard ?? 1) - 1,
    }));
    return { curve, luck, points, answers: moves.length };
  }
}

async function wordsOf(receipt: Receipt): Promise<FrozenWords | null> {
  const last = rulesIn(receipt).at(-1);
  const hash = typeof last === 'string' ? wordsFor(last) : null;
  return hash === null ? null : loadWords(hash);
}

const moveOf = ({ at, entry, engine, before, after }: Position): Move<Spec>[] =>
  entry.t === 'answer' ? [{ entry: at, seat: entry.seat, answer: entry.answer, engine, before, after }] : [];

function told(
  point: TurningPoint,
  moves: readonly Move<Spec>[],
  { game }: FrozenRules,
  { words }: FrozenWords,
  names: readonly string[],
): Omit<ToldPoint, 'step'> {
  const answers = moves.findIndex(({ entry }) => entry === point.entry);
  const { engine, before } = moves[answers] ?? fail(`no answer ${point.entry}`);
  const described = engine.describe(before, point.seat) ?? fail(`seat ${point.seat} was not asked`);
  const say = { view: game.view(before, point.seat), name: (seat: Seat) => names[seat] ?? '' };
  const both = (of: (texts: Texts<Spec>) => string): InBoth => ({
    en: of(words.texts.en),
    de: of(words.texts.de),
  });
  return {
    ...point,
    answers,
    question: both((texts) => questionText(texts, described, say)),
    was: both((texts) => answerText(texts, described, point.answer, say)),
    instead: both((texts) => answerText(texts, described, point.better.answer, say)),
  };
}

/** A review as lines of text. */
import type { Luck, Move, Review, TurningPoint } from '@longtable/bots/review';
import { fail, type Seat, type Spec } from '@longtable/kernel';
import { answerText, type Language } from '@longtable/kit';
import type { Source } from './source.ts';

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

const WORDS = {
  en: {
    seat: (seat: Seat) => `Seat ${seat + 1}`,
    curve: 'How likely each was to win, as far as they could tell themselves:',
    none: 'No single answer cost anybody much.',
    turning: 'Where it turned:',
    at: (n: number, who: string) => `answer ${n}, ${who}`,
    played: (what: string, share: string) => `  was: ${what} (${share})`,
    better: (what: string, share: string) => `  better: ${what} (${share})`,
    luck: 'Luck and decisions, in shares of a win:',
    lucky: ({ gained, lost, percentile }: Luck) =>
      `chance ${signed(gained)}, own answers ${signed(-lost)}${percentile === null ? '' : `, luckier than ${percentile} of 100`}`,
  },
  de: {
    seat: (seat: Seat) => `Platz ${seat + 1}`,
    curve: 'Die Aussichten, soweit jeder sie selbst kennen konnte:',
    none: 'Keine einzelne Antwort hat jemanden viel gekostet.',
    turning: 'Wendepunkte:',
    at: (n: number, who: string) => `Antwort ${n}, ${who}`,
    played: (what: string, share: string) => `  war: ${what} (${share})`,
    better: (what: string, share: string) => `  besser: ${what} (${share})`,
    luck: 'Glück und Entscheidungen, in Anteilen eines Sieges:',
    lucky: ({ gained, lost, percentile }: Luck) =>
      `Zufall ${signed(gained)}, eigene Antworten ${signed(-lost)}${percentile === null ? '' : `, mehr Glück als ${percentile} von 100`}`,
  },
} as const;

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

/** A turning point with its answers named. */
export function tell(source: Source, { entry, seat, answer, better }: TurningPoint, language: Language): { was: string; better: string } {
  const { engine, before }: Move<Spec> = source.moves.find((move) => move.entry === entry) ?? fail(`no entry ${entry}`);
  const described = engine.describe(before, seat) ?? fail(`seat ${seat} is not asked`);
  const view = source.title.game.view(before, seat);
  const texts = source.title.texts[language];
  const name = (of: Seat): string => WORDS[language].seat(of);
  const say = { view, name };
  return { was: answerText(texts, described, answer, say), better: answerText(texts, described, better.answer, say) };
}

export function reportLines(source: Source, { curve, turningPoints, luck }: Review, language: Language): string[] {
  const words = WORDS[language];
  const shown = curve.filter((_, i) => i % Math.ceil(curve.length / 12) === 0 || i === curve.length - 1);
  return [
    words.curve,
    ...shown.map(({ entry, prospects }) => `  ${String(entry + 1).padStart(4)}  ${prospects.map((p) => percent(p).padStart(6)).join('')}`),
    '',
    turningPoints.length === 0 ? words.none : words.turning,
    ...turningPoints.flatMap((point) => {
      const { was, better } = tell(source, point, language);
      const why = point.better.why?.[language];
      return [
        words.at(point.entry + 1, words.seat(point.seat)),
        words.played(was, percent(point.prospect)),
        words.better(better, percent(point.better.prospect)),
        ...(why === undefined ? [] : [`  ${why}`]),
      ];
    }),
    '',
    words.luck,
    ...luck.map((own) => `  ${words.seat(own.seat)}: ${words.lucky(own)}`),
  ];
}

/** Questions and answers in the words of the game, whatever their shape. */
import type { Answer, Described, Spec } from '@longtable/kernel';
import type { Prompt, Say, Texts } from './texts.ts';

type Prompts = Pick<Texts<Spec>, 'prompts'>;
type Teller = Pick<Say<Spec>, 'view' | 'name'>;

const NOTHING = '–';

const promptOf = ({ prompts }: Prompts, { kind, stage }: Described): Prompt<Spec> | undefined =>
  (prompts as Readonly<Record<string, Readonly<Record<string, Prompt<Spec>>>>>)[kind]?.[stage];

export const questionText = (texts: Prompts, described: Described, teller: Teller): string =>
  promptOf(texts, described)?.ask({ ...teller, with: described.shown.with ?? {} }) ?? '';

export function answerText(texts: Prompts, described: Described, answer: Answer, teller: Teller): string {
  const prompt = promptOf(texts, described);
  const { ask, shown } = described;
  if (prompt === undefined) return String(answer);
  const say: Say<Spec> = { ...teller, with: shown.with ?? {} };
  if (typeof answer !== 'object') return prompt.option(answer, say);
  if (ask.shape !== 'share') return answer.map((id) => prompt.option(id, say)).join(', ') || NOTHING;
  return ask.bins.flatMap((id, i) => (Number(answer[i]) > 0 ? [`${answer[i]} × ${prompt.option(id, say)}`] : [])).join(', ') || NOTHING;
}

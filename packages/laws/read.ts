/** Reads everything that is said in a random match. */
import type { Spec } from '@longtable/kernel';
import type { Title } from '@longtable/kit';
import { type Examined, examine, type Plan } from './examine.ts';
import { findingsAt, findingsInOptions, type TextFinding } from './texts.ts';

/** A finding with how often it was met; the text is the first one. */
export interface Read extends TextFinding {
  readonly n: number;
}

/** Two findings are the same when the same fault is at the same place in the same language. */
export const findingKey = ({ language, fault, at }: TextFinding): string => `${language} ${fault} ${at}`;

/** Reads the options of the form, plays one match and reads every question, option, event and thing on the table, in all languages. */
export function readMatch<S extends Spec>(
  title: Title<S>,
  plan: Omit<Plan, 'wholeEvery' | 'look'>,
): Examined & { readonly read: readonly Read[] } {
  const found: Record<string, Read> = {};
  for (const finding of findingsInOptions(title)) found[findingKey(finding)] = { ...finding, n: 1 };
  const examined = examine(title, {
    ...plan,
    wholeEvery: 0,
    look(position) {
      for (const finding of findingsAt(position)) {
        const key = findingKey(finding);
        found[key] = { ...(found[key] ?? finding), n: (found[key]?.n ?? 0) + 1 };
      }
    },
  });
  return { ...examined, read: Object.values(found) };
}

/** The goals of the scenarios in a few lines. */
import type { Scenario } from '@longtable/rune-age/data/scenarios';

interface Goal {
  readonly title: string;
  readonly rules: readonly string[];
  readonly together: string;
}

export type Goals = Readonly<Record<Scenario | 'cooperative', Goal>>;

export const goal =
  (together: string) =>
  (title: string, ...rules: readonly string[]): Goal => ({ title, rules, together });

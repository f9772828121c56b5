/** The end of a match in names: players and powers without a seat. */
import type { Rival } from '@longtable/kit';
import { listed } from '../i18n/index.ts';
import { sayOf, type TableModel } from './model.ts';

export interface Outcome {
  readonly rivals: readonly Rival[];
  /** The names of those who win, as one phrase. */
  readonly names: string;
  readonly winners: 'nobody' | 'one' | 'players' | 'rivals';
}

/** null: the match goes on. */
export function outcomeOf(model: TableModel, and: string): Outcome | null {
  const { result, view } = model.now.look;
  if (result === null) return null;
  const rivals = model.title.texts[model.language].rivals?.(sayOf(model, view), result.why) ?? [];
  const winning = result.winners.length > 0 ? result.winners.map(model.name) : rivals.filter(({ wins }) => wins).map(({ name }) => name);
  const many = result.winners.length > 0 ? 'players' : 'rivals';
  return { rivals, names: listed(winning, and), winners: winning.length === 0 ? 'nobody' : winning.length === 1 ? 'one' : many };
}

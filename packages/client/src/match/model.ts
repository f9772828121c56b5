/** Everything that the parts of a table share. */
import type { Described, Id, Json, Seat, Spec } from '@longtable/kernel';
import type { Language, Prompt, Say, Tableau, TitleWords } from '@longtable/kit';
import { createContext, useContext } from 'react';
import type { LinkState, SeatState, TableInfo, TableLink } from '../link/table-link.ts';

export interface TableModel {
  readonly title: TitleWords<Spec>;
  /** The view of the title that boards are drawn from: a board that was made for it may show the match. */
  readonly view: string;
  readonly language: Language;
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  /** The seat through whose eyes the page looks; null: a spectator. */
  readonly viewer: Seat | null;
  readonly now: SeatState;
  name(seat: Seat): string;
  /** Looks through the eyes of another own seat, where one person leads several; null: not here. */
  readonly lookAs: ((seat: Seat) => void) | null;
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('no table around');
  return model;
}

export const sayOf = ({ name }: Pick<TableModel, 'name'>, view: object, values: Readonly<Record<string, Json>> = {}): Say<Spec> => ({
  view,
  with: values,
  name,
});

export const tableauOf = (model: TableModel, view: object): Tableau => model.title.tableau(sayOf(model, view), model.language);

export function promptOf({ title, language }: TableModel, kind: string, stage: string): Prompt<Spec> | undefined {
  return (title.texts[language].prompts as Readonly<Record<string, Record<string, Prompt<Spec>>>>)[kind]?.[stage];
}
export function offerPrompt({ title, language }: TableModel, kind: string): Prompt<Spec> | undefined {
  return (title.texts[language].offers as Readonly<Record<string, Prompt<Spec>>>)[kind];
}

/** Tells one question of a seat from the next. */
export const questionKey = ({ now }: Pick<TableModel, 'now'>, { kind, stage }: Described): string => `${now.look.given} ${kind} ${stage}`;

/** Something that was opened at a question (`questionKey`; null: at none) and closes with it. */
export const whileAsked = <T extends { readonly asked: string | null }>(opened: T | null, asked: string | null): T | null =>
  opened?.asked === asked ? opened : null;

/** The name of an option of the open question. */
export function optionName(model: TableModel, { kind, stage, shown }: Described, id: Id): string {
  return promptOf(model, kind, stage)?.option(id, sayOf(model, model.now.look.view, shown.with ?? {})) ?? String(id);
}

/** The meaning of an option, where its name alone does not say it. */
export function optionAbout(model: TableModel, { kind, stage, shown }: Described, id: Id): string {
  return promptOf(model, kind, stage)?.about?.(id, sayOf(model, model.now.look.view, shown.with ?? {})) ?? '';
}

/** One line of the log for an event, or null. */
export function eventLine(model: TableModel, event: Spec['event'], view: object): string | null {
  const line = model.title.texts[model.language].events[event.type];
  return line === undefined ? null : line(event as never, sayOf(model, view));
}

/** The own seat that a bot holds; null: none. */
export function standInFor({ link, table, viewer, now }: TableModel): Seat | null {
  if (link.kind === 'local' || viewer === null || now.look.result !== null) return null;
  return table.seats[viewer]?.kind === 'bot' ? viewer : null;
}

/** Every question and every event can be put into words, in every language, and on a table; and the words are fit for people. */
import { type Ask, type Described, type Id, type Match, outcome, type Seat, type Spec } from '@longtable/kernel';
import { type Item, LANGUAGES, type Language, type Prompt, type Say, type Tableau, type Texts, type Title } from '@longtable/kit';
import { type Law, type Position, viewersOf, where } from './law.ts';
import { type Fault, faultOf } from './wording.ts';

/** Something that a player should not read. */
export interface TextFinding {
  readonly language: Language;
  readonly fault: Fault | 'same name' | 'offered and forbidden' | 'two zones' | 'no card text';
  /** The place of bad wording, for example `counter.answer: option`. */
  readonly at: string;
  readonly text: string;
}

export const texts: Law = (p) => {
  for (const finding of findingsAt(p)) return `${where(p.m)} ${findingText(finding)}`;
  return null;
};

export const findingText = ({ language, fault, at, text }: TextFinding): string => `(${language}): ${fault}: ${at}: "${text}"`;

/** All that can be read at a position and after its answer, as far as it is not fit for people. */
export function* findingsAt<S extends Spec>(p: Position<S>): Generator<TextFinding> {
  if (p.title === null) return;
  for (const language of LANGUAGES) {
    const words = p.title.texts[language] as unknown as Texts<Spec>;
    for (const ask of p.m.open) yield* ofQuestion(words, language, p, p.engine.describe(p.m, ask.seat)!);
    for (const { seat, kind, ask } of offersOf(p)) {
      const prompt = (words.offers as Record<string, Prompt<Spec>>)[kind];
      yield* ofPrompt(`offer ${kind}`, prompt, ask, [], sayOf(p, p.m, seat, {}), language);
    }
    yield* ofEvents(words, language, p);
    for (const viewer of [null, p.ask.seat]) {
      yield* ofTableau(p.title.tableau(sayOf(p, p.m, viewer, {}) as never, language), language);
    }
  }
}

/** Options of a form that have no name or no help, or one that is not fit for people. */
export function* findingsInOptions<S extends Spec>({ texts: words, fields }: Title<S>): Generator<TextFinding> {
  for (const language of LANGUAGES)
    for (const id of new Set(fields.map((field) => field.id))) {
      const { label, help } = words[language].options[id] ?? { label: undefined, help: undefined };
      yield* judge(language, `option ${id}: label`, label);
      yield* judge(language, `option ${id}: help`, help);
    }
}

/** Names of players, without figures that could be taken for amounts. */
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Franz', 'Greta', 'Hugo'];

const sayOf = <S extends Spec>(p: Position<S>, m: Match<S>, viewer: Seat | null, values: Say<Spec>['with']): Say<Spec> => ({
  view: p.game.view(m, viewer),
  with: values,
  name: (seat) => NAMES[seat % NAMES.length]!,
});

const offersOf = <S extends Spec>({ engine, m }: Position<S>): { seat: Seat; kind: string; ask: Ask }[] =>
  [...m.given.keys()].flatMap((seat) => engine.offers(m, seat).map(({ kind, ask }) => ({ seat, kind, ask })));

/** The end of the match can be put into words, too. */
export function endProblem<S extends Spec>(title: Title<S>, why: string): string | null {
  const language = LANGUAGES.find((l) => faultOf(title.texts[l].results[why], l) !== null);
  return language === undefined ? null : `(${language}): no words for the end "${why}"`;
}

function* ofQuestion<S extends Spec>(words: Texts<Spec>, language: Language, p: Position<S>, question: Described): Generator<TextFinding> {
  const { kind, stage, ask, shown } = question;
  const prompt = (words.prompts as Record<string, Record<string, Prompt<Spec>>>)[kind]?.[stage];
  const blocked = (shown.blocked ?? []).map(({ id }) => id);
  yield* ofPrompt(`${kind}.${stage}`, prompt, ask, blocked, sayOf(p, p.m, ask.seat, shown.with ?? {}), language);
  const both = shown.blocked?.find(({ id }) => idsOf(ask).includes(id) && ask.shape !== 'share');
  if (both !== undefined) yield { language, fault: 'offered and forbidden', at: `${kind}.${stage}`, text: `${both.id}, ${both.rule}` };
}

const idsOf = (ask: Ask): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

function* ofPrompt(
  name: string,
  prompt: Prompt<Spec> | undefined,
  ask: Ask,
  blocked: readonly Id[],
  say: Say<Spec>,
  language: Language,
): Generator<TextFinding> {
  if (prompt === undefined) {
    yield { language, fault: 'missing', at: name, text: '' };
    return;
  }
  const judged = (what: string, text: unknown, id?: Id): TextFinding[] => judge(language, `${name}: ${what}`, text, id);
  const options = idsOf(ask).map((id) => prompt.option(id, say));
  yield* judged('question', prompt.ask(say));
  yield* judged('explanation', prompt.explain);
  for (const [i, id] of idsOf(ask).entries()) yield* judged('option', options[i], id);
  for (const id of blocked) yield* judged('blocked option', prompt.option(id, say), id);
  for (const id of prompt.about === undefined ? [] : [...idsOf(ask), ...blocked]) {
    const about = prompt.about?.(id, say);
    if (about !== '') yield* judged('about', about);
  }
  const twice = options.find((option, i) => options.indexOf(option) !== i);
  if (twice !== undefined) yield { language, fault: 'same name', at: name, text: twice };
}

function judge(language: Language, at: string, text: unknown, id?: Id): TextFinding[] {
  const fault = faultOf(text, language, id);
  return fault === null ? [] : [{ language, fault, at, text: String(text) }];
}

function* ofEvents<S extends Spec>(words: Texts<Spec>, language: Language, p: Position<S>): Generator<TextFinding> {
  const copy = p.engine.clone(p.m);
  const told = outcome<Spec>();
  p.engine.apply(copy, p.ask.seat, p.answer, told as never);
  const lines = words.events as Record<string, (e: object, say: Say<Spec>) => string | null>;
  for (const viewer of told.events.length === 0 ? [] : viewersOf(p.m)) {
    const say = sayOf(p, copy, viewer, {});
    for (const { event, to } of told.events) {
      if (to !== null && (viewer === null || !to.includes(viewer))) continue;
      const line = lines[event.type]?.(event, say);
      if (line !== null) yield* judge(language, `event ${event.type}`, line);
    }
  }
}

function* ofTableau(t: Tableau, language: Language): Generator<TextFinding> {
  const zones = [...t.zones, ...t.mats.flatMap((mat) => mat.zones)];
  const ids = zones.map((z) => z.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) yield { language, fault: 'two zones', at: 'table', text: twice };
  yield* judge(language, 'table: heading', t.heading);
  for (const { id, title, as, items } of zones) {
    const at = `table: zone ${id.replace(/:.*/, '')}`;
    yield* judge(language, at, title);
    for (const item of items) yield* ofItem(item, at, language);
    const silent = items.find((item) => as === 'cards' && isSilent(item));
    if (silent !== undefined) yield { language, fault: 'no card text', at, text: silent.label };
  }
  for (const { title, facts } of t.mats) {
    yield* judge(language, 'table: mat', title);
    for (const fact of facts) yield* ofItem(fact, 'table: mat', language);
  }
  for (const { label, text, pieces } of t.map?.places ?? []) {
    yield* judge(language, 'table: place', label);
    if (text !== undefined) yield* judge(language, 'table: place', text);
    for (const piece of pieces) yield* ofItem(piece, 'table: piece', language);
  }
}

/** An open card that says nothing but its name. A bare number is all that a card of figures has to say. */
const isSilent = ({ face, label, text, badges }: Item): boolean =>
  face !== 'down' && (text ?? '') === '' && (badges ?? []).length === 0 && !/^\d+$/.test(label);

function* ofItem({ label, text, badges, target }: Item, at: string, language: Language): Generator<TextFinding> {
  yield* judge(language, at, label, target);
  if (text !== undefined) yield* judge(language, `${at}, text`, text);
  for (const badge of badges ?? []) yield* judge(language, `${at}, badge`, badge);
}

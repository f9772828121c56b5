/** Every question and every event can be put into words, in every language, and on a table. */
import { type Ask, type Described, type Id, type Match, outcome, type Seat, type Spec } from '@longtable/kernel';
import { LANGUAGES, type Prompt, type Say, type Tableau, type Texts, type Title } from '@longtable/kit';
import { type Law, type Position, where } from './law.ts';

/** What a text looks like when something was missing. */
const BAD_WORDS = /undefined|NaN|\[object/;

export const texts: Law = (p) => {
  if (p.title === null) return null;
  const copy = p.engine.clone(p.m);
  const told = outcome<Spec>();
  p.engine.apply(copy, p.ask.seat, p.answer, told as never);
  for (const language of LANGUAGES) {
    const words = p.title.texts[language] as unknown as Texts<Spec>;
    for (const ask of p.m.open) {
      const question = p.engine.describe(p.m, ask.seat)!;
      const problem = questionProblem(words, question, sayOf(p, p.m, ask.seat, question.shown.with ?? {})) ?? blockedProblem(question);
      if (problem !== null) return `${where(p.m)} (${language}): ${problem}`;
    }
    for (const { seat, kind, ask } of offersOf(p)) {
      const prompt = (words.offers as Record<string, Prompt<Spec>>)[kind];
      const problem = promptProblem(`the offer ${kind}`, prompt, ask, sayOf(p, p.m, seat, {}));
      if (problem !== null) return `${where(p.m)} (${language}): ${problem}`;
    }
    for (const { event, to } of told.events) {
      const line = (words.events as Record<string, (e: object, say: Say<Spec>) => string | null>)[event.type]?.(
        event,
        sayOf(p, copy, to?.[0] ?? null, {}),
      );
      if (line === undefined || line === '' || (line !== null && BAD_WORDS.test(line)))
        return `${where(p.m)} (${language}): no words for ${JSON.stringify(event)}: ${line}`;
    }
    for (const viewer of [null, p.ask.seat]) {
      const problem = tableauProblem(p.title.tableau(sayOf(p, p.m, viewer, {}) as never, language));
      if (problem !== null) return `${where(p.m)} (${language}): ${problem}`;
    }
  }
  return null;
};

const sayOf = <S extends Spec>(p: Position<S>, m: Match<S>, viewer: Seat | null, values: Say<Spec>['with']): Say<Spec> => ({
  view: p.game.view(m, viewer),
  with: values,
  name: (seat) => `Seat ${seat + 1}`,
});

const offersOf = <S extends Spec>({ engine, m }: Position<S>): { seat: Seat; kind: string; ask: Ask }[] =>
  [...m.given.keys()].flatMap((seat) => engine.offers(m, seat).map(({ kind, ask }) => ({ seat, kind, ask })));

/** The end of the match can be put into words, too. */
export function endProblem<S extends Spec>(title: Title<S>, why: string): string | null {
  const language = LANGUAGES.find((l) => !title.texts[l].results[why]);
  return language === undefined ? null : `(${language}): no words for the end "${why}"`;
}

function questionProblem(words: Texts<Spec>, { kind, stage, ask }: Described, say: Say<Spec>): string | null {
  const prompt = (words.prompts as Record<string, Record<string, Prompt<Spec>>>)[kind]?.[stage];
  return promptProblem(`${kind}.${stage}`, prompt, ask, say);
}

function promptProblem(name: string, prompt: Prompt<Spec> | undefined, ask: Ask, say: Say<Spec>): string | null {
  if (prompt === undefined) return `no words for ${name}`;
  const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
  const lines = [prompt.ask(say), prompt.explain, ...ids.map((id) => prompt.option(id, say))];
  const bad = lines.findIndex((line) => typeof line !== 'string' || line.trim() === '' || BAD_WORDS.test(line));
  if (bad >= 0) return `bad words for ${name}: "${lines[bad]}"`;
  const options = lines.slice(2);
  return new Set(options).size === options.length
    ? null
    : `two options of ${name} have the same name: ${options.find((o, i) => options.indexOf(o) !== i)}`;
}

function blockedProblem({ kind, stage, ask, shown }: Described): string | null {
  const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
  const both = shown.blocked?.find(({ id }) => ids.includes(id) && ask.shape !== 'share');
  return both === undefined ? null : `${kind}.${stage} offers ${both.id} and says that ${both.rule} forbids it`;
}

function tableauProblem(t: Tableau): string | null {
  const zones = [...t.zones, ...t.mats.flatMap((mat) => mat.zones)];
  const ids = zones.map((z) => z.id);
  if (new Set(ids).size !== ids.length) return `two zones are called the same: ${ids.find((id, i) => ids.indexOf(id) !== i)}`;
  const words = [
    t.heading,
    ...zones.map((z) => z.title),
    ...zones.flatMap((z) => z.items.flatMap((i) => [i.label, i.text ?? '-'])),
    ...(t.map?.places ?? []).map((x) => x.label),
  ];
  const bad = words.findIndex((w) => typeof w !== 'string' || w === '' || BAD_WORDS.test(w));
  return bad < 0 ? null : `a thing on the table is called "${words[bad]}"`;
}

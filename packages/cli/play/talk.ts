/** Words that a person may type while a question is open, and what comes of them. */
import { existsSync, statSync } from 'node:fs';
import { questionRules } from '@longtable/games';
import { type Answer, type Described, fail, type Seat } from '@longtable/kernel';
import { parseReplay } from '@longtable/laws';
import { WrongUse } from '../command.ts';
import { COACH_WORDS } from '../locale/coach.ts';
import type { Words } from '../locale/index.ts';
import { readFile, writeFile } from '../repository.ts';
import { idOf, idsOf, parseAnswer } from './answer.ts';
import type { Coach } from './coach.ts';
import type { Output } from './output.ts';
import { newLines, type Part, partsOf, wholeLines } from './parts.ts';
import { lookUp, type Reference, reasonLine } from './reference.ts';
import { offerLines, questionLines } from './screen.ts';
import { moveOf, type Session } from './session.ts';
import type { Wishes } from './wishes.ts';

export interface Talk {
  readonly at: Session;
  readonly seat: Seat;
  readonly words: Words;
  readonly out: Output;
  readonly reference: Reference;
  /** The table as this seat was shown it last. */
  readonly seen: Seen;
  /** One person leads all seats: what was decided for any of them may be taken back. */
  readonly alone: boolean;
  /** null: nobody could judge. */
  readonly coach: Coach | null;
  /** null: the bots here understand none. */
  readonly wishes: Wishes | null;
  /** The line that goes on with the match once it is saved in a file. */
  resume(file: string): string;
}

export interface Seen {
  parts: readonly Part[] | null;
}

/** stay: the question is still open · moved: the match has changed · quit */
export type Reaction = 'stay' | 'moved' | 'quit';

const questionOf = ({ at, seat }: Talk): Described => at.engine.describe(at.match, seat) ?? fail(`seat ${seat} is not asked`);

/** news: what has changed since the seat was shown it last. */
export function showTable({ at, seat, words, out, seen }: Talk, what: 'whole' | 'news'): void {
  const tableau = at.tableau(seat);
  const parts = partsOf(tableau, words, at.setting.name);
  out.show('table', what === 'whole' || seen.parts === null ? wholeLines(parts) : newLines(seen.parts, parts), tableau);
  seen.parts = parts;
}

export function showQuestion(talk: Talk): void {
  const { at, seat, words, out } = talk;
  const question = questionOf(talk);
  const prompt = at.prompt(question);
  const say = at.say(seat, question.shown.with);
  const options = idsOf(question.ask).map((id) => ({ id, label: prompt.option(id, say) }));
  const offers = at.engine.offers(at.match, seat);
  out.show('question', questionLines(at, question, offers, words), { ...question, text: prompt.ask(say), options, offers });
}

function why(talk: Talk, word: string): Reaction {
  const { at, seat, words, out, reference } = talk;
  const question = questionOf(talk);
  const prompt = at.prompt(question);
  const say = at.say(seat, question.shown.with);
  const wanted = word.replace(/^=/, '');
  const blocked = (question.shown.blocked ?? []).filter(({ id }) => wanted === '' || String(id) === wanted);
  const allowed = wanted === '' ? null : idOf(idsOf(question.ask), word);
  if (blocked.length > 0) {
    const told = blocked.map((one) => ({ ...one, reason: reasonLine(reference, one.rule) }));
    const lines = told.map(({ id, reason }) => `${prompt.option(id, say)} [${id}]: ${reason}`);
    out.show('why', lines, told);
  } else if (allowed !== null) out.show('why', [words.allowed(prompt.option(allowed, say))]);
  else out.show('why', [wanted === '' ? words.nothingBlocked : words.noSuchOption(wanted)]);
  return 'stay';
}

function rules({ words, out, reference }: Talk, typed: string): Reaction {
  const found = lookUp(reference, typed);
  out.show('rule', found.length === 0 ? [words.noSuchRule(typed)] : found);
  return 'stay';
}

/** The question in other words, and the rules that it is about. */
function explain(talk: Talk): Reaction {
  const { at, out, reference } = talk;
  const question = questionOf(talk);
  const about = questionRules(at.setting.title, question.kind, question.stage).map((id) => `  ${reasonLine(reference, id)}`);
  out.show('explain', [at.prompt(question).explain, ...about]);
  return 'stay';
}

function undo({ at, seat, words, out, alone }: Talk): Reaction {
  const barrier = at.undo(alone ? (at.moves.at(-1)?.seat ?? seat) : seat);
  out.show('note', [barrier === null ? words.undone : words.nothingToUndo[barrier]]);
  return barrier === null ? 'moved' : 'stay';
}

function save(talk: Talk, file: string): Reaction {
  talk.out.show('note', [kept(talk, file)]);
  return 'stay';
}

/** Keeps the match in a file, and says what came of it. */
function kept({ at, words, resume }: Talk, file: string): string {
  if (file === '') return words.saveWhere;
  if (isForeign(file)) return words.notAMatch(file);
  try {
    writeFile(file, `${JSON.stringify(at.replay())}\n`);
    return words.saved(file, resume(file));
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    return error.message;
  }
}

/** A file that holds anything but a match is not written over. */
const isForeign = (file: string): boolean => existsSync(file) && statSync(file).isFile() && typeof parseReplay(readFile(file)) === 'string';

function offer(talk: Talk, typed: string): Reaction {
  const { at, seat, words, out } = talk;
  const offers = at.engine.offers(at.match, seat);
  const [number = '', ...rest] = typed.split(/\s+/);
  if (offers.length === 0 || number === '') {
    out.show('offers', offers.length === 0 ? [words.refused['no-such-offer']!] : offerLines(at, seat, offers, words), offers);
    return 'stay';
  }
  const chosen = /^\d+$/.test(number) ? offers[Number(number) - 1] : offers.find(({ kind }) => kind === number);
  if (chosen === undefined) {
    out.show('note', [words.refused['no-such-offer']!]);
    return 'stay';
  }
  return decide(
    talk,
    parseAnswer(chosen.ask, rest.join(' '), (id) => at.offerPrompt(chosen.kind).option(id, at.say(seat))),
    typed,
    chosen.kind,
  );
}

/** The coach's own choice. */
function hint({ at, seat, out, coach }: Talk): Reaction {
  if (coach === null || coach.level === 'off') out.show('note', [COACH_WORDS[at.setting.language].off]);
  else {
    const { lines, data } = coach.hint(seat);
    out.show('hint', lines, data);
  }
  return 'stay';
}

function decide({ at, seat, words, out, coach }: Talk, answer: Answer | null, typed: string, kind?: string): Reaction {
  const warning = answer === null || kind !== undefined ? null : (coach?.warning(seat, answer) ?? null);
  if (warning !== null) {
    out.show('warning', [warning]);
    return 'stay';
  }
  const refusal = answer === null ? null : at.play(moveOf(seat, answer, kind));
  if (answer !== null && refusal === null) return 'moved';
  out.show(
    'refused',
    [refusal === null ? words.notUnderstood(typed) : (words.refused[refusal.refused] ?? refusal.refused)],
    refusal ?? undefined,
  );
  return 'stay';
}

const COMMANDS: Readonly<Record<string, (talk: Talk, rest: string) => Reaction>> = {
  help: ({ words, out }) => {
    out.show('help', words.help);
    return 'stay';
  },
  table: (talk) => {
    showTable(talk, 'whole');
    showQuestion(talk);
    return 'stay';
  },
  log: ({ at, seat, words, out }) => {
    const lines = at.log(seat);
    out.show('log', lines.length === 0 ? [words.noLog] : lines);
    return 'stay';
  },
  explain,
  hint,
  '?': hint,
  position: ({ at, out, coach }) => {
    out.show('position', coach?.position() ?? [COACH_WORDS[at.setting.language].unknown]);
    return 'stay';
  },
  wish: ({ at, seat, out, wishes }, rest) => {
    out.show('wish', wishes?.hear(seat, rest) ?? [COACH_WORDS[at.setting.language].noWishes]);
    return 'stay';
  },
  why,
  rules,
  offer,
  undo,
  save,
  quit: ({ words, out }) => {
    out.show('note', [words.bye]);
    return 'quit';
  },
};

/** Reads one line: a command, or an answer to the open question. */
export function react(talk: Talk, line: string): Reaction {
  const typed = line.trim();
  if (typed === '') return 'stay';
  const [word = '', ...rest] = typed.split(/\s+/);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command !== undefined) return command(talk, rest.join(' '));
  const question = questionOf(talk);
  const prompt = talk.at.prompt(question);
  const say = talk.at.say(talk.seat, question.shown.with);
  return decide(
    talk,
    parseAnswer(question.ask, typed, (id) => prompt.option(id, say)),
    typed,
  );
}

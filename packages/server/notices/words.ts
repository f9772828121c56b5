/** The words of a notice. It names the table, whose turn it is and the clock, and nothing else: no view of any match is in reach here. */
import type { NoticeKind } from '@longtable/protocol';

/** One thing to tell. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** The address of the page that shows it. */
  readonly path: string;
  /** The name of whom it is about, where others are told; who asks, where one is asked to a table. */
  readonly player: string | null;
  /** When the time to answer is over; null: no clock, or it stands still. */
  readonly until: number | null;
}

export interface Told {
  readonly title: string;
  readonly body: string;
}

type Language = 'en' | 'de';
interface Words {
  readonly kinds: Readonly<Record<NoticeKind, (player: string | null) => string>>;
  left(ms: number): string;
  many(n: number): string;
  readonly test: Told;
  readonly code: (code: string) => Told;
  readonly unsubscribe: string;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const en: Words = {
  kinds: {
    turn: (player) => (player === null ? 'It is your turn' : `It is ${player}'s turn`),
    clock: (player) => (player === null ? 'Your clock runs out soon' : `${player}'s clock runs out soon`),
    over: () => 'The match is over',
    invite: (player) => `${player ?? 'Somebody'} asks you to a table`,
    seat: () => 'A seat is free',
  },
  left: (ms) =>
    ms >= 2 * DAY
      ? `${Math.floor(ms / DAY)} days left`
      : ms >= 2 * HOUR
        ? `${Math.floor(ms / HOUR)} hours left`
        : `${Math.max(1, Math.floor(ms / 60_000))} minutes left`,
  many: (n) => `News from ${n} tables`,
  test: { title: 'A test from Longtable', body: 'Notices arrive here.' },
  code: (code) => ({
    title: 'Your code for Longtable',
    body: `Your code is ${code}. It is good for one hour. If you did not ask for it, do nothing.`,
  }),
  unsubscribe: 'No more e-mail:',
};
const de: Words = {
  kinds: {
    turn: (player) => (player === null ? 'Du bist am Zug' : `${player} ist am Zug`),
    clock: (player) => (player === null ? 'Deine Uhr läuft bald ab' : `Die Uhr von ${player} läuft bald ab`),
    over: () => 'Die Partie ist zu Ende',
    invite: (player) => `${player ?? 'Jemand'} lädt dich an einen Tisch ein`,
    seat: () => 'Ein Platz ist frei',
  },
  left: (ms) =>
    ms >= 2 * DAY
      ? `noch ${Math.floor(ms / DAY)} Tage`
      : ms >= 2 * HOUR
        ? `noch ${Math.floor(ms / HOUR)} Stunden`
        : `noch ${Math.max(1, Math.floor(ms / 60_000))} Minuten`,
  many: (n) => `Neues von ${n} Tischen`,
  test: { title: 'Ein Test von Longtable', body: 'Nachrichten kommen hier an.' },
  code: (code) => ({
    title: 'Dein Code für Longtable',
    body: `Dein Code ist ${code}. Er gilt eine Stunde. Hast du ihn nicht verlangt, tu nichts.`,
  }),
  unsubscribe: 'Keine E-Mail mehr:',
};
const WORDS: Readonly<Record<Language, Words>> = { en, de };
export const wordsIn = (language: Language): Words => WORDS[language];

const lineOf = ({ kind, player, game, until }: Notice, language: Language, now: number): string => {
  const { kinds, left } = WORDS[language];
  const clock = until === null || kind === 'over' ? '' : `, ${left(until - now)}`;
  return `${game}: ${kinds[kind](player)}${clock}.`;
};

/** Several at once become one: what came in the night is a list in the morning. */
export function toldOf(notices: readonly Notice[], language: Language, now: number): Told {
  const [first] = notices;
  if (first === undefined) return WORDS[language].test;
  const words = WORDS[language];
  const body = notices.map((notice) => lineOf(notice, language, now)).join('\n');
  return notices.length === 1 ? { title: words.kinds[first.kind](first.player), body } : { title: words.many(notices.length), body };
}

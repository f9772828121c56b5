/** The verdict on notices, what was due against what came: each once, in time, with a cause and without a secret. */
import { leaksIn } from './leaks.ts';
import type { Player } from './player.ts';
import type { Arrived, MailReceiver, WebReceiver } from './receivers.ts';

export type Kind = 'turn' | 'clock' | 'over';

export interface Due {
  readonly to: string;
  readonly kind: Kind;
  from: number;
}

export interface NoticeResult {
  readonly turns: number;
  readonly restarts: number;
  /** Simulated days that passed. */
  readonly days: number;
  readonly due: number;
  readonly arrived: number;
  readonly missing: readonly string[];
  readonly late: readonly string[];
  readonly twice: readonly string[];
  readonly uncalled: readonly string[];
  readonly secrets: readonly string[];
  readonly forged: number;
  readonly slowestMs: number;
}

const WITHIN_MS = 5000;
const WORDS: Readonly<Record<Kind, string>> = { turn: 'It is your turn', clock: 'Your clock runs out soon', over: 'The match is over' };

interface Line {
  readonly to: string;
  readonly kind: Kind;
  readonly at: number;
}

/** The text of a message without its title. */
function bodyOf({ text }: Arrived): string {
  if (!text.startsWith('{')) return text.slice(text.indexOf('\n\n') + 2);
  const read = JSON.parse(text) as { text?: string; body?: string };
  return read.text ?? read.body ?? '';
}

/** Each line of each message is one notice. */
export function linesIn(web: WebReceiver, mail: MailReceiver): Line[] {
  const kinds = Object.keys(WORDS) as Kind[];
  return [...web.arrived, ...mail.arrived].flatMap((one) =>
    bodyOf(one)
      .split('\n')
      .flatMap((line) => kinds.filter((kind) => line.includes(WORDS[kind])).map((kind) => ({ to: one.to, kind, at: one.at }))),
  );
}

const shown = ({ to, kind }: Due | Line, at: number): string => `${to} ${kind} ${new Date(at).toISOString()}`;

type Verdict = Omit<NoticeResult, 'turns' | 'restarts' | 'days'>;

export function verdict(due: readonly Due[], web: WebReceiver, mail: MailReceiver, players: readonly Player[]): Verdict {
  const lines = linesIn(web, mail).toSorted((a, b) => a.at - b.at);
  const left = new Set(lines);
  const late: string[] = [];
  let slowestMs = 0;
  const matched: Due[] = [];
  const open: Due[] = [];
  for (const one of due.toSorted((a, b) => a.from - b.from)) {
    const came = lines.find(
      (line) => left.has(line) && line.to === one.to && line.kind === one.kind && line.at >= one.from && line.at <= one.from + WITHIN_MS,
    );
    if (came === undefined) open.push(one);
    else {
      left.delete(came);
      matched.push(one);
      slowestMs = Math.max(slowestMs, came.at - one.from);
    }
  }
  /** Due notices that never came; those that came after their time are late. */
  const missing = open.filter((one) => {
    const came = [...left].find((line) => line.to === one.to && line.kind === one.kind && line.at >= one.from);
    if (came === undefined) return true;
    left.delete(came);
    late.push(shown(one, one.from));
    return false;
  });
  const isAgain = (line: Line): boolean =>
    matched.some((one) => one.to === line.to && one.kind === line.kind && line.at >= one.from && line.at - one.from <= 60_000);
  const extra = [...left];
  const secrets = [...web.arrived, ...mail.arrived].flatMap((one) => leaksIn(one.text, null, players).map((word) => `${one.to}: ${word}`));
  return {
    due: due.length,
    arrived: lines.length,
    missing: missing.map((one) => shown(one, one.from)),
    late,
    twice: extra.filter(isAgain).map((line) => shown(line, line.at)),
    uncalled: extra.filter((line) => !isAgain(line)).map((line) => shown(line, line.at)),
    secrets,
    forged: web.forged.length,
    slowestMs,
  };
}

export const isKept = ({ missing, late, twice, uncalled, secrets, forged }: NoticeResult): boolean =>
  [missing, late, twice, uncalled, secrets].every(({ length }) => length === 0) && forged === 0;

/** `longtable replay`: looks at a recorded match and checks that it still plays the same. */
import { LANGUAGES, type Language } from '@longtable/kit';
import { type Difference, type Replay, verifyReplay } from '@longtable/laws';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { WORDS } from '../locale/index.ts';
import { terminalInput } from '../play/input.ts';
import { partsOf, wholeLines } from '../play/parts.ts';
import { endLines } from '../play/screen.ts';
import { type Session, session } from '../play/session.ts';
import { type Played, playedBy, readReplay } from '../replays.ts';
import { RULES_OPTION } from '../rules-files.ts';

export const command: Command = {
  name: 'replay',
  summary: 'Steps through a recorded match, checks its hashes, names the first difference.',
  args: 'FILE',
  options: {
    at: { value: 'N', help: 'Show the table after move N (0: after setup).' },
    seat: { value: 'K', help: 'Look with the eyes of seat K, counted from 1. Default: a spectator.' },
    rules: RULES_OPTION,
    lang: { value: LANGUAGES.join('|'), help: 'Language. Default: en.' },
  },
  notes: [
    'At a terminal and without --at you step through it: Enter goes on, "b" back, a number to that move, "q" ends.',
    'A match that names its rules is played by them; one that names none by the rules of this program.',
    'Exit code 1: the match no longer plays as recorded. Files come from "save" in play, from simulate, and from test/replays.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'replay');
  if (file === undefined) throw new WrongUse('Which file? See "longtable replay --help".');
  const replay = readReplay(file);
  const played = await playedBy(replay, line.text('rules'));
  const { title } = played;
  const given = line.text('lang') ?? 'en';
  const language = LANGUAGES.find((l) => l === given);
  if (language === undefined) throw new WrongUse(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}".`);
  const viewer = line.has('seat') ? line.number('seat', 1, 1, replay.seats) - 1 : null;
  const failed = played.missing ?? verifyReplay(title.game, replay, undefined, played.by);
  // What follows the first difference cannot be played.
  const playable = failed === null ? replay.moves.length : Math.max(0, failed.at - 1);
  const at = line.has('at') ? line.number('at', 0, 0, replay.moves.length) : null;
  if (at !== null && at > playable)
    throw new WrongUse(`Only the first ${playable} moves can be shown: at move ${failed?.at}, ${failed?.message}.`);
  const open = (n: number): Session | null => (failed?.at === 0 ? null : sessionAt(played, replay, language, n));
  if (line.json) printJson(replay, failed, open(at ?? playable), viewer, at);
  else if (at === null && process.stdin.isTTY && process.stdout.isTTY) await step(open, playable, viewer);
  else printText(open(at ?? playable), viewer, at);
  if (!line.json) console.log(verdict(replay, failed));
  return failed === null ? 0 : 1;
}

function sessionAt({ title, by }: Played, replay: Replay, language: Language, n: number): Session {
  const name = (seat: number): string => WORDS[language].seat(seat + 1);
  const { seats, options, seed } = replay;
  const checked = title.game.options(options, seats) as object;
  const at = session({ title, seats, options: checked, seed, language, name, by });
  for (const move of replay.moves.slice(0, n)) at.play(move);
  return at;
}

function verdict({ moves, hashes, game, seats, seed }: Replay, failed: Difference | null): string {
  const what = `${game}, ${seats} seats, seed ${seed}, ${moves.length} moves`;
  if (failed !== null) return `${what}: differs at move ${failed.at}: ${failed.message}`;
  return `${what}: plays as recorded, ${hashes.length === 0 ? 'no hashes to check' : `${hashes.length} hashes agree`}`;
}

function position(at: Session, viewer: number | null): string[] {
  const { name, language } = at.setting;
  const last = at.moves.at(-1);
  const move =
    last === undefined ? 'after setup' : `${name(last.seat)}: ${last.offer ?? ''} ${JSON.stringify(last.answer)}`.replace(/ +/g, ' ');
  return [`move ${at.moves.length}, ${move}`, ...wholeLines(partsOf(at.tableau(viewer), WORDS[language], name))];
}

function printText(at: Session | null, viewer: number | null, shown: number | null): void {
  if (at === null) return;
  for (const line of at.log(viewer)) console.log(line);
  if (shown !== null) console.log(`\n${position(at, viewer).join('\n')}\n`);
  for (const line of endLines(at, WORDS[at.setting.language])) console.log(line);
}

function printJson(replay: Replay, failed: Difference | null, at: Session | null, viewer: number | null, shown: number | null): void {
  const { game, rules, seats, seed, moves, hashes } = replay;
  const report = {
    game,
    rules,
    seats,
    seed,
    moves: moves.length,
    valid: failed === null,
    checked: { answers: failed === null ? moves.length : Math.max(0, failed.at - 1), hashes: hashes.length },
    failed: failed === null ? null : { at: failed.at, what: failed.message },
    result: at?.match.result ?? null,
    ...(shown === null || at === null
      ? {}
      : { at: shown, log: at.log(viewer), table: at.tableau(viewer), asked: at.engine.awaited(at.match) }),
  };
  console.log(JSON.stringify(report, null, 2));
}

/** Enter on, b back, a number to that move, q ends. */
async function step(open: (n: number) => Session | null, last: number, viewer: number | null): Promise<void> {
  const input = terminalInput(false);
  let n = 0;
  let heard = 0;
  for (;;) {
    const at = open(n);
    if (at === null) break;
    for (const line of at.log(viewer, heard)) console.log(line);
    heard = at.heard;
    console.log(`\n${position(at, viewer).join('\n')}`);
    for (const line of endLines(at, WORDS[at.setting.language])) console.log(line);
    const typed = (await input.next())?.trim() ?? 'q';
    if (typed === 'q') break;
    const wanted = typed === '' ? n + 1 : typed === 'b' ? n - 1 : Number(typed);
    const next = Number.isInteger(wanted) ? Math.max(0, Math.min(last, wanted)) : n;
    if (next < n) heard = open(next)?.heard ?? 0;
    n = next;
  }
  input.close();
}

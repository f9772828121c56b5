/** `longtable play`: a match at this terminal. */
import { randomInt } from 'node:crypto';
import { isKnown, loadHeuristic } from '@longtable/bots';
import { COACH_LEVELS } from '@longtable/bots/coach';
import { ownTitles } from '@longtable/frozen';
import type { AnyTitle, GameId } from '@longtable/games';
import { isTogether } from '@longtable/games/about';
import { LANGUAGES, type Language } from '@longtable/kit';
import { BOT_NAMES } from '@longtable/lab';
import type { Replay } from '@longtable/laws';
import { type Command, type Line, WrongUse } from '../command.ts';
import { botNamed, checkedOptions, givenOptions, onlyArgument, titleNamed } from '../games.ts';
import { WORDS } from '../locale/index.ts';
import { type Coach, coachFor } from '../play/coach.ts';
import { terminalInput } from '../play/input.ts';
import { jsonOutput, textOutput } from '../play/output.ts';
import { type Session, type Setting, session } from '../play/session.ts';
import { type Players, playMatch } from '../play/table.ts';
import { wishesFor } from '../play/wishes.ts';
import { loadReplay, readReplay } from '../replays.ts';
import { referenceOf } from '../rules/catalogues.ts';

export const command: Command = {
  name: 'play',
  summary: 'A match at this terminal, against bots or around one device.',
  args: '[game]',
  options: {
    players: { value: 'N', help: 'How many seats. Default: the fewest that the game allows.' },
    seat: { value: 'K', help: 'Your seat, counted from 1. Default: 1.' },
    bots: {
      value: 'a,b',
      help: `Who sits in the other seats, taken in turns. Known: ${BOT_NAMES}. Default: captain, or lord where all play together; random where bots do not know the game.`,
    },
    hotseat: { help: 'Persons in all seats, who pass the device.' },
    alone: { help: 'You lead all seats yourself: nothing is hidden, nobody passes the device.' },
    seed: { value: 'S', help: 'The same seed deals the same match. Default: drawn.' },
    lang: { value: LANGUAGES.join('|'), help: 'Language. Default: en.' },
    option: { value: 'key=value', multiple: true, help: 'An option of the game; may be given several times.' },
    coach: {
      value: COACH_LEVELS.join('|'),
      help: 'How much a coach says, where you play alone against bots; "?" asks it. Default: off.',
    },
    load: { value: 'FILE', help: 'Go on with a match that was saved; the game need not be named then.' },
  },
  notes: [
    'Answers are typed as numbers; "help" lists what else you can type. With --json every thing shown is one line of JSON.',
    'A saved match is a replay: "longtable replay FILE" shows it. With --load the seed, the options and the number of seats come from the file.',
    'Exit code 1: the input ended before the match.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const named = onlyArgument(line.args, 'play');
  const language = languageOf(line.text('lang'));
  const file = line.text('load');
  // A saved match knows its game.
  const own = await titleNamed(named ?? (file === undefined ? undefined : readReplay(file).game));
  const loaded = file === undefined ? null : await loadReplay(file, own);
  const replay = loaded?.replay ?? null;
  const title = loaded?.played.title ?? own;
  if (title.game.id !== own.game.id) throw new WrongUse(`"${file}" is a match of ${title.game.id}, not of ${own.game.id}.`);
  for (const option of ['players', 'seed', 'option'])
    if (replay !== null && line.has(option)) throw new WrongUse(`--${option} comes from the file that is loaded.`);
  const { min, max } = title.players;
  const seats = replay?.seats ?? line.number('players', min, min, max);
  const players = await playersOf(title, line, seats);
  const rules = replay === null ? (await ownTitles())[title.game.id]?.rules : replay.rules;
  const at = sit({ title, rules, by: loaded?.played.by }, line, language, players, replay);
  const coach = await coachBeside(at, players, line.text('coach'));
  const out = line.json ? jsonOutput : textOutput(() => process.stdout.columns);
  const input = terminalInput(!line.json);
  const { seed } = at.setting;
  out.show('welcome', [WORDS[language].welcome(title.texts[language].name, seed)], { game: title.game.id, seats, seed });
  const wishes = await wishesFor(at, players);
  const company = { players, alone: line.has('alone'), coach, wishes, resume: (saved: string) => resumeLine(line, saved) };
  const isOver = await playMatch(at, company, await referenceOf(title.game.id, language), input, out);
  input.close();
  return isOver ? 0 : 1;
}

/** The line with which a saved match goes on: the file knows seed and options, but neither who sits where nor in which language. */
function resumeLine(line: Line, saved: string): string {
  const values = ['seat', 'bots', 'lang', 'coach'].flatMap((option) => (line.has(option) ? [`--${option} ${line.text(option)}`] : []));
  const switches = ['hotseat', 'alone'].flatMap((option) => (line.has(option) ? [`--${option}`] : []));
  return ['longtable play', ...line.args, `--load ${saved}`, ...values, ...switches].join(' ');
}

/** A coach sits only beside the one person among bots; anybody may ask what everybody can see. */
async function coachBeside(at: Session, players: Players, given = 'off'): Promise<Coach | null> {
  const level = COACH_LEVELS.find((one) => one === given);
  if (level === undefined) throw new WrongUse(`--coach must be one of ${COACH_LEVELS.join(', ')}, not "${given}".`);
  if (level !== 'off' && players.filter((player) => player === null).length !== 1)
    throw new WrongUse('A coach sits only where you play alone against bots.');
  const heuristic = await loadHeuristic(at.setting.title.game.id as GameId);
  if (heuristic === null && level !== 'off') throw new WrongUse(`No coach knows ${at.setting.title.game.id} yet.`);
  return heuristic === null ? null : coachFor(at, heuristic, level);
}

function languageOf(given: string | undefined): Language {
  const language = LANGUAGES.find((l) => l === (given ?? 'en'));
  if (language === undefined) throw new WrongUse(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}".`);
  return language;
}

async function playersOf(title: AnyTitle, line: Line, seats: number): Promise<Players> {
  const everywhere = ['hotseat', 'alone'].find((option) => line.has(option));
  if (everywhere !== undefined) {
    for (const option of ['bots', 'seat', ...(everywhere === 'hotseat' ? ['alone'] : [])])
      if (line.has(option)) throw new WrongUse(`--${everywhere} seats persons everywhere; leave --${option} out.`);
    return new Array<null>(seats).fill(null);
  }
  const own = line.number('seat', 1, 1, seats) - 1;
  const names = seats > 1 || line.has('bots') ? (line.text('bots') ?? usualBot(title)).split(',') : [];
  if (names.length > seats - 1)
    throw new WrongUse(seats === 1 ? 'No seat is free for a bot.' : `${names.length} bots do not fit into ${seats - 1} free seats.`);
  const bots = await Promise.all(names.map((name) => botNamed(title, name)));
  return Array.from({ length: seats }, (_, seat) => (seat === own ? null : bots[(seat < own ? seat : seat - 1) % bots.length]!));
}

/** Opponents of middling strength, partners who know what they do. */
function usualBot({ game }: AnyTitle): string {
  if (!isKnown(game.id as GameId)) return 'random';
  return isTogether(game.id, {}) ? 'lord' : 'captain';
}

/** A new match, or a saved one played up to where it was left. */
function sit(
  by: Pick<Setting, 'title' | 'rules' | 'by'>,
  line: Line,
  language: Language,
  players: Players,
  replay: Replay | null,
): Session {
  const { title } = by;
  const seats = players.length;
  const words = WORDS[language];
  const at = session({
    ...by,
    seats,
    language,
    options: checkedOptions(title, replay?.options ?? givenOptions(title, line.texts('option')), seats),
    seed: replay?.seed ?? line.number('seed', randomInt(1_000_000), 0, 2 ** 31),
    name: (seat) => {
      const bot = players[seat];
      return bot ? `${words.seat(seat + 1)} (${bot.name})` : words.seat(seat + 1);
    },
  });
  for (const move of replay?.moves ?? []) at.play(move);
  return at;
}

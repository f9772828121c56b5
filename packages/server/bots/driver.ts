/** Lets bots move: asks for a thought, and puts a stand-in's answer in place of one that fails. */
import { fileOf } from '@longtable/frozen';
import { isRefusal, rndFrom, sample } from '@longtable/kernel';
import type { Metrics } from '../metrics.ts';
import type { Randomness } from '../ports.ts';
import { heldByPerson } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import { botMoves, botsToMove } from '../table/moves.ts';
import type { TableState } from '../table/state.ts';
import type { Titles } from '../titles.ts';
import { Overrun, type Task, type Thinker, type Thought } from './contract.ts';
import type { Owner } from './queue.ts';

export interface BotSetting {
  readonly thinker: Thinker;
  readonly titles: Titles;
  readonly metrics: Metrics;
  readonly hardMs: number;
  readonly random: Randomness;
  log(what: string, why: string): void;
}

const seedFrom = (random: Randomness): number => Buffer.from(random(4)).readUInt32BE() >>> 1;
/** The level that needs no time to speak of. */
const QUICK = 'apprentice';

/** The files that a bot thinks by. They are read here first: what a thread imports has been checked. */
async function filesFor({ rules, words }: TableState, titles: Titles): Promise<Task['files']> {
  if (words === null) throw new Error('no words belong to these rules');
  await titles.words(words);
  return { rules: fileOf(rules), words: fileOf(words) };
}

function taskFor(state: TableState, seat: number, offers: boolean, { hardMs, random }: BotSetting): Omit<Task, 'files'> | null {
  const { host, match } = state;
  const holder = state.holders[seat];
  if (host === null || match === null || holder === undefined || holder === 'person') return null;
  const seed = seedFrom(random);
  const saved = host.engine.save(host.engine.imagine(match, seat, rndFrom(seedFrom(random))));
  return {
    game: state.created.game,
    saved,
    seat,
    level: holder.bot,
    seed,
    offers,
    wishes: state.wishes,
    hard: hardMs,
    owner: ownerOf(state),
  };
}

/** The maker of the table, as long as any person plays at it. */
function ownerOf(state: TableState): Owner {
  const isPlayed = state.seats.some((_, seat) => heldByPerson(state, seat));
  return { table: state.id, person: isPlayed ? state.created.host : null };
}

/** Said to everybody who asks why. */
const AT_RANDOM = {
  en: 'It could not finish thinking and gave any answer that the rules allow.',
  de: 'Er konnte nicht zu Ende denken und gab irgendeine Antwort, die die Regeln erlauben.',
};

/** Any legal answer to the open question. It looks at nothing but the question, and says so. */
function standIn(state: TableState, seat: number, random: Randomness): Thought | null {
  const ask = state.match?.open.find((q) => q.seat === seat);
  return ask === undefined ? null : { answer: sample(ask, rndFrom(seedFrom(random))), why: AT_RANDOM };
}

/** A bot that cannot finish a deep thought thinks a quick one; only where that fails, too, any answer does. */
async function ask(state: TableState, task: Omit<Task, 'files'>, setting: BotSetting): Promise<Thought | null> {
  const from = performance.now();
  try {
    const files = await filesFor(state, setting.titles);
    const thought = await setting.thinker.think({ ...task, files });
    setting.metrics.count('longtable_bot_thoughts_total', { result: 'ok' });
    return thought;
  } catch (error) {
    const overrun = error instanceof Overrun;
    setting.metrics.count('longtable_bot_thoughts_total', { result: overrun ? 'overrun' : 'failed' });
    setting.log(overrun ? 'a bot took too long' : 'a bot failed', task.game);
    return task.level === QUICK ? standIn(state, task.seat, setting.random) : ask(state, { ...task, level: QUICK }, setting);
  } finally {
    setting.metrics.observe('longtable_bot_ms', performance.now() - from);
  }
}

/** Offers that a bot takes up before it answers a question. */
const MOST_OFFERS = 6;

/** One move of the bot on a seat, if it is still its turn: what it does beside the question, then its answer. */
export async function moveBot(table: LiveTable, seat: number, setting: BotSetting): Promise<void> {
  for (let taken = 0; taken < MOST_OFFERS; taken++) if ((await moveOnce(table, seat, setting, true)) !== 'offer') return;
  await moveOnce(table, seat, setting, false);
}

async function moveOnce(table: LiveTable, seat: number, setting: BotSetting, offers: boolean): Promise<'offer' | 'done'> {
  const { state } = table;
  if (!botsToMove(state).includes(seat)) return 'done';
  let task: ReturnType<typeof taskFor>;
  try {
    task = taskFor(state, seat, offers, setting);
  } catch (error) {
    await table.park(error);
    return 'done';
  }
  if (task === null) return 'done';
  const given = state.match?.given[seat] ?? 0;
  // What others do meanwhile does not matter as long as this seat is still asked the same: `given` says so.
  const commandId = `bot:${seat}:${given}`;
  const thought = await ask(state, task, setting);
  if (thought?.offer !== undefined) {
    // The question stays open and `given` the same: the place in the log tells one offer from the next.
    const refused = await give(table, `${commandId}:${thought.offer}:${state.seq}`, seat, given, thought);
    if (refused === null) return 'offer';
  } else if (thought !== null && (await give(table, commandId, seat, given, thought)) === null) return 'done';
  if (table.state.seq !== state.seq) return 'done';
  setting.metrics.count('longtable_bot_thoughts_total', { result: 'refused' });
  const other = standIn(table.state, seat, setting.random);
  if (other !== null) await give(table, `${commandId}:again`, seat, given, other);
  return 'done';
}

/** null: done, or no longer wanted. Otherwise why it was refused. */
async function give(table: LiveTable, commandId: string, seat: number, given: number, thought: Thought): Promise<string | null> {
  const { answer, offer, why } = thought;
  const move =
    offer === undefined ? { t: 'answer' as const, seat, answer, given } : { t: 'offer' as const, seat, kind: offer, answer, given };
  const result = await table.perform<object>(
    commandId,
    (state, moment) => botMoves(state, move, moment, why),
    () => ({}),
  );
  return isRefusal(result) && result.refused !== 'stale' ? String(result.refused) : null;
}

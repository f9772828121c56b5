/** Plays a match at this terminal: persons type, bots choose. */
import type { SaidWish } from '@longtable/bots';
import { type Rnd, rndFrom, type Seat } from '@longtable/kernel';
import { type Chooser, choiceOf } from '@longtable/lab';
import { WORDS, type Words } from '../locale/index.ts';
import type { Coach } from './coach.ts';
import type { Input } from './input.ts';
import type { Output } from './output.ts';
import type { Reference } from './reference.ts';
import { endLines } from './screen.ts';
import { moveOf, type Session } from './session.ts';
import { react, type Seen, showQuestion, showTable, type Talk } from './talk.ts';
import type { Wishes } from './wishes.ts';

/** A bot, or null for a person. */
export type Players = readonly (Chooser | null)[];

/** The people who type: several who pass the device and hide their hands from each other, or one who leads all their seats. */
export interface Company {
  readonly players: Players;
  readonly alone: boolean;
  readonly coach: Coach | null;
  /** null: the bots here understand none. */
  readonly wishes: Wishes | null;
  /** The line that goes on with the match once it is saved in a file. */
  resume(file: string): string;
}

/** The part of the log and of the table that somebody has been shown. */
interface Shown extends Seen {
  heard: number;
}

/** Until the match is over or somebody leaves. false: the input has ended before. */
export async function playMatch(at: Session, company: Company, reference: Reference, input: Input, out: Output): Promise<boolean> {
  const { players, alone, coach, wishes, resume } = company;
  const words = WORDS[at.setting.language];
  const rnd = rndFrom(at.setting.seed + 1);
  const nothing = (): Shown => ({ parts: null, heard: 0 });
  const one = nothing();
  const shown = players.map(() => (alone ? one : nothing()));
  let looking: Seat | null = null;
  while (at.match.result === null) {
    const awaited = at.engine.awaited(at.match);
    const seat = awaited.find((s) => players[s] === null) ?? awaited[0]!;
    const bot = players[seat] ?? null;
    if (bot !== null) {
      letBotPlay(at, bot, seat, rnd, company.wishes?.said() ?? []);
      continue;
    }
    const seen = shown[seat]!;
    if (!alone && looking !== seat && looking !== null) {
      if (!(await passDevice(at, seat, words, input, out))) return false;
      seen.parts = null;
    }
    looking = seat;
    out.show('log', at.log(seat, Math.min(seen.heard, at.heard)));
    seen.heard = at.heard;
    const left = await askPerson({ at, seat, words, out, reference, seen, alone, coach, wishes, resume }, input);
    if (left !== null) return left === 'quit';
  }
  const viewer = looking ?? players.indexOf(null);
  out.show('log', at.log(viewer, Math.min(shown[viewer]!.heard, at.heard)));
  out.show('end', endLines(at, words), at.match.result);
  return true;
}

function letBotPlay(at: Session, bot: Chooser, seat: Seat, rnd: Rnd, wishes: readonly SaidWish[]): void {
  const { answer, offer } = choiceOf(bot, at.engine, at.match, seat, rnd, true, wishes);
  const refusal = at.play(moveOf(seat, answer, offer));
  if (refusal !== null) throw new Error(`the bot ${bot.name} gave an answer that was refused: ${refusal.refused}`);
}

/** Waits until the other person says that they have it. false: nobody is there any more, and nothing is shown. */
async function passDevice(at: Session, seat: Seat, words: Words, input: Input, out: Output): Promise<boolean> {
  if (input.live) out.clear();
  out.show('pass', [words.passDevice(at.setting.name(seat))], { seat });
  if (!input.live) return true;
  if ((await input.next()) === null) return false;
  out.clear();
  return true;
}

/** Until the match has moved on: null, or else how the person has left. */
async function askPerson(talk: Talk, input: Input): Promise<'quit' | 'ended' | null> {
  showTable(talk, 'news');
  showQuestion(talk);
  talk.out.show('hint', talk.coach?.unasked(talk.seat) ?? []);
  for (;;) {
    const line = await input.next();
    if (line === null) {
      talk.out.show('note', [talk.words.inputEnded]);
      return 'ended';
    }
    const reaction = react(talk, line);
    if (reaction !== 'stay') return reaction === 'quit' ? 'quit' : null;
  }
}

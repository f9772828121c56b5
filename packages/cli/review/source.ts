/** A finished match from either kind of file, answer by answer. */
import type { Move } from '@longtable/bots/review';
import type { AnyTitle, GameId } from '@longtable/games';
import { loadTitle } from '@longtable/games';
import { type Holder, parseReceipt, positions, type Receipt, rulesIn, verifyReceipt } from '@longtable/host';
import { type Engine, engine, fail, type Spec } from '@longtable/kernel';
import { type Replay, verifyReplay } from '@longtable/laws';
import { WrongUse } from '../command.ts';
import { playedBy, readReplay } from '../replays.ts';
import { readFile } from '../repository.ts';
import { findRules } from '../rules-files.ts';

export interface Source {
  readonly game: GameId;
  readonly seats: number;
  /** The title whose texts name the answers, with the rules that the match was played by. */
  readonly title: AnyTitle;
  readonly machine: (game: AnyTitle['game']) => Engine<Spec>;
  readonly moves: readonly Move<Spec>[];
  /** The holder of each seat; null: the file does not say. */
  readonly holders: readonly Holder[] | null;
}

export async function sourceFrom(file: string, rules: string | undefined): Promise<Source> {
  const receipt = parseReceipt(readFile(file));
  return typeof receipt === 'string' ? fromReplay(readReplay(file), rules) : fromReceipt(receipt, rules);
}

async function fromReplay(replay: Replay, file: string | undefined): Promise<Source> {
  const { title, by = engine<Spec>, missing } = await playedBy(replay, file);
  const problem = missing ?? verifyReplay(title.game, replay, undefined, by);
  if (problem !== null) throw new WrongUse(`The match no longer plays as recorded: at move ${problem.at}, ${problem.message}.`);
  const machine = by(title.game);
  const match = machine.start(title.game.options(replay.options, replay.seats), replay.seats, replay.seed);
  const moves: Move<Spec>[] = [];
  for (const [entry, { seat, answer, offer }] of replay.moves.entries()) {
    const before = machine.clone(match);
    if (offer !== undefined) machine.offer(match, seat, offer, answer);
    else {
      machine.apply(match, seat, answer);
      moves.push({ entry, seat, answer, engine: machine, before, after: machine.clone(match) });
    }
  }
  return { game: replay.game as GameId, seats: replay.seats, title, machine: by, moves, holders: null };
}

async function fromReceipt(receipt: Receipt, file: string | undefined): Promise<Source> {
  const { find, problems } = await findRules(receipt.game, rulesIn(receipt), file);
  const verdict = verifyReceipt(find, receipt);
  if (!verdict.valid) throw new WrongUse(`The receipt does not hold: ${problems[0] ?? verdict.failed?.what}.`);
  const title = await loadTitle(receipt.game as GameId);
  const rules = rulesIn(receipt).map(find).at(-1) ?? fail('a receipt that holds has rules');
  const moves = [...positions(find, receipt)].flatMap(({ at, entry, engine: machine, before, after }): Move<Spec>[] =>
    entry.t === 'answer' ? [{ entry: at, seat: entry.seat, answer: entry.answer, engine: machine, before, after }] : [],
  );
  const { game, seats, holders } = receipt;
  return { game: game as GameId, seats, title: { ...title, game: rules.game }, machine: (of) => rules.engine(of), moves, holders };
}

/** A finished match, answer by answer, from its receipt: what was before and what came of it. */
import type { Engine, Match, Seat, Spec } from '@longtable/kernel';
import { fail, isRefusal } from '@longtable/kernel';
import type { RulesName } from './chance.ts';
import type { Command, Entry, Moved } from './command.ts';
import { host } from './host.ts';
import type { Receipt } from './receipt.ts';
import type { Rules } from './rules.ts';

export interface Position<S extends Spec = Spec> {
  /** The entry's place in the log, from 0. */
  readonly at: number;
  readonly entry: Entry;
  readonly engine: Engine<S>;
  readonly before: Match<S>;
  readonly after: Match<S>;
  /** Steps that the viewer had heard before it. */
  readonly heard: number;
}

/** The receipt must hold: it is not checked here. `viewer`: whose steps are counted; null: a spectator's. */
export function* positions(find: (name: RulesName) => Rules | null, receipt: Receipt, viewer: Seat | null = null): Generator<Position> {
  const { seats, options, holders, from, secret, log } = receipt;
  const rules = find(receipt.rules) ?? fail(`the rules ${receipt.rules} are not here`);
  const start = { seats, options: rules.game.options(options, seats) as object, holders, ...(from === undefined ? {} : { from }) };
  const match = host(rules, start, rules.chance(secret, receipt), find);
  for (const [at, { entry }] of log.entries()) {
    const { engine, match: before } = match;
    const heard = match.heardCount(viewer);
    const prepared = match.prepare(entry as Command | Moved);
    if (isRefusal(prepared)) return fail(`entry ${at + 1} is refused: ${prepared.refused}`);
    prepared.commit();
    yield { at, entry, engine, before, after: match.match, heard };
  }
}

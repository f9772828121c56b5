/** Matches that go on by other rules. */
import { type Game, seeded } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { type FindRules, sourceRules } from '../index.ts';
import { sit, type Village, village } from './village.ts';

const NEW = 'cd'.repeat(32);
/** The village with another view, another copy, another first frame: what a change of rules may be. */
const changed = (change: Partial<Game<Village>>): Game<Village> => ({ ...village, ...change });
const finding =
  (game: Game<Village>): FindRules<Village> =>
  (hash) =>
    hash === NEW ? sourceRules(game) : null;

const PLAYED = '0:step 0:step 0:step';
const move = { t: 'rules', to: NEW } as const;

/** By these rules everybody is told the turn as a number of their own from the n-th deed on. */
const lateView = (from: number): Game<Village> =>
  changed({ view: ({ table }) => ({ turn: table.did.length >= from ? table.turn + 10 : table.turn, did: table.did.slice() }) });

describe('a match moves to other rules', () => {
  it('where all looks, draws and events are the same so far, and goes on by them', () => {
    const table = sit(2, seeded(7), finding(lateView(4))).say(PLAYED);
    const before = table.host.look(0);
    table.do(move);
    expect(table.host.look(0).view).toEqual(before.view);
    expect(table.host.entries().at(-1)).toEqual(move);
    expect(table.say('0:step').host.look(0).view.turn).toBe(10);
  });
  it('everybody hears of it, and nobody undoes what was before', () => {
    const table = sit(2, seeded(7), finding(changed({}))).say('0:step');
    expect(table.host.look(0).undo.possible).toBe(true);
    table.do(move);
    expect(table.host.look(0).undo).toEqual({ possible: false, why: 'start' });
    for (const viewer of [0, 1, null]) expect(table.host.heard(viewer).at(-1)).toMatchObject({ by: null, note: { kind: 'rules' } });
  });
  it('not where a look was another at any moment', () => {
    for (let from = 0; from <= 3; from++) {
      const table = sit(2, seeded(7), finding(lateView(from))).say('0:step 0:step 0:step');
      expect([from, table.refusal(move).refused]).toEqual([from, 'other-course']);
      expect(table.host.length).toBe(3);
    }
  });
  it('not where the new rules draw otherwise, though nobody could see it yet', () => {
    const setup: Game<Village>['setup'] = (t, options, seats) => {
      t.random('secret', 6);
      return village.setup(t, options, seats);
    };
    expect(
      sit(2, seeded(7), finding(changed({ setup })))
        .say('0:step')
        .refusal(move).refused,
    ).toBe('other-course');
  });
  it('not where the new rules break, are of another game, or are not here', () => {
    const view = (): never => {
      throw new Error('broken');
    };
    expect(
      sit(2, seeded(7), finding(changed({ view })))
        .say('0:step')
        .refusal(move).refused,
    ).toBe('other-course');
    expect(sit(2, seeded(7), finding(changed({ id: 'city' }))).refusal(move).refused).toBe('other-course');
    expect(sit(2, seeded(7)).refusal(move)).toEqual({ refused: 'no-such-rules' });
  });
  it('the log folds to the same match, also after a second move, and earlier moments look as they did', () => {
    const find = finding(changed({}));
    const table = sit(2, seeded(7), find).say('0:step 0:roll').do(move).say('0:step').do(move).say('0:pass 1:step');
    const again = sit(2, seeded(7), find);
    for (const entry of table.host.entries()) again.do(entry);
    expect(again.host.engine.hash(again.host.match)).toBe(table.host.engine.hash(table.host.match));
    expect(table.host.lookAt(0, 1)).toEqual(sit(2).say('0:step').host.look(0));
  });
  it('not on top of what is not committed yet', () => {
    const { host } = sit(2, seeded(7), finding(changed({})));
    const first = host.prepare({ t: 'answer', seat: 0, answer: 'step' });
    if ('refused' in first) throw new Error();
    expect(first.prepare(move)).toEqual({ refused: 'stale' });
  });
});

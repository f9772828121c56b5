import { describe, expect, it } from 'vitest';
import { sit, type Table } from './village.ts';

const undo = (table: Table, seat: number): unknown => {
  const prepared = table.host.prepare({ t: 'undo', seat });
  if ('refused' in prepared) return prepared.why ?? prepared.refused;
  prepared.commit();
  return 'done';
};

describe('the undo line', () => {
  it('takes the last answer back, one after the other, to the start', () => {
    const table = sit().say('0:step 0:step');
    expect([undo(table, 0), table.did(), undo(table, 0), table.did()]).toEqual(['done', '0:step', 'done', '']);
    expect(undo(table, 0)).toBe('start');
  });
  it('undone and done again is the same match, but for the count of answers', () => {
    const table = sit().say('0:step 0:pass');
    const before = table.host.match;
    undo(table, 0);
    table.say('0:pass');
    expect({ ...table.host.match, given: [] }).toEqual({ ...before, given: [] });
  });
  it('stops at a roll', () => {
    const table = sit().say('0:step 0:roll');
    expect(undo(table, 0)).toBe('chance');
    expect(undo(table.say('0:step'), 0)).toBe('done');
    expect(undo(table, 0)).toBe('chance');
  });
  it('a roll is never rolled again', () => {
    const table = sit().say('0:step 0:roll 0:step');
    const rolled = table.did();
    undo(table, 0);
    expect(table.say('0:step').did()).toBe(rolled);
  });
  it('stops where something was shown', () => {
    expect(undo(sit().say('0:step 0:show'), 0)).toBe('reveal');
  });
  it('stops at a foreign decision', () => {
    const table = sit().say('0:step 0:pass 1:step');
    expect([undo(table, 0), undo(table, 1)]).toEqual(['foreign', 'done']);
  });
  it('the last decision of another seat stands in the way only as long as it stands', () => {
    const table = sit().say('0:pass 1:step');
    expect(undo(table, 0)).toBe('foreign');
    undo(table, 1);
    expect(table.host.look(1).undo.possible).toBe(false);
  });
  it('nobody undoes for somebody else', () => {
    expect(undo(sit().say('0:step'), 1)).toBe('foreign');
  });
  it('sealed answers are taken back, not undone', () => {
    const table = sit().say('0:step 0:vote 0:yes');
    expect(table.refusal({ t: 'take-back', seat: 1 }).refused).toBe('nothing-sealed');
    table.do({ t: 'take-back', seat: 0 });
    expect(table.host.look(0).sealed).toBeNull();
    expect(table.host.look(0).question?.among).toBe('sealed');
  });
  it('opening what was sealed closes undo for everybody', () => {
    const table = sit().say('0:step 0:vote 0:yes 1:no');
    expect([undo(table, 0), undo(table, 1)]).toEqual(['sealed', 'sealed']);
  });
  it('in lanes everybody undoes their own answers, whatever the others did meanwhile', () => {
    const table = sit().say('0:lanes 0:road 1:road 0:road 1:road');
    expect(undo(table, 0)).toBe('done');
    expect(table.did()).toBe('0:lanes 0:road 1:road 1:road');
    expect([undo(table, 0), undo(table, 1), undo(table, 1)]).toEqual(['done', 'done', 'done']);
    expect(table.did()).toBe('0:lanes');
  });
  it('a die in one lane closes that lane and no other', () => {
    const table = sit().say('0:lanes 0:road 1:road 0:dice');
    expect(undo(table, 0)).not.toBe('done');
    expect(undo(table, 1)).toBe('done');
    expect(table.did()).toBe('0:lanes 0:road 0:dice');
  });
  it('says in every look whether it is possible, and why not', () => {
    const table = sit().say('0:step 0:roll');
    expect(table.host.look(0).undo).toEqual({ possible: false, why: 'chance' });
    table.say('0:step');
    expect([table.host.look(0).undo.possible, table.host.look(1).undo, table.host.look(null).undo.possible]).toEqual([
      true,
      { possible: false, why: 'foreign' },
      false,
    ]);
  });
  it('is heard, and folds like everything else', () => {
    const table = sit().say('0:step 0:step').do({ t: 'undo', seat: 0 }).say('0:pass 1:step').do({ t: 'undo', seat: 1 });
    expect(table.host.heard(1).at(-1)?.note).toEqual({ kind: 'undo', seat: 1 });
    const again = sit();
    for (const entry of table.host.entries()) again.do(entry);
    expect(again.host.engine.hash(again.host.match)).toBe(table.host.engine.hash(table.host.match));
  });
  it('the end cannot be undone', () => {
    expect(undo(sit().say('0:step 0:end'), 0)).toBe('sealed');
  });
});

/** A sample of contended answers over three nodes, and faults planted in what they leave behind; the long run is nodes.ts. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { LogRow } from '../help/audit.ts';
import { type NodesRun, nodesFaults, nodesReport, nodesRun } from '../help/nodes-run.ts';

const ANSWERS = 60;
let run: NodesRun;
beforeAll(async () => {
  run = await nodesRun({ answers: ANSWERS, tables: 2 });
}, 180_000);

const faultsOf = (change: Partial<NodesRun>): string[] => nodesFaults(nodesReport({ ...run, ...change }), ANSWERS);
/** The entry of an answer that somebody was told is accepted. */
const accepted = (): LogRow => {
  const one = run.accepted[run.accepted.length >> 1]!;
  return run.rows.find(({ table, command }) => table === one.table && command === one.commandId)!;
};

test('of three answers at the same moment exactly one counts, and it is the one in the log', () => {
  expect(faultsOf({})).toEqual([]);
  expect(run.counts.acceptedOnce).toBe(run.counts.questions);
  expect(run.accepted).toHaveLength(run.counts.questions);
});

describe('a planted fault is found', () => {
  test('a command is lost', () => {
    const row = accepted();
    expect(faultsOf({ rows: run.rows.filter((one) => one !== row) })).toContain('lost');
  });
  test('a command is there twice', () => {
    const row = accepted();
    const twice = run.rows.flatMap((one) => (one === row ? [one, { ...one, seq: one.seq + 1 }] : [one]));
    expect(faultsOf({ rows: twice })).toContain('doubled');
  });
  test('a command is altered', () => {
    const row = accepted();
    const other = JSON.parse(row.payload) as { entry: { answer: unknown } };
    other.entry.answer = 'another';
    const rows = run.rows.map((one) => (one === row ? { ...one, payload: JSON.stringify(other) } : one));
    expect(faultsOf({ rows })).toEqual(['altered']);
  });
  test('an answer counts that nobody was told of', () => {
    expect(faultsOf({ accepted: run.accepted.slice(1) })).toEqual(['strays']);
  });
  test('two answers to one question are accepted, or none', () => {
    const { counts } = run;
    expect(faultsOf({ counts: { ...counts, acceptedTwice: 1 } })).toEqual(['acceptedTwice']);
    expect(faultsOf({ counts: { ...counts, acceptedNever: 1 } })).toEqual(['acceptedNever']);
  });
  test('all commands are refused', () => {
    const counts = { ...run.counts, acceptedOnce: 0, acceptedNever: run.counts.questions };
    const rows = run.rows.filter(({ command }) => !command.includes(':contended-'));
    expect(faultsOf({ counts, accepted: [], rows })).toEqual(expect.arrayContaining(['acceptedNever', 'nothing was accepted']));
  });
  test('a run that ends early', () => {
    expect(faultsOf({ counts: { ...run.counts, sent: 3 } })).toEqual(['fewer answers than wanted']);
  });
});

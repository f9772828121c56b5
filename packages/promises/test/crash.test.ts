/** A sample of crashes, and faults planted in what they leave behind, which must be found; the long run is crash.ts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type LogRow, otherStates } from '../help/audit.ts';
import { type CrashRun, crashFaults, crashReport, crashRun, foldedHash } from '../help/crash-run.ts';
import { ownTitlesOnly } from '../help/own.ts';

const CYCLES = 2;
let run: CrashRun;
beforeAll(async () => {
  run = await crashRun({ cycles: CYCLES, clients: 6, kill: 'sqlite', seconds: 60 });
}, 120_000);

const faultsOf = async (change: Partial<CrashRun>): Promise<string[]> => crashFaults(await crashReport({ ...run, ...change }), CYCLES);
const isAnswer = ({ command }: LogRow): boolean => command.includes(':answer-');
/** An answer out of the middle of the log of a match that came to its end. */
function someAnswer(): LogRow {
  const ended = new Set(run.ends.map(({ table }) => table));
  const rows = run.rows.filter((row) => ended.has(row.table) && isAnswer(row));
  return rows[rows.length >> 1]!;
}

test('killed under clients: nothing is lost, doubled or altered, and matches end as they do when played again', async () => {
  expect(await faultsOf({})).toEqual([]);
  expect(run.acked.length).toBeGreaterThan(100);
});

test.each(['node', 'database'] as const)('the %s killed among several on PostgreSQL: the same', { timeout: 180_000 }, async (kill) => {
  const other = await crashRun({ cycles: 3, clients: 6, kill, seconds: 90 });
  const report = await crashReport(other);
  expect(crashFaults(report, 3)).toEqual([]);
  expect(report.statesCompared).toBeGreaterThan(3);
});

describe('a planted fault is found', () => {
  test('an acknowledged answer is lost', async () => {
    const row = someAnswer();
    expect(await faultsOf({ rows: run.rows.filter((one) => one !== row) })).toEqual(expect.arrayContaining(['lost', 'gaps']));
  });
  test('it is lost and the numbers are closed up', async () => {
    const row = someAnswer();
    const closed = (one: LogRow): LogRow => (one.table === row.table && one.seq > row.seq ? { ...one, seq: one.seq - 1 } : one);
    const rows = run.rows.filter((one) => one !== row).map(closed);
    expect(await faultsOf({ rows })).toEqual(expect.arrayContaining(['lost', 'matchesThatEndedOtherwise']));
  });
  test('an answer is there twice', async () => {
    const row = someAnswer();
    const rows = run.rows.flatMap((one) => (one === row ? [one, { ...one, seq: one.seq + 1 }] : [one]));
    expect(await faultsOf({ rows })).toContain('doubled');
  });
  test('an answer is altered', async () => {
    const row = someAnswer();
    const entry = JSON.parse(row.payload) as { entry: { answer: unknown } };
    entry.entry.answer = entry.entry.answer === 'hold' ? 1 : 'hold';
    const rows = run.rows.map((one) => (one === row ? { ...one, payload: JSON.stringify(entry) } : one));
    expect(await faultsOf({ rows })).toEqual(expect.arrayContaining(['altered', 'matchesThatEndedOtherwise']));
  });
  test('another deal: the state is another one, whatever was answered', async () => {
    const { table } = someAnswer();
    const first = run.rows.find((one) => one.table === table && one.seq === 1)!;
    const payload = JSON.stringify({ ...(JSON.parse(first.payload) as object), secret: 'cd'.repeat(32) });
    const rows = run.rows.map((one) => (one === first ? { ...one, payload } : one));
    expect(await faultsOf({ rows })).toContain('matchesThatEndedOtherwise');
  });
  test('a server that makes another state of the log', async () => {
    const titles = await ownTitlesOnly();
    const states = (told: (log: readonly LogRow[]) => string | null) => otherStates(titles, run.rows, async (log) => told(log));
    const { compared } = await states(() => null);
    expect(compared).toBeGreaterThan(3);
    expect(await states(() => 'another')).toEqual({ compared, different: compared });
    expect(await states((log) => foldedHash(titles, log))).toEqual({ compared, different: 0 });
    const row = someAnswer();
    expect(
      await states((log) =>
        foldedHash(
          titles,
          log.filter((one) => one !== row),
        ),
      ),
    ).toEqual({ compared, different: 1 });
  });
  test('all commands are refused', async () => {
    expect(await faultsOf({ acked: [] })).toContain('hardly anything was acknowledged');
    expect(await faultsOf({ refusals: { 'bad-message': 1 } })).toEqual(['refused: bad-message']);
  });
  test('clients do not come back, or there were fewer crashes', async () => {
    expect(await faultsOf({ cyclesWithStuckClients: 1 })).toContain('cyclesWithStuckClients');
    expect(await faultsOf({ readyMs: [] })).toContain('fewer cycles than wanted');
  });
});

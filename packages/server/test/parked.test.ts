/** A table whose code cannot be used waits, says why, and takes nobody with it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freeze, hashOf } from '@longtable/frozen';
import { describe, expect, test } from 'vitest';
import { type Player, playOn } from '../../promises/help/player.ts';
import { type Change, otherDice } from '../../promises/help/versions.ts';
import { readConfig } from '../config.ts';
import { backupTo, restoreFrom } from '../operations/backup.ts';
import { diagnose } from '../operations/doctor.ts';
import type { TitleRow } from '../store/contract.ts';
import { sealOf } from '../titles.ts';
import { ALONE, back, begin, changed, KEY, moves, setting } from './help/versions.ts';

const here = setting();

/** Puts another file in the place of one, behind the server's back. */
async function replace(hash: string, row: TitleRow | null): Promise<void> {
  const db = new DatabaseSync(join(here.folder, 'longtable.sqlite'));
  db.prepare('delete from titles where hash = ?').run(hash);
  db.close();
  if (row === null) return;
  const store = await here.open();
  await store.putTitles([row]);
  await store.close();
}

/** All that players, operator and watchers are told of a table that waits. */
async function expectParked(player: Player, id: string, why: string): Promise<void> {
  expect(await player.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 200, body: { parked: { why } } });
  expect((await player.do({ t: 'chat', text: 'hm' })).t).toBe('refused');
  expect(here.server.metrics.value('longtable_parked_total', { why })).toBe(1);
  expect(here.server.metrics.value('longtable_corrupt_tables_total')).toBe(0);
  const told = await diagnose({ DATA_DIR: here.folder, TITLES_KEY: KEY }, true);
  expect(told.filter((finding) => !finding.fine && finding.what.includes(`${id} is parked`))).toHaveLength(1);
  expect(told.some(({ what }) => what.includes('damaged;'))).toBe(false);
}

describe('a table whose code cannot be used waits', () => {
  /** Faults of the file in the store: the word that the table says, and what is done to the file. */
  const FAULTS: readonly (readonly [string, (row: TitleRow) => Partial<TitleRow> | null])[] = [
    ['missing', () => null],
    ['damaged', ({ code }) => ({ code: `${code}//` })],
    ['unsealed', () => ({ seal: 'cd'.repeat(32) })],
  ];
  test.each(FAULTS)('%s: its players are told, doctor and metrics know, and it goes on once the file is back', async (why, spoil) => {
    await here.otherServer(changed(otherDice));
    const [ann, id] = await begin(here, 'Ann');
    const [bob, fine] = await begin(here, 'Bob', 'yield');
    await playOn([ann], () => moves(ann) > 3);
    const rules = ann.table?.rules ?? '';
    await here.server.close();
    const spoiled = await here.open();
    const row = (await spoiled.title(rules))!;
    const other = spoil(row);
    await spoiled.close();
    await replace(rules, other === null ? null : { ...row, ...other });

    await here.thisServer();
    await back(here, ann, id);
    expect(ann.table).toMatchObject({ status: 'playing', rules, parked: { why } });
    await expectParked(ann, id, why);
    await back(here, bob, fine);
    await playOn([bob], () => moves(bob) > 6);
    await here.server.close();

    await replace(rules, row);
    await here.thisServer();
    await back(here, ann, id);
    expect(ann.table?.parked).toBeNull();
    await playOn([ann]);
    ann.close();
    bob.close();
  });

  /** Code that is sealed and fits its name, and still must not be played by. */
  const UNFIT: readonly (readonly [string, (code: string) => string])[] = [
    ['impure', (code) => `${code}\nexport const now = () => Date.now();\n`],
    ['newer', (code) => code.replace(/(ABI\$?\d* = )1/, '$12')],
    ['broken', (code) => `${code}\nthrow new Error("no");\n`],
  ];
  test.each(UNFIT)('%s: sealed or not, it is not run', async (why, spoil) => {
    await here.thisServer();
    const [ann, fine] = await begin(here, 'Ann', 'skirmish', ALONE);
    await here.server.close();
    const code = spoil((await freeze('skirmish', 'rules', 'readable')).code);
    const name = { hash: hashOf(code), game: 'skirmish', kind: 'rules' as const, rules: hashOf(code), put: 1 };
    await replace(name.hash, { ...name, code, seal: sealOf(KEY, name) });
    const id = await here.twin(fine, name.hash);

    await here.thisServer();
    ann.heard.clear();
    await back(here, ann, id);
    expect(ann.table).toMatchObject({ status: 'playing', rules: name.hash, parked: { why } });
    await expectParked(ann, id, why);
    ann.heard.clear();
    await back(here, ann, fine);
    await playOn([ann]);
    ann.close();
  });

  test('a log with an entry of a later program waits for that program, and for nobody else', async () => {
    await here.thisServer();
    const [ann, id] = await begin(here, 'Ann', 'skirmish', ALONE);
    const [bob, fine] = await begin(here, 'Bob', 'skirmish', ALONE);
    await here.server.close();
    const store = await here.open();
    const { seq, ...summary } = (await store.row(id))!;
    const later = { table: id, expected: seq, commandId: 'later', seat: null, payload: '{"t":"crowned","at":1}', summary };
    expect(await store.append(later)).toEqual({ t: 'ok', seq: seq + 1 });
    await store.close();

    await here.thisServer();
    await back(here, ann, id);
    expect(ann.table).toMatchObject({ status: 'playing', parked: { why: 'newer' } });
    await expectParked(ann, id, 'newer');
    await back(here, bob, fine);
    await playOn([bob]);
    ann.close();
    bob.close();
  });

  test('a backup brings the code along, but it runs only by the old key or if somebody vouches for it', async () => {
    await here.otherServer(changed(otherDice));
    const [ann, id] = await begin(here, 'Ann', 'skirmish', ALONE);
    await playOn([ann], () => moves(ann) > 3);
    const look = structuredClone(ann.looks.get(0)?.view);
    await here.server.close();
    const file = join(here.folder, 'backup.jsonl');
    await backupTo(readConfig({ DATA_DIR: here.folder, TITLES_KEY: KEY }), file);
    const elsewhere = async (folder: string, key: string, seal: boolean): Promise<void> => {
      const env = { DATA_DIR: join(here.folder, folder), TITLES_KEY: key };
      await restoreFrom(readConfig(env), file, { seal });
      await here.thisServer(env);
      ann.heard.clear();
      await back(here, ann, id);
    };
    await elsewhere('other-key', 'cd'.repeat(32), false);
    expect(ann.table?.parked).toEqual({ why: 'unsealed' });
    await here.server.close();
    await elsewhere('vouched-for', 'cd'.repeat(32), true);
    expect(ann.table?.parked).toBeNull();
    expect(ann.looks.get(0)?.view).toEqual(look);
    await here.server.close();
    await elsewhere('same-key', KEY, false);
    expect(ann.table?.parked).toBeNull();
    await playOn([ann]);
    ann.close();
  });

  /** Rules that fail at a certain moment of every match. */
  const MOMENTS: Readonly<Record<string, readonly [string, string]>> = {
    deal: ['\tsetup,\n', '\tsetup: () => { throw new Error("no deal"); },\n'],
    imagine: ['\timagine,\n', '\timagine: () => { throw new Error("no idea"); },\n'],
    view: ['\tview,\n', '\tview: (m, seat) => { if (m.given[0] > 2) throw new Error("no view"); return view(m, seat); },\n'],
    answer: ['t.random(DICE[seat], 6)', 't.random(DICE[seat], t.table.hills.length > 4 ? 6 : t.table.none.nothing)'],
  };
  /** The same moments, in which the rules never come to an end. */
  const LOOPS: typeof MOMENTS = {
    'endless deal': ['\tsetup,\n', '\tsetup: () => { for (;;); },\n'],
    'endless view': ['\tview,\n', '\tview: (m, seat) => { while (m.given[0] > 2); return view(m, seat); },\n'],
    'endless answer': ['t.random(DICE[seat], 6)', '(() => { for (;;); })()'],
  };
  const failing =
    (moment: string): Change =>
    (game, kind, code) =>
      game === 'skirmish' && kind === 'rules' ? code.replace(...({ ...MOMENTS, ...LOOPS }[moment] as [string, string])) : code;
  test.each([...Object.keys(MOMENTS), ...Object.keys(LOOPS)])('rules that fail at the %s park their table alone', async (moment) => {
    await here.otherServer(changed(failing(moment)));
    const [ann, id] = await begin(here, 'Ann');
    const [bob] = await begin(here, 'Bob', 'yield');
    // Whose move it is that fails, theirs or the bot's, is a matter of luck.
    await playOn([ann], () => ann.table?.parked != null).catch((error: unknown) => expect(String(error)).toContain('parked'));
    await ann.until(() => ann.table?.parked != null);
    expect(ann.table?.parked).toEqual({ why: 'broken' });
    expect(here.server.metrics.value('longtable_parked_total', { why: 'broken' })).toBe(1);
    await playOn([bob], () => moves(bob) > 6);
    expect((await ann.ask('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await fetch(`${here.server.base}/readyz`)).status).toBe(200);
    ann.close();
    bob.close();
  });
});

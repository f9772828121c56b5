/** Shares of the luck that were promised can be shown, whatever became of the answer. */
import type { TableInfo } from '@longtable/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { joinTable as JoinTable, rematch as Rematch } from '../src/link/api.ts';
import type { keepFor as KeepFor, keptOf as KeptOf } from '../src/link/kept.ts';
import type { noncesAt as NoncesAt, promiseFor as PromiseFor } from '../src/link/nonces.ts';

type Asked = { readonly path: string; readonly body: { promise?: string; promises?: string[] } };

/** Requests to the server, and its answers; an answer that throws is lost on the way. */
const asked: Asked[] = [];
let answers: (asked: Asked) => object;
let joinTable: typeof JoinTable;
let rematch: typeof Rematch;
let noncesAt: typeof NoncesAt;
let promiseFor: typeof PromiseFor;
let keepFor: typeof KeepFor;
let keptOf: typeof KeptOf;

beforeEach(async () => {
  asked.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const one = { path, body: JSON.parse(body) as Asked['body'] };
    asked.push(one);
    return Response.json(path === '/api/guest' ? { id: 'gaaaaaaaaaaaaaaaa', name: 'Ann', kind: 'guest' } : answers(one));
  });
  ({ joinTable, rematch } = await import('../src/link/api.ts'));
  ({ noncesAt, promiseFor } = await import('../src/link/nonces.ts'));
  ({ keepFor, keptOf } = await import('../src/link/kept.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const promisedAt = (table: string): string[] => noncesAt(table).map(promiseFor);
const joins = (): string[] => asked.flatMap(({ body }) => body.promise ?? []);

test('a seat whose answer was lost has its nonce, and the next try promises the same', async () => {
  answers = lost;
  expect(await joinTable('t1', { code: 'x' })).toEqual({ refused: 'unavailable' });
  expect(promisedAt('t1')).toEqual(joins());
  answers = () => ({ refused: 'seat-taken', message: 'You already sit at this table.' });
  await joinTable('t1', { code: 'x' });
  expect(new Set(joins()).size).toBe(1);
  expect(promisedAt('t1')).toEqual([joins()[0]]);
});

test('whoever sits down anew shows one nonce, and another table has another', async () => {
  answers = () => ({ seat: 2 });
  await joinTable('t1', {});
  await joinTable('t2', {});
  expect([promisedAt('t1'), promisedAt('t2')]).toEqual([[joins()[0]], [joins()[1]]]);
  expect(joins()[0]).not.toBe(joins()[1]);
});

test('another match asked for twice, in two tabs or after a lost answer, has the nonces of the first time', async () => {
  const mine = [{ guest: 'gaaaaaaaaaaaaaaaa' }];
  const over = { id: 't1', seats: mine, rematch: null } as unknown as TableInfo;
  answers = ({ path }) => (path.endsWith('/rematch') ? { id: 't2' } : { seats: mine });
  expect([await rematch(over, [0]), await rematch(over, [0])]).toEqual(['t2', 't2']);
  const promised = asked.flatMap(({ body }) => body.promises ?? []);
  expect(promised).toHaveLength(2);
  expect(promisedAt('t2')).toEqual([promised[0]]);
});

test('what is kept as proof belongs to the seats of the match, though seats have moved up since they were taken', async () => {
  const proofOf = (table: string, seats: readonly number[]) => {
    keepFor(table, seats, 'c', { salt: 's', head: 'h' }, undefined);
    return keptOf(table)?.nonces;
  };
  answers = () => ({ seat: 2 });
  await joinTable('t1', {});
  const [own] = noncesAt('t1');
  expect(proofOf('t1', [1])).toEqual({ 1: own });
  expect(proofOf('t1', [1])).toEqual({ 1: own });
  // The answer that named the seat was lost.
  answers = lost;
  await joinTable('t2', {});
  expect(proofOf('t2', [3])).toEqual({ 3: noncesAt('t2')[0] });
  // Another device of the same person holds one of the seats: which one cannot be told here.
  answers = () => ({ seat: 2 });
  await joinTable('t3', {});
  expect(proofOf('t3', [1, 2])).toEqual({ 2: noncesAt('t3')[0] });
});

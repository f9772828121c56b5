/** The known answers of docs/chance.md, against our own code and against the platform's. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { committed, hex } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { commitmentTo, type Deal, type Entry, firstHash, nextHash, promiseOf, rootOf } from '../index.ts';

const text = readFileSync(new URL('../../../docs/chance.md', import.meta.url), 'utf8');
const lines = (/```\n([\s\S]*?)```/.exec(text)?.[1] ?? '').trim().split('\n');
const known = Object.fromEntries(lines.map((line) => [line.split(/\s+/)[0]!, line.split(/\s+/).slice(1).join(' ')]));
const value = (name: string): string => known[name] ?? '';
const deal = JSON.parse(value('deal')) as Deal;

describe('known answers of provable chance', () => {
  it('commitment, promise and root', () => {
    expect(commitmentTo(value('secret'))).toBe(value('commitment'));
    expect(promiseOf(value('nonce'))).toBe(value('promise'));
    expect(hex(rootOf(value('secret'), deal))).toBe(value('root'));
  });
  it('the same by the platform', () => {
    const sha = (data: string): string => createHash('sha256').update(data).digest('hex');
    expect(sha(`longtable/secret/${value('secret')}`)).toBe(value('commitment'));
    expect(
      createHmac('sha256', Buffer.from(value('secret'), 'hex'))
        .update(value('deal'))
        .digest('hex'),
    ).toBe(value('root'));
    expect(sha(value('first') + value('entry'))).toBe(value('hash'));
  });
  const draws = Object.keys(known).filter((name) => name.includes('#'));
  it.each(draws)('the outcome of %s', (name) => {
    const [label, n] = name.split('#') as [string, string];
    const [bytes, sides, , outcome] = value(name).split(/\s+/) as [string, string, string, string];
    expect(
      createHmac('sha256', Buffer.from(value('root'), 'hex'))
        .update(name)
        .digest('hex'),
    ).toBe(bytes);
    expect(committed(Buffer.from(value('root'), 'hex'))(label, Number(n), Number(sides))).toBe(Number(outcome));
  });
  it('the chain', () => {
    expect(draws.length).toBe(6);
    const holders = ['person' as const, { bot: 'captain' }];
    expect(firstHash({ ...deal, commitment: value('commitment'), promises: [value('promise'), null], holders })).toBe(value('first'));
    expect(nextHash(value('first'), JSON.parse(value('entry')) as Entry)).toBe(value('hash'));
  });
});

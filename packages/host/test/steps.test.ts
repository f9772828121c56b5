/** Steps of a match: old ones are kept as text, and come back as they were. */
import type { Spec } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Step } from '../hearing.ts';
import { PAGE, SHEAF, stepsOf } from '../steps.ts';

const stepOf = (i: number): Step<Spec> => ({
  entry: i === 0 ? null : { t: 'answer', seat: i % 3, answer: [i, `card-${i}`] },
  told: [{ event: { type: 'said', n: i, text: `"${i}" – ä\n` } as Spec['event'], to: i % 2 === 0 ? null : [1] }],
  closed: i % 5 === 0 ? 'chance' : null,
});
const many = Array.from({ length: 3 * SHEAF * PAGE + PAGE + 3 }, (_, i) => stepOf(i));
const all = Array.from({ length: 2 * SHEAF * PAGE + 3 }, (_, i) => stepOf(i));

/** Packed texts are none of the texts. */
const reversed = (text: string): string => [...text].reverse().join('');
const now = (work: () => void): void => work();
const REVERSED = { pack: reversed, unpack: reversed, soon: now };

describe('steps', () => {
  it.each([
    ['as text', undefined],
    ['packed', REVERSED],
  ])('of long ago, %s, come back as they were from every place', (_how, packing) => {
    const steps = stepsOf<Spec>(packing);
    for (const step of many) steps.push(step);
    for (let from = 0; from <= many.length; from++) expect([...steps.from(from)]).toEqual(many.slice(from));
  });

  it('are packed once they are old, and no more than once', () => {
    const packed: string[] = [];
    const steps = stepsOf<Spec>({ pack: (text) => `${packed.push(text)}`, unpack: (n) => packed[Number(n) - 1]!, soon: now });
    for (let i = 0; i < 4 * SHEAF * PAGE; i++) steps.push(stepOf(i));
    expect(packed.length).toBe(2);
    for (const text of packed) expect(text.split('\n').length).toBe(SHEAF);
    expect([...steps.from(0)].length).toBe(4 * SHEAF * PAGE);
  });

  it('are written and packed all at once when there is time, and asked for no more than once until then', () => {
    const later: (() => void)[] = [];
    const packed: string[] = [];
    const pack = (text: string): string => `${packed.push(text)}`;
    const steps = stepsOf<Spec>({ pack, unpack: (n) => packed[Number(n) - 1]!, soon: (work) => void later.push(work) });
    for (const step of many) steps.push(step);
    expect([later.length, packed.length]).toEqual([1, 0]);
    for (const [i, step] of [...steps.from(0)].entries()) expect(step).toBe(many[i]);
    const reading = steps.from(0)[Symbol.iterator]();
    expect(reading.next().value).toBe(many[0]);
    for (const work of later.splice(0)) work();
    expect(packed.length).toBe(2);
    expect(steps.length).toBe(many.length);
    for (const step of many.slice(1)) expect(reading.next().value).toEqual(step);
    for (let from = 0; from <= many.length; from++) expect([...steps.from(from)]).toEqual(many.slice(from));
    for (let i = 0; i < PAGE; i++) steps.push(stepOf(many.length + i));
    expect(later.length).toBe(1);
  });

  it('come back as they were from every place, whatever was written meanwhile', () => {
    const steps = stepsOf<Spec>();
    for (const [i, step] of all.entries()) {
      steps.push(step);
      expect(steps.length).toBe(i + 1);
    }
    for (let from = 0; from <= all.length; from++) expect([...steps.from(from)]).toEqual(all.slice(from));
  });

  it('are not written before there are two pages: the newest are the very things that were pushed', () => {
    const steps = stepsOf<Spec>();
    for (const step of all) steps.push(step);
    for (const [i, step] of [...steps.from(all.length - PAGE)].entries()) expect(step).toBe(all[all.length - PAGE + i]);
    expect([...steps.from(0)][0]).not.toBe(all[0]);
  });

  it('may be read while more are pushed', () => {
    const steps = stepsOf<Spec>();
    for (const step of all.slice(0, 3 * PAGE)) steps.push(step);
    const reading = steps.from(0)[Symbol.iterator]();
    expect(reading.next().value).toEqual(all[0]);
    for (const step of all.slice(3 * PAGE)) steps.push(step);
    for (let i = 1; i < 3 * PAGE; i++) expect(reading.next().value).toEqual(all[i]);
  });
});

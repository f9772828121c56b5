/** Plans: what a question lets a seat leave with the table, and what ends it. */
import { type Described, type Plannable, pick, type Seat, some } from '@longtable/kernel';
import { describe, expect, it, test } from 'vitest';
import { NO_PLAN, type Plan, passUntil, planAt, planLook, plannedAnswer, type Until, untilsOf } from '../index.ts';
import { sit } from './village.ts';

const asked = (plan: Plannable | undefined, more: Partial<Described> = {}): Described => ({
  kind: 'window',
  stage: 'use',
  ask: pick(0 as Seat, ['card', 'done']),
  shown: plan === undefined ? {} : { plan },
  among: 'one',
  ...more,
});
const WINDOW = { pass: 'done', round: 3, touches: false };
const passing = (until: Until, at = asked(WINDOW)): Plan => ({ pass: passUntil(at, until), forced: false });

describe('what may be planned', () => {
  test.each<[string, Described, readonly Until[]]>([
    ['all three ends', asked(WINDOW), ['other', 'round', 'touched']],
    ['no round where the question names none', asked({ pass: 'done', touches: false }), ['other', 'touched']],
    ['not until it touches me where it does already', asked({ pass: 'done', touches: true }), ['other']],
    ['nothing where the question says nothing', asked(undefined), []],
    ['nothing where nothing lets the moment go by', asked({ round: 3 }), []],
    ['nothing where passing is not among the options', asked(WINDOW, { ask: pick(0, ['card']) }), []],
    ['nothing for partners', asked(WINDOW, { among: 'any' }), []],
    ['a sealed question', asked({ pass: 'done' }, { among: 'sealed' }), ['other']],
    ['an empty choice', asked({ pass: [] }, { ask: some(0, [1, 2], 0, 2) }), ['other']],
    ['no empty choice where one must be taken', asked({ pass: [] }, { ask: some(0, [1, 2], 1, 2) }), []],
  ])('%s', (_what, question, untils) => {
    expect(untilsOf(question)).toEqual(untils);
  });
});

describe('a planned pass', () => {
  const other = asked(undefined, { kind: 'turn', stage: 'act' });
  it('answers the same question again, whatever else is offered', () => {
    const again = asked(WINDOW, { ask: pick(0, ['card', 'another', 'done']) });
    for (const until of ['other', 'round', 'touched'] as const) expect(plannedAnswer(passing(until), again)).toBe('done');
  });
  it('answers no other question', () => {
    for (const until of ['other', 'round', 'touched'] as const) expect(plannedAnswer(passing(until), other)).toBeNull();
    expect(plannedAnswer(NO_PLAN, asked(WINDOW))).toBeNull();
  });
  test.each<[string, Until, Described, boolean]>([
    ['another question, planned until there is one', 'other', other, true],
    ['another question, planned until a new round', 'round', other, false],
    ['another question, planned until it touches me', 'touched', other, false],
    ['a new round', 'round', asked({ ...WINDOW, round: 4 }), true],
    ['another question that tells of a new round', 'round', asked({ round: 4 }, { kind: 'turn', stage: 'act' }), true],
    ['another question of the same round', 'round', asked({ round: 3 }, { kind: 'turn', stage: 'act' }), false],
    ['a new round, planned until another question', 'other', asked({ ...WINDOW, round: 4 }), false],
    ['a moment that touches me', 'touched', asked({ ...WINDOW, touches: true }), true],
    ['a moment that touches me, planned until a new round', 'round', asked({ ...WINDOW, touches: true }), false],
    ['a moment that cannot be passed', 'round', asked(WINDOW, { ask: pick(0, ['card']) }), true],
    ['partners who decide together', 'round', asked(WINDOW, { among: 'any' }), true],
  ])('%s', (_what, until, question, ends) => {
    expect(planAt(passing(until), question).pass === null).toBe(ends);
    if (ends) expect(plannedAnswer(passing(until), question)).toBeNull();
  });
});

describe('an only option unasked', () => {
  const forced: Plan = { pass: null, forced: true };
  const only = pick(0, ['one']);
  it('is answered where everybody sees it', () => {
    expect(plannedAnswer(forced, asked({ open: true }, { ask: only }))).toBe('one');
  });
  it('is asked where it is a secret, where there is a choice, where it is not wished and among partners', () => {
    expect(plannedAnswer(forced, asked(undefined, { ask: only }))).toBeNull();
    expect(plannedAnswer(forced, asked({ open: false }, { ask: only }))).toBeNull();
    expect(plannedAnswer(forced, asked({ open: true }))).toBeNull();
    expect(plannedAnswer(NO_PLAN, asked({ open: true }, { ask: only }))).toBeNull();
    expect(plannedAnswer(forced, asked({ open: true }, { ask: only, among: 'any' }))).toBeNull();
  });
});

describe('what its owner sees', () => {
  it('says what is planned, what could be, and that this question is taken care of', () => {
    expect(planLook(passing('round'), asked(WINDOW))).toEqual({
      until: 'round',
      forced: false,
      may: ['other', 'round', 'touched'],
      answers: true,
    });
    expect(planLook(NO_PLAN, null)).toEqual({ until: null, forced: false, may: [], answers: false });
  });
});

describe('a planned answer in the log', () => {
  it('is marked for its owner and for nobody else', () => {
    const { host } = sit().do({ t: 'answer', seat: 0, answer: 'pass', planned: true });
    expect(host.entries()).toEqual([{ t: 'answer', seat: 0, answer: 'pass', planned: true }]);
    expect(host.heard(0).at(-1)?.note).toEqual({ kind: 'planned', seat: 0 });
    for (const viewer of [1, null]) expect(host.heard(viewer).at(-1)).not.toHaveProperty('note');
  });
  it('is not marked where somebody answers', () => {
    const { host } = sit().do({ t: 'answer', seat: 0, answer: 'pass' });
    expect(host.heard(0).at(-1)).not.toHaveProperty('note');
    expect(host.entries()).toEqual([{ t: 'answer', seat: 0, answer: 'pass' }]);
  });
});

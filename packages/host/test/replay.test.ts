/** A log that is played again in place is the match that it was, and can be undone like it. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../index.ts';
import { sit, type Table } from './village.ts';

/** Takes the entries of a log in place. */
function replayed(entries: readonly Entry[]): Table {
  const table = sit();
  for (const entry of entries) {
    const prepared = table.host.replay(entry);
    if ('refused' in prepared) throw new Error(`${JSON.stringify(entry)}: ${prepared.refused}`);
    prepared.commit();
  }
  return table;
}

const everything = ({ host }: Table): unknown => ({
  hash: host.engine.hash(host.match),
  open: host.match.open,
  looks: [null, 0, 1].map((viewer) => host.look(viewer)),
  heard: ([null, 0, 1, 'all'] as const).map((viewer) => host.heard(viewer)),
  entries: host.entries(),
  backTo: [0, 1].map((seat) => host.backTo(seat)),
});

const MATCHES: readonly (readonly [string, () => Table])[] = [
  ['steps, rolls and what was shown', () => sit().say('0:step 0:roll 0:step 0:show 0:pass 1:step 1:whisper 1:roll 1:step')],
  ['answers that were undone', () => sit().say('0:step 0:step').do({ t: 'undo', seat: 0 }).say('0:pass 1:step').do({ t: 'undo', seat: 1 })],
  ['a sealed answer', () => sit().say('0:step 0:vote 0:yes')],
  [
    'sealed answers, one taken back, and then opened',
    () => sit().say('0:vote 0:yes').do({ t: 'take-back', seat: 0 }).say('0:no 1:no 0:step'),
  ],
  ['lanes', () => sit().say('0:lanes 0:road 1:road 0:dice 1:road').do({ t: 'undo', seat: 1 })],
  ['a way back', () => sit().say('0:step 0:roll 0:pass 1:step').do({ t: 'rewind', seat: 0, length: 1 }).say('0:step')],
  [
    'seats in other hands',
    () =>
      sit()
        .say('0:step')
        .do({ t: 'hand-over', seat: 0, to: { bot: 'captain' }, why: 'asked' })
        .say('0:step'),
  ],
  ['an end', () => sit().say('0:step 0:end')],
];

describe('a log played again in place', () => {
  it.each(MATCHES)('is the same match after every entry: %s', (_what, play) => {
    const entries = play().host.entries();
    for (let n = 0; n <= entries.length; n++) {
      const once = sit();
      for (const entry of entries.slice(0, n)) once.do(entry);
      expect(everything(replayed(entries.slice(0, n)))).toEqual(everything(once));
    }
  });
  it.each(MATCHES)('is undone to the same match: %s', (_what, play) => {
    for (const seat of [0, 1]) {
      const [once, again] = [play(), replayed(play().host.entries())];
      for (let n = 0; n < 3; n++) {
        const [a, b] = [once, again].map((table) => {
          const prepared = table.host.prepare({ t: 'undo', seat });
          if ('refused' in prepared) return prepared;
          prepared.commit();
          return everything(table);
        });
        expect(b).toEqual(a);
      }
    }
  });
  it('is one match all the time, until it is played on', () => {
    const table = sit();
    const { match } = table.host;
    for (const entry of sit().say('0:step 0:roll').host.entries()) {
      const prepared = table.host.replay(entry);
      if (!('refused' in prepared)) prepared.commit();
    }
    expect(table.host.match).toBe(match);
    expect(table.say('0:step').host.match).not.toBe(match);
  });
  it('refuses what the rules refuse, and is as it was', () => {
    const table = sit().say('0:step');
    const before = everything(table);
    expect(table.host.replay({ t: 'answer', seat: 1, answer: 'step' })).toMatchObject({ refused: 'not-asked' });
    expect(table.host.replay({ t: 'answer', seat: 0, answer: 'fly' })).toMatchObject({ refused: 'not-an-option' });
    expect(table.host.replay({ t: 'take-back', seat: 0 })).toMatchObject({ refused: 'nothing-sealed' });
    expect(everything(table)).toEqual(before);
  });
});

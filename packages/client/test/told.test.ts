/** The log beside a story: it ends where the board stands. */
import type { Spec } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Skin } from '../skins/skin.ts';
import type { Dictionary } from '../src/i18n/index.ts';
import type { AnyHeard } from '../src/link/table-link.ts';
import { type LogLine, linesBefore, linesOf } from '../src/log/lines.ts';
import type { TableModel } from '../src/match/model.ts';
import { tellingOf } from '../src/match/use-told.ts';

const [phase, first, second, next] = ['phase', 'activated', 'foe-moved', 'moved'].map((type) => ({ type }) as Spec['event']);
const stage = { happening: { n: 1, events: [phase!, first!, second!], before: {} }, later: [next!] };
const teller = { storyFrom: () => 1 } as unknown as Skin;
const untoldOf = (...all: Parameters<typeof tellingOf>) => tellingOf(...all).untold;

describe('what is still to be told', () => {
  it('is the story, from where it begins, and what waits behind it', () => {
    expect(untoldOf(stage, null, teller)).toEqual([first, second, next]);
    expect(untoldOf(stage, first!, teller)).toEqual([second, next]);
    expect(untoldOf(stage, second!, teller)).toEqual([next]);
  });

  it('is only what waits where a board tells no story, and nothing when the board rests', () => {
    expect(untoldOf(stage, null, null)).toEqual([next]);
    expect(untoldOf({ happening: null, later: [] }, first!, teller)).toEqual([]);
  });

  it('begins anew with the next happening, whatever was told in the last', () => {
    expect(untoldOf(stage, next!, teller)).toEqual([first, second, next]);
  });
});

describe('what a story has told', () => {
  const told = (...all: Parameters<typeof tellingOf>) => tellingOf(...all).told;

  it('is all before it, and grows with it', () => {
    expect(told(stage, null, teller)).toEqual([phase]);
    expect(told(stage, first!, teller)).toEqual([phase, first]);
    expect(told(stage, second!, teller)).toEqual([phase, first, second]);
  });

  it('is nothing where no story runs', () => {
    expect(told(stage, first!, null)).toEqual([]);
    expect(told(stage, first!, { storyFrom: () => 3 } as unknown as Skin)).toEqual([]);
    expect(told({ happening: null, later: [] }, first!, teller)).toEqual([]);
  });
});

describe('the log', () => {
  const line = (key: string, event: LogLine['event']): LogLine => ({ key, n: 0, by: null, text: key, heading: 0, event });
  const lines = [line('a', phase!), line('b', first!), line('note', null), line('c', second!)];

  it('ends before the first line that is not told yet, with the notes behind it', () => {
    expect(linesBefore(lines, new Set([first!, second!])).map(({ key }) => key)).toEqual(['a']);
    expect(linesBefore(lines, new Set([second!])).map(({ key }) => key)).toEqual(['a', 'b', 'note']);
  });

  it('is the same list when all is told', () => {
    expect(linesBefore(lines, new Set())).toBe(lines);
  });
});

/** Whom an event tells of, where it says so. */
const ABOUT: Readonly<Record<string, object>> = { moved: { seat: 1 }, vp: { party: 'E' } };

describe('the shield of a line', () => {
  it('is that of the seat it tells of, else of whoever acted, and nobody’s where the game itself goes on', () => {
    const events = ['moved', 'rolled', 'vp', 'market', 'event', 'end'].map((type) => ({ type, ...ABOUT[type] }));
    const model = {
      now: { look: { view: {} } },
      table: { game: 'uprising' },
      title: { texts: { en: { events: Object.fromEntries(events.map(({ type }) => [type, () => type])) } } },
      language: 'en',
      name: String,
    } as unknown as TableModel;
    const lines = linesOf(model, {} as Dictionary, [{ n: 1, by: 2, events } as unknown as AnyHeard]);
    expect(lines.map(({ text, by }) => [text, by])).toEqual([
      ['moved', 1],
      ['rolled', 2],
      ['vp', null],
      ['market', null],
      ['event', null],
      ['end', null],
    ]);
  });
});

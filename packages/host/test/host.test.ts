import { describe, expect, it } from 'vitest';
import { sit, village } from './village.ts';

describe('prepare and commit', () => {
  it('changes nothing until it is committed', () => {
    const { host, did } = sit();
    const prepared = host.prepare({ t: 'answer', seat: 0, answer: 'step' });
    expect([host.length, did(), host.look(0).view.did]).toEqual([0, '', []]);
    if ('refused' in prepared) throw new Error();
    expect(prepared.entry).toEqual({ t: 'answer', seat: 0, answer: 'step' });
    expect(prepared.match.table.did).toEqual(['0:step']);
    prepared.commit();
    expect([host.length, did()]).toEqual([1, '0:step']);
  });

  it('prepares on top of what is not committed yet, and commits in the same order only', () => {
    const { host, did } = sit();
    const first = host.prepare({ t: 'answer', seat: 0, answer: 'step' });
    if ('refused' in first) throw new Error();
    const second = first.prepare({ t: 'answer', seat: 0, answer: 'step' });
    if ('refused' in second) throw new Error();
    expect([second.match.table.did, did()]).toEqual([['0:step', '0:step'], '']);
    expect(() => second.commit()).toThrow('out of order');
    first.commit();
    second.commit();
    expect([host.length, did()]).toEqual([2, '0:step 0:step']);
  });

  it('keeps the answer in the words of the game, whatever else the sender put there', () => {
    const { host } = sit();
    const prepared = host.prepare({ t: 'answer', seat: 0, answer: 'step', given: 0, extra: 1 } as never);
    expect('entry' in prepared && prepared.entry).toEqual({ t: 'answer', seat: 0, answer: 'step' });
  });

  it('folds the same entries to the same match', () => {
    const first = sit().say('0:step 0:roll 0:pass 1:vote 0:yes 1:no 1:lanes 0:road 1:dice');
    const second = sit();
    for (const entry of first.host.entries()) second.do(entry);
    expect(second.host.engine.hash(second.host.match)).toBe(first.host.engine.hash(first.host.match));
  });

  it.each([
    ['another seat answers', { t: 'answer', seat: 1, answer: 'step' }, 'not-asked'],
    ['no option', { t: 'answer', seat: 0, answer: 'fly' }, 'not-an-option'],
    ['no such seat', { t: 'answer', seat: 9, answer: 'step' }, 'no-such-seat'],
    ['half a seat', { t: 'answer', seat: 0.5, answer: 'step' }, 'no-such-seat'],
    ['an old click', { t: 'answer', seat: 0, answer: 'step', given: 7 }, 'stale'],
    ['an offer that is not there', { t: 'offer', seat: 0, kind: 'trade', answer: 'x' }, 'no-such-offer'],
    ['nothing is sealed', { t: 'take-back', seat: 0 }, 'nothing-sealed'],
    ['nothing to undo', { t: 'undo', seat: 0 }, 'undo-closed'],
    ['something unknown', { t: 'dance', seat: 0 }, 'bad-command'],
  ])('refuses: %s', (_what, command, code) => {
    const table = sit();
    expect(table.refusal(command as never).refused).toBe(code);
    expect(table.host.length).toBe(0);
  });

  it('refuses everything but hand-overs once the match is over', () => {
    const table = sit().say('0:end');
    expect(table.refusal({ t: 'answer', seat: 0, answer: 'step' }).refused).toBe('finished');
    expect(table.refusal({ t: 'undo', seat: 0 })).toEqual({ refused: 'undo-closed', why: 'sealed' });
  });

  it('a stale check by the number of answers given: each answer, taking back and undo counts', () => {
    const table = sit().say('0:step');
    expect(table.host.look(0).given).toBe(1);
    table.do({ t: 'undo', seat: 0 });
    expect(table.host.look(0).given).toBe(2);
    expect(table.refusal({ t: 'answer', seat: 0, answer: 'step', given: 1 })).toEqual({ refused: 'stale' });
    expect([table.host.look(1).given, table.host.look(null).given]).toEqual([0, 0]);
  });
});

describe('seats change hands', () => {
  it('person, bot and person again, with who holds them in every look', () => {
    const table = sit();
    table.do({ t: 'hand-over', seat: 1, to: { bot: 'captain' }, why: 'time-out' });
    expect(table.host.holders).toEqual(['person', { bot: 'captain' }]);
    expect(table.host.look(null).holders).toEqual(['person', { bot: 'captain' }]);
    table.say('0:pass 1:step').do({ t: 'hand-over', seat: 1, to: 'person', why: 'asked' });
    expect(table.host.holders).toEqual(['person', 'person']);
  });
  it('does not change the match, and is heard by everybody', () => {
    const table = sit().say('0:step');
    const before = table.host.engine.hash(table.host.match);
    table.do({ t: 'hand-over', seat: 0, to: { bot: 'lord' }, why: 'vote' });
    expect(table.host.engine.hash(table.host.match)).toBe(before);
    expect(table.host.heard(1).at(-1)?.note).toEqual({ kind: 'hand-over', seat: 0, to: { bot: 'lord' } });
  });
});

describe('what viewers hear', () => {
  it('counts for each viewer without gaps', () => {
    const table = sit().say('0:step 0:whisper 0:whisper 0:roll 0:pass 1:vote 1:yes 0:no 1:whisper');
    for (const viewer of [0, 1, null])
      expect(table.host.heard(viewer).map(({ n }) => n)).toEqual(table.host.heard(viewer).map((_, i) => i));
  });
  it('a whisper is heard by its seat alone and leaves no trace for others', () => {
    const quiet = sit().say('0:step 0:roll');
    const table = sit().say('0:step 0:whisper 0:roll');
    expect(table.host.heard(1)).toEqual(quiet.host.heard(1));
    expect(table.host.heard(null)).toEqual(quiet.host.heard(null));
    expect(table.host.heard(0).length).toBe(quiet.host.heard(0).length + 1);
  });
  it('sealed answers and taking them back are heard by nobody until all are in', () => {
    const table = sit().say('0:vote');
    const before = [0, 1, null].map((viewer) => table.host.heard(viewer).length);
    table.say('1:yes').do({ t: 'take-back', seat: 1 }).say('1:no');
    expect([0, 1, null].map((viewer) => table.host.heard(viewer).length)).toEqual(before);
    table.say('0:yes');
    expect(table.host.heard(null).at(-1)?.events).toHaveLength(2);
  });
  it('only the rest from a number on', () => {
    const table = sit().say('0:step 0:step 0:step');
    expect(table.host.heard(1, 2).map(({ n }) => n)).toEqual([2, 3]);
    expect(table.host.heard(1, 99)).toEqual([]);
  });
  it('a sealed answer is seen by its own seat only', () => {
    const table = sit().say('0:vote 1:yes');
    expect([table.host.look(1).sealed, table.host.look(0).sealed, table.host.look(null).sealed]).toEqual(['yes', null, null]);
    expect([table.host.look(0).asked, table.host.look(0).awaited]).toEqual([[0, 1], [0]]);
    expect([table.host.look(1).question, table.host.look(0).question === null]).toEqual([null, false]);
  });
});

describe('looking back', () => {
  it('shows the match as each viewer saw it at their own steps', () => {
    const table = sit().say('0:step 0:whisper 0:roll 0:pass');
    const looks = table.host.heard(1).map(({ n }) => table.host.lookAt(1, n)?.view.did.length);
    expect(looks).toEqual([0, 1, 4, 5]);
    expect(table.host.lookAt(0, 4)?.view).toEqual(table.host.look(0).view);
    expect([table.host.lookAt(1, 99), table.host.lookAt(1, -1)]).toEqual([null, null]);
  });
  it('hears every whisper with all ears, and shows the view of each seat with that of a spectator', () => {
    const table = sit().say('0:step 0:whisper 0:pass 1:whisper 1:end');
    const heard = table.host.heard('all');
    expect(heard.map(({ events }) => events.map(({ type }) => type).join())).toEqual(['', 'did', 'whispered', 'did', 'whispered', 'did']);
    const look = table.host.lookAt('all', 2);
    expect(look).toMatchObject({
      question: null,
      offers: [],
      sealed: null,
      views: [{ did: ['0:step', '0:whisper'] }, { did: ['0:step', '0:whisper'] }],
    });
    expect(table.host.lookAt(null, 1)?.views).toBeUndefined();
  });
  it('plays a few entries again and not the whole match, however long it is', () => {
    let copies = 0;
    const game: typeof village = {
      ...village,
      copy(table) {
        copies++;
        return village.copy(table);
      },
    };
    const table = sit(2, undefined, undefined, game).say(Array.from({ length: 300 }, () => '0:step').join(' '));
    table.host.lookAt(0, 290);
    const cost = (n: number): number => {
      const before = copies;
      expect(table.host.lookAt(0, n)?.view.did).toHaveLength(n);
      return copies - before;
    };
    // A mark is kept every 24 entries; each entry that is played again copies the table once.
    for (const n of [290, 287, 150, 24, 23, 1]) expect(cost(n)).toBeLessThanOrEqual(24);
  });
  it('says how many entries lie before a step', () => {
    const table = sit().say('0:step 0:whisper 0:roll');
    expect([table.host.entriesAt(1, 2), table.host.entriesAt(0, 2), table.host.entriesAt(1, 9)]).toEqual([3, 2, null]);
  });
  it('saves the match at any answer, to go on from there', () => {
    const table = sit().say('0:step 0:roll 0:pass 1:step');
    const saved = table.host.saveAt(2) ?? '';
    const fork = sit();
    const loaded = fork.host.engine.load(saved);
    expect('table' in loaded && loaded.table.did).toEqual(table.host.match.table.did.slice(0, 3));
    expect([table.host.saveAt(-1), table.host.saveAt(5)]).toEqual([null, null]);
  });
});

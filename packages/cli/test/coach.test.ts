/** The coach at the terminal. */
import { describe, expect, it } from 'vitest';
import { lines, longtable } from './run.ts';

const play = (coach: string[], ...typed: string[]) => longtable(['play', 'skirmish', '--seed', '3', ...coach], lines(...typed, 'quit'));

describe('play --coach', () => {
  it('names a way when it is asked, by sign or by word, with reasons and figures where they are wanted', async () => {
    const hint = await play(['--coach', 'warn'], '?', 'hint');
    expect(hint.code).toBe(0);
    expect(hint.out.match(/^Coach: Rank \d$/gm)).toHaveLength(2);
    expect(hint.out).not.toMatch(/: \d+ %/);
    const whole = await play(['--coach', 'explain', '--lang', 'de']);
    expect(whole.out).toMatch(/^Ratgeber: /m);
    expect(whole.out).toMatch(/^ {2}.*: \d+ %$/m);
  });

  it('says something unasked once a turn, and nothing where it is off', async () => {
    const on = await play(['--coach', 'hint'], 'table', 'log');
    expect(on.out.match(/^Coach: /gm)).toHaveLength(1);
    const off = await play([], '?');
    expect(off.out).not.toMatch(/^Coach: /m);
    expect(off.out).toContain('No coach sits here');
  });

  it('holds a costly answer back, and lets it go when it is typed again', async () => {
    const first = new Array<string>(12).fill('1');
    const { out } = await play(['--coach', 'warn'], ...first);
    expect(out).toMatch(/Coach: that costs about \d\d %; better: /);
    expect(out).toContain('Seat 1 1 + ');
  });

  it('tells the position to everybody, by what everybody can see', async () => {
    const alone = await play([], '1', '1', '1', 'position');
    expect(alone.out).toMatch(/^Seat 1: [\d.]+\n {2}Points: [\d.]+\nSeat 2 \(captain\): [\d.]+\n {2}Points: /m);
    const shared = await longtable(['play', 'skirmish', '--hotseat', '--seed', '3'], lines('position', 'quit'));
    expect(shared.out).toMatch(/Nothing stands out yet|Points:/);
  });

  it('sits nowhere where another person plays, and knows four levels', async () => {
    const shared = await longtable(['play', 'skirmish', '--hotseat', '--coach', 'hint']);
    expect([shared.code, shared.err]).toEqual([2, expect.stringContaining('alone against bots')]);
    const loud = await longtable(['play', 'skirmish', '--coach', 'shout']);
    expect([loud.code, loud.err]).toEqual([2, expect.stringContaining('off, warn, hint, explain')]);
  });
});

describe('wish', () => {
  it('lists what can be asked of partners, and tells how each of them answers', async () => {
    const typed = lines('wish', 'wish 1', 'quit');
    const { out } = await longtable(['play', 'uprising', '--players', '3', '--seed', '4'], typed);
    expect(out).toMatch(/^ {2}1\) (I need|Defend) /m);
    expect(out.match(/^Seat [23] \(lord\): (yes|no)\. /gm)).toHaveLength(2);
  });

  it('says so where nobody plays together', async () => {
    expect((await play([], 'wish')).out).toContain('no partners here');
  });
});

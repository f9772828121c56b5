/** The pace of the Nemesis' story: as its reader sets it, and never without a way on. */
import { describe, expect, it } from 'vitest';
import { hurried, isSeenOut, PLAIN_PACE, paused, stepped } from '../skins/uprising/pace.ts';

const told = { begun: PLAIN_PACE, hasBar: true, isDue: false };
const due = { ...told, isDue: true };

describe('a step of the story', () => {
  it('stays until its time is over', () => {
    expect(isSeenOut(PLAIN_PACE, told)).toBe(false);
    expect(isSeenOut(PLAIN_PACE, due)).toBe(true);
  });

  it('stays while its reader pauses, until they go on or ask for the next', () => {
    const wait = paused(PLAIN_PACE);
    expect(isSeenOut(wait, due)).toBe(false);
    expect(isSeenOut(paused(wait), due)).toBe(true);
    expect(isSeenOut(stepped(wait), told)).toBe(true);
    expect(isSeenOut(stepped(wait), { ...due, begun: stepped(wait) })).toBe(false);
  });

  it('is over at once when all is hurried', () => {
    expect(isSeenOut(hurried(PLAIN_PACE), told)).toBe(true);
  });

  it('does not wait where no bar could let it go on: a fight after a story that was paused', () => {
    const wait = paused(PLAIN_PACE);
    expect(isSeenOut(wait, { ...due, hasBar: false })).toBe(true);
    expect(isSeenOut(wait, { ...told, hasBar: false })).toBe(false);
  });
});

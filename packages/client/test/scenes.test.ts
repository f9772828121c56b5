/** The picture of the board while more and more happens. */
import type { Seat } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyLook, SeatState } from '../src/link/table-link.ts';
import { type Scene, type Told, toldAtFirst, toldUpTo, withScene } from '../src/match/scenes.ts';

const PLAYS = { animated: true, still: false };
const SHOWS = { animated: false, still: false };

const scene = (name: string, heard: number, events: number): Scene => ({
  n: heard,
  look: { name } as unknown as AnyLook,
  heard,
  events: Array.from({ length: events }, () => ({ type: 'moved' })),
});
const [first, second] = [scene('first', 4, 1), scene('second', 5, 1)];

describe('scenes', () => {
  it('are played one after the other', () => {
    expect(withScene([first], second, PLAYS)).toEqual([first, second]);
    expect(withScene([first], second, { animated: true, still: true })).toEqual([second]);
    expect(withScene([first, second], scene('third', 6, 2), SHOWS)).toHaveLength(1);
  });

  it('never wait for one in which nothing happens', () => {
    const quiet = scene('quiet', 5, 0);
    expect(withScene([first], quiet, PLAYS)).toEqual([quiet]);
    expect(withScene([first, second], { ...quiet, heard: 7 }, PLAYS)).toEqual([first, { ...second, look: quiet.look, heard: 7 }]);
  });

  it('are left out when the table has run far ahead', () => {
    const many = Array.from({ length: 5 }, (_, n) => scene(`${n}`, n, 1));
    expect(withScene(many, second, PLAYS)).toEqual([second]);
  });
});

/** A seat that has heard so many steps, one event each. */
const seated = (seat: Seat, heard: number): SeatState => ({
  seat,
  look: { seat, heard } as unknown as AnyLook,
  heard: Array.from({ length: heard }, (_, n) => ({ n, by: null, events: [{ type: `${seat} heard ${n}` }] })),
});
const eventsOf = ({ scenes }: Told): string[] => scenes.flatMap(({ events }) => events.map(({ type }) => type));

describe('a board that plays', () => {
  const [left, right] = [seated(0, 3), seated(1, 3)];
  const opened = toldAtFirst(left, [left, right]);
  const later = seated(0, 4);
  const playing = toldUpTo(opened, later, [later, right], PLAYS);

  it('opens with nothing to play, and stays as it is while nothing changes', () => {
    expect(eventsOf(opened)).toEqual([]);
    expect(toldUpTo(opened, left, opened.seats, PLAYS)).toBe(opened);
    expect(toldUpTo(opened, left, opened.seats, SHOWS)).toBe(opened);
    expect(eventsOf(playing)).toEqual(['0 heard 3']);
  });

  it('tells two scenes apart, also where two seats of one person have heard equally much', () => {
    const other = seated(1, 4);
    const { scenes } = toldUpTo(playing, other, [later, other], PLAYS);
    expect(scenes.map(({ heard }) => heard)).toEqual([3, 4, 4]);
    expect(new Set(scenes.map(({ n }) => n)).size).toBe(3);
  });

  it('never numbers a scene like one before it, however many were left out', () => {
    const skipped = { ...playing, scenes: playing.scenes.slice(-1) };
    const quick = seated(0, 5);
    const caughtUp = toldUpTo(skipped, quick, [quick, right], SHOWS);
    expect(caughtUp.scenes.map(({ n }) => n)).toEqual([playing.scenes.at(-1)!.n + 1]);
  });

  it('goes on from what the other seat had heard when nothing happened at the change of seats', () => {
    const changed = toldUpTo(playing, right, [later, right], PLAYS);
    const other = seated(1, 4);
    expect(eventsOf(changed)).toEqual(['0 heard 3']);
    expect(eventsOf(toldUpTo(changed, other, [later, other], PLAYS))).toEqual(['0 heard 3', '1 heard 3']);
  });

  it('shows the present at once when it is changed for one that plays nothing', () => {
    const { scenes } = toldUpTo(playing, later, playing.seats, SHOWS);
    expect(scenes).toEqual([playing.scenes.at(-1)]);
  });
});

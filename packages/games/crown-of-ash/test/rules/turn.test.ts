import { outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { CrownOfAsh } from '../../spec.ts';
import { powered } from '../powered.ts';
import { begin, COAST, EMPTY, FOREST, playOn, quiet, SU, told, VILLAGE, VOLCANO, war } from '../scenes.ts';

/** A whole match in which everybody takes gold. */
const idle = (seats: number, options: object = {}) => playOn(begin(seats, options).at('game', {}, 'round'), quiet, 2000);

describe('turns', () => {
  it('[CA-TRN-01] [CA-TRN-12] four rounds, four turns each, then the end', () => {
    const s = idle(3);
    expect(told(s, 'round').map((e) => e.round)).toEqual([1, 2, 3, 4]);
    for (const who of [0, 1, 2]) expect(told(s, 'turn').filter((e) => e.who === who)).toHaveLength(16);
    const until = s.events.findIndex((e) => e.type === 'scored');
    expect(s.events.slice(0, until).filter((e) => e.type === 'minion')).toHaveLength(12);
  });

  it('[CA-TRN-02] [CA-TRN-13] one at a time in the order of the tracker, round and round', () => {
    const s = begin(3).with((t) => {
      t.order = [2, 0, 1];
    });
    s.at('game', {}, 'round');
    playOn(s, quiet, 40);
    expect(
      told(s, 'turn')
        .slice(0, 12)
        .map((e) => e.who),
    ).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
  });

  it('[CA-TRN-03] one minion, its action, then the offer to raise, then the next player', () => {
    const s = war({ seats: 2, goods: [[9, 9, 9, 9, 0]], areas: { [VILLAGE]: { owner: 1, tiles: ['ash-kiln'] } } }).at('turn', { who: 0 });
    s.say(0, `gather:${VILLAGE}`);
    expect(s.table.players[0]!.goods[2]).toBe(13);
    expect(s.question(0).stage).toBe('raise');
    expect(s.refusal(0, 'gold').refused).toBe('not-an-option');
    s.say(0, 'end');
    expect(s.over).toBe(true);
    expect(s.table.players[0]!.minions).toBe(3);
  });

  it('[CA-TRN-04] [CA-GLD-05] [CA-R-03] there is no passing, and the gold space is always open, to several minions of one player too', () => {
    const s = war({ seats: 2 }).with((t) => {
      t.spaces[0] = [0, 0, 1, 1];
      t.players[0]!.refreshed = true;
    });
    s.at('turn', { who: 0 });
    expect(s.options(0)).toEqual(['gold']);
    expect(s.refusal(0, 'end').refused).toBe('not-an-option');
    s.say(0, 'gold');
    expect(s.table.spaces[0]).toEqual([0, 0, 1, 1, 0]);
  });

  it('[CA-TRN-05] gather, build, battle and refresh, and the gold space', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      goods: [[0, 0, 0, 0, 2]],
      areas: { [VILLAGE]: { owner: 1 } },
      row: ['ash-kiln', '', '', ''],
    }).at('turn', { who: 0 });
    expect([...s.options(0)].sort()).toEqual(
      ['gold', 'build', `gather:${VILLAGE}`, `battle:${VILLAGE}`, 'left', 'right', 'front', 'refresh'].sort(),
    );
  });

  it('[CA-TRN-06] [CA-TRN-07] a limited space holds one minion of any player; gold, build and the front any number', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      goods: [[0, 0, 0, 0, 2]],
      areas: { [VILLAGE]: { owner: 1 }, [COAST]: { owner: 0 } },
      row: ['bone-yard', '', '', ''],
    }).with((t) => {
      for (const at of [0, 1, 2 + VILLAGE, 2 + COAST, 8 + VILLAGE, 14, 15, 16]) t.spaces[at] = at === 2 + COAST ? [0] : [1];
    });
    s.at('turn', { who: 0 });
    expect([...s.options(0)].sort()).toEqual(['build', 'front', 'gold', 'refresh']);
    const many = war({ seats: 3, areas: { [VILLAGE]: { owner: 1 } } }).with((t) => {
      t.spaces[2 + VILLAGE] = [1, 2];
    });
    expect(many.at('turn', { who: 0 }).refusal(0, `gather:${VILLAGE}`)).toEqual({ refused: 'not-an-option', rule: 'CA-TRN-06' });
  });

  it('[CA-TRN-08] a minion stays on its space although the region changes hands', () => {
    const s = war({ seats: 2, hands: [[SU(8)]], areas: { [VILLAGE]: { owner: 1 } } }).with((t) => {
      t.spaces[2 + VILLAGE] = [1];
    });
    s.at('turn', { who: 0 })
      .say(0, `battle:${VILLAGE}`)
      .say(0, [SU(8)])
      .say(0, 'c4')
      .say(1, 'c0');
    expect(s.table.owner[VILLAGE]).toBe(0);
    expect([s.table.spaces[2 + VILLAGE], s.table.spaces[8 + VILLAGE]]).toEqual([[1], [0]]);
  });

  it('[CA-TRN-09] only where the action is legal: a structure, an affordable tile and a region for it, a target and a fighter', () => {
    const s = war({
      seats: 2,
      goods: [[9, 9, 9, 9, 1]],
      areas: { [VILLAGE]: { owner: 1 }, [FOREST]: { owner: 0 } },
      row: ['toll-house', 'smelter', '', ''],
      display: [-1, -1, -1, -1, -1, -1],
      decks: [[], [], []],
    }).at('turn', { who: 0 });
    expect(s.refusal(0, `gather:${VOLCANO}`)).toEqual({ refused: 'not-an-option', rule: 'CA-RES-02' });
    expect(s.refusal(0, 'build')).toEqual({ refused: 'not-an-option', rule: 'CA-GLD-01' });
    expect(s.refusal(0, `battle:${VILLAGE}`)).toEqual({ refused: 'not-an-option', rule: 'CA-COM-03' });
    expect(s.refusal(0, 'front')).toEqual({ refused: 'not-an-option', rule: 'CA-COM-03' });
    const full = war({
      seats: 2,
      goods: [[0, 0, 0, 0, 9]],
      areas: Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((r) => [
          r,
          { owner: 1, tiles: [['ash-kiln', 'bone-yard', 'smelter', 'apothecary', 'mausoleum', 'toll-house'][r]!] },
        ]),
      ),
    });
    expect(full.at('turn', { who: 0 }).refusal(0, 'build')).toEqual({ refused: 'not-an-option', rule: 'CA-STR-03' });
  });

  it('[CA-TRN-10] a legal action may give nothing: a refresh without used cards, a resurrection of an empty graveyard', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 1, tiles: ['mausoleum'] } } });
    s.at('turn', { who: 0 }).say(0, 'refresh');
    expect(told(s, 'refreshed')).toMatchObject([{ cards: 0 }]);
    const r = war({ seats: 2, areas: { [VILLAGE]: { owner: 1, tiles: ['mausoleum'] } } }).at('turn', { who: 0 });
    r.say(0, `gather:${VILLAGE}`);
    expect(r.over).toBe(true);
    expect(r.table.players[0]!.hand).toEqual([]);
  });

  it('[CA-TRN-11] [CA-TRN-14] raising comes after the action, at most once, and only if one wants to', () => {
    const goods = [[20, 20, 20, 20, 0]];
    const s = war({ seats: 2, goods }).at('turn', { who: 0 });
    expect(s.options(0).some((id) => typeof id === 'number')).toBe(false);
    s.say(0, 'gold');
    const first = s.options(0).find((id) => typeof id === 'number')!;
    s.say(0, first).say(0, [0, 0]);
    expect(s.over).toBe(true);
    const declined = war({ seats: 2, goods }).at('turn', { who: 0 }).say(0, 'gold').say(0, 'end');
    expect([declined.over, declined.table.players[0]!.hand]).toEqual([true, []]);
    expect(war({ seats: 2 }).at('turn', { who: 0 }).say(0, 'gold').over).toBe(true);
  });

  it('[CA-TRN-13] handing on the marker is final: the answer that ends a turn cannot be taken back', () => {
    const s = war({ seats: 2 });
    s.at('turn', { who: 0 });
    const out = outcome<CrownOfAsh>();
    s.engine.apply(s.match, 0, 'gold', out);
    expect(out.closed).toBe('reveal');
  });

  it('[CA-TRN-13] [CA-POW-18] also where a power could still have been used after the raise', () => {
    const s = powered(['nox', 'visio'], { goods: [[9, 9, 9, 9, 0]], display: [SU(1), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] });
    s.at('turn', { who: 0 }).say(0, 'refresh').say(0, SU(1));
    const out = outcome<CrownOfAsh>();
    s.engine.apply(s.match, 0, 'end', out);
    expect(out.closed).toBe('reveal');
  });
});

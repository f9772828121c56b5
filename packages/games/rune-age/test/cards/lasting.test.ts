import { describe, expect, it } from 'vitest';
import type { EventId } from '../../data/events.ts';
import { assault, compared, fight, happens, say, stage, turn } from '../helpers.ts';

const damages = (s: ReturnType<typeof turn>): number[] => s.table.players.map((p) => p.damage);
const during = (id: EventId) => (t: object) => Object.assign(t, { lasting: id });

describe('lasting Instants', () => {
  it('[card:dl-25] one card by influence a turn', () => {
    const s = turn({ options: { scenario: 'dragonlords' }, sites: { 'city-tamalir': 0 }, ready: [1], table: during('dl-25') });
    say(s, 0, 'influence', 'gold-1', 'stronghold');
    expect(s.options(0)).not.toContain('influence');
    const coop = { scenario: 'dragonlords', cooperative: true };
    expect(happens({ seats: 2, options: coop, hands: ['', ''] }, 'dl-25').say(0, 1).table).toMatchObject({
      lasting: 'dl-25',
      lastingOn: 1,
    });
    expect(
      turn({ options: coop, ready: [2], table: (t) => Object.assign(t, { lasting: 'dl-25', lastingOn: 1, acquired: 1 }) }).options(0),
    ).toContain('influence');
  });
  it('[card:rw-11] the attacker of a city has +1', () => {
    expect(
      compared(
        fight(turn({ hands: ['wq-archer gold-1', ''], sites: { 'city-forge': 1 }, table: during('rw-11') }), 'city-forge', 'wq-archer'),
      ),
    ).toEqual([3, 2, true]);
    expect(compared(fight(turn({ hands: ['wq-archer gold-1', ''], table: during('rw-11') }), 'realm:1', 'wq-archer'))[0]).toBe(2);
  });
  it('[card:rw-21] 3 damage at the end of a turn without damage to a home realm', () => {
    expect(damages(turn({ hands: ['wq-archer gold-1', ''], table: during('rw-21') }).say(0, 'end'))).toEqual([3, 0]);
    const s = fight(turn({ hands: ['wq-archer gold-1', ''], table: during('rw-21') }), 'realm:1', 'wq-archer').say(0, 'end');
    expect(damages(s)).toEqual([0, 2]);
  });
  it('[card:rw-24] a won siege of a home realm deals 2 more', () => {
    expect(damages(fight(turn({ hands: ['wq-archer gold-1', ''], table: during('rw-24') }), 'realm:1', 'wq-archer'))).toEqual([0, 4]);
    expect(
      damages(
        fight(turn({ hands: ['wq-archer gold-1', 'dq-bowman gold-1'], table: during('rw-24') }), 'realm:1', 'wq-archer', 'dq-bowman'),
      ),
    ).toEqual([0, 0]);
  });
  it('[card:ca-22] each city 1 influence less', () => {
    const s = turn({
      options: { scenario: 'cataclysm' },
      sites: { 'city-tamalir': 0, 'city-forge': 0 },
      ready: [1],
      table: during('ca-22'),
    });
    expect(s.question(0).shown.with).toMatchObject({ influence: 2 + 1 + 1 });
  });
  it('[card:mo-13] keeping a card costs 2', () => {
    const s = turn({ options: { scenario: 'monument' }, hands: ['3xgold-1'], sites: { 'city-tamalir': 0 }, table: during('mo-13') }).say(
      0,
      'end',
    );
    expect(s.options(0)).toEqual([0, 1]);
  });
  it('[card:mo-24] each Copper pays 2', () => {
    const s = turn({ options: { scenario: 'monument' }, hands: ['gold-1 gold-2'], table: during('mo-24') });
    expect(s.question(0).shown.with).toMatchObject({ gold: 4 });
    expect(say(s, 0, 'gold', 'wq-archer').options(0)).toEqual(['gold-1', 'gold-2']);
  });
  it('[card:ao-11] allies cannot besiege the Overlord’s home realm', () => {
    const options = { scenario: 'overlord', overlord: 1 };
    expect(turn({ options, table: during('ao-11') }).options(0)).not.toContain('fight:realm:1');
    expect(turn({ options }).options(0)).toContain('fight:realm:1');
  });
  it('[card:ao-22] the first siege of an ally has +2', () => {
    const s = turn({
      options: { scenario: 'overlord', overlord: 1 },
      hands: ['2xwq-archer gold-1', ''],
      sites: { 'city-forge': 1 },
      table: during('ao-22'),
    });
    fight(s, 'realm:1', 'wq-archer');
    expect(compared(s)[0]).toBe(4);
    fight(s, 'city-forge', 'wq-archer');
    expect(compared(s)[0]).toBe(2);
  });
  it('[card:cq-15] no sieges of landmarks', () => {
    const s = turn({ options: { scenario: 'conquest' }, sites: { 'lm-1': 1, 'city-forge': 1, 'lm-2': -1 }, table: during('cq-15') });
    expect(s.options(0)).not.toContain('fight:lm-1');
    expect(s.options(0)).toEqual(expect.arrayContaining(['fight:city-forge', 'fight:lm-2']));
  });
  it('[card:cq-25] walls of landmarks do not count, those of cities do', () => {
    const s = fight(
      turn({ options: { scenario: 'conquest' }, hands: ['wq-archer gold-1', ''], sites: { 'lm-1': 1 }, table: during('cq-25') }),
      'lm-1',
      'wq-archer',
    );
    expect(compared(s)).toEqual([2, 0, true]);
    const city = turn({
      options: { scenario: 'conquest' },
      hands: ['wq-archer gold-1', ''],
      sites: { 'city-forge': 1 },
      table: during('cq-25'),
    });
    expect(compared(fight(city, 'city-forge', 'wq-archer'))).toEqual([2, 2, false]);
  });
  it('[card:cq-26] landmarks of players are exhausted and not refreshed', () => {
    const s = happens({ options: { scenario: 'conquest' }, hands: ['', ''], sites: { 'lm-1': 0, 'lm-2': -1, 'city-forge': 0 } }, 'cq-26');
    expect(s.table.sites.map((x) => x.exhausted)).toEqual([true, false, false]);
    const next = stage({
      options: { scenario: 'conquest' },
      sites: { 'lm-1': 0, 'city-forge': 0 },
      table: (t) => {
        for (const x of t.sites) x.exhausted = true;
        t.lasting = 'cq-26';
      },
    }).at('turn', { seat: 0 });
    expect(next.table.sites.map((x) => x.exhausted)).toEqual([true, false]);
  });
  it('what lasts begins with the next round', () => {
    expect(assault(happens({ hands: ['', ''] }, 'rw-24'), {}).table).toMatchObject({ lasting: 'rw-24' });
  });
});

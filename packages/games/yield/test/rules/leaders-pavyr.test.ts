import { describe, expect, it } from 'vitest';
import { HAND_LIMIT, NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../game.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, cards, held, told, totals, type War, war, type YieldScene } from '../scenes.ts';

const A = { leaders: ['pavyr-a', 'vymar-b'] };
const B = { leaders: ['pavyr-b', 'vymar-b'] };
const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
const [far, far2] = farFrom(2, [a, b], 2) as [number, number];
const ritual = (w: Partial<War> = {}): YieldScene =>
  war({
    seats: 2,
    options: A,
    armies: [
      [
        [4, a],
        [4, far],
      ],
      [[4, b]],
    ],
    hands: [[], ['forest-3', 'forest-5', 'town-4']],
    ...w,
  }).at('ritual', { seat: 0 });
const steals = (s: YieldScene, seat = 0): string[] =>
  s
    .options(seat)
    .map(String)
    .filter((id) => id.startsWith('steal'));

describe('Pavyr, reinforcements', () => {
  it('[YD-LDR-PAV-A01] [YD-A-29] with a Ritual he steals as often as he has armies on the map', () => {
    const s = ritual().say(0, 'steal:1:wetlands').say(0, 'steal:1:wetlands');
    expect(steals(s)).toEqual([]);
    expect(told(s, 'stole')).toHaveLength(2);
    const four = ritual({
      armies: [
        [
          [4, a],
          [4, far],
          [4, far2],
        ],
        [[4, b]],
      ],
    });
    for (let n = 0; n < 3; n++) four.say(0, 'steal:1:wetlands');
    expect(steals(four)).toEqual([]);
  });

  it('[YD-LDR-PAV-A01] [YD-A-29] or, where the table plays so, as often as own armies stand next to an enemy', () => {
    const s = ritual({ options: { ...A, steals: 'adjacent' } }).say(0, 'steal:1:wetlands');
    expect(steals(s)).toEqual([]);
    const both = ritual({
      options: { ...A, steals: 'adjacent' },
      armies: [
        [
          [4, a],
          [4, a],
        ],
        [[4, b]],
      ],
    }).say(0, 'steal:1:wetlands');
    expect(steals(both)).toHaveLength(3);
  });

  it('[YD-LDR-PAV-A01] he need not steal, and nobody else does', () => {
    expect(ritual().say(0, 'move-all').say(0, 'stop').say(0, 'stop').question(0).stage).toBe('marker');
    const other = war({ seats: 2, options: A, armies: [[[4, a]], [[4, b]]], hands: [['town-3'], []] }).at('ritual', { seat: 1 });
    expect(steals(other, 1)).toEqual([]);
  });

  it('[YD-LDR-PAV-A02] he names a region type and a player with an army next to one of his', () => {
    const p = layout(3, { x: '*', y: '*', z: '*' }, 'x-y y-z');
    const s = war({ seats: 3, options: { leaders: ['pavyr-a', 'vymar-b', 'basil-a'] }, armies: [[[4, p.x]], [[4, p.y]], [[4, p.z]]] });
    expect(steals(s.at('ritual', { seat: 0 }))).toEqual(['steal:1:forest', 'steal:1:wetlands', 'steal:1:town']);
  });

  it('[YD-LDR-PAV-A03] that player hands over one card of the type and chooses which', () => {
    const s = ritual().say(0, 'steal:1:forest');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['forest-3', 'forest-5']);
    expect(s.refusal(1, 'town-4').refused).toBe('not-an-option');
    s.say(1, 'forest-3');
    expect([s.table.players[0]!.hand, s.table.players[1]!.hand]).toEqual([cards('forest-3'), cards('forest-5', 'town-4')]);
    expect(told(s, 'stole')).toEqual([{ type: 'stole', seat: 0, from: 1, region: 'forest', found: true }]);
  });

  it('[YD-LDR-PAV-A03] [YD-A-44] without one nothing changes hands, and all hear it', () => {
    const s = ritual().say(0, 'steal:1:wetlands');
    expect(told(s, 'stole')).toEqual([{ type: 'stole', seat: 0, from: 1, region: 'wetlands', found: false }]);
    expect([held(s, 0), held(s, 1)]).toEqual([0, 3]);
    expect(s.question(0).stage).toBe('copy');
  });

  it('[YD-LDR-PAV-A03] a single card of the type is asked for too: nobody sees that there was no choice', () => {
    const s = ritual().say(0, 'steal:1:town');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['town-4']);
  });

  const ten = ['town-3', 'town-3', 'town-3', 'town-3', 'town-5', 'town-5', 'town-5', 'town-6', 'town-6', 'town-6'] as const;
  const rich = (): YieldScene => ritual({ hands: [ten, ['forest-3', 'forest-5', 'town-4']] });

  it('[YD-LDR-PAV-A04] he discards down to ten once, right after the last steal', () => {
    const s = rich().say(0, 'steal:1:forest').say(1, 'forest-3');
    expect([held(s, 0), s.question(0).stage]).toEqual([HAND_LIMIT + 1, 'copy']);
    s.say(0, 'steal:1:forest').say(1, 'forest-5');
    expect(s.question(0)).toMatchObject({ kind: 'discard', ask: { min: 2, max: 2 } });
    s.say(0, cards('town-3', 'town-3'));
    expect([held(s, 0), s.question(0).stage]).toEqual([HAND_LIMIT, 'copy']);
    expect(s.say(0, 'move-all').say(0, 'stop').question(0).stage).toBe('marker');
    expect(told(s, 'discarded')).toHaveLength(1);
  });

  it('[YD-LDR-PAV-A04] a single steal on top of ten cards: ten before the copied card acts', () => {
    const s = rich().say(0, 'steal:1:forest').say(1, 'forest-3').say(0, 'ambush');
    expect(s.question(0)).toMatchObject({ kind: 'discard', ask: { min: 1, max: 1 } });
    s.say(0, cards('town-3')).say(0, 'ambush').say(0, 'ambush:0');
    expect([held(s, 0), s.question(s.asked[0]!).kind]).toEqual([HAND_LIMIT, 'battle']);
  });

  it('[YD-LDR-PAV-A04] a steal between two actions of the copied card is settled before the next action', () => {
    const s = rich().say(0, 'ambush').say(0, 'ambush').say(0, 'steal:1:forest').say(1, 'forest-3').say(0, 'ambush:0');
    expect(s.question(0).kind).toBe('discard');
    s.say(0, cards('town-3'));
    expect([held(s, 0), s.question(s.asked[0]!).kind]).toEqual([HAND_LIMIT, 'battle']);
  });

  it('[YD-BAT-10] [YD-LDR-PAV-A04] dials stay secret while the discard keeps the battle waiting', () => {
    const s = rich().say(0, 'ambush').say(0, 'ambush').say(0, 'steal:1:forest').say(1, 'forest-3').say(0, 'ambush:0');
    const seen = () => {
      const view = yieldGame.view(s.match, 0);
      return [view.battle?.totals ?? null, view.armies.find(({ owner }) => owner === 1)!.units];
    };
    expect([s.question(0).kind, seen()]).toEqual(['discard', [null, null]]);
    s.say(0, cards('town-3'));
    expect(seen()).toEqual([[10, 4], 4]);
  });

  it('[YD-LDR-PAV-A04] with ten cards or fewer he discards nothing', () => {
    const s = ritual().say(0, 'steal:1:forest').say(1, 'forest-3').say(0, 'steal:1:forest').say(1, 'forest-5');
    expect(s.question(0).stage).toBe('copy');
    expect(told(s, 'discarded')).toEqual([]);
  });

  it('[YD-LDR-PAV-A05] opponents only, armies on the map only, and at any point after the sacrifice', () => {
    const q = layout(4, { x: '*', y: '*', z: '*' }, 'x-y x-z');
    const team = war({
      seats: 4,
      options: { teams: 'pairs', leaders: ['pavyr-a', 'vymar-b', 'basil-a', 'lemron-a'] },
      armies: [[[4, q.x]], [[4, q.y]], [[4, q.z]]],
    }).at('ritual', { seat: 0 });
    expect(steals(team)).toEqual(['steal:1:forest', 'steal:1:wetlands', 'steal:1:town']);
    expect(steals(ritual({ armies: [[[4, far]], [[4, b]]] }))).toEqual([]);
    expect(steals(ritual({ armies: [[[4, a]], []] }))).toEqual([]);
    const first = ritual({ stacks: { [far2]: [NEUTRAL, 0] } });
    expect(first.question(0).stage).toBe('sacrifice');
    expect(steals(first)).toEqual([]);
    const to = nextTo(2, far).find((p) => p !== a && p !== b)!;
    const within = ritual().say(0, 'move-all').say(0, `1>${to}`).say(0, 'steal:1:forest').say(1, 'forest-3');
    expect(within.options(0).some((id) => String(id).startsWith('0>'))).toBe(true);
    const after = ritual().say(0, 'move-all').say(0, 'stop').say(0, 'steal:1:forest').say(1, 'forest-3');
    expect(after.question(0).stage).toBe('extras');
  });
});

describe('Pavyr, fortress armies', () => {
  const p = layout(2, { mine: 'town', foe: '*', fort: 'wetlands', apart: 'forest' }, 'mine-foe foe-fort');
  const fight = (w: Partial<War> = {}): YieldScene =>
    battle({ seats: 2, options: B, armies: [[[4, p.mine]], [[9, p.foe]]], stacks: { [p.fort]: [NEUTRAL, 0, 0] }, ...w });

  it('[YD-LDR-PAV-B01] [YD-T-16] a fortress of value 3 with a street to a fighting enemy adds 3', () => {
    expect(totals(fight())).toEqual([7, 9]);
    expect(told(fight(), 'battle')[0]!.units).toEqual([4, 9]);
  });

  it('[YD-LDR-PAV-B01] [YD-A-30] not those of others, farther away, or under the enemy itself', () => {
    expect(totals(fight({ stacks: { [p.fort]: [NEUTRAL, 0, 1] } }))[0]).toBe(4);
    expect(totals(fight({ stacks: { [p.apart]: [NEUTRAL, 0, 0] } }))[0]).toBe(4);
    expect(totals(fight({ stacks: { [p.foe]: [NEUTRAL, 0, 0] } }))[0]).toBe(4);
    expect(totals(fight({ stacks: { [p.mine]: [NEUTRAL, 0] } }))[0]).toBe(6);
  });

  it('[YD-LDR-PAV-B01] a fortress next to two fighting enemies counts once', () => {
    const two: War['armies'] = [
      [[4, p.mine]],
      [
        [9, p.foe],
        [2, p.foe],
      ],
    ];
    expect(totals(fight({ armies: two }))).toEqual([7, 11]);
  });

  it('[YD-LDR-PAV-B01] only when one of his armies is in the battle, and only for him', () => {
    const q = layout(3, { x: '*', y: '*', fort: '*' }, 'x-y y-fort');
    const options = { leaders: ['vymar-b', 'basil-a', 'pavyr-b'] };
    expect(totals(battle({ seats: 3, options, armies: [[[4, q.x]], [[9, q.y]]], stacks: { [q.fort]: [2, 2] } }))).toEqual([4, 9, 0]);
    expect(totals(battle({ seats: 3, options, armies: [[[4, q.x]], [[9, q.y]]], stacks: { [q.fort]: [0, 0] } }))).toEqual([4, 9, 0]);
  });

  it('[YD-LDR-PAV-B02] [YD-T-16] and its region may be played face up', () => {
    const hands: War['hands'] = [['wetlands-3', 'forest-3', 'town-3'], []];
    expect(
      fight({ hands })
        .options(0)
        .filter((id) => String(id).startsWith('up')),
    ).toEqual(['up:wetlands-3', 'up:town-3']);
    expect(
      fight({ hands, stacks: {} })
        .options(0)
        .filter((id) => String(id).startsWith('up')),
    ).toEqual(['up:town-3']);
  });

  it('[YD-LDR-PAV-B03] [YD-A-30] bonus and region are set at the start and stay to the end', () => {
    const s = fight({ armies: [[[4, p.mine]], [[15, p.foe]]], hands: [['wetlands-3', 'wetlands-4'], []] });
    s.say(0, 'up:wetlands-3').with((t) => {
      t.stacks[p.fort] = [NEUTRAL];
      t.players[0]!.supply += 2;
    });
    expect(totals(s)[0]).toBe(10);
    expect(s.options(0)).toContain('up:wetlands-4');
  });
});

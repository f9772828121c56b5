import { describe, expect, it } from 'vitest';
import { NEUTRAL, NOBODY } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, dials, placesOf, playOn, told, totals, type War, war, type YieldScene } from '../scenes.ts';

const options = { teams: 'pairs', leaders: 'none' };
/** Allies on a and c, an enemy between them. */
const { a, b, c } = layout(4, { a: 'forest', b: '*', c: 'wetlands' }, 'a-b b-c');
const allies = (units: readonly [number, number, number], more: Partial<War> = {}): YieldScene =>
  battle({ seats: 4, options, armies: [[[units[0], a]], [[units[2], b]], [[units[1], c]]], ...more });

describe('battles of teams', () => {
  it('[YD-TEAM-09] [YD-TEAM-10] [YD-T-19] allied 3 and 4 against 8: the team has 7 and the initiative', () => {
    const s = allies([3, 4, 8]);
    expect(totals(s).slice(0, 2)).toEqual([7, 8]);
    expect(s.asked).toEqual([0, 2]);
    expect(told(s, 'initiative')[0]).toMatchObject({ side: 0, seats: [0, 2] });
    expect(allies([5, 4, 8]).asked).toEqual([1]);
  });

  it('[YD-TEAM-15] [YD-A-31] level totals: the team of the earliest player in turn order', () => {
    expect(allies([4, 4, 8]).asked).toEqual([0, 2]);
    expect(allies([4, 4, 8], { first: 1 }).asked).toEqual([1]);
    expect(allies([4, 4, 8], { first: 2 }).asked).toEqual([2, 0]);
    expect(allies([4, 4, 8], { first: 3 }).asked).toEqual([1]);
  });

  it('[YD-TEAM-11] [YD-TEAM-16] either of them plays the next card, one at a time', () => {
    const s = allies([3, 4, 15], { hands: [['forest-3'], [], ['wetlands-4']] });
    expect(s.question(0).among).toBe('any');
    s.say(2, 'up:wetlands-4');
    expect(totals(s)[0]).toBe(11);
    expect(s.asked).toEqual([0, 2]);
    s.say(0, 'up:forest-3');
    expect(totals(s)[0]).toBe(14);
  });

  it('[YD-TEAM-12] face up only for regions of the own armies, not of the ally’s', () => {
    const s = allies([3, 4, 15], { hands: [['forest-3', 'wetlands-3'], [], ['forest-3', 'wetlands-3']] });
    expect(s.options(0)).toEqual(['up:forest-3', 'down:forest-3', 'down:wetlands-3', 'yield']);
    expect(s.options(2)).toEqual(['down:forest-3', 'up:wetlands-3', 'down:wetlands-3', 'yield']);
  });

  it('[YD-TEAM-13] without an army in the battle nobody plays in it', () => {
    const far = farFrom(4, [a, b, c])[0]!;
    const s = battle({ seats: 4, options, armies: [[[3, a]], [[8, b]], [[9, far]]], hands: [['town-3'], [], ['town-3']] });
    expect(s.asked).toEqual([0]);
    expect(totals(s).slice(0, 2)).toEqual([3, 8]);
    expect(s.refusal(2, 'down:town-3').refused).toBe('not-asked');
  });

  it('[YD-TEAM-16] yielding needs both: the other agrees, or refuses and must play', () => {
    const start = () => allies([3, 4, 8], { hands: [[], [], ['town-3']] }).say(0, 'yield');
    expect(told(start(), 'yielded')).toEqual([]);
    expect(start().asked).toEqual([2]);
    expect(start().options(2)).toEqual(['agree', 'refuse']);
    expect(yieldGame.view(start().match, 1).battle?.motion).toBe('yield');
    expect(told(start().say(2, 'agree'), 'yielded')).toEqual([{ type: 'yielded', seats: [0, 2], loss: 1 }]);
    const refused = start().say(2, 'refuse');
    expect(refused.asked).toEqual([2]);
    expect(refused.options(2)).toEqual(['down:town-3']);
    refused.say(2, 'down:town-3');
    expect(totals(refused).slice(0, 2)).toEqual([8, 8]);
    expect(refused.asked).toEqual([1]);
  });

  it('[YD-TEAM-16] after the refusal’s card both may act again', () => {
    const s = allies([3, 4, 12], { hands: [['town-3'], [], ['town-3']] })
      .say(0, 'yield')
      .say(2, 'refuse')
      .say(2, 'down:town-3');
    expect(s.asked).toEqual([0, 2]);
    expect(s.options(0)).toContain('yield');
  });

  it('[YD-TEAM-16] who has no card cannot refuse', () => {
    expect(allies([3, 4, 8]).say(0, 'yield').options(2)).toEqual(['agree']);
  });

  it('[YD-TEAM-16] a draw and a pass need both as well', () => {
    const pass = allies([4, 4, 8], { hands: [[], [], ['town-3']] }).say(2, 'pass');
    expect(pass.asked).toEqual([0]);
    pass.say(0, 'agree');
    expect(pass.asked).toEqual([1]);
    const draw = allies([4, 4, 7], { hands: [[], ['town-3'], []] }).say(1, 'down:town-3');
    expect(draw.options(0)).toEqual(['draw']);
    draw.say(0, 'draw');
    expect(told(draw, 'drawn')).toEqual([]);
    expect(told(draw.say(2, 'agree'), 'drawn')).toEqual([{ type: 'drawn', seats: [0, 1, 2] }]);
  });

  it('[YD-TEAM-16] losses are taken by an army whose owner says so', () => {
    const s = allies([3, 4, 9]).say(0, 'yield').say(2, 'agree');
    expect(s.asked).toEqual([0, 2]);
    expect([s.options(0), s.options(2)]).toEqual([[0], [6]]);
    s.say(2, 6);
    expect([dials(s, 0)[0], dials(s, 2)[0]]).toEqual([3, 2]);
  });

  it('[YD-TEAM-17] [YD-A-31] one participating member of the winning team upgrades, on own fortresses', () => {
    const [h1, h2] = farFrom(4, [a, b, c], 2) as [number, number];
    const s = allies([9, 9, 2], { stacks: { [h1]: [NEUTRAL, 0], [h2]: [NEUTRAL, 2] } }).say(1, 'yield');
    expect(s.asked).toEqual([0, 2]);
    expect([s.options(0), s.options(2)]).toEqual([[h1], [h2]]);
    s.say(2, [h2]);
    expect(s.table.stacks[h2]).toEqual([NEUTRAL, 2, 2]);
    expect(s.table.stacks[h1]).toEqual([NEUTRAL, 0]);
    expect(s.question(s.asked[0]!).kind).toBe('chase');
    const absent = farFrom(4, [a, b, c, h1, h2])[0]!;
    const alone = allies([9, 9, 2], { armies: [[[9, a]], [[2, b]], [[9, absent]]], stacks: { [h1]: [NEUTRAL, 0], [h2]: [NEUTRAL, 2] } });
    expect(alone.say(1, 'yield').asked).toEqual([0]);
  });

  it('[YD-TEAM-18] the 6 of an ambush and leader bonuses count once, through a participant who owns them', () => {
    const ambush = war({ seats: 4, options, armies: [[[3, a]], [[8, b]], [[4, c]]] }).at('battle', { from: 0, ambusher: 0 });
    expect(totals(ambush).slice(0, 2)).toEqual([13, 8]);
    const fort = nextTo(4, b).find((p) => p !== a && p !== c)!;
    const far = farFrom(4, [a, b, c, fort])[0]!;
    const leaders = ['vymar-b', 'basil-a', 'pavyr-b', 'lemron-a'];
    const fight = (mate: number) =>
      battle({ seats: 4, options: { teams: 'pairs', leaders }, armies: [[[3, a]], [[15, b]], [[4, mate]]], stacks: { [fort]: [2, 2] } });
    expect(totals(fight(c))[0]).toBe(9);
    expect(totals(fight(far))[0]).toBe(3);
  });

  it('[YD-LDR-PAV-B01] [YD-TEAM-18] a fortress of Pavyr next to an ally and no enemy adds nothing', () => {
    const fort = nextTo(4, a).find((p) => p !== b && !nextTo(4, b).includes(p))!;
    const leaders = ['vymar-b', 'basil-a', 'pavyr-b', 'lemron-a'];
    const s = allies([3, 4, 15], { options: { teams: 'pairs', leaders }, stacks: { [fort]: [2, 2] } });
    expect(totals(s).slice(0, 2)).toEqual([7, 15]);
  });

  it('[YD-TEAM-19] retreats and chases may end where an ally stands; an inactive ally must leave with it', () => {
    const p = layout(4, { x: '*', y: '*', z: '*' }, 'x-y x-z');
    const retreat = war({ seats: 4, options, armies: [[[8, p.x]], [[9, p.y]], [[2, p.z]]] })
      .with((t) => {
        t.armies[6]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: NOBODY });
    expect(retreat.say(0, 'yield').options(1)).toContain(`0>${p.z}`);
    const companion = war({ seats: 4, options, armies: [[[8, p.x]], [[9, p.y]], [[2, p.x]]] })
      .with((t) => {
        t.armies[6]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: NOBODY });
    companion.say(0, 'yield').say(1, `0>${p.z}`);
    expect(companion.options(1).every((id) => String(id).startsWith('6>'))).toBe(true);
    const chase = battle({ seats: 4, options, armies: [[[9, p.y]], [[2, p.x]], [[9, p.z]]] }).say(1, 'yield');
    chase.say(0, `0>${p.x}`);
    expect(told(chase, 'moved').map((e) => e.why)).toEqual(['chase']);
    expect(placesOf(chase, 0)[0]).toBe(p.x);
  });

  it('[YD-TEAM-21] a lost battle beats every participating army of the team: both retreat', () => {
    const s = allies([5, 6, 12]).say(0, 'yield').say(2, 'agree').say(0, 0);
    expect(told(s, 'won')).toEqual([{ type: 'won', seats: [1] }]);
    expect([0, 6].every((id) => s.options(1).some((o) => String(o).startsWith(`${id}>`)))).toBe(true);
    playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
    expect(
      told(s, 'moved')
        .map((e) => e.army)
        .toSorted(),
    ).toEqual([0, 6]);
  });

  it('[YD-TEAM-16] the winning team decides retreats together and chases each with own armies', () => {
    const s = allies([9, 9, 15]).say(1, 'yield');
    expect(s.asked).toEqual([0, 2]);
    s.say(2, s.options(2)[0]!);
    expect(s.options(0)).toEqual([`0>${b}`, 'stop']);
    s.say(0, 'stop');
    expect(s.options(2)).toEqual([`6>${b}`, 'stop']);
  });
});

import { describe, expect, it } from 'vitest';
import { STRATEGY } from '../../data/cards.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout } from '../places.ts';
import { battlePhase, begin, cards, drawing, held, placesOf, playOn, quietly, season, seasons, told, war } from '../scenes.ts';

describe('the Strategy phase', () => {
  it('[YD-STR-01] four Seasons a Year', () => {
    const s = begin(2, { leaders: 'none' });
    playOn(s, quietly);
    expect(told(s, 'season').map((e) => e.season)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  it('[YD-STR-02] all choose at the same time and in secret', () => {
    const s = season({ seats: 3 });
    expect(s.asked).toEqual([0, 1, 2]);
    expect(s.question(1).among).toBe('sealed');
    s.say(2, 'ambush');
    expect(s.asked).toEqual([0, 1]);
    expect(JSON.stringify(yieldGame.view(s.match, 0))).not.toContain('ambush');
    expect(yieldGame.view(s.match, 0).ready).toEqual([2]);
    s.say(0, 'ambush');
    expect(s.table.players.map((p) => p.chosen)).toEqual([null, null, null]);
    s.say(1, 'ambush');
    expect(s.table.players.map((p) => p.chosen)).toEqual(['ambush', 'ambush', 'ambush']);
  });

  it('[YD-STR-03] then one after the other in turn order, each to the end of the card', () => {
    const [a, b] = farFrom(2, [], 2) as [number, number];
    const s = season({ seats: 2, first: 1, armies: [[[4, a]], [[4, b]]] });
    s.say(0, 'move-all').say(1, 'move-all');
    expect(s.asked).toEqual([1]);
    s.say(1, 'perform');
    expect(s.asked).toEqual([1]);
    s.say(1, 'stop');
    expect(s.asked).toEqual([0]);
    s.say(0, 'keep');
    expect(s.over).toBe(true);
  });

  it('[YD-STR-04] [YD-A-08] on the own turn: perform it, or keep it down and draw five, knowing what the earlier did', () => {
    const s = season({ seats: 2 }).say(0, 'conquer').say(1, 'upgrade');
    expect(s.options(0)).toEqual(['perform', 'keep']);
    s.say(0, 'perform');
    expect(told(s, 'performed')).toEqual([{ type: 'performed', seat: 0, card: 'conquer' }]);
    expect(s.options(1)).toEqual(['perform', 'keep']);
    expect(yieldGame.view(s.match, 1).players[0]!.shown).toEqual(['conquer']);
    s.say(1, 'keep');
    expect(held(s, 1)).toBe(5);
    expect(told(s, 'drew')).toEqual([{ type: 'drew', seat: 1, n: 5 }]);
  });

  it('[YD-STR-05] the limit of ten is tested right after that draw', () => {
    const eight = ['town-3', 'town-3', 'town-3', 'town-4', 'town-4', 'town-4', 'town-5', 'town-5'] as const;
    const s = war({ seats: 2, hands: [eight, []] });
    s.dice({ deck: drawing(s.table.deck, ['forest-3', 'forest-3', 'forest-3', 'forest-3', 'forest-3']) });
    s.at('season', { order: [0, 1], turn: 0 })
      .say(0, 'conquer')
      .say(1, 'upgrade')
      .say(0, 'keep');
    expect(s.asked).toEqual([0]);
    expect(s.question(0)).toMatchObject({ kind: 'discard', ask: { min: 3, max: 3 } });
    s.say(0, cards('forest-3', 'forest-3', 'forest-3'));
    expect(held(s, 0)).toBe(10);
    expect(s.question(1).stage).toBe('perform');
  });

  it('[YD-STR-06] [YD-STR-07] a kept card is spent for the Year like a performed one, and is not shown', () => {
    const s = seasons({ seats: 2 }).say(0, 'upgrade').say(1, 'conquer').say(0, 'keep').say(1, 'perform');
    expect(s.question(0)).toMatchObject({ stage: 'choose' });
    expect(s.options(0)).toEqual(STRATEGY.filter((c) => c !== 'upgrade'));
    expect(s.options(1)).toEqual(STRATEGY.filter((c) => c !== 'conquer'));
    expect(s.refusal(0, 'upgrade')).toEqual({ refused: 'not-an-option', rule: 'YD-STR-07' });
    expect(s.refusal(1, 'conquer')).toEqual({ refused: 'not-an-option', rule: 'YD-STR-07' });
    expect(told(s, 'kept')).toEqual([{ type: 'kept', seat: 0 }]);
    expect(JSON.stringify(yieldGame.view(s.match, 1))).not.toContain('upgrade');
  });

  it('[YD-STR-07] four different cards of six in a Year', () => {
    const s = seasons({ seats: 2 });
    const left: number[] = [];
    playOn(
      s,
      ({ stage }, seat) => {
        if (stage === 'choose' && seat === 0) left.push(s.options(0).length);
        return stage === 'perform' ? 'keep' : undefined;
      },
      () => s.table.year === 2,
    );
    expect(left).toEqual([6, 5, 4, 3]);
  });

  it('[YD-STR-08] after the fourth Season all cards return and the Battle phase begins', () => {
    const s = seasons({ seats: 2 });
    playOn(s, quietly, () => s.table.phase !== 'strategy');
    expect(s.table.players.map((p) => [p.shown, p.kept, p.chosen])).toEqual([
      [[], [], null],
      [[], [], null],
    ]);
    expect(told(s, 'phase')[0]).toEqual({ type: 'phase', phase: 'battle' });
    playOn(s, quietly, () => s.table.year === 2 && s.asked.length === 2);
    expect(s.options(0)).toEqual(STRATEGY);
  });

  it('[YD-STR-09] of two banners exactly one is used', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const w = { seats: 2, armies: [[[4, a] as const], [[5, b] as const]] };
    expect(war(w).at('card', { seat: 0, card: 'move-two' }).options(0)).toEqual(['one-moves-2', 'two-move-1']);
    const s = war(w).at('card', { seat: 0, card: 'ambush' });
    expect(s.options(0)).toEqual(['ambush', 'one-moves-1']);
    s.say(0, 'one-moves-1');
    expect(s.options(0).some((id) => String(id).startsWith('ambush'))).toBe(false);
  });

  it('[YD-STR-10] [YD-A-09] actions in any order, every one may be left out: also a revealed card with nothing done', () => {
    const [a] = farFrom(2, []) as [number];
    for (const card of ['move-all', 'move-two', 'conquer', 'upgrade'] as const) {
      const s = war({ seats: 2, armies: [[[4, a]]], stacks: { [a]: [0] } }).at('card', { seat: 0, card });
      playOn(s, ({ stage }) => (stage === 'banner' ? undefined : 'stop'));
      expect(placesOf(s, 0)[0]).toBe(a);
      expect(s.table.stacks[a]).toEqual([0]);
    }
  });

  it('[YD-STR-11] only the player of the card acts', () => {
    const [a, b] = farFrom(2, [], 2) as [number, number];
    const s = war({ seats: 2, armies: [[[4, a]], [[4, b]]] }).at('card', { seat: 1, card: 'move-all' });
    expect(s.asked).toEqual([1]);
    expect(s.options(1).every((id) => id === 'stop' || String(id).startsWith('3>'))).toBe(true);
    expect(s.refusal(0, 'stop').refused).toBe('not-asked');
  });

  it('[YD-STR-12] [YD-REC-09] the marker stays where it is from Season to Season and from Year to Year', () => {
    const s = begin(3, { leaders: 'none', first: 1 });
    const holders = new Set<number>();
    playOn(s, (q) => {
      holders.add(s.table.marker);
      return quietly(q);
    });
    expect([...holders]).toEqual([1]);
    expect(told(s, 'marker')).toEqual([]);
  });

  it('[YD-STR-13] the first Ritual of a Season locks the marker until the next', () => {
    const s = seasons({ seats: 2 }).say(0, 'ritual').say(1, 'ritual').say(0, 'perform').say(0, 'move-all').say(0, 0);
    expect(yieldGame.view(s.match, null).markerLocked).toBe(true);
    s.say(1, 'perform').say(1, 'move-all');
    expect(s.table).toMatchObject({ season: 2, markerLocked: false });
    expect(told(s, 'marker')).toHaveLength(1);
  });

  it('[YD-STR-14] a moved marker changes the order from the next Season on', () => {
    const s = seasons({ seats: 3 }).say(0, 'ritual').say(1, 'upgrade').say(2, 'upgrade');
    s.say(0, 'perform').say(0, 'move-all').say(0, 2);
    expect(s.table).toMatchObject({ marker: 2, first: 0 });
    expect(s.asked).toEqual([1]);
    s.say(1, 'keep').say(2, 'keep');
    expect(s.table).toMatchObject({ marker: 2, first: 2, season: 2 });
    for (const seat of [0, 1, 2]) s.say(seat, 'conquer');
    expect(s.asked).toEqual([2]);
  });

  it('[YD-STR-14] [YD-A-10] an ambush of the same Season still breaks its ties by the old order, the Battle phase by the new one', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const w = { seats: 2, armies: [[[4, a] as const], [[4, b] as const]] };
    const ambush = war({ ...w, armies: [[[10, a]], [[4, b]]] }).with((t) => {
      t.marker = 1;
    });
    ambush.at('battle', { from: 3, ambusher: 1 });
    expect(ambush.frame('battle').totals).toEqual([10, 10]);
    expect(ambush.asked).toEqual([0]);
    const phase = war(w)
      .with((t) => {
        t.season = 4;
        t.marker = 1;
      })
      .at('game', {}, 'season');
    expect(phase.asked).toEqual([1]);
    expect(battlePhase(w).asked).toEqual([0]);
  });
});

/** "Why not?" around fortresses: what one might expect among the options comes with the rule that forbids it. */
import { adjacent } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { NEUTRAL, NOBODY } from '../../data/numbers.ts';
import { WORLDS } from '../../data/world.ts';
import { farFrom, layout, nextTo, numeralAt } from '../places.ts';
import { all, begin, setupUntil, type War, war, whyNot, type YieldScene } from '../scenes.ts';

const places = (seats: number): number[] => [...WORLDS[seats]!.locations.keys()];
const numerals = (seats: number): number[] => places(seats).filter((p) => WORLDS[seats]!.locations[p]!.numeral !== null);
const { a, b, c, d } = layout(2, { a: '*-', b: '*-', c: '*-', d: '*-' }, 'a-b b-c');

describe('reasons at the setup', () => {
  it.each([
    [2, 'YD-SET-07', ['III', 'V']],
    [3, 'YD-SET-08', ['II', 'VI', 'VII']],
    [4, 'YD-SET-09', ['I', 'III', 'VIII', 'X']],
    [5, 'YD-SET-10', ['I', 'IV', 'V', 'IX', 'X']],
  ] as const)(
    '[YD-SET-06] [YD-SET-07] [YD-SET-08] [YD-SET-09] [YD-SET-10] %i players: no start (%s), and starts that are taken',
    (seats, rule, names) => {
      const s = begin(seats, { leaders: 'none', first: 0 });
      const starts = names.map((name) => numeralAt(seats, name));
      const others = all(
        numerals(seats).filter((p) => !starts.includes(p)),
        rule,
      );
      expect(whyNot(s, 0)).toEqual(others);
      s.say(0, starts[0]!);
      expect(whyNot(s, 1)).toEqual({ ...others, [starts[0]!]: 'YD-SET-06' });
      expect(s.question(1).shown.blocked).toContainEqual({ id: starts[0], target: `place:${starts[0]}`, rule: 'YD-SET-06' });
    },
  );

  it('[YD-TEAM-20] [YD-SET-06] the corner opposite the other team is no corner for one’s own', () => {
    const s = begin(4, { teams: 'pairs', leaders: 'none', first: 0 }).say(0, numeralAt(4, 'I'));
    const { [numeralAt(4, 'I')]: taken, [numeralAt(4, 'X')]: opposite, ...rest } = whyNot(s, 1);
    expect([taken, opposite]).toEqual(['YD-SET-06', 'YD-TEAM-20']);
    expect(new Set(Object.values(rest))).toEqual(new Set(['YD-SET-09']));
    s.say(1, s.options(1)[0]!);
    expect(s.options(2)).toEqual([numeralAt(4, 'X')]);
    expect(whyNot(s, 2)[numeralAt(4, 'X')]).toBeUndefined();
  });

  it('[YD-SET-03] [YD-LDR-BAS-B01] leaders that are taken, and a side that the table leaves out', () => {
    const s = begin(2, { first: 0, destroyer: false });
    expect(whyNot(s, 0)).toEqual({ 'basil-b': 'YD-LDR-BAS-B01' });
    expect(whyNot(s.say(0, 'vymar-a'), 1)).toEqual({
      'basil-b': 'YD-LDR-BAS-B01',
      'vymar-a': 'YD-SET-03',
      'vymar-b': 'YD-SET-03',
    });
  });

  it('[YD-SET-13] an army cannot start two streets away', () => {
    const s = setupUntil(begin(2, { leaders: 'none', first: 0 }), 'place');
    const { start } = s.table.players[0]!;
    const { graph } = WORLDS[2]!;
    const near = [start, ...nextTo(2, start)];
    const two = places(2).filter((p) => !near.includes(p) && nextTo(2, start).some((n) => adjacent(graph, n, p)));
    expect(two.length).toBeGreaterThan(1);
    expect(whyNot(s, 0)).toEqual(all(two, 'YD-SET-13'));
    expect(s.question(0).shown.blocked).toHaveLength(two.length);
  });
});

describe('reasons in a Ritual', () => {
  const A = { leaders: ['lemron-a', 'vymar-a'] };
  const foreign = (...own: number[]): number[] => numerals(2).filter((p) => !own.includes(p));

  it('[YD-CRD-RIT-01] only an own fortress gives up a token', () => {
    const s = war({ seats: 2, stacks: { [a]: [1, 0], [b]: [0, 1] } }).at('ritual', { seat: 0 });
    expect(s.options(0)).toEqual([a]);
    expect(whyNot(s, 0)).toEqual(all([b, ...foreign()], 'YD-CRD-RIT-01'));
  });

  it('[YD-CRD-RIT-06] it copies no Ritual', () => {
    expect(whyNot(war({ seats: 2 }).at('ritual', { seat: 0 }), 0)).toEqual({ ritual: 'YD-CRD-RIT-06' });
  });

  it('[YD-LDR-LEM-A04] [YD-LDR-LEM-A05] fortresses move onto no foreign one, and once', () => {
    const s = war({ seats: 2, options: A, stacks: { [b]: [0, 0, 0], [a]: [1], [d]: [0] } })
      .at('ritual', { seat: 0 })
      .say(0, b);
    const shut = (from: number): number[] =>
      nextTo(2, from).filter((p) => s.table.stacks[p]!.length > 0 && s.table.stacks[p]!.at(-1) !== 0);
    const ids = [b, d].flatMap((from) => shut(from).map((to) => `shift:${from}>${to}`));
    expect(ids).toContain(`shift:${b}>${a}`);
    expect(whyNot(s, 0)).toEqual({ ritual: 'YD-CRD-RIT-06', ...all(ids, 'YD-LDR-LEM-A04') });
    s.say(0, `shift:${b}>${c}`);
    const moved = [c, d].flatMap((from) => nextTo(2, from).map((to) => `shift:${from}>${to}`));
    expect(whyNot(s, 0)).toEqual({ ritual: 'YD-CRD-RIT-06', ...all(moved, 'YD-LDR-LEM-A05') });
  });

  it('[YD-LDR-LEM-A05] [YD-LDR-PAV-A05] also while the copied card is performed and after it, and for nobody else', () => {
    const s = war({ seats: 2, options: A, armies: [[[4, c]]], stacks: { [b]: [0, 0], [a]: [1] } })
      .at('ritual', { seat: 0 })
      .say(0, b)
      .say(0, 'move-all');
    expect(whyNot(s, 0)[`shift:${b}>${a}`]).toBe('YD-LDR-LEM-A04');
    s.say(0, 'stop');
    expect(s.question(0).stage).toBe('extras');
    expect(whyNot(s, 0)).toEqual(
      all(
        nextTo(2, b)
          .filter((p) => s.table.stacks[p]!.length > 0)
          .map((to) => `shift:${b}>${to}`),
        'YD-LDR-LEM-A04',
      ),
    );
    const other = war({ seats: 2, options: A, stacks: { [b]: [1, 1], [a]: [0] } })
      .at('ritual', { seat: 1 })
      .say(1, b);
    expect(whyNot(other, 1)).toEqual({ ritual: 'YD-CRD-RIT-06' });
  });

  it('[YD-LDR-PAV-A01] [YD-LDR-PAV-A02] nobody far away is robbed, and nobody more often than there are armies', () => {
    const p = layout(3, { a: '*', b: '*' }, 'a-b');
    const [far] = farFrom(3, [p.a, p.b]) as [number];
    const s = war({
      seats: 3,
      options: { leaders: ['pavyr-a', 'vymar-a', 'lemron-a'] },
      armies: [[[4, p.a]], [[4, p.b]], [[4, far]]],
    }).at('ritual', { seat: 0 });
    const from = (seat: number): string[] => ['forest', 'wetlands', 'town'].map((region) => `steal:${seat}:${region}`);
    expect(whyNot(s, 0)).toEqual({ ritual: 'YD-CRD-RIT-06', ...all(from(2), 'YD-LDR-PAV-A02') });
    s.say(0, 'steal:1:town');
    expect(whyNot(s, 0)).toEqual({
      ritual: 'YD-CRD-RIT-06',
      ...all(from(1), 'YD-LDR-PAV-A01'),
      ...all(from(2), 'YD-LDR-PAV-A02'),
    });
  });

  it('[YD-LDR-PAV-A05] an ally is never named, near or far', () => {
    const p = layout(4, { a: '*', b: '*' }, 'a-b');
    const s = war({
      seats: 4,
      options: { teams: 'pairs', leaders: ['pavyr-a', 'vymar-a', 'lemron-a', 'basil-a'] },
      armies: [[[4, p.a]], [[4, p.b]], [[4, p.a]]],
    }).at('ritual', { seat: 0 });
    expect(Object.keys(whyNot(s, 0)).filter((id) => id.startsWith('steal:2'))).toEqual([]);
    expect(Object.keys(whyNot(s, 0)).filter((id) => id.startsWith('steal:3'))).toHaveLength(3);
  });

  it('[YD-LDR-PAV-A03] a card of another region is not handed over', () => {
    const p = layout(2, { a: '*', b: '*' }, 'a-b');
    const s = war({
      seats: 2,
      options: { leaders: ['pavyr-a', 'vymar-a'] },
      armies: [[[4, p.a]], [[4, p.b]]],
      hands: [['forest-6'], ['forest-3', 'town-3', 'town-4', 'wetlands-5']],
    })
      .at('ritual', { seat: 0 })
      .say(0, 'steal:1:town');
    expect(s.options(1)).toEqual(['town-3', 'town-4']);
    expect(whyNot(s, 1)).toEqual(all(['forest-3', 'wetlands-5'], 'YD-LDR-PAV-A03'));
  });
});

describe('reasons around tokens', () => {
  const lemron = { leaders: ['lemron-b', 'vymar-a'] };
  const upgrade = (w: Partial<War>, f: { builds?: boolean; fallen?: number } = {}): YieldScene =>
    war({ seats: 2, stacks: { [a]: [0], [b]: [0, 1] }, armies: [[[4, c]]], ...w }).at('upgrade', {
      seats: [0],
      builds: false,
      fallen: NOBODY,
      ...f,
    });
  const foreign = [b, ...numerals(2)];

  it('[YD-CRD-UPG-01] [YD-OUT-10] [YD-FOR-07] foreign fortresses and ground without one are not upgraded', () => {
    const s = upgrade({});
    expect(s.options(0)).toEqual([a]);
    expect(whyNot(s, 0)).toEqual({ ...all(foreign, 'YD-CRD-UPG-01'), [c]: 'YD-FOR-07' });
    expect(whyNot(upgrade({}, { fallen: 3 }), 0)).toEqual({ ...all(foreign, 'YD-OUT-10'), [c]: 'YD-FOR-07' });
    expect(whyNot(upgrade({ armies: [[[4, a]]] }), 0)).toEqual(all(foreign, 'YD-CRD-UPG-01'));
    expect(whyNot(upgrade({ armies: [] }), 0)).toEqual(all(foreign, 'YD-CRD-UPG-01'));
    const together = [
      [4, c],
      [4, c],
    ] as const;
    expect(upgrade({ armies: [together] }).question(0).shown.blocked).toHaveLength(foreign.length + 1);
  });

  it('[YD-LDR-LEM-B01] [YD-LDR-LEM-B06] [YD-FOR-10] Lemron builds with the card, not as a reward, and not without a token', () => {
    const card = upgrade({ options: lemron }, { builds: true });
    expect(card.options(0)).toEqual([a, c]);
    expect(whyNot(card, 0)).toEqual(all(foreign, 'YD-CRD-UPG-01'));
    expect(whyNot(upgrade({ options: lemron }, { fallen: 3 }), 0)[c]).toBe('YD-LDR-LEM-B06');
    const full = Object.fromEntries(
      places(2)
        .filter((p) => p !== c)
        .slice(0, 15)
        .map((p) => [p, [0]]),
    );
    const poor = upgrade({ options: lemron, stacks: full }, { builds: true });
    expect(poor.options(0)).not.toContain(c);
    expect(whyNot(poor, 0)[c]).toBe('YD-FOR-10');
  });

  it('[YD-REC-01] [YD-ARM-07] armies come back on own fortresses, where no enemy stands', () => {
    const s = war({ seats: 2, stacks: { [a]: [0], [b]: [1], [c]: [0], [d]: [0] }, armies: [[], [[4, c]]] }).at('recover', { seat: 0 });
    expect(s.options(0)).toEqual([a, d].sort((x, y) => x - y));
    expect(whyNot(s, 0)).toEqual({ ...all([b, ...numerals(2)], 'YD-REC-01'), [c]: 'YD-ARM-07' });
  });

  it('[YD-STR-07] strategy cards of this Year, shown or kept', () => {
    const s = war({ seats: 2 })
      .with((t) => {
        t.players[0]!.shown = ['ritual'];
        t.players[0]!.kept = ['conquer'];
        t.players[1]!.shown = ['ambush'];
      })
      .at('season', { order: [0, 1], turn: 0 });
    expect(whyNot(s, 0)).toEqual(all(['conquer', 'ritual'], 'YD-STR-07'));
    expect(whyNot(s, 1)).toEqual(all(['ambush'], 'YD-STR-07'));
  });

  it('[YD-DUO-08] only cards of this draw are given up', () => {
    const s = war({ seats: 3, options: { teams: 'duo' }, hands: [[], ['town-3', 'town-4', 'forest-3']] })
      .with((t) => {
        t.players[1]!.fresh = [0, 5];
        t.deck[5]!--;
        t.players[1]!.hand[5]!++;
      })
      .at('choice', { seat: 1, keep: 1 });
    expect(whyNot(s, 1)).toEqual(all(['town-3', 'town-4'], 'YD-DUO-08'));
  });

  it('[YD-FOR-02] neutral fortresses belong to nobody', () => {
    const s = war({ seats: 2, stacks: { [a]: [0, NEUTRAL], [b]: [0] } }).at('ritual', { seat: 0 });
    expect(s.options(0)).toEqual([b]);
    expect(whyNot(s, 0)[a]).toBe('YD-CRD-RIT-01');
  });
});

import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import type { Place } from '../../spec.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, placesOf, playOn, setStack, told, type War, war, type YieldScene } from '../scenes.ts';

const A = { leaders: ['lemron-a', 'vymar-a'] };
const B = { leaders: ['lemron-b', 'vymar-a'] };
const { a, b, c, d } = layout(2, { a: '*-', b: '*-', c: '*-', d: '*-' }, 'a-b b-c');
/** A Ritual after its first step. */
const ritual = (w: Partial<War>, at: Place): YieldScene =>
  war({ seats: 2, options: A, ...w })
    .at('ritual', { seat: 0 })
    .say(0, at);
const shifts = (s: YieldScene): string[] =>
  s
    .options(0)
    .map(String)
    .filter((id) => id.startsWith('shift'));

describe('Lemron, move fortresses', () => {
  it('[YD-LDR-LEM-A01] with a Ritual she may move one own fortress to a neighbouring place', () => {
    const s = ritual({ stacks: { [a]: [NEUTRAL, 0, 0] } }, a);
    expect(shifts(s)).toEqual(
      nextTo(2, a)
        .filter((p) => s.table.stacks[p]!.length === 0)
        .map((p) => `shift:${a}>${p}`),
    );
    s.say(0, `shift:${a}>${b}`);
    expect([s.table.stacks[a], s.table.stacks[b]]).toEqual([[], [0, 0]]);
    expect(shifts(s)).toEqual([]);
  });

  it('[YD-LDR-LEM-A01] nobody else can, and she cannot without a Ritual', () => {
    const other = war({ seats: 2, options: A, stacks: { [a]: [NEUTRAL, 1, 1] } })
      .at('ritual', { seat: 1 })
      .say(1, a);
    expect(other.options(1)).toEqual(['move-all', 'move-two', 'conquer', 'ambush', 'upgrade']);
    const card = war({ seats: 2, options: A, armies: [[[4, d]]], stacks: { [a]: [NEUTRAL, 0] } }).at('card', { seat: 0, card: 'upgrade' });
    expect(shifts(card)).toEqual([]);
  });

  it('[YD-LDR-LEM-A02] the stack keeps order and value; armies on either place do not hinder it and stay', () => {
    const s = ritual({ armies: [[[4, a]], [[4, b]]], stacks: { [a]: [NEUTRAL, 1, 0, 1, 0] } }, a).say(0, `shift:${a}>${b}`);
    expect(s.table.stacks[b]).toEqual([1, 0, 1, 0]);
    expect([placesOf(s, 0)[0], placesOf(s, 1)[0]]).toEqual([a, b]);
    expect(told(s, 'shifted')).toEqual([{ type: 'shifted', seat: 0, from: a, to: b, value: 4 }]);
  });

  it('[YD-LDR-LEM-A03] [YD-T-15] onto another own fortress: stacks of 2 and 3 become one of 5, the moved one on top', () => {
    const s = ritual({ stacks: { [a]: [NEUTRAL, NEUTRAL, 0], [b]: [1, 1, 0] } }, a).say(0, `shift:${a}>${b}`);
    expect(s.table.stacks[b]).toEqual([1, 1, 0, NEUTRAL, 0]);
    expect(s.table.stacks[a]).toEqual([]);
  });

  it('[YD-LDR-LEM-A04] never onto a neutral fortress or one of another player', () => {
    const s = ritual({ stacks: { [b]: [NEUTRAL, 0, 0], [a]: [NEUTRAL], [c]: [1] } }, b);
    expect(shifts(s)).toEqual(
      nextTo(2, b)
        .filter((p) => s.table.stacks[p]!.length === 0)
        .map((p) => `shift:${b}>${p}`),
    );
    expect(s.refusal(0, `shift:${b}>${a}`).refused).toBe('not-an-option');
    expect(s.refusal(0, `shift:${b}>${c}`).refused).toBe('not-an-option');
  });

  it('[YD-LDR-LEM-A05] [YD-A-24] once, at any point after the sacrifice: before the card, between its actions or after it; also another fortress', () => {
    const w: Partial<War> = {
      armies: [
        [
          [4, d],
          [4, d],
        ],
      ],
      stacks: { [a]: [NEUTRAL, 0, 0], [c]: [0, 0] },
    };
    const first = war({ seats: 2, options: A, ...w }).at('ritual', { seat: 0 });
    expect(shifts(first)).toEqual([]);
    const before = ritual(w, a).say(0, `shift:${c}>${b}`).say(0, 'move-all');
    expect(shifts(before)).toEqual([]);
    const to = nextTo(2, d)[0]!;
    const between = ritual(w, a).say(0, 'move-all').say(0, `0>${to}`).say(0, `shift:${a}>${b}`);
    expect(between.options(0)).toContain(`1>${to}`);
    const after = ritual(w, a).say(0, 'move-all').say(0, 'stop');
    expect(after.question(0).stage).toBe('extras');
    after.say(0, `shift:${a}>${b}`);
    expect(after.question(0).stage).toBe('marker');
    const never = ritual(w, a).say(0, 'move-all').say(0, 'stop').say(0, 'stop');
    expect(never.question(0).stage).toBe('marker');
    expect(told(never, 'shifted')).toEqual([]);
  });

  it('[YD-LDR-LEM-A06] [YD-A-41] the place left is no fortress; the place of a destroyed one may receive a stack and is ordinary again', () => {
    const s = ritual({ armies: [[[4, a]], [[4, b]]], stacks: { [a]: [NEUTRAL, 0], [b]: [] } }, a)
      .say(0, `shift:${a}>${b}`)
      .say(0, 'conquer');
    expect(s.options(0)).not.toContain('conquer');
    playOn(s, () => undefined);
    s.at('conquest', { seat: 1 });
    expect(s.table.stacks[b]).toEqual([0, 1]);
  });
});

describe('Lemron, spread power', () => {
  const upgrade = (w: Partial<War>): YieldScene =>
    war({ seats: 2, options: B, ...w })
      .at('card', { seat: 0, card: 'upgrade' })
      .say(0, 'upgrade');

  it('[YD-LDR-LEM-B01] [YD-LDR-LEM-B02] an upgrade may found a fortress of value 1 under one of her armies', () => {
    const s = upgrade({
      armies: [
        [
          [4, a],
          [4, d],
        ],
      ],
      stacks: { [c]: [NEUTRAL, 0] },
    });
    expect(s.options(0)).toEqual([c, a, d]);
    s.say(0, [a]);
    expect(s.table.stacks[a]).toEqual([0]);
    expect(told(s, 'built')).toEqual([{ type: 'built', seat: 0, at: a }]);
    expect(s.table.players[0]!.supply).toBe(13);
  });

  it('[YD-LDR-LEM-B03] both, one or none of the two', () => {
    const w: Partial<War> = {
      armies: [
        [
          [4, a],
          [4, d],
        ],
      ],
      stacks: { [c]: [NEUTRAL, 0] },
    };
    const built = (s: YieldScene) => [s.table.stacks[a]!.length, s.table.stacks[d]!.length, s.table.stacks[c]!.length];
    expect(built(upgrade(w).say(0, [a, d]))).toEqual([1, 1, 2]);
    expect(built(upgrade(w).say(0, [d, c]))).toEqual([0, 1, 3]);
    expect(built(upgrade(w).say(0, [c]))).toEqual([0, 0, 3]);
    expect(upgrade(w).question(0).ask).toMatchObject({ max: 2 });
  });

  it('[YD-LDR-LEM-B01] also without any fortress of her own; others need one', () => {
    const w: War = { seats: 2, options: B, armies: [[[4, a]], [[4, d]]] };
    expect(war(w).at('card', { seat: 0, card: 'upgrade' }).options(0)).toContain('upgrade');
    expect(war(w).at('card', { seat: 1, card: 'upgrade' }).options(1)).not.toContain('upgrade');
  });

  it('[YD-LDR-LEM-B04] never on a fortress of others or a neutral one, never without an army', () => {
    const s = upgrade({
      armies: [
        [
          [4, a],
          [4, b],
          [4, d],
        ],
      ],
      stacks: { [a]: [NEUTRAL], [b]: [1], [c]: [0] },
    });
    expect(s.options(0)).toEqual([c, d]);
  });

  it('[YD-LDR-LEM-B05] also when a Ritual copies Upgrade', () => {
    const s = war({ seats: 2, options: B, armies: [[[4, a]]] })
      .at('ritual', { seat: 0 })
      .say(0, 'upgrade')
      .say(0, 'upgrade')
      .say(0, [a]);
    expect(s.table.stacks[a]).toEqual([0]);
  });

  it('[YD-LDR-LEM-B06] [YD-A-25] not with free upgrades, and what is built now is not upgraded by the same action', () => {
    const home = farFrom(2, [a, b])[0]!;
    const s = battle({ seats: 2, options: B, armies: [[[15, a]], [[2, b]]], stacks: { [home]: [0] } }).say(1, 'yield');
    expect(s.options(0)).toEqual([home]);
    expect(
      upgrade({
        armies: [
          [
            [4, a],
            [4, a],
          ],
        ],
      }).refusal(0, [a, a]).refused,
    ).toBe('repeated');
    expect(
      upgrade({
        armies: [
          [
            [4, a],
            [4, a],
          ],
        ],
      }).options(0),
    ).toEqual([a]);
  });

  it('[YD-FOR-09] [YD-LDR-LEM-B02] [YD-A-04] she may build where a fortress was destroyed', () => {
    const fort = layout(2, { x: '*+' }, '').x;
    const s = upgrade({ armies: [[[4, fort]]], stacks: { [fort]: [] } }).say(0, [fort]);
    expect(s.table.stacks[fort]).toEqual([0]);
  });

  /** Fourteen tokens on top of fourteen fortresses: one is left. */
  const lastToken = (): YieldScene =>
    war({
      seats: 2,
      options: B,
      armies: [
        [
          [4, a],
          [4, d],
        ],
      ],
    })
      .with((t) => {
        for (let p = 0, left = 14; left > 0; p++) {
          if (p === a || p === d) continue;
          setStack(t, p, [0]);
          left--;
        }
      })
      .at('upgrade', { seats: [0], builds: true, fallen: -1 });

  it('[YD-FOR-10] [YD-LDR-LEM-B02] a build beyond the last token lapses', () => {
    const s = lastToken().say(0, [d, a]);
    expect([s.table.stacks[d], s.table.stacks[a]]).toEqual([[0], []]);
    expect(told(s, 'built')).toHaveLength(1);
    expect(s.at('upgrade', { seats: [0], builds: true, fallen: -1 }).options(0)).not.toContain(a);
  });

  it('[YD-LDR-LEM-B03] [YD-FOR-10] [YD-A-05] one of each with the last token: it founds, and a neutral one slides under the other', () => {
    const own = lastToken().options(0)[0] as number;
    for (const places of [
      [a, own],
      [own, a],
    ]) {
      const s = lastToken().say(0, places);
      expect([s.table.stacks[a], s.table.stacks[own]]).toEqual([[0], [NEUTRAL, 0]]);
      expect(told(s, 'built')).toEqual([{ type: 'built', seat: 0, at: a }]);
      expect(told(s, 'upgraded')).toEqual([{ type: 'upgraded', seat: 0, places: [own], values: [2] }]);
    }
  });
});

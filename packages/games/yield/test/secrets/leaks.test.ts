/** The list of leaks at the end of the visibility table, one by one. */
import { canonical, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import type { StrategyCard } from '../../data/cards.ts';
import type { Yield } from '../../spec.ts';
import { farFrom, layout, numeralAt } from '../places.ts';
import { atRandom, battle, battlePhase, begin, playOn, season, seasons, told, war } from '../scenes.ts';
import { audiences, heard, onlyKnownTo, viewOf } from './sight.ts';

const { a, b } = layout(3, { a: 'town', b: '*' }, 'a-b');
const far = farFrom(3, [a, b])[0]!;

describe('leaks', () => {
  it('[YD-GEN-10] 1: others see who is asked, never what the answers could be', () => {
    const s = battle({ seats: 3, armies: [[[2, a]], [[15, b]]], hands: [['town-3', 'forest-6'], [], []] });
    for (const viewer of [1, 2, null]) {
      expect(viewOf(s, viewer).asked).toEqual([0]);
      expect(canonical(viewOf(s, viewer))).not.toMatch(/town-3|forest-6|up:|down:/);
    }
    expect(s.engine.describe(s.match, 1)).toBeNull();
  });

  it('[YD-GEN-10] 2: a ready flag does not tell how often an answer was changed, nor what it was', () => {
    const once = seasons({ seats: 3 }).say(0, 'ritual');
    const often = seasons({ seats: 3 });
    for (const card of ['upgrade', 'conquer', 'move-all'] as const) {
      often.say(0, card);
      expect(often.engine.takeBack(often.match, 0)).toBeNull();
    }
    often.say(0, 'ritual');
    onlyKnownTo([], [1, 2, null], once, often);
  });

  it('[YD-GEN-10] 3: a refused answer says nothing to anybody else and changes nothing', () => {
    const s = battle({ seats: 3, armies: [[[2, a]], [[15, b]]], hands: [['forest-6'], [], []] });
    const before = [0, 1, 2, null].map((viewer) => canonical(viewOf(s, viewer)));
    const out = outcome<Yield>();
    expect(s.engine.apply(s.match, 0, 'up:forest-6', out)).toEqual({ refused: 'not-an-option', rule: 'YD-BAT-17' });
    expect(out.events).toEqual([]);
    expect([0, 1, 2, null].map((viewer) => canonical(viewOf(s, viewer)))).toEqual(before);
  });

  it('[YD-STR-06] [YD-BAT-18] 4: what others get has the same bytes for every card kept down and every card played down', () => {
    const keep = (card: StrategyCard) => season({ seats: 3 }).say(0, card).say(1, 'ritual').say(2, 'ritual').say(0, 'keep');
    for (const card of ['move-all', 'move-two', 'conquer', 'ambush', 'upgrade'] as const)
      onlyKnownTo([], [1, 2, null], keep('ritual'), keep(card));
    const open = (told: ReturnType<typeof heard>) => canonical(told.filter(({ to }) => to === null));
    const fight = battle({ seats: 3, armies: [[[2, a]], [[15, b]]], hands: [['town-3', 'wetlands-6'], [], []] });
    expect(open(heard(fight, 0, 'down:town-3'))).toBe(open(heard(fight, 0, 'down:wetlands-6')));
  });

  it('[YD-GEN-08] 5: cards have no ids; a hand is twelve counts, a returned card cannot be traced', () => {
    const s = war({ seats: 3, hands: [['town-3'], [], []] });
    expect(viewOf(s, 0).mine!.hand).toHaveLength(12);
    expect(viewOf(s, 0).discard).toHaveLength(12);
  });

  it('[YD-ARM-03] 6: after a battle no dial of others; what was seen does not move with recruitment', () => {
    const s = battle({ seats: 3, armies: [[[7, a]], [[9, b]]] }).say(0, 'yield');
    playOn(s, () => undefined);
    s.at('recovery', { gain: 3 }, 'split').say(0, [3, 0, 0]).say(1, [3, 0, 0]).say(2, [3, 0, 0]);
    expect(s.over).toBe(true);
    const seen = viewOf(s, 1).armies[0]!;
    expect(seen).toMatchObject({ units: null, low: 5, high: 8 });
    expect(s.table.armies[0]!.units).toBe(8);
  });

  it('[YD-BAT-06] [YD-BAT-10] 7: who will fight is public, how strong is not before the battle starts', () => {
    const two = layout(2, { a: '*', b: '*', c: '*', d: '*' }, 'a-b c-d');
    const choose = (units: number) =>
      battlePhase({
        seats: 2,
        armies: [
          [
            [4, two.a],
            [4, two.c],
          ],
          [
            [units, two.b],
            [5, two.d],
          ],
        ],
      });
    onlyKnownTo([1], [0, null], choose(5), choose(9));
    expect(canonical(choose(5).question(0))).toBe(canonical(choose(9).question(0)));
  });

  it('[YD-CRD-RIT-05] 8: a Ritual marks the copied card neither as held nor as played', () => {
    const s = war({ seats: 3 }).at('ritual', { seat: 0 }).say(0, 'conquer');
    expect(viewOf(s, 1).players[0]).toMatchObject({ shown: [], kept: 0, chosen: false });
  });

  it('[YD-LDR-BAS-A05] 9: gains of the undead wait but are assigned openly', () => {
    const s = battle({
      seats: 3,
      options: { leaders: ['basil-a', 'vymar-b', 'pavyr-a'] },
      armies: [
        [
          [4, a],
          [3, a],
        ],
        [[9, b]],
      ],
    }).say(0, 'yield');
    expect(audiences(heard(s, 0, 0), 'rises')).toEqual([null]);
    s.say(0, 0);
    expect(viewOf(s, 2).armies[0]!.units).toBe(4);
  });

  it('[YD-BAT-23] 10: with a card in hand there is always something to play, so a yield never tells what the hand holds', () => {
    for (const seed of [1, 2, 3]) {
      const s = begin(3, { leaders: 'none' }, seed);
      const any = atRandom(seed);
      playOn(s, (q) => {
        if (q.kind === 'battle' && q.stage === 'act' && q.ask.shape === 'pick') {
          const { cards } = viewOf(s, null).players[q.ask.seat]!;
          expect(q.ask.options.some((id) => String(id).startsWith('down:'))).toBe(cards > 0);
        }
        return any(q);
      });
    }
    expect(battle({ seats: 3, armies: [[[2, a]], [[15, b]]] }).options(0)).toEqual(['yield']);
  });

  it('[YD-FOR-10] 11: the swap of tokens is public and asks nobody', () => {
    const at = numeralAt(3, 'I');
    const s = war({ seats: 3, armies: [[[4, far]]], stacks: { [at]: [-1, ...new Array<number>(15).fill(0)] } });
    s.at('upgrade', { seats: [0], builds: false, fallen: -1 }).say(0, [at]);
    expect(s.over).toBe(true);
    expect(viewOf(s, 2).stacks[at]!.slice(0, 3)).toEqual([-1, -1, 0]);
  });

  it('[YD-GEN-10] only drawn and stolen cards are said to some; all else is said to all', () => {
    const secret = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const s = begin(4, { leaders: ['pavyr-a', 'basil-a', 'lemron-a', 'keralon-b'] }, seed);
      const any = atRandom(seed);
      playOn(s, (q) => {
        const answer = any(q);
        for (const { event, to } of heard(s, q.ask.seat, answer)) if (to !== null) secret.add(event.type);
        return answer;
      });
      expect(told(s, 'end')).toHaveLength(1);
    }
    expect([...secret].sort()).toEqual(['drew-cards', 'stole-card']);
  });
});

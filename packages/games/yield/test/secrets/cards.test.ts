import { kindsOf } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, type CardName, type StrategyCard } from '../../data/cards.ts';
import { layout, nextTo, numeralAt } from '../places.ts';
import { battle, begin, cards, drawing, playOn, season, seasons, setupUntil, told, war } from '../scenes.ts';
import { audiences, heard, onlyKnownTo, type Viewer, viewOf } from './sight.ts';

const { a, b } = layout(3, { a: '*', b: '*' }, 'a-b');
const ALL: readonly Viewer[] = [0, 1, 2, null];

describe('battle cards', () => {
  it('[YD-GEN-10] a hand: the owner; how many: everybody', () => {
    const hand = (...names: CardName[]) => war({ seats: 3, hands: [names, [], []] });
    onlyKnownTo([0], [1, 2, null], hand('town-3', 'town-4'), hand('forest-6', 'forest-6'));
    expect(viewOf(hand('town-3', 'town-4'), 1).players[0]!.cards).toBe(2);
  });

  it('[YD-SET-18] [YD-SET-21] the ten of the setup and the three that go: secret until all have confirmed', () => {
    const dealt = () => setupUntil(begin(2, { leaders: 'none', first: 0 }), 'discard');
    const held = kindsOf(dealt().table.players[0]!.hand);
    const give = (kinds: readonly number[]) => CARD_NAMES.map((_, kind) => kinds.filter((k) => k === kind).length);
    const low = give(held.slice(0, 3));
    const high = give(held.slice(-3));
    onlyKnownTo([], [0, 1, null], dealt().say(0, low), dealt().say(0, high));
    const other = give(kindsOf(dealt().table.players[1]!.hand).slice(0, 3));
    onlyKnownTo([0, 1, null], [], dealt().say(0, low).say(1, other), dealt().say(0, high).say(1, other));
  });

  it('[YD-STR-04] cards drawn: which, the owner; how many, everybody', () => {
    const s = season({ seats: 3 }).say(0, 'ritual').say(1, 'ritual').say(2, 'ritual');
    const told = heard(s, 0, 'keep');
    expect(audiences(told, 'drew')).toEqual([null]);
    expect(audiences(told, 'drew-cards')).toEqual([[0]]);
    const draw = (...names: CardName[]) => {
      const x = war({ seats: 3 });
      x.dice({ deck: drawing(x.table.deck, names) });
      return x
        .at('season', { order: [0, 1, 2], turn: 0 })
        .say(0, 'ritual')
        .say(1, 'ritual')
        .say(2, 'ritual')
        .say(0, 'keep');
    };
    onlyKnownTo(
      [0],
      [1, 2, null],
      draw('town-3', 'town-3', 'town-3', 'town-3', 'town-3'),
      draw('forest-6', 'forest-5', 'town-3', 'town-3', 'town-4'),
    );
  });

  it('[YD-GEN-09] the order of the deck does not exist: nobody can see the next card, not even in the match itself', () => {
    const s = war({ seats: 3 });
    expect(s.table.deck).toHaveLength(12);
    expect(Object.keys(viewOf(s, 0)).filter((key) => /chance|seed|given|stack$/.test(key))).toEqual([]);
    expect(viewOf(s, 0).deck).toBe(72);
  });

  it('[YD-BAT-17] [YD-BAT-18] face up: everybody; face down: the owner, others see that it was played and its 1', () => {
    const fight = (...names: CardName[]) => battle({ seats: 3, armies: [[[2, a]], [[15, b]]], hands: [names, [], []] });
    const down = (name: 'town-3' | 'forest-6') => fight('town-3', 'forest-6').say(0, `down:${name}`);
    onlyKnownTo([0], [1, 2, null], down('town-3'), down('forest-6'));
    expect(viewOf(down('town-3'), 1).players[0]).toMatchObject({ down: 1, up: [], cards: 1 });
    const played = heard(fight('town-3'), 0, 'down:town-3').find(({ event }) => event.type === 'played');
    expect(played).toEqual({ to: null, event: { type: 'played', seat: 0, kind: null, adds: 1, total: 3 } });
  });

  it('[YD-BAT-29] when the battle ends they are turned up', () => {
    const s = battle({ seats: 3, armies: [[[2, a]], [[15, b]]], hands: [['forest-6'], [], []] })
      .say(0, 'down:forest-6')
      .say(0, 'yield');
    expect(told(s, 'turned-up')).toHaveLength(1);
    for (const viewer of ALL) expect(viewOf(s, viewer)).toMatchObject({ discard: cards('forest-6') });
  });

  it('[YD-LDR-PAV-A03] a stolen card: the two players; that it was asked for, and that there is none: everybody', () => {
    const options = { leaders: ['pavyr-a', 'basil-a', 'vymar-b'] };
    const s = war({ seats: 3, options, armies: [[[4, a]], [[4, b]]], hands: [[], ['town-3', 'town-6'], []] }).at('ritual', { seat: 0 });
    expect(audiences(heard(s, 0, 'steal:1:forest'), 'stole')).toEqual([null]);
    s.say(0, 'steal:1:town');
    const told = heard(s, 1, 'town-6');
    expect(audiences(told, 'stole')).toEqual([null]);
    expect(audiences(told, 'stole-card')).toEqual([[0, 1]]);
    const given = (name: 'town-3' | 'town-6') =>
      war({ seats: 3, options, armies: [[[4, a]], [[4, b]]], hands: [[], ['town-3', 'town-6'], []] })
        .at('ritual', { seat: 0 })
        .say(0, 'steal:1:town')
        .say(1, name);
    onlyKnownTo([0, 1], [2, null], given('town-3'), given('town-6'));
  });

  it('[YD-DUO-08] cards drawn of which some must go: the owner alone, then the ones given up to everybody', () => {
    const draw = (...names: CardName[]) => {
      const x = war({ seats: 3, options: { teams: 'duo' } });
      x.dice({ deck: drawing(x.table.deck, names) });
      return x
        .at('season', { order: [1, 2, 0], turn: 0 })
        .say(0, 'ritual')
        .say(1, 'ritual')
        .say(2, 'ritual')
        .say(1, 'keep');
    };
    onlyKnownTo([1], [0, 2, null], draw('town-3', 'town-3', 'town-4'), draw('town-3', 'forest-3', 'forest-4'));
    expect(viewOf(draw('town-3', 'town-3', 'town-4'), 1).mine!.fresh).toEqual([8, 8, 9]);
    expect(viewOf(draw('town-3', 'town-3', 'town-4').say(1, cards('town-4')), 0).discard).toEqual(cards('town-4'));
  });
});

describe('strategy cards', () => {
  const chosen = (card: StrategyCard) => seasons({ seats: 3 }).say(0, card).say(1, 'conquer').say(2, 'conquer');

  it('[YD-STR-02] the chosen card: the owner; that a card was chosen: everybody', () => {
    const sealed = (card: StrategyCard) => seasons({ seats: 3 }).say(0, card);
    onlyKnownTo([], [1, 2, null], sealed('ritual'), sealed('upgrade'));
    expect(viewOf(sealed('ritual'), 1).ready).toEqual([0]);
    onlyKnownTo([0], [1, 2, null], chosen('ritual'), chosen('upgrade'));
    expect(viewOf(chosen('ritual'), 2).players.map((p) => p.chosen)).toEqual([true, true, true]);
  });

  it('[YD-STR-04] performed: everybody, until the end of the phase', () => {
    const s = chosen('upgrade').say(0, 'perform');
    for (const viewer of ALL) expect(viewOf(s, viewer).players[0]).toMatchObject({ shown: ['upgrade'], chosen: false });
  });

  it('[YD-STR-06] kept face down: the owner for good, in this Season, when cards return, and in later Years', () => {
    const kept = (card: StrategyCard) => chosen(card).say(0, 'keep');
    onlyKnownTo([0], [1, 2, null], kept('ritual'), kept('upgrade'));
    expect(viewOf(kept('ritual'), 1).players[0]!.kept).toBe(1);
    const yearAfter = (card: StrategyCard) => {
      const s = kept(card);
      const nextCards: StrategyCard[] = ['move-all', 'move-two', 'ambush'];
      playOn(
        s,
        ({ stage, kind }, seat) =>
          stage === 'perform' ? 'keep' : kind === 'season' && seat === 0 ? nextCards[s.table.season - 2] : undefined,
        () => s.table.year === 2 && s.asked.length === 3,
      );
      return s;
    };
    onlyKnownTo([], [1, 2, null], yearAfter('ritual'), yearAfter('upgrade'));
  });

  it('[YD-CRD-RIT-05] what a Ritual copies is open; whether it lies face down or in hand is not', () => {
    const copied = (kept: StrategyCard) =>
      war({ seats: 3 })
        .with((t) => {
          Object.assign(t.players[0]!, { shown: ['ritual'], kept: [kept] });
        })
        .at('ritual', { seat: 0 })
        .say(0, 'upgrade');
    onlyKnownTo([0], [1, 2, null], copied('upgrade'), copied('conquer'));
    expect(told(copied('upgrade'), 'copied')).toEqual([{ type: 'copied', seat: 0, card: 'upgrade' }]);
  });

  it('[YD-TEAM-14] an ally knows no more than anybody: dials, hands, chosen and kept cards', () => {
    const at = [numeralAt(4, 'I'), nextTo(4, numeralAt(4, 'X'))[0]!] as const;
    const team = (units: number, card: 'town-3' | 'forest-6', secret: StrategyCard) =>
      war({ seats: 4, options: { teams: 'pairs' }, armies: [[[units, at[0]]], [], [[4, at[1]]]], hands: [[card]] }).with((t) => {
        Object.assign(t.players[0]!, { chosen: secret });
      });
    for (const other of [team(7, 'town-3', 'ambush'), team(4, 'forest-6', 'ambush'), team(4, 'town-3', 'ritual')]) {
      onlyKnownTo([0], [1, 2, 3, null], team(4, 'town-3', 'ambush'), other);
    }
  });
});

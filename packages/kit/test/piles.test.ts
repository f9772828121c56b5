import { rndFrom } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, dealAgain, drawTop, kindsOf, moveBetween, rollFace, shuffled, sizeOf, symbolsOn, takeNth, takeOut } from '../index.ts';

const pile = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });

describe('a pile as counts', () => {
  it('is as large as its counts together', () => {
    expect(sizeOf([2, 0, 3])).toBe(5);
    expect(sizeOf([])).toBe(0);
  });
  it('lists each card by its kind', () => {
    expect(kindsOf([2, 0, 1])).toEqual([0, 0, 2]);
  });
  it('gives the n-th card of that list and is one smaller', () => {
    fc.assert(
      fc.property(pile, fc.nat(), (counts, n) => {
        fc.pre(sizeOf(counts) > 0);
        const list = kindsOf(counts);
        const at = n % list.length;
        const rest = counts.slice();
        expect(takeNth(rest, at)).toBe(list[at]);
        expect(kindsOf(rest)).toEqual(list.toSpliced(at, 1));
      }),
    );
  });
  it('can be added to', () => {
    const counts = [1, 0];
    addTo(counts, 1, 3);
    expect(counts).toEqual([1, 3]);
  });
  it('moves cards to another without losing any', () => {
    const from = [3, 2];
    const to = [0, 1];
    moveBetween(from, to, [2, 1]);
    expect({ from, to }).toEqual({ from: [1, 1], to: [2, 2] });
  });
});

describe('an ordered deck', () => {
  it('gives the top card: the last of the list', () => {
    const deck = ['bottom', 'middle', 'top'];
    expect(drawTop(deck, () => {})).toBe('top');
    expect(deck).toEqual(['bottom', 'middle']);
  });
  it('is refilled when it is empty, and only then', () => {
    const discard = ['a', 'b'];
    const deck: string[] = [];
    let refills = 0;
    const refill = (): void => {
      refills++;
      deck.push(...discard.splice(0));
    };
    expect([drawTop(deck, refill), drawTop(deck, refill), drawTop(deck, refill)]).toEqual(['b', 'a', undefined]);
    expect(refills).toBe(2);
  });
  it('lets one particular card be taken out, once', () => {
    const list = ['a', 'b', 'a'];
    expect(takeOut(list, 'a')).toBe(true);
    expect(list).toEqual(['b', 'a']);
    expect(takeOut(list, 'c')).toBe(false);
    expect(list).toEqual(['b', 'a']);
  });
  it('is shuffled into a new list with the same cards, in any order', () => {
    const cards = [1, 2, 3];
    const rnd = rndFrom(1);
    const seen = new Set(Array.from({ length: 200 }, () => shuffled(cards, rnd).join()));
    expect(seen.size).toBe(6);
    expect(cards).toEqual([1, 2, 3]);
  });
  it('is dealt again with all cards and every zone as large as before', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 5 }), { maxLength: 4 }), fc.integer(), (zones, seed) => {
        const sizes = zones.map((zone) => zone.length);
        const cards = zones.flat().sort();
        dealAgain(zones, rndFrom(seed));
        expect(zones.map((zone) => zone.length)).toEqual(sizes);
        expect(zones.flat().sort()).toEqual(cards);
      }),
    );
  });
  it('can end up in any zone when it is dealt again', () => {
    const rnd = rndFrom(2);
    const where = new Set(
      Array.from({ length: 60 }, () => {
        const zones = [['king'], ['a', 'b'], ['c']];
        dealAgain(zones, rnd);
        return zones.findIndex((zone) => zone.includes('king'));
      }),
    );
    expect(where).toEqual(new Set([0, 1, 2]));
  });
});

describe('dice with faces', () => {
  const die = { faces: [['skull', 'skull'], ['shield'], []] } as const;
  it('are rolled by number of faces under the label given', () => {
    const asked: [string, number][] = [];
    const t = {
      random(label: string, sides: number) {
        asked.push([label, sides]);
        return 2;
      },
    };
    expect(rollFace(t, 'roll:archery', die)).toBe(2);
    expect(asked).toEqual([['roll:archery', 3]]);
  });
  it('show a symbol as often as the face says', () => {
    expect(die.faces.map((face) => symbolsOn(face, 'skull'))).toEqual([2, 0, 0]);
    expect(die.faces.map((face) => symbolsOn(face, 'shield'))).toEqual([0, 1, 0]);
  });
});

import { outcome } from '@longtable/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Skirmish, skirmishGame } from '../../index.ts';
import { camp, counts, told } from '../camp.ts';

const HANDS = [
  [1, 2, 3, 5],
  [1, 2, 4, 4],
  [1, 1, 5, 5],
] as const;
const noRally = { rally: false };

describe('a round', () => {
  it('[SK-RND-01] the next hill is turned up and its points join the prize', () => {
    const s = camp({ hands: HANDS, hills: [1, 2, 4], prize: 3 }).at('round', {});
    expect(s.table.prize).toBe(7);
    expect(s.table.hills).toEqual([1, 2]);
    expect(told(s, 'hill')).toEqual([{ type: 'hill', points: 4, prize: 7 }]);
  });

  it('[SK-RND-02] every captain is asked at once for a soldier of the own hand', () => {
    const s = camp({ hands: HANDS, lead: 1 }).at('round', {});
    expect(s.asked).toEqual([1, 2, 0]);
    expect(s.question(0).among).toBe('sealed');
    expect([0, 1, 2].map((seat) => s.options(seat))).toEqual([
      [1, 2, 3, 5],
      [1, 2, 4],
      [1, 5],
    ]);
    expect(s.refusal(1, 3)).toEqual({ refused: 'not-an-option' });
  });
  it('[SK-RND-02] nobody sees a choice before the last one: then all are turned up together', () => {
    const s = camp({ hands: HANDS }).at('round', {});
    const before = [0, 1, 2, null].map((viewer) => skirmishGame.view(s.match, viewer));
    s.say(2, 5).say(0, 3);
    expect([0, 1, 2, null].map((viewer) => skirmishGame.view(s.match, viewer))).toEqual(before);
    s.say(1, 4);
    expect(told(s, 'clash').map((e) => e.ranks)).toEqual([[3, 4, 5]]);
  });
  it('[SK-RND-02] the chosen soldier leaves the hand', () => {
    const s = camp({ hands: HANDS })
      .dice({ 'die:0': [0], 'die:1': [1], 'die:2': [2] })
      .at('round', {})
      .say(0, 3)
      .say(1, 4)
      .say(2, 5);
    expect(s.question(0).kind).toBe('rally');
    expect(s.table.hands).toEqual([counts([1, 2, 5]), counts([1, 2, 4]), counts([1, 1, 5])]);
    expect(s.table.field).toEqual([3, 4, 5]);
  });

  it('[SK-RND-03] the strength is the rank plus the own die of six sides', () => {
    const s = camp({ hands: HANDS })
      .dice({ 'die:0': [5], 'die:1': [0], 'die:2': [2] })
      .at('round', {})
      .say(0, 1)
      .say(1, 4)
      .say(2, 5);
    expect(s.table.strength).toEqual([1 + 6, 4 + 1, 5 + 3]);
    expect(told(s, 'clash')).toEqual([{ type: 'clash', ranks: [1, 4, 5], dice: [6, 1, 3], strength: [7, 5, 8] }]);
    expect(() =>
      camp({ hands: HANDS })
        .dice({ 'die:0': [6] })
        .at('round', {})
        .say(0, 1)
        .say(1, 4)
        .say(2, 5),
    ).toThrow('no side of 6');
  });

  it('[SK-RND-04] the strongest captain takes the prize', () => {
    const s = camp({ hands: HANDS, hills: [1, 2], prize: 1, points: [4, 4, 4], options: noRally })
      .dice({ 'die:0': [0], 'die:1': [3], 'die:2': [0] })
      .at('round', {})
      .say(0, 5)
      .say(1, 4)
      .say(2, 5);
    expect(s.over).toBe(true);
    expect(s.table.points).toEqual([4, 7, 4]);
    expect(s.table.prize).toBe(0);
    expect(told(s, 'taken')).toEqual([{ type: 'taken', seat: 1, points: 3 }]);
  });

  it('[SK-RND-05] when several are strongest nobody takes the prize and it stays for the next hill', () => {
    const s = camp({ hands: HANDS, hills: [1, 2, 4], options: noRally })
      .dice({ 'die:0': [3, 5], 'die:1': [4, 0], 'die:2': [0, 0] })
      .at('round', {})
      .say(0, 5)
      .say(1, 4)
      .say(2, 1);
    expect(s.table.points).toEqual([0, 0, 0]);
    expect(s.table.prize).toBe(4);
    expect(told(s, 'stays')).toEqual([{ type: 'stays', prize: 4 }]);
    expect(s.at('round', {}).table.prize).toBe(6);
  });
  it('[SK-RND-05] a tie of two weaker captains changes nothing', () => {
    const s = camp({ hands: HANDS, strength: [3, 9, 3], prize: 2 })
      .with((t) => {
        t.field = [1, 1, 1];
      })
      .at('round', {}, 'prize');
    expect(s.table.points).toEqual([0, 2, 0]);
  });
  it('[SK-RND-05] after the last hill a prize that nobody took is lost', () => {
    const s = camp({ hands: [[1], [1]], hills: [4], points: [2, 1], options: noRally })
      .dice({ 'die:0': [2], 'die:1': [2] })
      .at('game', {})
      .say(0, 1)
      .say(1, 1);
    expect(s.match.result).toMatchObject({ winners: [0], scores: [2, 1] });
  });
});

describe('the end of a round', () => {
  const play = (lead: number) =>
    camp({ hands: HANDS, lead, discard: [3, 3], options: noRally })
      .dice({ 'die:0': [0], 'die:1': [1], 'die:2': [2] })
      .at('round', {})
      .say(0, 5)
      .say(1, 4)
      .say(2, 1);

  it('[SK-RND-06] the soldiers of the field are discarded', () => {
    const s = play(0);
    expect(s.table.discard).toEqual(counts([3, 3, 5, 4, 1]));
    expect(s.table.field).toEqual([0, 0, 0]);
    expect(s.table.strength).toEqual([0, 0, 0]);
  });
  test.each([0, 1, 2])('[SK-RND-06] every captain draws up to four, beginning with the lead %i', (lead) => {
    const s = play(lead);
    expect(s.table.hands.map((pile) => pile.reduce((a, b) => a + b))).toEqual([4, 4, 4]);
    expect(told(s, 'drew').map(({ seat, n }) => [seat, n])).toEqual([0, 1, 2].map((i) => [(lead + i) % 3, 1]));
  });
  it('[SK-RND-06] after a rally more than one soldier is drawn', () => {
    const s = camp({
      hands: [
        [1, 2],
        [5, 5, 5],
      ],
    })
      .at('round', {}, 'refill')
      .with((t) => {
        t.field = [1, 2];
      });
    expect(told(s, 'drew').map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
  it('[SK-RND-06] only the owner is told which soldiers were drawn', () => {
    const s = camp({ hands: HANDS, options: noRally }).at('round', {});
    s.say(0, 5).say(1, 4);
    const out = outcome<Skirmish>();
    s.engine.apply(s.match, 2, 1, out);
    const secret = out.events.flatMap(({ event, to }) => (event.type === 'drew-ranks' ? [[event.seat, to]] : []));
    expect(secret).toEqual([0, 1, 2].map((seat) => [seat, [seat]]));
  });

  it('[SK-RND-07] an empty deck is replaced by the discard pile, also in the middle of drawing', () => {
    const s = camp({
      hands: [
        [1, 2, 3],
        [4, 5],
      ],
    })
      .with((t) => {
        t.deck = [0, 0, 1, 0, 0];
        t.discard = [0, 0, 0, 3, 0];
        t.field = [5, 5];
      })
      .at('round', {}, 'refill');
    expect(told(s, 'drew-ranks').map((e) => e.ranks)[0]).toEqual([3]);
    expect(s.table.discard).toEqual([0, 0, 0, 0, 0]);
    expect([...s.table.deck].reduce((a, b) => a + b)).toBe(3 + 2 - 2);
    for (const rank of told(s, 'drew-ranks')[1]?.ranks ?? []) expect([4, 5]).toContain(rank);
  });
  it('[SK-RND-07] a deck that lasts leaves the discard pile alone', () => {
    const s = camp({
      hands: [
        [1, 2, 3],
        [4, 5, 5],
      ],
      discard: [1, 1],
    })
      .with((t) => {
        t.field = [3, 3];
      })
      .at('round', {}, 'refill');
    expect(s.table.discard).toEqual(counts([1, 1, 3, 3]));
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('[SK-RND-08] the lead passes to the left: from seat %i to seat %i', (from, to) => {
    expect(play(from).table.lead).toBe(to);
  });
});

/** Seeded leaks: every one of them must be caught by the law on secrets, otherwise the law is vacuous. */
import { type Match, pick, type Seat } from '@longtable/kernel';
import { shuffled } from '@longtable/kit';
import { type Skirmish, skirmishGame } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { ANSWER, CHOOSE, gameWith, OFFER, ROUND, reported, stagesWith, type Table } from './broken.ts';

type View = Skirmish['view'];
type M = Readonly<Match<Skirmish>>;

const viewing = (leak: (m: M, seat: Seat | null) => Partial<View>) =>
  gameWith({ view: (m, seat) => ({ ...skirmishGame.view(m, seat), ...leak(m, seat) }) });

const ranksOf = (table: Readonly<Table>, seat: Seat): number[] => [1, 2, 3, 4, 5].filter((rank) => table.hands[seat]![rank - 1]! > 0);
const strongest = ({ strength }: Readonly<Table>): Seat => strength.indexOf(Math.max(...strength));

describe('a view leaks when it shows', () => {
  test.each<[string, (m: M, seat: Seat | null) => Partial<View>]>([
    ['how many fives each hand holds', ({ table }) => ({ hands: table.hands.map((pile) => pile[4]!) })],
    ['how many fives are left in the deck', ({ table }) => ({ deck: table.deck[4]! })],
    ['the next hill', ({ table }) => ({ hillsLeft: table.hills.at(-1) ?? 0 })],
    ['the hill after the next', ({ table }) => ({ hillsLeft: table.hills.at(-2) ?? 0 })],
    ['a sealed answer', ({ sealed, table }) => ({ field: sealed?.map((rank) => Number(rank ?? 0)) ?? table.field.slice() })],
    ['the sum of the sealed answers', ({ sealed }) => ({ prize: sealed?.reduce<number>((sum, rank) => sum + Number(rank ?? 0), 0) ?? 0 })],
    ['how often the others answered, take-backs included', ({ given }) => ({ strength: given.slice() })],
    ['the state of chance', ({ chance }) => ({ prize: chance.word })],
    ['a spectator one hand', ({ table }, seat) => (seat === null ? { hand: table.hands[1]!.slice() } : {})],
    [
      'the hand of the left neighbour',
      ({ table }, seat) => (seat === null ? {} : { hand: table.hands[(seat + 1) % table.hands.length]!.slice() }),
    ],
    ['one bit of one card: whether seat 1 holds a five', ({ table }) => ({ prize: table.prize + (table.hands[1]![4]! > 0 ? 1 : 0) })],
  ])('%s', (_what, leak) => {
    expect(reported(viewing(leak))).toMatch(/^secrets: .*can tell by the view/);
  });
});

describe('a question leaks when', () => {
  it('its options depend on the hand of another', () => {
    const kind = stagesWith('rally', {
      offer: {
        ...OFFER,
        ask: (table, f) =>
          pick(f.weakest, [...ranksOf(table, f.weakest).filter((rank) => !ranksOf(table, strongest(table)).includes(rank)), 'hold']),
      },
    });
    expect(reported(kind)).toMatch(/^secrets: .*by the question/);
  });
  it('its options are said to be open and depend on a hand', () => {
    const open = stagesWith('counter', { answer: { ...ANSWER, show: () => ({ plan: { open: true } }) } });
    expect(reported(open)).toMatch(/^secrets: .*not everybody sees the options/);
  });
  it('whether somebody is asked depends on a hand', () => {
    const shy = stagesWith('counter', {
      answer: {
        ...ANSWER,
        ask: (table, f) =>
          ranksOf(table, f.seat).some((rank) => rank >= f.rank)
            ? pick(f.seat, [...ranksOf(table, f.seat).filter((rank) => rank >= f.rank), 'allow'])
            : null,
        skip: 'done',
      },
    });
    expect(reported(shy)).toMatch(/^secrets: .*by the asked/);
  });
  it('who is asked first depends on a hand', () => {
    const eager = stagesWith('round', {
      choose: {
        ...CHOOSE,
        askAll: (table, f, up) =>
          CHOOSE.askAll(table, f, up).toSorted((a, b) => table.hands[b.seat]![4]! - table.hands[a.seat]![4]! || a.seat - b.seat),
      },
    });
    expect(reported(eager)).toMatch(/^secrets: .*by the asked/);
  });
  it('what is shown beside it names what another holds', () => {
    const gossip = stagesWith('rally', {
      offer: {
        ...OFFER,
        show: (table) => ({ blocked: ranksOf(table, strongest(table)).map((rank) => ({ id: `feared-${rank}`, rule: 'SK-RAL-03' })) }),
      },
    });
    expect(reported(gossip)).toMatch(/^secrets: .*by the question/);
  });
  it('the values for its text come from another hand', () => {
    const chatty = stagesWith('counter', {
      answer: { ...ANSWER, show: (table, f) => ({ with: { rank: f.rank, theirs: table.hands[(f.seat + 1) % table.hands.length]! } }) },
    });
    expect(reported(chatty)).toMatch(/^secrets: .*by the question/);
  });
});

describe('an event leaks when', () => {
  const drawing = (to: (seat: Seat, seats: number) => Seat[] | undefined) =>
    stagesWith('round', {
      refill(t, f) {
        const emit = t.emit;
        const next = ROUND.stages.refill(
          { ...t, emit: (event, audience) => emit(event, event.type === 'drew-ranks' ? to(event.seat, t.seats) : audience) },
          f,
        );
        return next;
      },
    });
  it('everybody hears which ranks were drawn', () => {
    expect(reported(drawing(() => undefined))).toMatch(/^secrets: .*can tell deck by the events/);
  });
  it('a neighbour hears it', () => {
    expect(reported(drawing((seat, seats) => [seat, (seat + 1) % seats]))).toMatch(/^secrets: .*can tell deck by the events/);
  });
  it('everybody hears it in the setup', () => {
    const loud = gameWith({ setup: (t, options, seats) => skirmishGame.setup({ ...t, emit: (event) => t.emit(event) }, options, seats) });
    expect(reported(loud, { games: 30 })).toMatch(/^secrets: setup: .*can tell deck by the events/);
  });
  it('it names a card that stays in hand', () => {
    const boast = stagesWith('rally', {
      offer: {
        ...OFFER,
        answer(t, f, rank, seat) {
          if (rank === 'hold') return OFFER.answer(t, f, rank, seat);
          t.table.hands[seat]![rank - 1]! -= 1;
          t.table.discard[rank - 1]! += 1;
          f.rank = rank;
          t.emit({ type: 'drew', seat, n: ranksOf(t.table, strongest(t.table)).length });
          return 'challenge';
        },
      },
    });
    expect(reported(boast, { games: 30 })).toMatch(/^secrets: .*by the events/);
  });
});

test('turning something up without saying so is a leak, because undo would take it back', () => {
  const peeking = stagesWith('rally', {
    offer: {
      ...OFFER,
      answer(t, f, rank, seat) {
        if (rank === 'hold') return OFFER.answer(t, f, rank, seat);
        t.table.hands[seat]![rank - 1]! -= 1;
        t.table.discard[rank - 1]! += 1;
        f.rank = rank;
        t.table.prize = 10 + (t.table.hills.at(-1) ?? 0);
        return 'challenge';
      },
    },
  });
  expect(reported(peeking, { games: 30 })).toMatch(/^secrets: .*by the view after .*though nothing was revealed/);
});

describe('an imagined world must be one that the seat could be in:', () => {
  it('the own hand stays', () => {
    const dreamy = gameWith({
      imagine(table, _seat, rnd) {
        table.hands = shuffled(table.hands, rnd);
      },
    });
    expect(reported(dreamy)).toMatch(/^secrets: .*can tell by the (view|question)/);
  });
  it('no card is lost', () => {
    const careless = gameWith({
      imagine(table, seat, rnd) {
        skirmishGame.imagine(table, seat, rnd);
        table.deck = table.deck.map((n) => Math.max(0, n - 1));
      },
    });
    expect(reported(careless)).toMatch(/^secrets: .*a world that cannot be/);
  });
  it('it does not follow from where hidden things really are', () => {
    const unsorted = gameWith({
      imagine(table, seat, rnd) {
        const { hills } = table;
        skirmishGame.imagine(table, seat, rnd);
        table.hills = shuffled(hills, rnd);
      },
    });
    expect(reported(unsorted)).toMatch(/^secrets: .*follows from where hidden things really are/);
  });
});

/** The drawn table of Rune Age: everything that can be answered is drawn, purchases by one touch, odds and films are right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, sourceRules } from '@longtable/host';
import { type Described, type Id, rndFrom, sample, seeded } from '@longtable/kernel';
import { type Event, runeAgeGame, type View } from '@longtable/rune-age';
import { about } from '@longtable/rune-age/about';
import { SCENARIOS } from '@longtable/rune-age/data/scenarios';
import { describe, expect, it } from 'vitest';
import { askingCard, drawnChoices, revealedCards } from '../skins/rune-age/asked-cards.ts';
import type { Kind } from '../skins/rune-age/card.ts';
import { nextStep, plainPayment } from '../skins/rune-age/errand.ts';
import { MARKS } from '../skins/rune-age/face.tsx';
import { seenFight, toldFight } from '../skins/rune-age/fight.ts';
import { filmsSince, isBare } from '../skins/rune-age/film.ts';
import { inSix, oddsOf, outlookOf, throws } from '../skins/rune-age/odds.ts';
import { placeOf } from '../skins/rune-age/place.ts';
import type { Props, Question } from '../skins/rune-age/props.ts';
import { sumOf } from '../skins/rune-age/sums.ts';
import { t as german } from '../skins/rune-age/words-de.ts';
import { placed } from '../src/match/use-placed.ts';

const idsOf = ({ ask }: Described): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

/** The names of all things that this view is drawn with. */
function drawn(view: View, seat: number): ReadonlySet<string> {
  const player = view.players[seat]!;
  return new Set([
    'objective',
    'stronghold',
    'held:stronghold',
    'buy:stronghold',
    'buy:monument',
    ...view.sites.flatMap(({ id, owner }) => (owner === seat ? [`held:${id}`] : [id])),
    ...view.enemies.map(({ id }) => id),
    ...view.players.map((_, other) => `realm:${other}`),
    ...(player.hand ?? []).map((id) => `hand:${id}`),
    ...player.treasures.map(({ id }) => `held:${id}`),
    ...player.barracks.map(({ card }) => `buy:${card}`),
    ...[...view.gold, ...view.piles].map(({ card }) => `buy:${card}`),
    ...(view.combat?.fighters.map(({ id }) => `unit:${id}`) ?? []),
  ]);
}

/** Options of a question that point at nothing that is drawn. */
function astray(question: Described, view: View, seat: number): readonly Id[] {
  const things = drawn(view, seat);
  const { shown } = placed(question, placeOf as never);
  return idsOf(question).filter((id) => shown.targets?.[id] !== undefined && !things.has(shown.targets[id]!));
}

describe('the drawn table of Rune Age', () => {
  it.each([...SCENARIOS, 'cooperative'] as const)('draws everything that an option of a whole match points at: %s', (name) => {
    const scenario = name === 'cooperative' ? 'dragonlords' : name;
    let asked = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const seats = 2 + (seed % 3);
      const wish = { scenario, cooperative: name === 'cooperative', expansion: true, roundLimit: 20 };
      const options = runeAgeGame.options(wish, seats) as object;
      const match = host(
        sourceRules(runeAgeGame),
        { seats, options, holders: Array.from({ length: seats }, () => 'person' as const) },
        seeded(seed),
      );
      const rnd = rndFrom(seed);
      for (let i = 0; match.match.result === null && i < 4000; i++) {
        const seat = match.look(null).awaited[0]!;
        const { question, view } = match.look(seat);
        expect(astray(question!, view as View, seat), `${question!.kind}.${question!.stage}`).toEqual([]);
        asked++;
        const prepared = match.prepare({ t: 'answer', seat, answer: sample(match.match.open.find((ask) => ask.seat === seat)!, rnd) });
        if ('refused' in prepared) throw new Error(prepared.refused);
        prepared.commit();
      }
      expect(match.match.result).not.toBeNull();
    }
    expect(asked).toBeGreaterThan(200);
  });

  it('says beforehand which answers cannot be taken back: those, and no others', () => {
    const undone: Record<string, { times: number; back: number }> = {};
    for (let seed = 1; seed <= 6; seed++) {
      const options = runeAgeGame.options({ scenario: 'runewars', roundLimit: 30 }, 2) as object;
      const match = host(sourceRules(runeAgeGame), { seats: 2, options, holders: ['person', 'person'] }, seeded(seed));
      const rnd = rndFrom(seed);
      for (let i = 0; match.match.result === null && i < 4000; i++) {
        const seat = match.look(null).awaited[0]!;
        const { kind, stage } = match.look(seat).question!;
        const prepared = match.prepare({ t: 'answer', seat, answer: sample(match.match.open.find((ask) => ask.seat === seat)!, rnd) });
        if ('refused' in prepared) throw new Error(prepared.refused);
        prepared.commit();
        const { times, back } = undone[`${kind}.${stage}`] ?? { times: 0, back: 0 };
        const undo = match.prepare({ t: 'undo', seat });
        undone[`${kind}.${stage}`] = { times: times + 1, back: back + ('refused' in undo ? 0 : 1) };
      }
    }
    const often = Object.entries(undone).filter(([, { times }]) => times >= 12);
    expect(often.length).toBeGreaterThan(5);
    expect(
      often
        .filter(([, { back }]) => back === 0)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...about.final].sort());
  });

  it('names an option that lies nowhere, so that the check above can fail', () => {
    const question = { kind: 'turn', stage: 'act', ask: { shape: 'pick', seat: 0, options: ['fight:dl-21'] }, shown: {}, among: 'one' };
    const view = { players: [{ treasures: [], barracks: [], hand: [] }], sites: [], enemies: [], gold: [], piles: [], combat: null };
    expect(astray(question as unknown as Described, view as unknown as View, 0)).toEqual(['fight:dl-21']);
  });

  it('draws payments and revealed cards where they lie nowhere', () => {
    const question = {
      kind: 'gold',
      stage: 'pay',
      ask: { shape: 'pick', seat: 0, options: ['gold-3', 'gold-2+gold-1'] },
      shown: { with: { what: 'wq-vampire', cost: 3, pool: 0 } },
    };
    expect(drawnChoices({ question } as unknown as Props)).toEqual(['gold-3', 'gold-2+gold-1']);
  });

  it('shows the card that asks: one that the question names, or whose own heading it is', () => {
    const asking = (kind: string, words: object): string | null =>
      askingCard({ question: { kind, shown: { with: words } } } as unknown as Props);
    expect([asking('events', { event: 'dlv-4' }), asking('dlv-4', {}), asking('turn', {})]).toEqual(['dlv-4', 'dlv-4', null]);
  });

  it('shows revealed cards that are no options themselves, and only while they are asked about', () => {
    const view = { players: [{ top: ['gold-1', 'dq-footman', 'gold-2'] }] };
    const revealed = (options: readonly Id[], words: object): readonly string[] =>
      revealedCards({ question: pick('effect', 'choose', options, words), view, viewer: 0 } as unknown as Props);
    expect(revealed(['top', 'discard'], { op: 'reveal', count: 1 })).toEqual(['gold-1']);
    expect(revealed(['dq-footman'], { op: 'reveal', count: 2 })).toEqual(['gold-1']);
    expect(revealed(['use', 'no'], { op: 'use', count: 1 })).toEqual([]);
  });

  it('leaves it to the bar whom an event hits: the own realm has no fold to touch', () => {
    const question = { kind: 'events', stage: 'target', ask: { shape: 'pick', seat: 0, options: [0, 1] }, shown: {} };
    expect([0, 1].map((seat) => placeOf(question as unknown as Described, seat))).toEqual([undefined, undefined]);
  });
});

const pick = (kind: string, stage: string, options: readonly Id[], words: object = {}): Question =>
  ({ kind, stage, ask: { shape: 'pick', seat: 0, options }, shown: { with: words }, among: 'one' }) as unknown as Question;

describe('a purchase by one touch', () => {
  const wanted = 'wq-vampire';

  it('takes what was touched, and nothing else', () => {
    expect(nextStep(pick('gold', 'buy', ['wq-archer', 'wq-vampire']), wanted)).toBe('wq-vampire');
    expect(nextStep(pick('gold', 'buy', ['wq-archer']), wanted)).toBeNull();
    expect(nextStep(pick('battle', 'assault', ['wq-vampire', 'stop']), wanted)).toBeNull();
  });

  it('pays by itself where there is one way, or one that gives nothing away', () => {
    const due = { cost: 3, pool: 0 };
    expect(plainPayment(pick('gold', 'pay', ['gold-2+gold-1'], due))).toBe('gold-2+gold-1');
    expect(plainPayment(pick('gold', 'pay', ['gold-2+gold-2', 'gold-2+gold-1'], due))).toBe('gold-2+gold-1');
    expect(plainPayment(pick('gold', 'pay', ['gold-3', 'gold-2+gold-1'], due))).toBeNull();
  });

  it('ends when nothing more can be had', () => {
    expect(nextStep(pick('gold', 'buy', ['done'], { pool: 1 }), wanted)).toBe('done');
    expect(nextStep(pick('gold', 'buy', ['wq-vampire', 'done'], { pool: 3 }), wanted)).toBeNull();
  });
});

describe('the plate under a target', () => {
  it('counts all throws of the attrition dice', () => {
    expect(throws(1)).toEqual([2, 3, 1]);
    expect(throws(2).reduce((a, b) => a + b)).toBe(36);
  });

  it('lets the weakest fall and says how often it is enough', () => {
    const odds = oddsOf([1, 2, 3], 5, 1);
    expect([odds.mine, odds.wins, odds.of]).toEqual([6, 5, 6]);
    expect(inSix(odds)).toBe(5);
  });

  it('is sure, open, possible or out of reach', () => {
    expect(outlookOf(oddsOf([3, 3], 6, 0), 0)).toBe('sure');
    expect(outlookOf(oddsOf([3, 3], 5, 1), 0)).toBe('chance');
    expect(outlookOf(oddsOf([3, 3], 8, 0), 1)).toBe('may');
    expect(outlookOf(oddsOf([3, 3], 8, 0), 0)).toBe('far');
    expect(outlookOf(oddsOf([], 1, 0), 0)).toBe('far');
  });
});

const step = (n: number, by: number | null, ...events: Event[]) => ({ n, by, events });

describe('card faces in grey', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../skins/rune-age/kinds.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  /** The shape of a kind's window: its rules without any colour. */
  const shapeOf = (kind: string): string =>
    [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)]
      .filter(([, selectors]) => selectors!.split(',').some((one) => one.trim() === `.ra-f.k-${kind} .win`))
      .flatMap(([, , body]) => body!.match(/(?:clip-path|border-radius):[^;]+/g) ?? [])
      .join(' ');
  const KINDS: Readonly<Record<Kind, true>> = {
    unit: true,
    neutral: true,
    tactic: true,
    gold: true,
    city: true,
    keep: true,
    enemy: true,
    instant: true,
    lasting: true,
    rune: true,
    objective: true,
  };
  const GROUNDS = ['dq', 'lt', 'ut', 'wq', 'dw', 'or', 'nc'] as const;

  it('tells every kind of card by the shape of its window', () => {
    const kinds = Object.keys(KINDS);
    const shapes = kinds.map(shapeOf);
    expect(shapes.every((shape) => shape !== '')).toBe(true);
    expect(new Set(shapes).size).toBe(kinds.length);
  });

  it('tells every race by a mark of its own', () => {
    const marks = GROUNDS.map((ground) => MARKS[ground]);
    expect(marks.every((mark) => mark !== undefined)).toBe(true);
    expect(new Set(marks).size).toBe(GROUNDS.length);
  });
});

it('a siege is headed by a whole sentence, whatever is besieged', () => {
  expect(german.besieges('Du', 'Heimatreich von Rowan')).toBe('Du belagerst: Heimatreich von Rowan');
  expect(german.besieges('Rowan', 'Tamalir')).toBe('Rowan belagert: Tamalir');
});

describe('what was heard', () => {
  const fights: Event = { type: 'fights', seat: 1, target: 'stronghold', strength: 2, attrition: 0 };
  const played: Event = { type: 'played', seat: 1, card: 'dq-knight', unit: 0, strength: 3, total: 3 };
  const compared: Event = { type: 'compared', target: 'stronghold', attacker: 3, defender: 2, walls: 0, won: true };

  it('is a combat with its cards, its losses and its result', () => {
    const destroyed: Event = { type: 'destroyed', seat: 1, unit: 0, card: 'dq-knight', why: 'attrition' };
    const told = toldFight([step(1, 1, fights), step(2, 1, played), step(3, 1, destroyed, compared)])!;
    expect(told.n).toBe(3);
    expect(told.fight.slots.map(({ card, fate }) => [card, fate])).toEqual([['dq-knight', 'attrition']]);
    expect(told.fight.result).toEqual({ attacker: 3, defender: 2, won: true });
    expect(toldFight([step(1, 1, played)])).toBeNull();
  });

  it('is made up from the table where a match goes on in the middle of a combat', () => {
    const fighter = { id: 4, side: 1, card: 'dq-knight', strength: 5, bonus: 2, wounded: true, used: false } as const;
    const combat = { attacker: 1, defender: 0, target: 'tamalir', fighters: [fighter], totals: [0, 6], bonus: [0, 1], walls: 0, needs: 7 };
    const fight = seenFight(combat as unknown as NonNullable<View['combat']>, false);
    expect([fight.needed, fight.wallsDown, fight.rolls, fight.result]).toEqual([0, true, null, null]);
    expect(fight.slots.map(({ unit, side, base, bonus, wounded }) => [unit, side, base, bonus, wounded])).toEqual([[4, 1, 3, 2, true]]);
    expect(sumOf(fight, 1, { combat } as unknown as View).total).toBe(6);
    const battle = seenFight({ ...combat, defender: -1 } as unknown as NonNullable<View['combat']>, true);
    expect([battle.needed, battle.rolls]).toEqual([7, []]);
  });

  it('counts a card that the table does not have yet, and never by a term of its own', () => {
    const { fight } = toldFight([step(1, 1, fights), step(2, 1, played), step(3, 1, { ...played, unit: 1 })])!;
    const combat = { fighters: [{ id: 0, side: 0, strength: 3 }], totals: [5, 2], bonus: [2, 0] };
    const { terms, total } = sumOf(fight, 0, { combat } as unknown as View);
    expect(terms.map(({ n, word }) => [n, word])).toEqual([
      [3, null],
      [3, null],
      [2, 'abilities'],
    ]);
    expect(total).toBe(8);
  });

  it('is a film for each turn of somebody else, and none for one’s own', () => {
    const bought: Event = { type: 'bought', seat: 1, what: 'dq-knight', cost: 3, to: 'discard' };
    const paid: Event = { type: 'paid', seat: 1, with: 'gold-2+gold-1', kind: 'gold', value: 3, what: 'dq-knight' };
    const heard = [step(1, 0, { type: 'turn', seat: 1 }), step(2, 1, paid, bought), step(3, 1, fights, played, compared)];
    const [film, ...more] = filmsSince(heard, 0);
    expect(more).toEqual([]);
    expect(film!.deals).toEqual([{ what: 'dq-knight', cost: 3, of: 'gold', paid: ['gold-2', 'gold-1'] }]);
    expect(film!.fights).toHaveLength(1);
    expect(filmsSince(heard, 1)).toEqual([]);
    expect(filmsSince([step(1, 0, { type: 'event-phase', round: 1 })], null)).toHaveLength(1);
  });

  it('is a bare film until something happens, and keeps the table in sight so long', () => {
    const bare = (...events: Event[]): boolean => isBare(filmsSince([step(1, 0, { type: 'turn', seat: 1 }), step(2, 1, ...events)], 0)[0]!);
    expect(bare()).toBe(true);
    expect(bare(fights)).toBe(false);
    expect(bare({ type: 'bought', seat: 1, what: 'dq-knight', cost: 3, to: 'discard' })).toBe(false);
  });

  it('goes on with the film of a turn in which one defended oneself, and forgets those before', () => {
    const bought: Event = { type: 'bought', seat: 1, what: 'dq-knight', cost: 3, to: 'discard' };
    const defended: Event = { ...played, seat: 0 };
    const heard = [
      step(1, 0, { type: 'turn', seat: 1 }),
      step(2, 1, { type: 'turn', seat: 2 }),
      step(3, 2, bought),
      step(4, 2, fights),
      step(5, 0, defended, compared),
    ];
    expect(filmsSince(heard, 0).map(({ seat, deals, fights }) => [seat, deals.length, fights.length])).toEqual([[2, 1, 1]]);
    expect(filmsSince([...heard, step(6, 2, bought)], 0).map(({ n, deals }) => [n, deals.length])).toEqual([[6, 2]]);
    expect(filmsSince([...heard, step(6, 2, { type: 'turn', seat: 0 }), step(7, 0, bought)], 0)).toEqual([]);
  });
});

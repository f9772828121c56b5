/** The table before the first question, and what is dealt after it. */
import { takeOut } from '@longtable/kit';
import { ACTION_CARDS, DIFFICULTY_TIER, TARGETED } from './data/ai-cards.ts';
import { AREAS, CITADEL, REGION_COUNT, REGIONS, SPACES } from './data/board.ts';
import { ALL_CARDS } from './data/combat-cards.ts';
import { FATES } from './data/fate.ts';
import { FIGHTERS, FIRST_RAISABLE, isAutomaton } from './data/fighters.ts';
import { DISPLAY, EMPTY, KING, MANY, MINIONS, NOBODY, ROW, STARTING_GOLD } from './data/numbers.ts';
import { TILES, tilesOfTier } from './data/structures.ts';
import { refillDisplay, refillRow, without } from './deeds/index.ts';
import { clockwiseFrom } from './frames/turn-order.ts';
import type { FighterId, Options, Player, Table, TileId, Turn, Who } from './spec.ts';
import { isMany, isSolo } from './table.ts';

/** Nothing is dealt yet: necromancers are chosen before anybody has seen a card, a region or the turn order. CA-SET-02, CA-SET-19 */
export function setup(_t: Turn, o: Options, seats: number): Table {
  const count = o.ai ? seats + 1 : seats;
  return {
    options: o,
    phase: 'setup',
    round: 1,
    order: [...Array(count).keys()],
    active: NOBODY,
    spaces: new Array<readonly Who[]>(SPACES).fill([]),
    owner: new Array<Who>(AREAS).fill(NOBODY),
    tiles: new Array<readonly TileId[]>(REGION_COUNT).fill([]),
    defenders: new Array<readonly FighterId[]>(AREAS).fill([]),
    fortified: [],
    /** CA-SET-08 */
    display: DISPLAY.tiers.map(() => EMPTY),
    decks: (count >= MANY ? MANY_DECKS : FEW_DECKS).slice(),
    /** CA-SET-21 */
    row: new Array<TileId>(ROW).fill(EMPTY),
    upper: TILES_I,
    lower: TILES_II,
    aside: [],
    boxed: EMPTY,
    kingToken: NOBODY,
    attackers: [],
    turnedUp: false,
    cardsUp: false,
    actions: o.ai ? [...ACTION_CARDS.keys()].filter((card) => card !== TARGETED || o.targeted) : [],
    turned: [],
    cube: 0,
    players: Array.from({ length: count }, (_, who) => newPlayer(o, who, who === seats)),
  };
}

/**
 * Everything that is dealt, once all have their necromancers, in the order of the rulebook: fighters, King, Fate, structures, the row,
 * and last the turn order.
 */
export function deal(t: Turn): void {
  const { table } = t;
  const { garrison } = table.options;
  if (garrison !== 'by-difficulty') table.decks = table.decks.map((deck) => without(deck, garrison));
  refillDisplay(t, table);
  crownCitadel(t, table);
  dealFates(t, table, t.seats);
  dealStructures(t, table);
  refillRow(t, table);
  drawOrder(t, table, t.seats);
}

/** The King, or in solo the AI. CA-SET-10, CA-SOL-02 */
function crownCitadel(t: Turn, table: Table): void {
  if (isSolo(table)) holdCitadel(t, table, t.seats);
  else table.owner[CITADEL] = KING;
}

/** Raisable fighters by numeral, orderless: a card is drawn at random. Made once, and never changed. CA-SET-05, CA-SET-06, CA-SET-07 */
const decksOf = (many: boolean): readonly (readonly FighterId[])[] =>
  [0, 1, 2, 3].map((tier) =>
    [...FIGHTERS.keys()].filter((id) => id >= FIRST_RAISABLE && FIGHTERS[id]!.tier === tier && (many || !FIGHTERS[id]!.many)),
  );
const FEW_DECKS = decksOf(false);
const MANY_DECKS = decksOf(true);
/** CA-SET-20 */
const TILES_I: readonly TileId[] = tilesOfTier(1);
const TILES_II: readonly TileId[] = tilesOfTier(2);

/** CA-SET-03, CA-SET-24, CA-SET-26 */
const newPlayer = (o: Options, who: Who, ai: boolean): Player => ({
  ai,
  necromancer: o.necromancers === 'choose' || ai ? null : o.necromancers[who]!,
  /** CA-SOL-13 */
  vp: ai && o.aiGold ? STARTING_GOLD : 0,
  /** CA-SOL-09 */
  goods: [0, 0, 0, 0, ai ? 0 : STARTING_GOLD],
  hand: [],
  graveyard: [],
  cards: ALL_CARDS,
  used: [],
  laid: EMPTY,
  fate: EMPTY,
  charged: false,
  minions: MINIONS,
  refreshed: false,
});

/** At random; clockwise from a random seat where the table plays so. The AI is last. CA-SET-22, CA-OPT-03, CA-SET-25 */
function drawOrder(t: Turn, table: Table, seats: number): void {
  const people = [...Array(seats).keys()];
  if (table.options.turnOrder === 'clockwise') table.order = clockwiseFrom(t.random('order', seats), seats);
  else {
    t.shuffle('order', people);
    table.order = people;
  }
  if (table.options.ai) table.order = [...table.order, seats];
  table.active = table.order[0]!;
  t.emit({ type: 'order', order: table.order });
}

/** Two for each of two players, one for each of more; the fourth of three players leaves the game. CA-SET-12, CA-SET-13, CA-SET-14 */
function dealStructures(t: Turn, table: Table): void {
  const starting = tilesOfTier(0);
  t.shuffle('deal:structure', starting);
  const each = isMany(table) ? 1 : 2;
  table.players.forEach((_, who) => {
    for (let n = 0; n < each; n++) {
      const tile = starting.pop()!;
      /** CA-SET-15, CA-SET-16 */
      const region = REGIONS.indexOf(TILES[tile]!.region!);
      table.tiles[region] = [tile];
      table.owner[region] = who;
    }
  });
  table.boxed = starting.pop() ?? EMPTY;
}

/** CA-SET-11 */
function dealFates(t: Turn, table: Table, seats: number): void {
  const fates = [...FATES.keys()];
  t.shuffle('deal:fate', fates);
  for (let seat = 0; seat < seats; seat++) {
    const fate = fates.pop()!;
    table.players[seat]!.fate = fate;
    t.emit({ type: 'fate', who: seat, fate }, [seat]);
  }
}

/** The AI's garrison (CA-SOL-06, CA-SOL-07, CA-SOL-08): it holds the Citadel with a random regular fighter of the deck, or with the chosen ones. */
function holdCitadel(t: Turn, table: Table, ai: Who): void {
  const { garrison, difficulty } = table.options;
  table.owner[CITADEL] = ai;
  if (garrison === 'by-difficulty') {
    const deck = table.decks[DIFFICULTY_TIER[difficulty]]!.slice();
    const regular = deck.filter((id) => !isAutomaton(id));
    const fighter = regular[t.random('deal:garrison', regular.length)]!;
    takeOut(deck, fighter);
    table.decks[DIFFICULTY_TIER[difficulty]] = deck;
    table.defenders[CITADEL] = [fighter];
  } else table.defenders[CITADEL] = [...garrison].sort((a, b) => a - b);
  t.emit({ type: 'garrison', who: ai, fighters: table.defenders[CITADEL]! });
}

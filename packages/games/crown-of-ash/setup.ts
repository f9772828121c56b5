/** The table before the first question (CA-SET, CA-SOL). */
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

export function setup(t: Turn, o: Options, seats: number): Table {
  const count = o.ai ? seats + 1 : seats;
  const table: Table = {
    options: o,
    phase: 'setup',
    round: 1,
    order: [],
    active: NOBODY,
    spaces: new Array<readonly Who[]>(SPACES).fill([]),
    owner: new Array<Who>(AREAS).fill(NOBODY),
    tiles: new Array<readonly TileId[]>(REGION_COUNT).fill([]),
    defenders: new Array<readonly FighterId[]>(AREAS).fill([]),
    fortified: [],
    display: DISPLAY.tiers.map(() => EMPTY),
    decks: (count >= MANY ? MANY_DECKS : FEW_DECKS).slice(),
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
  drawOrder(t, table, seats);
  dealStructures(t, table);
  dealFates(t, table, seats);
  if (o.garrison !== 'by-difficulty') table.decks = table.decks.map((deck) => without(deck, o.garrison as readonly FighterId[]));
  refillDisplay(t, table);
  refillRow(t, table);
  if (isSolo(table)) holdCitadel(t, table, seats);
  else table.owner[CITADEL] = KING;
  return table;
}

/** CA-SET-05, 06: raisable fighters by numeral. Made once, and never changed. */
const decksOf = (many: boolean): readonly (readonly FighterId[])[] =>
  [0, 1, 2, 3].map((tier) =>
    [...FIGHTERS.keys()].filter((id) => id >= FIRST_RAISABLE && FIGHTERS[id]!.tier === tier && (many || !FIGHTERS[id]!.many)),
  );
const FEW_DECKS = decksOf(false);
const MANY_DECKS = decksOf(true);
const TILES_I: readonly TileId[] = tilesOfTier(1);
const TILES_II: readonly TileId[] = tilesOfTier(2);

/** CA-SET-03, 24, 26, CA-SOL-13 */
const newPlayer = (o: Options, who: Who, ai: boolean): Player => ({
  ai,
  necromancer: o.necromancers === 'choose' || ai ? null : o.necromancers[who]!,
  vp: ai && o.aiGold ? STARTING_GOLD : 0,
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

/** CA-SET-22, CA-OPT-03: at random; clockwise from a random seat where the table plays so. The AI is last. */
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

/** CA-SET-12 to 16: two for each of two players, one for each of more; the fourth of three players leaves the game. */
function dealStructures(t: Turn, table: Table): void {
  const starting = tilesOfTier(0);
  t.shuffle('deal:structure', starting);
  const each = isMany(table) ? 1 : 2;
  table.players.forEach((_, who) => {
    for (let n = 0; n < each; n++) {
      const tile = starting.pop()!;
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

/** CA-SOL-06 to 08: the AI holds the Citadel with a random regular fighter of the deck, or with the chosen ones. */
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

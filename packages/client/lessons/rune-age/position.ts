/** A late round of a match for two: the undead of Waiqar are strong enough for the High Dragonlord, if they are led well. */
import { engine, fail, isRefusal, seeded } from '@longtable/kernel';
import { runeAgeGame } from '@longtable/rune-age';
import { type CardId, data, fresh, idOfKind, KIND, UNIT_KINDS } from '@longtable/rune-age/data/cards';
import type { EventId } from '@longtable/rune-age/data/events';
import { NOBODY, QUANTITIES } from '@longtable/rune-age/data/numbers';
import type { Player, Table } from '@longtable/rune-age/spec';
import { GOLD_IDS, pileIds } from '@longtable/rune-age/table';

export const OPTIONS = {
  scenario: 'dragonlords',
  races: ['waiqar', 'daqan'],
  expansion: true,
  mercenaries: 'none',
  first: 0,
} as const;
const SEATS = 2;

interface Cards {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
}

const CARDS: readonly [Cards, Cards] = [
  {
    hand: ['gold-1', 'gold-2', 'wq-archer', 'wq-archer', 'wq-reanimate'],
    deck: ['wq-archer', 'wq-reanimate', 'wq-dark-knight', 'wq-wyrm', 'nc-demon'],
    discard: ['wq-reanimate'],
  },
  {
    hand: ['gold-1', 'gold-1', 'gold-1', 'dq-footman', 'dq-knight'],
    deck: ['gold-1', 'gold-1', 'gold-2', 'dq-footman', 'dq-footman'],
    discard: ['dq-bowman'],
  },
];
const DAMAGE = [6, 9] as const;
const STRONGHOLDS = [1, 2] as const;
/** Events that have come in the rounds before. */
const SEEN: readonly EventId[] = ['dl-11', 'dl-13', 'dl-14', 'dl-15'];

const cards = (ids: readonly CardId[]): number[] => ids.map((id) => fresh(KIND[id])).sort((a, b) => a - b);

function deal(player: Player, seat: number): void {
  const { hand, deck, discard } = CARDS[seat]!;
  player.hand = cards(hand);
  player.deck = cards(deck);
  player.discard = cards(discard);
  player.known = [];
  player.shown = [];
  player.damage = DAMAGE[seat]!;
  player.ready = STRONGHOLDS[seat]!;
  player.strongholds -= STRONGHOLDS[seat]!;
}

function arrange(table: Table): void {
  table.round = 6;
  table.first = 0;
  table.active = 0;
  table.sites = (['city-dawnsmoor', 'city-greyhaven', 'city-tamalir'] as const).map((id) => ({
    id,
    owner: id === 'city-tamalir' ? 1 : NOBODY,
    exhausted: false,
  }));
  table.enemies = ['dl-14'];
  table.eventDiscard = ['dl-13'];
  table.gone = ['dl-11', 'dl-15'];
  table.events = table.events.filter((id) => !SEEN.includes(id));
  table.players.forEach(deal);
  restock(table);
}

/** Cards in a hand, a deck or a discard pile are in no pile of the table. */
function restock(table: Table): void {
  const { gold, copies } = QUANTITIES[SEATS]!;
  const held = (id: CardId, of: readonly Cards[]): number =>
    of.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]).filter((card) => card === id).length;
  table.gold = GOLD_IDS.map((id, i) => gold[i]! - held(id, CARDS));
  table.piles = pileIds(table).map((id) => copies - held(id, CARDS));
  table.players.forEach((player, seat) => {
    player.barracks = UNIT_KINDS[player.race].map((kind) => data(idOfKind(kind)).copies - held(idOfKind(kind), [CARDS[seat]!]));
  });
}

export function position(): string {
  const machine = engine(runeAgeGame, seeded(1));
  const options = runeAgeGame.options(OPTIONS, SEATS);
  if (isRefusal(options)) return fail('the options of the lesson do not fit');
  const match = machine.start(options, SEATS, 1);
  arrange(match.table);
  match.stack = [{ k: 'game', at: 'round', data: { from: NOBODY, turn: 0, refused: false }, into: '', from: -1 }];
  match.chance.counts = {};
  machine.resume(match);
  return machine.save(match);
}

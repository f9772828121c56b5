/**
 * A table as a viewer knows it, for the game's own rules: what lies open is as it is, what is hidden is filled with anything that is
 * left and mixed again by the game's own `imagine`. What nobody sees takes no part in a fight, or only by chance.
 */
import type { Seat } from '@longtable/kernel';
import { druidsOf } from '@longtable/uprising/data/druids';
import { eventsOf } from '@longtable/uprising/data/events';
import { FEAT_DECK } from '@longtable/uprising/data/feats';
import { itemsOf } from '@longtable/uprising/data/items';
import { HORDES, LEGIONS } from '@longtable/uprising/data/nemesis';
import { questsOf } from '@longtable/uprising/data/quests';
import { type TileId, tilesOf } from '@longtable/uprising/data/tiles';
import type { Player, Table } from '@longtable/uprising/spec';
import type { View } from './open.ts';

/** Takes things that nobody has seen from a list, one after the other. */
function drawer<T>(all: readonly T[], seen: readonly (T | null)[]): { next(): T; take(n: number): T[]; rest(): T[] } {
  const left = all.filter((one) => !seen.includes(one));
  return {
    next: () => left.shift() ?? all[0]!,
    take: (n) => left.splice(0, n),
    rest: () => left.splice(0),
  };
}

type Hidden = Pick<Table, 'hexes' | 'spare'>;

function hexesOf(view: View): Hidden {
  const { edition } = view.options;
  const seen = [...view.hexes.map(({ tile }) => tile), ...view.razed];
  const pools = { normal: drawer(tilesOf(edition, 'normal'), seen), tower: drawer(tilesOf(edition, 'tower'), seen) };
  const tileOf = ({ kind, tile }: View['hexes'][number]): TileId | null =>
    kind === 'bare' ? null : (tile ?? pools[kind === 'tower' ? 'tower' : 'normal'].next());
  const hexes = view.hexes.map((hex) => ({
    tile: tileOf(hex),
    up: hex.up,
    turn: hex.turn,
    curse: hex.curse,
    haven: hex.haven,
    wall: hex.wall,
    tower: hex.tower,
    garrisons: hex.garrisons,
    skeletons: hex.skeletons,
    owner: hex.owner,
    units: hex.units,
  }));
  const spare = {
    tiles: pools.normal.rest(),
    tilesOut: [],
    towers: pools.tower.rest(),
    towersOut: [],
    legions: [],
    hordes: [],
    questsOut: [],
    druids: [],
    events: [],
    eventsOut: [],
  };
  return { hexes, spare };
}

function playerOf(view: View, seat: Seat): Player {
  const { reserve: _r, havens: _h, income: _i, looked, bonuses: _b, deck, drawn, ...open } = view.players[seat]!;
  const known = [...deck, ...open.feats, ...open.tucked.map(({ feat }) => feat), ...view.drawn];
  const hidden = drawer(FEAT_DECK[open.hero], known);
  const own = seat === view.me;
  return {
    ...open,
    seen: looked,
    deck: deck.map((feat) => feat ?? hidden.next()),
    lore: deck.map((feat) => (feat === null ? 0 : own ? 1 : 2)),
    drawn: own ? view.drawn : hidden.take(drawn),
  };
}

/** Decks of which only the number of cards is known. */
function decksOf(view: View): Pick<Table, 'legions' | 'hordes' | 'items' | 'questDeck'> {
  const { edition } = view.options;
  const met = [...view.foes.map(({ card }) => card), ...view.gone, view.entering, view.bottomHorde];
  const owned = view.players.flatMap(({ items, quests }) => [...items, ...quests]);
  const bottom = view.bottomHorde === 'banished' ? (['banished'] as const) : [];
  return {
    legions: drawer<string>(LEGIONS, met).take(view.legions) as Table['legions'],
    hordes: [...bottom, ...drawer<string>(HORDES, met).take(view.hordes - bottom.length)] as Table['hordes'],
    items: drawer<string>(itemsOf(edition), [...view.market, ...view.itemDiscard, ...owned]).take(view.items) as Table['items'],
    questDeck: [
      ...drawer<string>(questsOf(edition), [...view.openQuests, ...view.questDiscard, ...view.seenQuests, ...owned]).take(
        view.quests - view.seenQuests.length,
      ),
      ...view.seenQuests.toReversed(),
    ] as Table['questDeck'],
  };
}

type Foe = Table['foes'][number];

/** Legions and Hordes that fell in the running fight and leave the map after it. Whom they hunted is forgotten. */
function dyingOf(view: View): Foe[] {
  const fell = (view.combat?.running ?? []).flatMap(({ k, data }) =>
    k === 'combat' ? (data as unknown as { readonly fell: readonly Foe['card'][] }).fell : [],
  );
  const left = fell.filter((card) => !view.gone.includes(card) && !view.foes.some((foe) => foe.card === card));
  const nothing = { threat: 0, tokens: 0, target: -1, prey: -1, held: [0, 0, 0, 0] };
  return left.map((card) => ({ ...nothing, card, at: view.combat!.hex, razed: view.razed.length }));
}

const bits = (directions: readonly number[]): number => directions.reduce((sum, d) => sum | (1 << d), 0);

export function worldOf(view: View): Table {
  const { hexes, spare } = hexesOf(view);
  const { edition } = view.options;
  const druids = drawer(druidsOf(edition), view.druids);
  const events = view.events.map((id, i) => id ?? drawer(eventsOf(edition, i + 1), view.events).next());
  const nothing = view.events.map(() => []);
  return {
    options: view.options,
    phase: view.phase,
    chapter: view.chapter,
    first: view.first,
    threat: view.threat,
    hexes,
    edges: view.hexes.map(({ edges }) => bits(edges)),
    players: view.players.map((_, seat) => playerOf(view, seat)),
    foes: view.foes.map(({ card, at, threat, tokens, target, prey, held }) => ({
      card,
      at,
      threat,
      tokens,
      target,
      prey,
      held,
      razed: view.razed.length,
    })),
    dying: dyingOf(view),
    entering: view.entering,
    gone: view.gone,
    empireVp: view.empireVp,
    chaosVp: view.chaosVp,
    imperialGrave: view.imperialGrave,
    chaosGrave: view.chaosGrave,
    ...decksOf(view),
    owed: [],
    capitalFallen: view.capitalFallen,
    market: view.market,
    marketClosed: view.marketClosed,
    itemDiscard: view.itemDiscard,
    openQuests: view.openQuests,
    questDiscard: view.questDiscard,
    druids: view.druids.map((id) => id ?? druids.next()),
    druidsUp: view.druids.filter((id) => id !== null).length,
    events,
    eventsUp: view.events.filter((id) => id !== null).length,
    spare: { ...spare, events: nothing, eventsOut: nothing },
    vision: view.seenQuests.length,
    visionSeat: view.me ?? -1,
    banishedBack: view.bottomHorde !== null,
    bloodMoon: view.bloodMoon,
    razed: view.razed,
  };
}

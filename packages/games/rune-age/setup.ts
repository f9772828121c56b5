import type { Seat } from '@longtable/kernel';
import { COST, data, fresh, idOfKind, isOathUnit, KIND, type NeutralId, OATH_RACES, RACES, type Race, UNIT_KINDS } from './data/cards.ts';
import { event } from './data/events.ts';
import { MERCENARY_IDS, type MercenaryId, mercenary } from './data/mercenaries.ts';
import { EXTRA_LANDMARKS, HAND, NOBODY, QUANTITIES, STARTING_GOLD, STARTING_UNITS, STRONGHOLDS } from './data/numbers.ts';
import { eventDeck, SCENARIO_DATA } from './data/scenarios.ts';
import { CITY_IDS, LANDMARK_IDS, type SiteId } from './data/sites.ts';
import { RUNE_IDS } from './data/treasures.ts';
import { drawOn } from './deeds/zones.ts';
import { isPeaceful } from './options.ts';
import type { Options, Player, Site, Table, Turn } from './spec.ts';
import { pileIds } from './table.ts';

/** Races, central area, starting decks and hands. RA-SET-14, RA-SET-15, RA-COO-04 */
export function setup(t: Turn, o: Options, seats: number): Table {
  /** RA-SCN-05 */
  const overlord = o.scenario !== 'overlord' ? NOBODY : o.overlord === 'random' ? t.random('overlord', seats) : o.overlord;
  /** Drawn, or chosen by the host. RA-SET-19 */
  const first = overlord !== NOBODY ? overlord : o.first === 'random' ? t.random('first', seats) : o.first;
  const races = o.races === 'random' ? drawn(t, 'races', raceList(o), seats) : o.races;
  const table = centralArea(t, o, seats, first, overlord);
  table.players = races.map((race) => newPlayer(o, race));
  for (const [i, n] of QUANTITIES[seats]!.gold.entries()) table.gold[i] = i === 0 ? n - STARTING_GOLD * seats : n;
  if (o.cooperative) table.shared = races[t.random('realm', seats)]!;
  t.emit({ type: 'setup', first, races, sites: table.sites.map((s) => s.id), piles: pileIds(table) });
  if (overlord !== NOBODY) t.emit({ type: 'overlord', seat: overlord });
  if (table.shared !== null) t.emit({ type: 'shared-realm', race: table.shared });
  if (o.scenario === 'runewars') dealRunes(t, table);
  for (let i = 0; i < seats; i++) drawOn(t, table, (first + i) % seats, HAND);
  return table;
}

/** Only what this game uses. RA-SET-03, RA-SET-05, RA-SET-09 */
function centralArea(t: Turn, o: Options, seats: number, first: Seat, overlord: Seat): Table {
  const { copies, cities } = QUANTITIES[seats]!;
  const neutrals = o.neutrals === 'scenario' ? SCENARIO_DATA[o.scenario].neutrals : (o.neutrals as readonly NeutralId[]);
  const mercenaries = chooseMercenaries(t, o);
  /** RA-SET-10 */
  const sites: SiteId[] = drawn(t, 'cities', CITY_IDS, cities);
  if (o.scenario === 'conquest') sites.push(...drawn(t, 'landmarks', LANDMARK_IDS, seats + EXTRA_LANDMARKS));
  return {
    options: o,
    step: 'setup',
    round: 0,
    first,
    active: first,
    overlord,
    shared: null,
    sharedDamage: 0,
    gold: [0, 0, 0],
    goldGone: [0, 0, 0],
    neutrals,
    mercenaries,
    /** Mercenary piles are as large as neutral ones. RA-MER-05 */
    piles: [...neutrals, ...mercenaries].map(() => copies),
    sites: sites.map((id): Site => ({ id, owner: NOBODY, exhausted: false })),
    events: eventDeck(
      o.scenario,
      o.expansion,
      o.cooperative,
      (id) => event(id).extra === true,
      (id) => event(id).stage,
    ),
    foreseen: [],
    foreseer: NOBODY,
    eventDiscard: [],
    enemies: [],
    lasting: null,
    dawning: null,
    lastingOn: NOBODY,
    gone: [],
    runes: o.scenario === 'runewars' ? RUNE_IDS : [],
    attacked: [],
    strongholdsHeld: 0,
    acquired: 0,
    struck: false,
    sieges: 0,
    combat: null,
    players: [],
  };
}

const raceList = (o: Options): readonly Race[] => (o.expansion ? RACES : RACES.filter((race) => !OATH_RACES.includes(race)));

/** So many of a list, at random. */
function drawn<T>(t: Turn, label: string, from: readonly T[], n: number): T[] {
  const list = from.slice();
  t.shuffle(label, list);
  return list.slice(0, n);
}

/** Two of category I, one of category II, in ascending cost. RA-MER-03, RA-MER-04, RA-MER-06 */
function chooseMercenaries(t: Turn, o: Options): readonly MercenaryId[] {
  if (o.mercenaries === 'none') return [];
  /** RA-MER-07, RA-COO-13 */
  const fit = MERCENARY_IDS.filter((id) => !(isPeaceful(o) && mercenary(id).siege));
  const of = (category: 1 | 2): MercenaryId[] => fit.filter((id) => mercenary(id).category === category);
  const chosen =
    o.mercenaries === 'random' ? [...drawn(t, 'mercenaries:1', of(1), 2), ...drawn(t, 'mercenaries:2', of(2), 1)] : o.mercenaries;
  return [...chosen].sort((a, b) => COST[KIND[a]]! - COST[KIND[b]]!);
}

/** A race, its undamaged home realm, its barracks and starting deck. RA-SET-06, RA-SET-13, RA-EXP-04 */
function newPlayer(o: Options, race: Race): Player {
  const kinds = UNIT_KINDS[race];
  const barracks = kinds.map((kind) => (o.expansion || !isOathUnit(kind) ? data(idOfKind(kind)).copies : 0));
  barracks[0] = barracks[0]! - STARTING_UNITS;
  const deck = [...Array(STARTING_GOLD).fill(fresh(KIND['gold-1'])), ...Array(STARTING_UNITS).fill(fresh(kinds[0]!))] as number[];
  return {
    race,
    alive: true,
    damage: 0,
    hand: [],
    shown: [],
    deck,
    known: [],
    discard: [],
    limbo: -1,
    barracks,
    strongholds: STRONGHOLDS,
    ready: 0,
    exhausted: 0,
    /** RA-SET-21 */
    monument: o.scenario === 'monument' ? 'barracks' : 'none',
    treasures: [],
  };
}

/** One dragon rune each, at random. RA-SET-21, RA-SCN-02 */
function dealRunes(t: Turn, table: Table): void {
  for (let i = 0; i < table.players.length; i++) {
    const seat = (table.first + i) % table.players.length;
    const rune = table.runes[t.random('runes', table.runes.length)]!;
    table.runes = table.runes.filter((id) => id !== rune);
    table.players[seat]!.treasures = [{ id: rune, exhausted: false }];
    t.emit({ type: 'rune', seat, rune });
  }
}

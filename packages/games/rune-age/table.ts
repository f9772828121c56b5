/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import { type CardId, KIND, type Kind, type NeutralId } from './data/cards.ts';
import type { MercenaryId } from './data/mercenaries.ts';
import type { SiteId } from './data/sites.ts';
import type { Combat, Fighter, FighterId, Player, ReadTable, Site, Table, UnitOption } from './spec.ts';

/** In `known`: a card on top of a deck that was revealed to all. */
export const EVERYBODY = 16;
export const SEAT_BITS: readonly number[] = [1, 2, 4, 8];

export const player = (table: ReadTable, seat: Seat): Player => table.players[seat]!;
export const siteAt = (table: ReadTable, id: SiteId): Site | undefined => {
  for (let i = 0; i < table.sites.length; i++) if (table.sites[i]!.id === id) return table.sites[i];
  return undefined;
};
export function combatOf(table: ReadTable): Combat {
  if (table.combat === null) throw new Error('no combat is going on');
  return table.combat;
}
export function fighter(c: Combat, id: FighterId): Fighter | undefined {
  for (let i = 0; i < c.fighters.length; i++) if (c.fighters[i]!.id === id) return c.fighters[i];
  return undefined;
}

const MOST_FIGHTERS = 400;
const UNIT_OPTIONS: readonly UnitOption[] = Array.from({ length: MOST_FIGHTERS }, (_, id): UnitOption => `unit:${id}`);
/** The name of a participating card in answers. */
export const unitOption = (id: FighterId): UnitOption => UNIT_OPTIONS[id]!;
export const unitOf = (option: string): FighterId => Number(option.slice(5));

/** The pile of a neutral or mercenary card, or -1. */
export function pileOf(table: ReadTable, id: CardId): number {
  const i = table.neutrals.indexOf(id as NeutralId);
  if (i >= 0) return i;
  const j = table.mercenaries.indexOf(id as MercenaryId);
  return j < 0 ? -1 : table.neutrals.length + j;
}
/** Six piles with mercenaries. RA-MER-08 */
export const pileIds = (table: ReadTable): CardId[] => [...table.neutrals, ...table.mercenaries];

const GOLD_IDS = ['gold-1', 'gold-2', 'gold-3'] as const;
export const goldPile = (kind: Kind): number => GOLD_IDS.findIndex((id) => KIND[id] === kind);
export { GOLD_IDS };

/** Surviving players clockwise from the first player. RA-TRN-01, RA-AMB-26 */
export function playOrder(table: ReadTable): Seat[] {
  const order: Seat[] = [];
  const seats = table.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (table.first + i) % seats;
    if (table.players[seat]!.alive) order.push(seat);
  }
  return order;
}

const copySite = (s: Site): Site => ({ id: s.id, owner: s.owner, exhausted: s.exhausted });

const copyPlayer = (p: Player): Player => ({
  race: p.race,
  alive: p.alive,
  damage: p.damage,
  hand: p.hand.slice(),
  shown: p.shown,
  deck: p.deck.slice(),
  known: p.known,
  discard: p.discard.slice(),
  limbo: p.limbo,
  barracks: p.barracks.slice(),
  strongholds: p.strongholds,
  ready: p.ready,
  exhausted: p.exhausted,
  monument: p.monument,
  treasures: p.treasures,
});

const copyFighter = (f: Fighter): Fighter => ({
  id: f.id,
  side: f.side,
  card: f.card,
  wounded: f.wounded,
  bonus: f.bonus,
  shadowed: f.shadowed,
  done: f.done,
  fate: f.fate,
});

const copyCombat = (c: Combat): Combat => ({
  attacker: c.attacker,
  defender: c.defender,
  target: c.target,
  fighters: c.fighters.map(copyFighter),
  arrivals: c.arrivals,
  bonus: c.bonus,
  call: c.call,
  wallsDown: c.wallsDown,
  fallen: c.fallen,
  winner: c.winner,
});

export const copyTable = (table: Table): Table => ({
  options: table.options,
  step: table.step,
  round: table.round,
  first: table.first,
  active: table.active,
  overlord: table.overlord,
  shared: table.shared,
  sharedDamage: table.sharedDamage,
  gold: table.gold.slice(),
  goldGone: table.goldGone,
  neutrals: table.neutrals,
  mercenaries: table.mercenaries,
  piles: table.piles.slice(),
  sites: table.sites.map(copySite),
  events: table.events,
  foreseen: table.foreseen,
  foreseer: table.foreseer,
  eventDiscard: table.eventDiscard,
  enemies: table.enemies,
  lasting: table.lasting,
  dawning: table.dawning,
  lastingOn: table.lastingOn,
  gone: table.gone,
  runes: table.runes,
  attacked: table.attacked,
  strongholdsHeld: table.strongholdsHeld,
  acquired: table.acquired,
  struck: table.struck,
  sieges: table.sieges,
  combat: table.combat === null ? null : copyCombat(table.combat),
  players: table.players.map(copyPlayer),
});

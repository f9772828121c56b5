/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import { type CardId, KIND, type Kind, type NeutralId } from './data/cards.ts';
import type { MercenaryId } from './data/mercenaries.ts';
import type { SiteId } from './data/sites.ts';
import type { TreasureId } from './data/treasures.ts';
import type { Combat, Fighter, FighterId, Look, Player, Site, Table, UnitOption } from './spec.ts';

/** In `known`: a card on top of a deck that was revealed to all. */
export const EVERYBODY = 16;
export const SEAT_BITS: readonly number[] = [1, 2, 4, 8];

export const player = (t: Look, seat: Seat): Player => t.players[seat]!;
export const siteAt = (t: Look, id: SiteId): Site | undefined => {
  for (let i = 0; i < t.sites.length; i++) if (t.sites[i]!.id === id) return t.sites[i];
  return undefined;
};
export function combatOf(t: Look): Combat {
  if (t.combat === null) throw new Error('no combat is going on');
  return t.combat;
}
export function fighter(c: Combat, id: FighterId): Fighter | undefined {
  for (let i = 0; i < c.fighters.length; i++) if (c.fighters[i]!.id === id) return c.fighters[i];
  return undefined;
}

const MOST_FIGHTERS = 400;
const UNIT_OPTIONS: readonly UnitOption[] = Array.from({ length: MOST_FIGHTERS }, (_, id): UnitOption => `unit:${id}`);
/** What a participating card is called in answers. */
export const unitOption = (id: FighterId): UnitOption => UNIT_OPTIONS[id]!;
export const unitOf = (option: string): FighterId => Number(option.slice(5));

/** The pile of a neutral or mercenary card, or -1. */
export function pileOf(t: Look, id: CardId): number {
  const i = t.neutrals.indexOf(id as NeutralId);
  if (i >= 0) return i;
  const j = t.mercenaries.indexOf(id as MercenaryId);
  return j < 0 ? -1 : t.neutrals.length + j;
}
export const pileIds = (t: Look): CardId[] => [...t.neutrals, ...t.mercenaries];

const GOLD_IDS = ['gold-1', 'gold-2', 'gold-3'] as const;
export const goldPile = (kind: Kind): number => GOLD_IDS.findIndex((id) => KIND[id] === kind);
export { GOLD_IDS };

export const treasureOf = (p: Player, id: TreasureId): Player['treasures'][number] | undefined => p.treasures.find((x) => x.id === id);

/** RA-TRN-01, RA-EVT-08: surviving players clockwise from the first player. */
export function playOrder(t: Look): Seat[] {
  const order: Seat[] = [];
  const seats = t.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (t.first + i) % seats;
    if (t.players[seat]!.alive) order.push(seat);
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
  winner: c.winner,
});

export const copyTable = (t: Table): Table => ({
  options: t.options,
  step: t.step,
  round: t.round,
  first: t.first,
  active: t.active,
  overlord: t.overlord,
  shared: t.shared,
  sharedDamage: t.sharedDamage,
  gold: t.gold.slice(),
  goldGone: t.goldGone,
  neutrals: t.neutrals,
  mercenaries: t.mercenaries,
  piles: t.piles.slice(),
  sites: t.sites.map(copySite),
  events: t.events,
  foreseen: t.foreseen,
  foreseer: t.foreseer,
  eventDiscard: t.eventDiscard,
  enemies: t.enemies,
  lasting: t.lasting,
  dawning: t.dawning,
  lastingOn: t.lastingOn,
  gone: t.gone,
  runes: t.runes,
  attacked: t.attacked,
  strongholdsHeld: t.strongholdsHeld,
  acquired: t.acquired,
  struck: t.struck,
  sieges: t.sieges,
  combat: t.combat === null ? null : copyCombat(t.combat),
  players: t.players.map(copyPlayer),
});

import type { Seat } from '@longtable/kernel';
import { type CardId, COST, HAND_IDS, idOf, idOfKind, isUsed, KIND, kindOf, UNIT_KINDS } from './data/cards.ts';
import { type EventId, event } from './data/events.ts';
import { NOBODY, OBJECTIVE_ATTRITION, REALM_LIMIT, STRONGHOLD_GOLD, STRONGHOLD_STRENGTH } from './data/numbers.ts';
import { isSite, site } from './data/sites.ts';
import {
  armyBonus,
  attritionIcons,
  eventStrength,
  isSiege,
  siteWalls,
  strengthOf,
  targetStrength,
  totalOf,
  wallsOf,
} from './query/combat.ts';
import { freeRetains, influenceOf, openGold, priceOf, retainPrice, siteInfluence } from './query/goods.ts';
import { holders } from './query/holding.ts';
import { actionPrice } from './query/menu.ts';
import { damageOf, realmLimit, sharesHand } from './query/scenario.ts';
import { barred, candidates, defenderOf } from './query/targets.ts';
import type { Combat, Match, ReadTable, Target } from './spec.ts';
import { EVERYBODY, GOLD_IDS, pileIds, player, SEAT_BITS } from './table.ts';
import type { CombatView, HolderView, PileView, PlayerView, PricesView, TargetView, View } from './view-types.ts';

/** Field by field: what is not written here is not sent. */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const { table } = m;
  return {
    me,
    options: table.options,
    step: table.step,
    round: table.round,
    first: table.first,
    active: table.active,
    overlord: table.overlord,
    shared: table.shared === null ? null : { race: table.shared, damage: table.sharedDamage, limit: REALM_LIMIT },
    gold: GOLD_IDS.map((card, i) => pile(card, table.gold[i]!, false)),
    piles: pileIds(table).map((card, i) => pile(card, table.piles[i]!, i >= table.neutrals.length)),
    sites: table.sites.map((s) => ({
      id: s.id,
      owner: s.owner,
      exhausted: s.exhausted,
      strength: site(s.id).strength,
      influence: siteInfluence(table, s),
      gold: site(s.id).gold,
      walls: siteWalls(table, s.id, s.owner),
    })),
    /** The objective lies in sight all game. RA-SET-11 */
    objective:
      table.options.scenario === 'dragonlords' ? { strength: targetStrength(table, 'objective'), attrition: OBJECTIVE_ATTRITION } : null,
    events: [1, 2, 3].map((stage) => [...table.events, ...table.foreseen].filter((id) => event(id).stage === stage).length),
    eventsLeft: [...table.events, ...table.foreseen].sort(),
    foreseen: me !== null && me === table.foreseer ? [...table.foreseen].reverse() : [],
    eventDiscard: table.eventDiscard,
    enemies: table.enemies.map((id) => ({ id, strength: eventStrength(table, id), attrition: event(id).attrition ?? 0 })),
    holding: holders(table).map((id) => holder(table, id)),
    targets: table.step === 'actions' ? candidates(table, table.active).map((target) => targetView(table, target)) : [],
    lasting: table.lasting,
    dawning: table.dawning,
    lastingOn: table.lastingOn,
    runes: [...table.runes].sort(),
    gone: table.gone,
    attacked: table.attacked,
    combat: table.combat === null ? null : combat(table, table.combat),
    players: table.players.map((_, seat) => playerView(table, seat, me)),
    asked: m.open.map((ask) => ask.seat),
    ready: m.sealed === null ? [] : m.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat])),
  };
}

const pile = (card: CardId, left: number, mercenary: boolean): PileView => ({
  card,
  left,
  cost: COST[KIND[card]]!,
  pays: 'influence',
  mercenary,
});

const holder = (table: ReadTable, id: EventId): HolderView => ({
  id,
  kind: event(id).type,
  on: id === table.lasting ? table.lastingOn : NOBODY,
  holds: event(id).holds ?? {},
});

function targetView(table: ReadTable, target: Target): TargetView {
  const defender = defenderOf(table, target);
  const battle = defender === NOBODY;
  return {
    target,
    defender,
    strength: battle ? targetStrength(table, target) : 0,
    walls: !battle && isSite(target) ? siteWalls(table, target, defender) : 0,
    attrition: battle ? attritionIcons(target) : 0,
    barred: barred(table, table.active, target),
  };
}

const combat = (table: ReadTable, c: Combat): CombatView => ({
  attacker: c.attacker,
  defender: c.defender,
  target: c.target,
  fighters: c.fighters.map((f) => ({
    id: f.id,
    side: f.side,
    card: idOf(f.card),
    strength: strengthOf(f),
    bonus: f.bonus,
    wounded: f.wounded,
    used: isUsed(f.card),
  })),
  totals: [totalOf(table, c, 0), isSiege(c) ? totalOf(table, c, 1) : targetStrength(table, c.target)],
  bonus: [armyBonus(table, c, 0), isSiege(c) ? armyBonus(table, c, 1) : 0],
  walls: wallsOf(table, c),
  needs: isSiege(c) ? totalOf(table, c, 1) + wallsOf(table, c) + 1 : targetStrength(table, c.target),
  attrition: isSiege(c) ? 0 : attritionIcons(c.target),
  fallen: c.fallen.map(({ side, kind }) => ({ side, card: idOfKind(kind) })),
  winner: c.winner,
});

/** Decks and hands are counted, discard piles are open. RA-DCK-06, RA-DCK-12 */
function playerView(table: ReadTable, seat: Seat, me: Seat | null): PlayerView {
  const p = player(table, seat);
  return {
    race: p.race,
    alive: p.alive,
    damage: damageOf(table, seat),
    limit: realmLimit(table, seat),
    cards: p.hand.length,
    deck: p.deck.length,
    top: knownTop(table, seat, me),
    discard: p.discard.map((card) => HAND_IDS[card]!),
    acting: p.limbo < 0 ? null : idOf(p.limbo),
    hidden: [...p.hand, ...p.deck]
      .map(kindOf)
      .sort((a, b) => a - b)
      .map((kind) => idOfKind(kind)),
    barracks: UNIT_KINDS[p.race].map((kind, i) => ({ card: idOfKind(kind), left: p.barracks[i]!, cost: COST[kind]!, pays: 'gold' })),
    prices: prices(table, seat),
    strongholds: p.strongholds,
    ready: p.ready,
    exhausted: p.exhausted,
    monument: p.monument,
    treasures: p.treasures.map(({ id, exhausted }) => ({ id, exhausted })),
    influence: influenceOf(table, seat),
    openGold: openGold(table, seat),
    overlord: seat === table.overlord,
    seen: [...p.shown].sort((a, b) => a - b).map((card) => HAND_IDS[card]!),
    hand: sharesHand(table, me, seat) ? p.hand.map((card) => HAND_IDS[card]!) : null,
  };
}

const prices = (table: ReadTable, seat: Seat): PricesView => ({
  stronghold: { gold: STRONGHOLD_GOLD, strength: STRONGHOLD_STRENGTH },
  monument: player(table, seat).monument === 'barracks' ? priceOf(table, seat, 'monument') : null,
  retain: retainPrice(table),
  freeRetains: freeRetains(table, seat),
  action: actionPrice(table),
});

/** Down to the first card that the viewer does not know: deck orders are secret. RA-DCK-07 */
function knownTop(table: ReadTable, seat: Seat, me: Seat | null): CardId[] {
  const p = player(table, seat);
  const top: CardId[] = [];
  for (let depth = 0; depth < p.known.length && knows(p.known[p.known.length - 1 - depth]!, me); depth++)
    top.push(idOf(p.deck[p.deck.length - 1 - depth]!));
  return top;
}

export const knows = (mask: number, viewer: Seat | null): boolean =>
  (mask & (viewer === null ? EVERYBODY : EVERYBODY | SEAT_BITS[viewer]!)) !== 0;

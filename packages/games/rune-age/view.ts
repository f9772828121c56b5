import type { Seat } from '@longtable/kernel';
import { type CardId, COST, HAND_IDS, idOf, idOfKind, isUsed, KIND, kindOf, UNIT_KINDS } from './data/cards.ts';
import { event } from './data/events.ts';
import { OBJECTIVE_ATTRITION, REALM_LIMIT } from './data/numbers.ts';
import { site } from './data/sites.ts';
import { attritionIcons, eventStrength, isSiege, strengthOf, targetStrength, totalOf, wallsOf } from './query/combat.ts';
import { influenceOf, siteInfluence } from './query/goods.ts';
import { damageOf, realmLimit, sharesHand } from './query/scenario.ts';
import type { Combat, Match, ReadTable } from './spec.ts';
import { EVERYBODY, GOLD_IDS, pileIds, player, SEAT_BITS } from './table.ts';
import type { CombatView, PileView, PlayerView, View } from './view-types.ts';

/** Field by field: what is not written here is not sent. */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const t = m.table;
  return {
    me,
    options: t.options,
    step: t.step,
    round: t.round,
    first: t.first,
    active: t.active,
    overlord: t.overlord,
    shared: t.shared === null ? null : { race: t.shared, damage: t.sharedDamage, limit: REALM_LIMIT },
    gold: GOLD_IDS.map((card, i) => pile(card, t.gold[i]!, false)),
    piles: pileIds(t).map((card, i) => pile(card, t.piles[i]!, i >= t.neutrals.length)),
    sites: t.sites.map((s) => ({
      id: s.id,
      owner: s.owner,
      exhausted: s.exhausted,
      strength: site(s.id).strength,
      influence: siteInfluence(t, s),
      walls: site(s.id).walls,
    })),
    objective: t.options.scenario === 'dragonlords' ? { strength: targetStrength(t, 'objective'), attrition: OBJECTIVE_ATTRITION } : null,
    events: [1, 2, 3].map((stage) => [...t.events, ...t.foreseen].filter((id) => event(id).stage === stage).length),
    eventsLeft: [...t.events, ...t.foreseen].sort(),
    foreseen: me !== null && me === t.foreseer ? [...t.foreseen].reverse() : [],
    eventDiscard: t.eventDiscard,
    enemies: t.enemies.map((id) => ({ id, strength: eventStrength(t, id), attrition: event(id).attrition ?? 0 })),
    lasting: t.lasting,
    dawning: t.dawning,
    lastingOn: t.lastingOn,
    runes: [...t.runes].sort(),
    gone: t.gone,
    attacked: t.attacked,
    combat: t.combat === null ? null : combat(t, t.combat),
    players: t.players.map((_, seat) => playerView(t, seat, me)),
    asked: m.open.map((ask) => ask.seat),
    ready: m.sealed === null ? [] : m.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat])),
  };
}

const pile = (card: CardId, left: number, mercenary: boolean): PileView => ({ card, left, cost: COST[KIND[card]]!, mercenary });

const combat = (table: ReadTable, c: Combat): CombatView => ({
  attacker: c.attacker,
  defender: c.defender,
  target: c.target,
  fighters: c.fighters.map((f) => ({
    id: f.id,
    side: f.side,
    card: idOf(f.card),
    strength: strengthOf(table, c, f),
    wounded: f.wounded,
    used: isUsed(f.card),
  })),
  totals: [totalOf(table, c, 0), isSiege(c) ? totalOf(table, c, 1) : targetStrength(table, c.target)],
  walls: wallsOf(c),
  attrition: isSiege(c) ? 0 : attritionIcons(c.target),
  winner: c.winner,
});

/** RA-DCK-06, RA-DCK-11, RA-DCK-12: decks and hands are counted, discard piles are open. */
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
    barracks: UNIT_KINDS[p.race].map((kind, i) => ({ card: idOfKind(kind), left: p.barracks[i]!, cost: COST[kind]! })),
    strongholds: p.strongholds,
    ready: p.ready,
    exhausted: p.exhausted,
    monument: p.monument,
    treasures: p.treasures.map(({ id, exhausted }) => ({ id, exhausted })),
    influence: influenceOf(table, seat),
    overlord: seat === table.overlord,
    seen: [...p.shown].sort((a, b) => a - b).map((card) => HAND_IDS[card]!),
    hand: sharesHand(table, me, seat) ? p.hand.map((card) => HAND_IDS[card]!) : null,
  };
}

/** Down to the first card that the viewer does not know. */
function knownTop(table: ReadTable, seat: Seat, me: Seat | null): CardId[] {
  const p = player(table, seat);
  const top: CardId[] = [];
  for (let depth = 0; depth < p.known.length && knows(p.known[p.known.length - 1 - depth]!, me); depth++)
    top.push(idOf(p.deck[p.deck.length - 1 - depth]!));
  return top;
}

export const knows = (mask: number, viewer: Seat | null): boolean =>
  (mask & (viewer === null ? EVERYBODY : EVERYBODY | SEAT_BITS[viewer]!)) !== 0;

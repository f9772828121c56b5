/** Invariants: every card is in one place, limits are kept. */
import { byKind, data, idOfKind, isOathUnit, KIND, kindOf, UNIT_KINDS } from './data/cards.ts';
import { event } from './data/events.ts';
import { QUANTITIES, STRONGHOLDS } from './data/numbers.ts';
import { eventDeck } from './data/scenarios.ts';
import { RUNE_IDS } from './data/treasures.ts';
import { seatOf } from './query/combat.ts';
import { realmLimit } from './query/scenario.ts';
import type { Match, ReadTable } from './spec.ts';
import { GOLD_IDS, pileIds } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const { table } = m;
  return [...centralCards(table), ...factionCards(table), ...events(table), ...players(table)];
}

/** Counts by kind over all zones of the players. */
function held(table: ReadTable, seat: number | null): number[] {
  const counts = byKind(0, () => 0).slice();
  const add = (card: number): void => {
    counts[kindOf(card)] = counts[kindOf(card)]! + 1;
  };
  table.players.forEach((p, who) => {
    if (seat !== null && seat !== who) return;
    for (const zone of [p.hand, p.deck, p.discard]) for (const card of zone) add(card);
    if (p.limbo >= 0) add(p.limbo);
  });
  for (const f of table.combat?.fighters ?? []) if (seat === null || seatOf(table.combat!, f.side) === seat) add(f.card);
  return counts;
}

function centralCards(table: ReadTable): string[] {
  const problems: string[] = [];
  const counts = held(table, null);
  const { gold, copies } = QUANTITIES[table.players.length]!;
  GOLD_IDS.forEach((id, i) => {
    const n = table.gold[i]! + table.goldGone[i]! + counts[KIND[id]]!;
    if (n !== gold[i] || table.gold[i]! < 0) problems.push(`${id}: ${n} of ${gold[i]}`);
  });
  pileIds(table).forEach((id, i) => {
    const n = table.piles[i]! + counts[KIND[id]]!;
    if (n !== copies || table.piles[i]! < 0) problems.push(`${id}: ${n} of ${copies}`);
  });
  return problems;
}

function factionCards(table: ReadTable): string[] {
  const problems: string[] = [];
  table.players.forEach((p, seat) => {
    const counts = held(table, seat);
    UNIT_KINDS[p.race].forEach((kind, i) => {
      const copies = table.options.expansion || !isOathUnit(kind) ? data(idOfKind(kind)).copies : 0;
      const n = p.barracks[i]! + counts[kind]!;
      if (n !== (p.alive ? copies : 0)) problems.push(`${idOfKind(kind)} of seat ${seat}: ${n}`);
    });
    if (p.strongholds + p.ready + p.exhausted !== (p.alive ? STRONGHOLDS : 0)) problems.push(`strongholds of seat ${seat}`);
  });
  return problems;
}

function events(table: ReadTable): string[] {
  const { scenario, expansion, cooperative } = table.options;
  const all = eventDeck(
    scenario,
    expansion,
    cooperative,
    (id) => event(id).extra === true,
    (id) => event(id).stage,
  ) as string[];
  if (scenario === 'runewars') all.push(...RUNE_IDS);
  const places = [
    table.events,
    table.foreseen,
    table.eventDiscard,
    table.enemies,
    table.gone,
    table.runes,
    ...table.players.map((p) => p.treasures.map((x) => x.id)),
  ];
  const found = [...places.flat(), ...[table.lasting, table.dawning].filter((id) => id !== null)] as string[];
  // The event being resolved lies in no pile: one may be missing.
  const missing = all.filter((id) => !found.includes(id));
  const wrong = found.filter((id, i) => !all.includes(id) || found.indexOf(id) !== i);
  return missing.length > 1 || wrong.length > 0 ? [`events: ${missing.join()} missing, ${wrong.join()} too many`] : [];
}

function players(table: ReadTable): string[] {
  const problems: string[] = [];
  table.players.forEach((p, seat) => {
    if (p.known.length > p.deck.length) problems.push(`known cards of seat ${seat}`);
    if (p.hand.some((card, i) => i > 0 && p.hand[i - 1]! > card)) problems.push(`hand of seat ${seat} is not sorted`);
    if (p.shown.some((card) => p.shown.filter((x) => x === card).length > p.hand.filter((x) => x === card).length))
      problems.push(`seen cards of seat ${seat}`);
    if (p.alive && p.damage >= realmLimit(table, seat)) problems.push(`seat ${seat} plays on with ${p.damage} damage`);
    if (Math.min(p.ready, p.exhausted, p.strongholds, ...p.barracks) < 0) problems.push(`a pile of seat ${seat} is below zero`);
  });
  return problems;
}

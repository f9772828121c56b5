/** Invariants: components against the box, limits for each hex. */

import { druidsOf } from './data/druids.ts';
import { eventsOf } from './data/events.ts';
import { CURSES, FACTION, GARRISONS, HAVENS, SKELETONS, TOWERS, UNIT, UNITS_PER_HEX, WALLS } from './data/factions.ts';
import { FEAT_DECK } from './data/feats.ts';
import { itemsOf } from './data/items.ts';
import { DIAGRAMS } from './data/map.ts';
import { HORDES, LEGIONS, NEMESIS } from './data/nemesis.ts';
import { questsOf } from './data/quests.ts';
import { tilesOf } from './data/tiles.ts';
import { edgesOf } from './query/map.ts';
import { cursesOnMap, garrisonsLeft, KIND_LIST, reserve, skeletonsLeft, supplyLeft, unitsAt } from './query/pieces.ts';
import type { Match, ReadTable } from './spec.ts';
import { difficultyOf } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const t = m.table;
  return [...pieces(t), ...players(t), ...hexes(t), ...cards(t), ...foes(t)];
}

function pieces(table: ReadTable): string[] {
  const problems: string[] = [];
  const left = skeletonsLeft(table);
  if (left < 0 || left > SKELETONS) problems.push(`${left} Skeletons in the reserve`);
  if (cursesOnMap(table) > CURSES) problems.push(`${cursesOnMap(table)} Curses`);
  for (const level of [1, 2, 3]) {
    const n = garrisonsLeft(table, level);
    if (n < 0 || n > GARRISONS) problems.push(`${n} Garrisons of level ${level} in the reserve`);
  }
  if (table.hexes.filter((hex) => hex.wall).length > WALLS) problems.push('too many Walls');
  if (table.hexes.filter((hex) => hex.tower).length > TOWERS) problems.push('too many Towers');
  if (supplyLeft(table) < 0) problems.push(`${-supplyLeft(table)} resources more than in the box`);
  return problems;
}

function players(table: ReadTable): string[] {
  return table.players.flatMap((p, seat) => {
    const problems: string[] = [];
    for (const kind of KIND_LIST) {
      const n = reserve(table, seat, kind);
      const unit = FACTION[p.faction].units[kind]!;
      if (n < 0 || n > UNIT[unit].number) problems.push(`${n} ${unit} in the reserve`);
    }
    if (Math.min(p.salt, p.plunder, p.food, p.ap, p.vp) < 0) problems.push(`seat ${seat} owes something`);
    if (table.hexes.filter((hex) => hex.haven === seat).length > HAVENS) problems.push(`seat ${seat} has too many Havens`);
    if (p.feats.length + p.items.length > 11) problems.push(`seat ${seat} holds too many cards`);
    if (p.home >= 0 && p.feats.length > 0 && different([...p.feats, ...p.deck, ...p.drawn], FEAT_DECK[p.hero]))
      problems.push(`the Feats of seat ${seat}: ${[...p.feats, ...p.deck, ...p.drawn].join()}`);
    if (p.deck.length !== p.lore.length) problems.push(`seat ${seat}: who knows the Feat deck?`);
    if (p.down.some((id) => !([...p.feats, ...p.items, ...p.quests] as string[]).includes(id)))
      problems.push(`seat ${seat} has flipped a card that is not in play`);
    return problems;
  });
}

function hexes(table: ReadTable): string[] {
  const problems = table.hexes.flatMap((hex, h) => {
    const bad: string[] = [];
    const n = unitsAt(table, h);
    if (hex.garrisons < 0 || hex.garrisons > 3) bad.push(`${hex.garrisons} Garrisons on hex ${h}`);
    if (hex.skeletons < 0) bad.push(`${hex.skeletons} Skeletons on hex ${h}`);
    if (n > UNITS_PER_HEX || hex.units.some((k) => k < 0)) bad.push(`Units ${hex.units.join()} on hex ${h}`);
    if (n > 0 !== hex.owner >= 0) bad.push(`Units without owner on hex ${h}`);
    if (hex.owner >= 0 && hex.haven >= 0 && hex.owner !== hex.haven) bad.push(`two factions on hex ${h}`);
    if (hex.curse && hex.haven >= 0) bad.push(`a Haven on a Curse on hex ${h}`);
    if (hex.haven < 0 && (hex.wall || hex.tower)) bad.push(`a Wall or Tower without Haven on hex ${h}`);
    if (n > 0 && !hex.up && !hex.curse && hex.tile === null) bad.push(`Units nowhere on hex ${h}`);
    return bad;
  });
  const edges = edgesOf(table.hexes);
  return table.edges.length === edges.length ? problems : [...problems, 'edges of other hexes'];
}

function foes(table: ReadTable): string[] {
  const problems = [...table.foes].flatMap((foe) => {
    const { max } = NEMESIS[foe.card];
    return foe.threat < 0 || foe.threat > max || foe.tokens < 0 ? [`${foe.card}: Threat ${foe.threat}, tokens ${foe.tokens}`] : [];
  });
  const initiative = table.foes.map((foe) => NEMESIS[foe.card].initiative[table.options.edition]);
  if (initiative.some((n, i) => i > 0 && n <= initiative[i - 1]!)) problems.push(`initiative ${initiative.join()}`);
  return problems;
}

/** Every card lies in exactly one place. */
function cards(table: ReadTable): string[] {
  const { edition, legionSet } = table.options;
  const rows = difficultyOf(table.options);
  const problems: string[] = [];
  const expect = (what: string, are: readonly string[], should: readonly string[]): void => {
    if (different(are, should)) problems.push(`${what}: ${are.join()}`);
  };
  const inPlay = [...table.foes, ...table.dying].map((foe) => foe.card);
  const advanced = rows.advancedEnemies === 'all';
  const nemesis = [...LEGIONS, ...HORDES].filter(
    (id) => id !== (legionSet === 'butcher' ? 'executioner' : 'butcher') && (advanced || !NEMESIS[id].advanced),
  );
  const known: string[] = [
    ...(table.entering === '' ? [] : [table.entering]),
    ...table.legions,
    ...table.hordes,
    ...table.spare.legions,
    ...table.spare.hordes,
    ...table.gone,
  ];
  const twice = table.dying.filter((foe) => table.hordes.includes(foe.card as never)).map((foe) => foe.card);
  expect('Legions and Hordes', [...known, ...inPlay.filter((id) => !twice.includes(id))], nemesis);
  const items = [...table.items, ...table.market, ...table.itemDiscard, ...table.players.flatMap((p) => p.items)];
  if (repeated(items) || (rows.advancedItems === 'all' && items.length !== itemsOf(edition).length))
    problems.push(`Items: ${items.join()}`);
  const quests = [
    ...table.questDeck,
    ...table.openQuests,
    ...table.questDiscard,
    ...table.spare.questsOut,
    ...table.players.flatMap((p) => p.quests),
  ];
  expect('Quests', quests, questsOf(edition));
  const druids = [...table.druids, ...table.spare.druids];
  if (repeated(druids) || druids.some((id) => !druidsOf(edition).includes(id))) problems.push(`Druids: ${druids.join()}`);
  for (const chapter of [1, 2, 3, 4]) {
    const all = [table.events[chapter - 1]!, ...table.spare.events[chapter - 1]!, ...table.spare.eventsOut[chapter - 1]!];
    expect(`Events of Chapter ${chapter}`, all, eventsOf(edition, chapter));
  }
  return [...problems, ...tiles(table)];
}

function tiles(table: ReadTable): string[] {
  const { edition } = table.options;
  const onMap = table.hexes.flatMap((hex) => (hex.tile === null ? [] : [hex.tile]));
  const all = [...onMap, ...table.spare.tiles, ...table.spare.tilesOut, ...table.spare.towers, ...table.spare.towersOut, ...table.razed];
  const should = [...tilesOf(edition, 'normal'), ...tilesOf(edition, 'tower'), 'capital'] as string[];
  const homes = table.players.flatMap((p) => (p.at >= 0 ? [FACTION[p.faction].home] : []));
  if (different(all, [...should, ...homes])) return [`tiles: ${all.join()}`];
  return table.phase === 'setup' || homes.length <= DIAGRAMS[table.players.length]!.homes.length ? [] : ['too many home hexes'];
}

const repeated = (list: readonly string[]): boolean => list.some((x, i) => list.indexOf(x) !== i);
const different = (a: readonly string[], b: readonly string[]): boolean =>
  a.length !== b.length || [...a].sort().join() !== [...b].sort().join();

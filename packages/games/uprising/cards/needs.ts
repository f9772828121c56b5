/** Conditions of one card each: what must be true for its use to change anything (UP-CARD-18). */
import type { CardNeed } from '../data/ops.ts';
import { canCommand, canPayCommand } from '../query/command.ts';
import { boltsFor, isAlive, isCard, other, shields, skullsOnDice } from '../query/dice.ts';
import { canUse } from '../query/items.ts';
import { basicsAt, basicsInReserve, elitesFor, isElite } from '../query/kinds.ts';
import { isHidden, isTowerSpace, roomFor } from '../query/map.ts';
import { cursesLeft, cursesOnMap, havensOf, isBuried, KIND_LIST, reserve, unitsAt } from '../query/pieces.ts';
import { heroAt, type Question } from '../query/question.ts';
import { hexOf } from '../table.ts';
import type { ReadTable } from '../types.ts';

/** Strength against one side: Units, or Threat. */
function enemyStrength(table: ReadTable, q: Question): number {
  if (q.combat === null) return 0;
  const group = q.combat.groups[other(q.side)];
  const hex = hexOf(table, q.combat.hex);
  if (group === 'garrisons') return hex.garrisons;
  if (group === 'skeletons') return hex.skeletons;
  return isCard(group) ? (table.foes.find((f) => f.card === group)?.threat ?? 0) : unitsAt(table, q.combat.hex);
}

const lost = (q: Question): number => (q.round === null ? 0 : q.round.lost.reduce((sum, n) => sum + n, 0));
const rolled = (q: Question, symbol: number, n: number): boolean => (q.roll?.[symbol] ?? 0) >= n;

export const CARD_TESTS: Readonly<Record<CardNeed, (table: ReadTable, q: Question) => boolean>> = {
  'card:ambush': (t, q) => q.combat !== null && q.combat.terrain !== 'woods' && !hexOf(t, q.combat.hex).curse,
  'card:assassin': (t, q) => t.hexes.some((hex) => hex.owner === q.seat && hex.units.some((n, k) => n > 0 && isElite(t, q.seat, k))),
  'card:blood-for-blood': (t, q) => lost(q) > 0 && q.combat !== null && isAlive(t, q.combat, other(q.side)),
  'card:break-them': (t, q) => q.round !== null && q.combat !== null && shields(t, q.combat, q.round, other(q.side)) > 0,
  'card:broken-seal': (t) => t.chapter < t.options.chapters && t.eventsUp <= t.chapter,
  'card:demon-contract': (t) => cursesLeft(t) > 0,
  'card:eat-the-dead': (t) => t.players.some((_, seat) => isBuried(t, seat)),
  'card:flenser': (t, q) => q.round !== null && skullsOnDice(t, q.round, q.side) >= 2,
  'card:golden-collar': (t, q) => t.itemDiscard.some((item) => item !== 'golden-collar' && canUse(t, q.seat, item)),
  'card:last-one-standing': (t, q) => q.combat !== null && unitsAt(t, q.combat.hex) === 1,
  'card:lich-queen': (t) => cursesOnMap(t) < 5,
  'card:netherwood:bolt': (_t, q) => rolled(q, 2, 1),
  'card:netherwood:nothing': (_t, q) => !rolled(q, 0, 3) && !rolled(q, 1, 2) && !rolled(q, 2, 1),
  'card:netherwood:shields': (_t, q) => rolled(q, 1, 2),
  'card:netherwood:skulls': (_t, q) => rolled(q, 0, 3),
  'card:no-retreat': (t, q) => q.combat !== null && unitsAt(t, q.combat.hex) < enemyStrength(t, q),
  'card:oath-ring': (t, q) =>
    basicsAt(t, q.seat, heroAt(t, q)).length > 0 && KIND_LIST.some((k) => isElite(t, q.seat, k) && reserve(t, q.seat, k) > 0),
  'card:raid': (t, q) => q.combat !== null && isAlive(t, q.combat, q.side) && !isAlive(t, q.combat, other(q.side)),
  'card:sea-tower-key': (t, q) => t.hexes.some((_, h) => isTowerSpace(t, h) && h !== heroAt(t, q)),
  'card:shapeshifter': (t, q) => q.combat !== null && basicsAt(t, q.seat, q.combat.hex).some((k) => elitesFor(t, q.seat, k).length > 0),
  'card:siege-craft': (_t, q) => q.combat?.groups[other(q.side)] === 'garrisons',
  'card:signal-fires': (t, q) => t.players.some((_, seat) => seat !== q.seat && canPayCommand(t, seat) && canCommand(t, seat)),
  'card:storm-caller': (t, q) =>
    q.round !== null &&
    q.combat !== null &&
    !q.round.marks.includes('storm') &&
    t.druidsUp >= 2 &&
    boltsFor(t, q.combat, q.round, q.side) > 0,
  'card:stubborn': (_t, q) => {
    const own = q.round?.dice.filter((d) => d.side === q.side) ?? [];
    return own.length > 0 && own.every((d) => !d.spent) && q.round!.bolts[q.side] === 0;
  },
  'card:the-inquisition': (t, q) => havensOf(t, q.seat).filter((h) => !t.foes.some((f) => f.target === h)).length >= 2,
  'card:thieves-map': (t) => {
    const hidden = t.hexes.flatMap((_, h) => (isHidden(t, h) ? [isTowerSpace(t, h)] : []));
    return hidden.filter((tower) => tower).length >= 2 || hidden.filter((tower) => !tower).length >= 2;
  },
  'card:treemother': (t, q) => q.combat !== null && roomFor(t, q.seat, q.combat.hex) > 0 && basicsInReserve(t, q.seat).length > 0,
  'card:vial-of-witchblood': (t, q) => lost(q) > 0 && q.combat !== null && roomFor(t, q.seat, q.combat.hex) > 0,
  'card:vision': (t) => t.questDeck.length > 0,
  'card:wanderer:haven': (t, q) =>
    q.combat !== null &&
    hexOf(t, q.combat.hex).owner === q.seat &&
    havensOf(t, q.seat).some((h) => h !== q.combat!.hex && roomFor(t, q.seat, h) > 0),
  'card:wanderer:unused': (_t, q) => q.combat?.marks.includes('wanderer') === false,
  'card:whip-of-thorns': (_t, q) => q.round?.marks.includes('whip') === true,
};

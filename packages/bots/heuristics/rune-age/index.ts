import type { Seat } from '@longtable/kernel';
import { event } from '@longtable/rune-age/data/events';
import { REALM_LIMIT } from '@longtable/rune-age/data/numbers';
import { treasure } from '@longtable/rune-age/data/treasures';
import { goldOf, influenceOf } from '@longtable/rune-age/query/goods';
import { countSites, damageOf, isCooperative, realmLimit } from '@longtable/rune-age/query/scenario';
import type { ReadTable, RuneAge } from '@longtable/rune-age/spec';
import type { Heuristic } from '../../heuristic.ts';
import { WEIGHTS } from '../../weights/rune-age.ts';
import { aimsOf, armyPoints, bend, goldPoints } from './aims.ts';
import { propose } from './propose.ts';
import { sensible } from './sensible.ts';
import { deckOf, handGold, handPower, influenceIncome, openIncome } from './sight.ts';

/** Damage weighs more the nearer the realm is to its fall. */
function suffered(table: ReadTable, seat: Seat): number {
  if (!table.players[seat]!.alive) return 4 * REALM_LIMIT;
  const part = damageOf(table, seat) / realmLimit(table, seat);
  return REALM_LIMIT * (part + part ** 3);
}

/** Enemies that hurt everybody while they are in play; those that burn are the worst. */
function menaces(table: ReadTable): number {
  let n = 0;
  for (const id of table.enemies) {
    const { holds } = event(id);
    if (holds !== undefined) n += 2 * (holds.burns ?? 0.5);
  }
  return n;
}

/** Rewards and runes that give something else than gold or influence. */
const talents = (table: ReadTable, seat: Seat): number =>
  table.players[seat]!.treasures.reduce((n, { id }) => {
    const { ability, slays, quarry, ward } = treasure(id);
    return ability === undefined && slays === undefined && quarry === undefined && ward === undefined ? n : n + 1;
  }, 0);

/** Gold, influence and strength that a player in his turn has not used yet. */
const means = (table: ReadTable, seat: Seat): number =>
  0.3 * goldOf(table, seat) + 0.3 * influenceOf(table, seat) + 0.2 * handPower(table.players[seat]!);

/** Points of the game itself, where it is the opponent: what it takes to hold out against it, less what it has done so far. */
const PAR = 12;
const WEAR = 0.8;

export const runeAgeHeuristic: Heuristic<RuneAge> = {
  terms: [
    {
      name: 'realm',
      open: true,
      weight: WEIGHTS.realm,
      amount: ({ table }, seat) => aimsOf(table).damage * suffered(table, seat),
      words: { en: 'It keeps its home realm whole.', de: 'Es hält sein Heimatreich heil.' },
    },
    {
      name: 'landmarks',
      open: true,
      weight: WEIGHTS.landmarks,
      amount: ({ table }, seat) => aimsOf(table).landmark * countSites(table, seat, true),
      words: { en: 'It holds landmarks.', de: 'Es hält Wahrzeichen.' },
    },
    {
      name: 'influence',
      open: true,
      weight: WEIGHTS.influence,
      amount: ({ table }, seat) => aimsOf(table).influence * 2 * bend(influenceIncome(table, seat), 8),
      words: { en: 'Cities and strongholds bring it influence.', de: 'Städte und Festungen bringen ihm Einfluss.' },
    },
    {
      name: 'army',
      open: true,
      weight: WEIGHTS.army,
      amount: ({ table }, seat) => armyPoints(aimsOf(table), deckOf(table.players[seat]!)),
      words: { en: 'Its army grows stronger.', de: 'Seine Armee wird stärker.' },
    },
    {
      name: 'gold',
      open: true,
      weight: WEIGHTS.gold,
      amount: ({ table }, seat) => goldPoints(aimsOf(table), deckOf(table.players[seat]!), openIncome(table, seat)),
      words: { en: 'It fills its treasury.', de: 'Es füllt seine Schatzkammer.' },
    },
    {
      name: 'talents',
      open: true,
      weight: WEIGHTS.talents,
      amount: ({ table }, seat) => talents(table, seat),
      words: { en: 'It claims a reward that helps again and again.', de: 'Es gewinnt eine Belohnung, die immer wieder hilft.' },
    },
    {
      name: 'means',
      open: false,
      weight: WEIGHTS.means,
      amount: ({ table }, seat) => (table.active === seat && table.step === 'actions' ? means(table, seat) : 0),
      words: { en: 'It has means left for more.', de: 'Es hat noch Mittel für mehr.' },
    },
    {
      name: 'hand',
      open: false,
      weight: WEIGHTS.hand,
      amount: ({ table }, seat) => {
        if (table.active === seat && table.step === 'actions') return 0;
        const p = table.players[seat]!;
        return table.options.scenario === 'monument' ? handGold(p) : handPower(p);
      },
      words: { en: 'It keeps what it will need.', de: 'Es behält, was es brauchen wird.' },
    },
    {
      name: 'menaces',
      open: true,
      weight: WEIGHTS.menaces,
      amount: ({ table }) => menaces(table),
      words: { en: 'It defeats what threatens everybody.', de: 'Es besiegt, was alle bedroht.' },
    },
  ],
  // Learnt weights make leads half as large again: docs/bots.md, forecasts.
  scale: () => 9,
  side: ({ table }, seat) => (table.options.scenario === 'overlord' ? (seat === table.overlord ? 0 : 1) : seat),
  together: ({ table }) => isCooperative(table),
  rivals: ({ table }) => (isCooperative(table) || table.players.length === 1 ? [PAR - WEAR * aimsOf(table).damage * table.round] : []),
  waver: 0.5,
  explore: 1,
  lord: 250,
  warlord: 6000,
  propose,
  sensible,
  calm({ stack }) {
    const top = stack[stack.length - 1];
    return top !== undefined && top.k === 'turn' && top.at === 'act';
  },
};

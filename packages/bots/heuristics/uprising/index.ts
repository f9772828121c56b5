import { type Frame, lanes, type Match } from '@longtable/kernel';
import type { QuestId } from '@longtable/uprising/data/quests';
import { havenCost } from '@longtable/uprising/query/acts';
import { wealth } from '@longtable/uprising/query/goods';
import { havensLeft } from '@longtable/uprising/query/pieces';
import type { Data, ReadTable, Uprising } from '@longtable/uprising/spec';
import type { Heuristic } from '../../heuristic.ts';
import { isKind } from './gifts.ts';
import { ACTION, assault, prey, prospectOf } from './plans.ts';
import { propose } from './propose.ts';
import { bestThrow } from './quests.ts';
import { force, harvest, income, isHeld, muster, nemeses, scorings } from './sight.ts';

type M = Readonly<Match<Uprising>>;

const isActing = ({ table }: M, seat: number): boolean =>
  (table.phase === 'actions' || table.phase === 'build') && table.players[seat]!.ap > 0;

/** Plunder for the next Havens, Food for the next Commands. */
function means(t: ReadTable, seat: number): number {
  const { plunder, food } = t.players[seat]!;
  if (scorings(t) === 0) return 0;
  return PLUNDER * Math.min(plunder, havenCost(t, seat) * Math.min(2, havensLeft(t, seat))) + FOOD * Math.min(food, 4);
}

const PLUNDER = 0.3;
const FOOD = 0.4;

/** The smaller Nemesis may still become the greater one. */
const SMALLER = 0.25;

/** Questions whose best answer is worked out, not tried: what is thrown, who gets the last points, what is given away. */
const SETTLED: readonly string[] = ['hero-roll.guile', 'scoring.spend', 'exchange.give', 'exchange.goods'];

const topOf = ({ stack }: M): Frame => stack[stack.length - 1]!;

/** A Command that will lead to a fight: who leads it, and where; null: none. */
function charging(m: M): Readonly<Data<'command'>> | null {
  const top = topOf(m);
  if (top?.k !== 'command') return null;
  const command = top.data as Data<'command'>;
  return command.to >= 0 && isHeld(m.table, command.to) ? command : null;
}

/** Nobody of the Build Phase is in the middle of a purchase. */
const isBuilding = (m: M): boolean =>
  lanes(m)?.every(({ stack }) => stack.length === 0 || (stack.length === 1 && ['buy', 'keep', 'camp'].includes(stack[0]!.at))) ?? false;

export const uprisingHeuristic: Heuristic<Uprising> = {
  terms: [
    {
      name: 'points',
      open: true,
      weight: 1,
      amount: ({ table }, seat) => table.players[seat]!.vp,
      words: { en: 'It brings victory points.', de: 'Es bringt Siegpunkte.' },
    },
    {
      name: 'havens',
      open: true,
      weight: 1,
      amount: ({ table }, seat) => harvest(table, seat),
      words: { en: 'Its Havens will score.', de: 'Seine Zufluchten werden werten.' },
    },
    {
      name: 'income',
      open: true,
      weight: 0.14,
      amount: ({ table }, seat) => income(table, seat),
      words: { en: 'Its Havens bring resources.', de: 'Seine Zufluchten bringen Ressourcen.' },
    },
    {
      name: 'goods',
      open: true,
      weight: 0.2,
      amount: ({ table }, seat) => wealth(table, seat) * (scorings(table) > 0 ? 1 : 0.5),
      words: { en: 'It gathers resources.', de: 'Es sammelt Ressourcen.' },
    },
    {
      name: 'means',
      open: true,
      weight: 1,
      amount: ({ table }, seat) => means(table, seat),
      words: { en: 'It can pay for Havens and marches.', de: 'Es kann Zufluchten und Märsche bezahlen.' },
    },
    {
      name: 'force',
      open: true,
      weight: 2,
      amount: ({ table }, seat) => force(table, seat) * Math.min(1.5, 0.4 + 0.4 * scorings(table)),
      words: { en: 'Its armies are strong.', de: 'Seine Armeen sind stark.' },
    },
    {
      name: 'cards',
      open: true,
      weight: 0.12,
      amount: ({ table }, seat) => (table.players[seat]!.feats.length + table.players[seat]!.items.length) * scorings(table),
      words: { en: 'Feats and Items help its Hero.', de: 'Fähigkeiten und Gegenstände helfen seinem Helden.' },
    },
    {
      name: 'actions',
      open: true,
      weight: ACTION,
      amount: (m, seat) => (isActing(m, seat) ? m.table.players[seat]!.ap : 0),
      words: { en: 'It saves Action Points.', de: 'Es spart Aktionspunkte.' },
    },
    {
      name: 'errand',
      open: true,
      weight: 0.7,
      amount: (m, seat) => (isActing(m, seat) ? prospectOf(m.table, seat, m.table.players[seat]!.at) : 0),
      words: { en: 'Its Hero stands where something can be done.', de: 'Sein Held steht, wo es etwas zu tun gibt.' },
    },
    {
      name: 'prey',
      open: true,
      weight: 0.5,
      amount: (m, seat) => (isActing(m, seat) ? prey(m.table, seat) : 0),
      words: { en: 'Its armies stand before an enemy they can beat.', de: 'Seine Armeen stehen vor einem Feind, den sie schlagen können.' },
    },
    {
      name: 'charge',
      open: true,
      weight: 1,
      amount: (m, seat) => {
        const command = charging(m);
        return command?.seat === seat ? assault(m.table, seat, command.to, muster(m.table, seat, command.to)) : 0;
      },
      words: { en: 'Its armies attack where it pays.', de: 'Seine Armeen greifen an, wo es sich lohnt.' },
    },
  ],
  scale: ({ table }) => 5 + 4 * scorings(table),
  together: () => true,
  rivals({ table }) {
    const [empire, chaos] = nemeses(table);
    return [Math.max(empire, chaos) * (1 - SMALLER) + Math.min(empire, chaos) * SMALLER];
  },
  propose,
  taste(m) {
    const top = topOf(m);
    if (top.k === 'command') return top.at !== 'hex' && charging(m) !== null;
    return SETTLED.includes(`${top.k}.${top.at}`);
  },
  bargains: ({ table }, seat, kind, answer) =>
    kind === 'exchange' || kind === 'card' || (kind === 'gift' && isKind(table, seat, String(answer))),
  sensible({ table }, ask, answer) {
    const id = String(answer);
    return !id.startsWith('quest:') || bestThrow(table, ask.seat, id.slice(6) as QuestId).worth >= ACTION / 2;
  },
  // Dice and Nemeses undo plans: seen further ahead, answers look alike.
  depth: 1,
  calm(m) {
    const top = topOf(m);
    return top !== undefined && ((top.k === 'turn' && top.at === 'act') || isBuilding(m) || charging(m) !== null);
  },
};

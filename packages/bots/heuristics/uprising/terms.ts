/** Terms of Uprising: reasons of a faction to like a position, in points. */
import type { Frame, Match } from '@longtable/kernel';
import { wealth } from '@longtable/uprising/query/goods';
import { hasChaos, hasEmpire } from '@longtable/uprising/query/pieces';
import type { Data, ReadTable, Uprising } from '@longtable/uprising/spec';
import type { Term } from '../../heuristic.ts';
import type { Weights } from '../../weights.ts';
import { holdings } from './holdings.ts';
import { assault, prey, prospectOf } from './plans.ts';
import { scorings } from './sight.ts';
import { muster, type Survey, survey } from './survey.ts';

type M = Readonly<Match<Uprising>>;

export const isActing = ({ table }: M, seat: number): boolean =>
  (table.phase === 'actions' || table.phase === 'build') && table.players[seat]!.ap > 0;

/** Plunder for the next Havens, Food for the next Commands. */
function means({ t, left, seats }: Survey, seat: number): number {
  const { plunder, food } = t.players[seat]!;
  const { havenCost, havensLeft } = seats[seat]!;
  return left === 0 ? 0 : PLUNDER * Math.min(plunder, havenCost * Math.min(2, havensLeft)) + FOOD * Math.min(food, 4);
}

const PLUNDER = 0.3;
const FOOD = 0.4;

export const topOf = ({ stack }: M): Frame => stack[stack.length - 1]!;

const isHeld = (t: ReadTable, h: number): boolean => hasEmpire(t, h) || hasChaos(t, h);

/** A Command that will lead to a fight: who leads it, and where; null: none. */
export function charging(m: M): Readonly<Data<'command'>> | null {
  const top = topOf(m);
  if (top?.k !== 'command') return null;
  const command = top.data as Data<'command'>;
  return command.to >= 0 && isHeld(m.table, command.to) ? command : null;
}

export const terms = (w: Weights): readonly Term<Uprising, Survey>[] => [
  {
    name: 'points',
    open: true,
    weight: w['points']!,
    amount: ({ table }, seat) => table.players[seat]!.vp,
    words: { en: 'It brings victory points.', de: 'Es bringt Siegpunkte.' },
  },
  {
    name: 'havens',
    open: true,
    weight: w['havens']!,
    amount: ({ table }, seat, s = survey(table)) => holdings(s, seat).safe * s.left,
    words: { en: 'Its Havens will score.', de: 'Seine Zufluchten werden werten.' },
  },
  {
    name: 'income',
    open: true,
    weight: w['income']!,
    amount: ({ table }, seat, s = survey(table)) => holdings(s, seat).goods * s.left,
    words: { en: 'Its Havens bring resources.', de: 'Seine Zufluchten bringen Ressourcen.' },
  },
  {
    name: 'goods',
    open: true,
    weight: w['goods']!,
    amount: ({ table }, seat) => wealth(table, seat) * (scorings(table) > 0 ? 1 : 0.5),
    words: { en: 'It gathers resources.', de: 'Es sammelt Ressourcen.' },
  },
  {
    name: 'means',
    open: true,
    weight: w['means']!,
    amount: ({ table }, seat, s = survey(table)) => means(s, seat),
    words: { en: 'It can pay for Havens and marches.', de: 'Es kann Zufluchten und Märsche bezahlen.' },
  },
  {
    name: 'force',
    open: true,
    weight: w['force']!,
    amount: ({ table }, seat, s = survey(table)) => holdings(s, seat).punch * Math.min(1.5, 0.4 + 0.4 * s.left),
    words: { en: 'Its armies are strong.', de: 'Seine Armeen sind stark.' },
  },
  {
    name: 'cards',
    open: true,
    weight: w['cards']!,
    amount: ({ table }, seat) => (table.players[seat]!.feats.length + table.players[seat]!.items.length) * scorings(table),
    words: { en: 'Feats and Items help its Hero.', de: 'Fähigkeiten und Gegenstände helfen seinem Helden.' },
  },
  {
    name: 'actions',
    open: true,
    weight: w['actions']!,
    amount: (m, seat) => (isActing(m, seat) ? m.table.players[seat]!.ap : 0),
    words: { en: 'It saves Action Points.', de: 'Es spart Aktionspunkte.' },
  },
  {
    name: 'errand',
    open: true,
    weight: w['errand']!,
    amount: (m, seat, s = survey(m.table)) => (isActing(m, seat) ? prospectOf(s, seat, m.table.players[seat]!.at) : 0),
    words: { en: 'Its Hero stands where something can be done.', de: 'Sein Held steht, wo es etwas zu tun gibt.' },
  },
  {
    name: 'prey',
    open: true,
    weight: w['prey']!,
    amount: (m, seat, s = survey(m.table)) => (isActing(m, seat) ? prey(s, seat) : 0),
    words: { en: 'Its armies stand before an enemy they can beat.', de: 'Seine Armeen stehen vor einem Feind, den sie schlagen können.' },
  },
  {
    name: 'charge',
    open: true,
    weight: w['charge']!,
    amount: (m, seat, s = survey(m.table)) => {
      const command = charging(m);
      return command?.seat === seat ? assault(s, seat, command.to, muster(s, seat, command.to)) : 0;
    },
    words: { en: 'Its armies attack where it pays.', de: 'Seine Armeen greifen an, wo es sich lohnt.' },
  },
];

import { lanes, type Match } from '@longtable/kernel';
import type { QuestId } from '@longtable/uprising/data/quests';
import type { Uprising } from '@longtable/uprising/spec';
import { type Heuristic, type Learnt, standing } from '../../heuristic.ts';
import { type NetData, netOf, valueBy, zeros } from '../../net.ts';
import { WEIGHTS } from '../../weights/uprising.ts';
import { NET } from '../../weights/uprising-value.ts';
import { FEATURES, features } from './features/index.ts';
import { isKind } from './gifts.ts';
import { nemeses } from './nemeses.ts';
import { ACTION } from './plans.ts';
import { propose } from './propose.ts';
import { bestThrow } from './quests.ts';
import { scorings } from './sight.ts';
import { type Survey, survey } from './survey.ts';
import { charging, terms, topOf } from './terms.ts';

type M = Readonly<Match<Uprising>>;

/** Questions whose best answer is worked out, not tried: what is thrown, who gets the last points, what is given away. */
const SETTLED: readonly string[] = ['hero-roll.guile', 'scoring.spend', 'exchange.give', 'exchange.goods'];

/** Nobody of the Build Phase is in the middle of a purchase. */
const isBuilding = (m: M): boolean =>
  lanes(m)?.every(({ stack }) => stack.length === 0 || (stack.length === 1 && ['buy', 'keep', 'camp'].includes(stack[0]!.at))) ?? false;

/** Filled anew for every position. */
const inputs = zeros(FEATURES);
/** The difference of points that makes a win likely, by scorings to come. */
const SCALE: readonly number[] = [3, 3, 5, 8, 11];

/** Points of The Empire and Chaos as one rival: the smaller one may still become the greater one. */
function rivalIn(seen: Survey, w: typeof WEIGHTS): number {
  const [empire, chaos] = nemeses(seen, w);
  return Math.max(empire, chaos) * (1 - w.smaller) + Math.min(empire, chaos) * w.smaller;
}

/** The lead as a net says it. */
function leadBy(data: NetData): NonNullable<Heuristic<Uprising, Survey>['lead']> {
  const net = netOf(data);
  return (m, points, rival, seen = survey(m.table)) => {
    features(m, seen, points, rival, inputs);
    return valueBy(net, inputs);
  };
}

function learnt(w: typeof WEIGHTS, net: NetData): Learnt<Uprising, Survey> {
  const judgement = { terms: terms(w) };
  return {
    features: FEATURES,
    fill(m, out) {
      const seen = survey(m.table);
      const points = m.table.players.map((_, seat) => standing(judgement, m, seat, seen));
      features(m, seen, points, rivalIn(seen, w), out);
    },
    net,
    by: (other) => heuristic(w, other),
  };
}

const heuristic = (w: typeof WEIGHTS, net: NetData): Heuristic<Uprising, Survey> => ({
  terms: terms(w),
  further: { ...w },
  weighed: (other) => heuristic({ ...w, ...other }, net),
  survey: ({ table }) => survey(table),
  scale: ({ table }) => SCALE[scorings(table)]!,
  together: () => true,
  lead: leadBy(net),
  learnt: learnt(w, net),
  rivals: ({ table }, seen = survey(table)) => [rivalIn(seen, w)],
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
  looks: 3,
  // Levels lie about 5 points apart: docs/bots.md. More looks gain little here: 80 had as much as 600.
  captain: 1.7,
  lord: 20,
  warlord: 600,
  calm(m) {
    const top = topOf(m);
    return top !== undefined && ((top.k === 'turn' && top.at === 'act') || isBuilding(m) || charging(m) !== null);
  },
});

export const uprisingHeuristic: Heuristic<Uprising> = heuristic(WEIGHTS, NET);

/** What nobody would do: wander about, try what cannot be solved, march for nothing, idle while there is something to do. */
import type { Answer, Ask, Id, Match, Seat } from '@longtable/kernel';
import { ATTRIBUTES } from '@longtable/uprising/data/heroes';
import { QUEST, type QuestId } from '@longtable/uprising/data/quests';
import { heroSteps } from '@longtable/uprising/query/map';
import type { Look, Uprising } from '@longtable/uprising/spec';
import { bestAttack } from './attack.ts';
import { HERO_DICE, prospectOf } from './sight.ts';

export function sensible({ stack, table }: Readonly<Match<Uprising>>, ask: Ask, answer: Answer): boolean {
  const top = stack[stack.length - 1]!;
  if (top.k !== 'turn' || top.at !== 'act' || ask.shape !== 'pick') return true;
  const id = String(answer);
  if (id === 'move') return leadsOn(table, ask.seat);
  if (id === 'command') return bestAttack(table, ask.seat) > WORTH_A_MARCH;
  if (id.startsWith('quest:')) return isHopeful(table, ask.seat, id.slice(6) as QuestId);
  if (id !== 'trade' && id !== 'end') return true;
  return !ask.options.some((other) => isDeed(table, ask.seat, other));
}

const WORTH_A_MARCH = 0.3;

const isDeed = (t: Look, seat: Seat, id: Id): boolean =>
  id === 'haven' || id === 'explore' || (String(id).startsWith('quest:') && isHopeful(t, seat, String(id).slice(6) as QuestId));

/** Some next hex is nearer to an errand. */
function leadsOn(t: Look, seat: Seat): boolean {
  const { at } = t.players[seat]!;
  const here = prospectOf(t, seat, at);
  return heroSteps(t, at).some((h) => prospectOf(t, seat, h) > 1.05 * here);
}

const HOPE = 0.55;

/** Enough goals are within reach of the Hero's dice on an average throw. */
function isHopeful(t: Look, seat: Seat, quest: QuestId): boolean {
  const { attributes } = t.players[seat]!;
  const { goals, needs } = QUEST[quest];
  let met = 0;
  goals.forEach((goal, sign) => {
    if (goal === null) return;
    let expected = 0;
    for (let i = 0; i < ATTRIBUTES.length; i++) expected += attributes[i]! * HERO_DICE[i]![sign]!;
    if (expected >= HOPE * goal.n) met++;
  });
  return met >= needs;
}

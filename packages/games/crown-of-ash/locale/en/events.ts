import { counted, type Texts } from '@longtable/kit';
import type { CrownOfAsh, Tally } from '../../spec.ts';
import { actionCard, areaName, fateText, fighter, fighterList, goodsText, isPlaced, signed, tileName, who, whom } from '../words.ts';
import { words as w } from './words.ts';

const area = (a: number): string => areaName(w, a);
const where = (a: number): string => (isPlaced(a) ? ` (${area(a)})` : '');
const sum = (t: Tally): string => {
  const parts = [`fighters ${t.fighters}`];
  if (t.bolster > 0) parts.push(`bolster ${t.bolster}`);
  parts.push(`card ${t.card}`);
  if (t.position !== 0) parts.push(`position ${signed(t.position)}`);
  return `${t.total} (${parts.join(', ')})`;
};

export const events: Texts<CrownOfAsh>['events'] = {
  necromancer: (e, say) => `${who(w, say, e.who)} plays ${w.necromancers[e.necromancer]}.`,
  founded: (e, say) =>
    `${who(w, say, e.who)} starts in the region ${area(e.region)} with the ${tileName(w, e.tile)}, defended by ${fighter(w, e.fighter)}.`,
  garrison: (e, say) => `${who(w, say, e.who)} holds the Citadel with ${fighterList(w, e.fighters)}.`,
  fate: (e, say) => `The Fate of ${whom(w, say, e.who)}: ${fateText(w, e.fate)}.`,
  order: (e, say) => `Turn order: ${e.order.map((p) => who(w, say, p)).join(', ')}.`,
  round: (e) => `Round ${e.round}. The Citadel pays ${e.citadel} VP.`,
  turn: (e, say) => `${who(w, say, e.who)} is up.`,
  minion: (e, say) => `${who(w, say, e.who)} sends a minion. ${w.space(e.space, area)}.`,
  gained: (e, say) => `${who(w, say, e.who)} gains ${goodsText(w, e.goods, 0, e.vp)} ${w.gains[e.why]}${where(e.area)}.`,
  resurrected: (e, say) => `${who(w, say, e.who)} takes the graveyard back to hand: ${fighterList(w, e.fighters)}.`,
  refreshed: (e, say) =>
    `${who(w, say, e.who)} takes ${counted('en', e.cards, { one: 'used combat card', other: 'used combat cards' })} back${e.charged ? ' and charges the power token' : ''}.`,
  built: (e, say) =>
    `${who(w, say, e.who)} builds the ${tileName(w, e.tile)} (${area(e.region)}) for ${e.cost} gold${e.height > 1 ? `; the stack is ${e.height} high` : ''}.`,
  row: (e) => `New in the row: ${tileName(w, e.tile)}.`,
  reshuffled: (e) => `The ${e.n} set-aside tiles become the new stack.`,
  amended: (e, say) => `${who(w, say, e.who)} now defends ${area(e.area)} with ${fighterList(w, e.defenders)}.`,
  raised: (e, say) => `${who(w, say, e.who)} raises ${fighter(w, e.fighter)} for ${goodsText(w, e.paid)}.`,
  display: (e) => `New in the display: ${fighter(w, e.fighter)}.`,
  attack: (e, say) =>
    `${who(w, say, e.who)} attacks ${whom(w, say, e.defender)}: ${area(e.area)}${e.position === '' ? '' : `, ${w.positions[e.position]}`}.`,
  committed: (e, say) =>
    e.fighters === null
      ? `${who(w, say, e.who)} lays ${counted('en', e.n, { one: 'fighter', other: 'fighters' })} face-down.`
      : `${who(w, say, e.who)} attacks openly with ${fighterList(w, e.fighters)}.`,
  unveiled: (e, say) => `${who(w, say, e.who)} unveils the attackers: ${fighterList(w, e.fighters)}.`,
  laid: (e, say) => `${who(w, say, e.who)} lays a combat card face-down.`,
  forewarned: (e, say) => `${who(w, say, e.who)} forewarns and names ${w.cards[e.card]}.`,
  revealed: (e, say) =>
    `Revealed: ${who(w, say, e.who)} has ${fighterList(w, e.fighters)} and ${w.cards[e.card]}${e.against === null ? '' : `; ${whom(w, say, e.defender)} has ${w.cards[e.against]}`}.`,
  rolled: (e, say) => (e.why === 'region' ? `The die shows ${e.value}: ${area(e.value - 1)}.` : `${who(w, say, e.who)} rolls ${e.value}.`),
  overturned: (e, say) =>
    `${who(w, say, e.who)} overturns ${e.who === e.of ? 'their own roll' : `the roll of ${whom(w, say, e.of)}`}: now ${e.value}.`,
  fortified: (e, say) => `${who(w, say, e.who)} fortifies ${fighterList(w, e.fighters)}: the pair bolsters for 2.`,
  combat: (e, say) =>
    `${who(w, say, e.attack.who)} ${sum(e.attack)} against ${whom(w, say, e.defence.who)} ${sum(e.defence)}: ${whom(w, say, e.winner)} wins.`,
  returned: (e, say) => `${fighter(w, e.fighter)} of ${whom(w, say, e.who)} goes back into deck ${'I'.repeat(e.deck)}.`,
  buried: (e, say) => `To the graveyard of ${whom(w, say, e.who)}: ${fighterList(w, e.fighters)}.`,
  conquered: (e, say) =>
    `${who(w, say, e.who)} takes ${area(e.area)} from ${whom(w, say, e.from)}${e.fighters.length === 0 ? '; nobody moves in' : ` and moves in with ${fighterList(w, e.fighters)}`}.`,
  casualty: (e, say) => `The 0 card costs ${whom(w, say, e.who)} a fighter: ${fighter(w, e.fighter)}.`,
  rescued: (e, say) => `${who(w, say, e.who)} takes ${fighter(w, e.fighter)} back from the graveyard.`,
  discarded: (e, say) => (e.refilled ? `${who(w, say, e.who)} has used all five combat cards and takes them back.` : null),
  fenced: (e, say) => `${who(w, say, e.who)} fences ${goodsText(w, e.gave)} for ${goodsText(w, e.took)}.`,
  commanded: (e, say) =>
    `${who(w, say, e.who)} commands ${e.who === e.of ? 'one of their own minions' : `a minion of ${whom(w, say, e.of)}`}: ${w.space(e.from, area)} → ${w.space(e.to, area)}.`,
  reinforced: (e, say) =>
    `${who(w, say, e.who)} moves ${fighter(w, e.fighter)}: ${isPlaced(e.from) ? area(e.from) : 'hand'} → ${isPlaced(e.to) ? area(e.to) : 'hand'}${isPlaced(e.swapped) ? `, in exchange for ${fighter(w, e.swapped)}` : ''}.`,
  exhumes: (e, say) => `${who(w, say, e.who)} exhumes.`,
  'ai-card': (e) => `The AI turns ${actionCard(w, e.card)}; its region is ${area(e.region)}.`,
  'ai-action': (e) => `It will ${w.actions[e.action]}.`,
  cube: () => null,
  scored: (e, say) =>
    e.areas.length === 0
      ? `${who(w, say, e.who)} scores nothing and has ${e.vp} VP.`
      : `${who(w, say, e.who)} scores ${e.areas.map((a, i) => `${area(a)} ${e.values[i]}`).join(', ')} and has ${e.vp} VP.`,
  homecoming: (e, say) => `Back from the graveyard to the hand of ${whom(w, say, e.who)}: ${fighterList(w, e.fighters)}.`,
  cleared: (e) => `The row is cleared: ${counted('en', e.tiles.length, { one: 'tile', other: 'tiles' })} set aside.`,
  lowest: (e, say) =>
    `${who(w, say, e.who)} ${e.why === 'vp' ? 'has the lowest score' : e.why === 'regions' ? 'is tied for the lowest score and has the poorer regions' : 'wins the roll for the turn order'}.`,
  charged: () => 'All power tokens are charged.',
  final: (e, say) =>
    `${who(w, say, e.who)}: ${e.score.vp} VP, resources ${e.score.resources}, gold ${e.score.gold}, Fate ${e.score.fate}, automatons ${signed(-e.score.penalty)}; in all ${e.score.total}.`,
  end: (e, say) =>
    `The crown goes to ${e.ranking[0]!.map((p) => whom(w, say, p)).join(' & ')} with ${e.scores[e.ranking[0]![0]!]} VP. Scores: ${e.scores.map((n, p) => `${whom(w, say, p)} ${n}`).join(', ')}.`,
};

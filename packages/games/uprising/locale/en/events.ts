import type { Texts } from '@longtable/kit';
import type { Uprising } from '../../spec.ts';
import { because, choiceText, godpowerText, isForced, isToldApart, line, moveText, targetText } from '../reasons.ts';
import { builtName, cardName, diceText, goodsText, groupName, hexName, partyName, sideText, unitName, unitsText } from '../things.ts';
import { words as w } from './words.ts';

const card = (id: string): string => cardName(w, id);
const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const TO = { reserve: 'to the reserve', grave: 'to the Graveyard', box: 'out of the game' } as const;
const PIECE = { ...w.pieces, legion: 'Legion', horde: 'Horde' } as const;

export const log: Texts<Uprising>['events'] = {
  faction: (e, { name }) => `${name(e.seat)} leads the ${w.factions[e.faction]}.`,
  hero: (e, { name }) => `${name(e.seat)} plays ${w.heroes[e.hero]}.`,
  home: (e, say) => `${say.name(e.seat)} settles at ${hexName(w, say.view, e.hex)}.`,
  first: (e, { name }) => `${name(e.seat)} is the first player.`,
  chapter: (e) => `Chapter ${e.chapter}`,
  phase: (e) => w.phases[e.phase],
  druid: (e) => `${card(e.druid)} awakes.`,
  market: (e) => `Market: ${e.items.length === 0 ? 'empty' : e.items.map(card).join(', ')}.`,
  'market-closed': () => 'The Market is closed.',
  quests: (e) => `New Quest: ${e.quests.map(card).join(', ')}.`,
  event: (e) => `Event: ${w.events[e.event][0]} (Threat ${e.threat}).`,
  'event-seen': (e) => `The next Event will be ${w.events[e.event][0]}.`,
  'drew-feats': (e, { name }) => `${name(e.seat)} draws ${s(e.n, 'Feat')}.`,
  'drew-feats-own': (e) => `You draw ${e.feats.map(card).join(' and ')}.`,
  feat: (e, { name }) => `${name(e.seat)}: ${card(e.feat)} comes into play.`,
  attribute: (e, { name }) => `${name(e.seat)}: ${card(e.feat)} raises ${w.attributes[e.attribute]}.`,
  item: (e, { name }) => `${name(e.seat)} gets ${card(e.item)}.`,
  discarded: (e, { name }) => because(w, `${name(e.seat)}: ${card(e.card)} is discarded`, e.why),
  flipped: (e, { name }) => because(w, `${name(e.seat)}: ${e.cards.map(card).join(', ')} flipped`, e.why),
  used: (e, { name }) => `${name(e.seat)} uses ${card(e.card)}.`,
  bought: () => null,
  built: (e, say) => `${say.name(e.seat)}: ${builtName(w, e.what)} on ${hexName(w, say.view, e.hex)}.`,
  goods: (e, { name }) => {
    if (isToldApart(e.why)) return null;
    const plus = e.goods.map((n) => Math.max(0, n));
    const minus = e.goods.map((n) => Math.max(0, -n));
    const gained = plus.some((n) => n > 0) ? `gains ${goodsText(w, plus)}` : '';
    const paid = minus.some((n) => n > 0) ? `${isForced(e.why) ? 'loses' : 'pays'} ${goodsText(w, minus)}` : '';
    return gained === '' && paid === ''
      ? null
      : because(w, `${name(e.seat)} ${[paid, gained].filter((x) => x !== '').join(' and ')}`, e.why);
  },
  exchanged: () => null,
  gave: (e, { name }) => (e.goods.some((n) => n > 0) ? `${name(e.seat)} gives ${name(e.to)} ${goodsText(w, e.goods)}.` : null),
  'gave-item': (e, { name }) => `${name(e.seat)} gives ${name(e.to)} ${card(e.item)}.`,
  vp: (e, say) => because(w, `${partyName(w, say, e.party)} ${e.n < 0 ? 'loses' : 'gains'} ${Math.abs(e.n)} VP (${e.total})`, e.why),
  ap: (e, { name }) => because(w, `${name(e.seat)} ${e.n < 0 ? 'loses' : 'gains'} ${Math.abs(e.n)} AP`, e.why),
  action: (e, { name }) => `${name(e.seat)}: ${w.actions[e.action]}.`,
  turn: (e, { name }) => `${name(e.seat)}’s turn.`,
  passed: (e, { name }) => `${name(e.seat)} passes.`,
  moved: (e, say) => `${say.name(e.seat)}’s Hero goes to ${hexName(w, say.view, e.to)}.`,
  commanded: (e, say) =>
    e.units.some((n) => n > 0)
      ? `${say.name(e.seat)} sends ${unitsText(w, say.view, e.seat, e.units)} to ${hexName(w, say.view, e.to)}.`
      : null,
  'unit-moved': (e, say) => `${unitName(w, e.unit)} go from ${hexName(w, say.view, e.from)} to ${hexName(w, say.view, e.to)}.`,
  'unit-swapped': (e, say) => `${say.name(e.seat)}: ${unitName(w, e.from)} become ${unitName(w, e.to)} on ${hexName(w, say.view, e.hex)}.`,
  'unit-removed': (e, say) =>
    because(
      w,
      `${say.name(e.seat)} loses ${unitName(w, e.unit)}${e.hex < 0 ? '' : ` on ${hexName(w, say.view, e.hex)}`} (${TO[e.to]})`,
      e.why,
    ),
  'unit-back': (e, { name }) => `${name(e.seat)}: ${unitName(w, e.unit)} return.`,
  explored: (e, say) => `${say.name(e.seat)} uncovers ${w.tiles[e.tile][0]}.`,
  turned: () => null,
  looked: (e, { name }) => `${name(e.seat)} looks at two face-down tiles.`,
  'looked-own': (e) => `You see ${e.tiles.map((tile) => w.tiles[tile][0]).join(' and ')}.`,
  swapped: (e, { name }) => `${name(e.seat)} swaps them.`,
  vision: (e, { name }) => `${name(e.seat)} looks at ${s(e.n, 'Quest')}.`,
  'tile-removed': (e, say) => because(w, `The Sea Tower on ${hexName(w, say.view, e.hex)} leaves the game`, e.why),
  placed: (e, say) =>
    line(
      because(w, `${w.pieces[e.what]} on ${hexName(w, say.view, e.hex)}`, e.why),
      choiceText(w, say, e.choice, (h) => hexName(w, say.view, h)),
    ),
  unplaced: (e) => because(w, `No place for a ${PIECE[e.what]}`, e.why),
  removed: (e, say) => because(w, `${s(e.n, w.pieces[e.what])} removed from ${hexName(w, say.view, e.hex)}`, e.why),
  destroyed: (e, say) =>
    because(w, `${partyName(w, say, e.party)} destroys ${s(e.n, w.pieces[e.what])} on ${hexName(w, say.view, e.hex)}`, e.why),
  'building-removed': (e, say) =>
    because(w, `${say.name(e.seat)} loses the ${w.buildings[e.what]} on ${hexName(w, say.view, e.hex)}`, e.why),
  foe: (e, say) =>
    line(
      because(w, `${card(e.card)} appears on ${hexName(w, say.view, e.hex)}, Threat ${e.threat}`, e.why),
      choiceText(w, say, e.choice, (h) => hexName(w, say.view, h)),
    ),
  'foe-moved': (e, say) => moveText(w, say, `${card(e.card)} moves to ${hexName(w, say.view, e.to)}`, e.choice, e.why),
  'foe-stays': (e, say) => `${card(e.card)} stays on ${hexName(w, say.view, e.hex)}: ${w.reasons.stays[e.why]}.`,
  threat: (e) => (e.n === 0 ? null : because(w, `${card(e.card)}: ${e.n > 0 ? `+${e.n}` : `−${-e.n}`} Threat, now ${e.threat}`, e.why)),
  token: (e, say) =>
    isToldApart(e.why)
      ? null
      : line(because(w, `${card(e.card)}: ${s(e.tokens, 'Activation Token')}`, e.why), choiceText(w, say, e.choice, card)),
  target: (e, say) =>
    targetText(
      w,
      say,
      e.prey < 0
        ? `${card(e.card)}: the Target lies on The Capital`
        : `${card(e.card)} hunts ${say.name(e.prey)} at ${hexName(w, say.view, e.hex)}`,
      e.choice,
    ),
  activated: (e, say) => because(w, `${card(e.card)} activates on ${hexName(w, say.view, e.hex)}`, e.why),
  'skeletons-moved': (e, say) =>
    moveText(w, say, `${s(e.n, 'Skeleton')} from ${hexName(w, say.view, e.from)} to ${hexName(w, say.view, e.to)}`, e.choice, e.why),
  slain: (e, say) => `${partyName(w, say, e.party)} destroys ${card(e.card)}. ${w.nemesis[e.card].destroyed}`,
  'foe-removed': (e) => because(w, `${card(e.card)} leaves the game`, e.why),
  'capital-fallen': (e, say) => `The Capital has fallen to ${partyName(w, say, e.party)}.`,
  combat: (e, say) =>
    `Combat on ${hexName(w, say.view, e.hex)} (${w.terrains[e.terrain]}): ${groupName(w, say, e.sides[0]!, e.groups[0]!)} against ${groupName(w, say, e.sides[1]!, e.groups[1]!)}.`,
  rolled: (e, say) => `${w.rounds[e.round]}: ${sideText(w, say.view, e.dice, 0)} against ${sideText(w, say.view, e.dice, 1)}.`,
  rerolled: (e, say) => (e.dice.length === 0 ? null : `${partyName(w, say, e.party)} rolls again: ${diceText(w, say.view, e.dice)}.`),
  godpower: (e, say) => `A Bolt wakes the Godpower of ${groupName(w, say, e.party, e.group)}: ${godpowerText(w, e.group)}`,
  'godpower-stopped': (e, say) => `The Godpower of ${groupName(w, say, e.party, e.group)} is turned away: its Bolt is spent.`,
  'druid-used': (e, { name }) => `${name(e.seat)} wakes ${card(e.druid)}: ${w.druids[e.druid][1]}`,
  'shield-cancelled': (e, say) => `${partyName(w, say, e.party)} cancels ${s(e.n, 'Shield')}.`,
  damage: (e, say) => `Damage: ${e.hits.map((n, side) => `${groupName(w, say, e.sides[side]!, e.groups[side]!)} ${n}`).join(', ')}.`,
  losses: (e, say) =>
    `${say.name(e.seat)} loses ${unitsText(w, say.view, e.seat, e.units)}${e.to === 'reserve' ? ' to the reserve' : ` to the ${w.graves[e.to]}`}.`,
  'combat-over': (e, say) => {
    const sides = e.groups.map((group, side) => `${groupName(w, say, e.sides[side]!, group)} ${e.before[side]} → ${e.after[side]}`);
    const won = e.winner === null ? 'Both sides fell' : `${partyName(w, say, e.winner)} won`;
    return `${won} on ${hexName(w, say.view, e.hex)} after ${s(e.rounds, 'round')}: ${sides.join(', ')}.`;
  },
  'quest-tried': (e, { name }) => `${name(e.seat)} tries ${card(e.quest)}.`,
  'hero-rolled': (e, say) => `${say.name(e.seat)} rolls ${diceText(w, say.view, e.dice) || 'nothing'}.`,
  'quest-solved': (e, { name }) => `${name(e.seat)} solves ${card(e.quest)}.`,
  'quest-failed': (e, { name }) => `${name(e.seat)} fails ${card(e.quest)}.`,
  'quest-taken': (e, { name }) => `${name(e.seat)} keeps ${card(e.quest)}.`,
  'quest-discarded': (e) => `${card(e.quest)} is discarded.`,
  produced: () => null,
  scored: () => null,
  spent: (e, { name }) => `${name(e.seat)} spends ${goodsText(w, e.goods)} for ${name(e.to)}.`,
  end: (e, { name }) =>
    `${e.won ? 'Azuhl is free' : 'The uprising has failed'}: ${e.scores.map((n, seat) => `${name(seat)} ${n}`).join(', ')}; The Empire ${e.empire}, Chaos ${e.chaos}.`,
};

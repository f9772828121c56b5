/** Descriptions of things on the table: Units, dice, rows, goals, factions, Heroes. The same for both languages. */
import { COLOURS, type Colour, FACES, GARRISON_DICE } from '../data/dice.ts';
import { type Cost, FACTION, type FactionId, UNIT, type UnitId } from '../data/factions.ts';
import { FEAT, FEAT_DECK } from '../data/feats.ts';
import { ATTRIBUTES, HERO, type HeroId } from '../data/heroes.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import type { Op } from '../data/ops.ts';
import { QUEST, type QuestId } from '../data/quests.ts';
import type { View } from '../view-types.ts';
import { faceText, goodsText, symbolText } from './things.ts';
import type { Words } from './words.ts';

/** "2 blue, 1 white"; "–" without dice. */
export function poolText(w: Words, dice: readonly Colour[]): string {
  const parts = COLOURS.flatMap((colour) => {
    const n = dice.filter((d) => d === colour).length;
    return n === 0 ? [] : [`${n} ${w.colours[colour]}`];
  });
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** "Archery: 2 white · Clash: 1 blue" */
export const roundsText = (w: Words, archery: readonly Colour[], clash: readonly Colour[]): string =>
  `${w.rounds.archery}: ${poolText(w, archery)} · ${w.rounds.clash}: ${poolText(w, clash)}`;

/** "Elite Rider, purple die" */
export const unitText = (w: Words, unit: UnitId): string => {
  const { type, elite, die } = UNIT[unit];
  return `${elite ? w.elite : w.basic}, ${w.types[type]}, ${w.dice[die]}`;
};

const costText = (w: Words, { goods, any }: Cost): string =>
  [...(any > 0 ? [w.anyResources(any)] : []), ...(goods.some((n) => n > 0) ? [goodsText(w, goods)] : [])].join(', ');

export const garrisonText = (w: Words, levels: number): string =>
  roundsText(w, GARRISON_DICE[levels]!.archery, GARRISON_DICE[levels]!.clash);
export const skeletonText = (w: Words, n: number): string => roundsText(w, [], new Array<Colour>(n).fill('red'));

/** Every row of a Legion or Horde from the highest Threat down. */
export function rowsText(w: Words, card: NemesisId): string {
  const { archery, clash, max, abilities } = NEMESIS[card];
  if (abilities.some((a) => a.on === 'copy-dice')) return '';
  const rows = Array.from({ length: max }, (_, i) => max - i);
  return rows.map((n) => `${w.tableau.threat} ${n}: ${poolText(w, archery[n]!)} / ${poolText(w, clash[n]!)}`).join('; ');
}

/** The six faces of a die. */
export const facesText = (w: Words, view: View, colour: Colour): string =>
  FACES[view.options.dice][colour].map((_, face) => faceText(w, view, colour, face)).join(' · ');

/** The gains by a list of operations, in words; '' for nothing. Only gains by goals of Quests have words. */
function rewardText(w: Words, reward: readonly Op[]): string {
  return reward
    .map((op) => {
      if (op.op === 'vp') return `${op.n} ${w.tableau.vp}`;
      if (op.op === 'gain') return goodsText(w, op.goods);
      if (op.op === 'drawItem') return w.rewards.item;
      if (op.op === 'drawFeat') return w.rewards.feat;
      return op.op === 'select' ? w.rewards[op.what === 'own-wall' ? 'wall' : 'tower'] : '';
    })
    .filter((text) => text !== '')
    .join(', ');
}

/** Goals of a Quest with their rewards: "4 Skulls: 1 VP", and a tick on those that the roll meets so far. */
export function goalTexts(w: Words, id: QuestId, met: readonly boolean[] = []): string[] {
  return QUEST[id].goals.flatMap((goal, i) => {
    if (goal === null) return [];
    const reward = rewardText(w, goal.reward);
    return [`${met[i] === true ? '✓ ' : ''}${symbolText(w, goal.n, i)}${reward === '' ? '' : `: ${reward}`}`];
  });
}

/** All that a Quest says on one line. */
export function questText(w: Words, id: QuestId): string {
  const { needs, bonus } = QUEST[id];
  const die = bonus === null ? '' : ` ${w.tableau.bonus}: ${w.dice[bonus.die]}.`;
  return `${w.tableau.goals}: ${goalTexts(w, id).join(' / ')} (${needs}+ ${w.tableau.needs}).${die} ${w.quests[id][1]}`;
}

/** Units with kind, die, cost and number, the Haven's price and the income by Havens. */
export function factionText(w: Words, id: FactionId): string {
  const { units, haven, production } = FACTION[id];
  const list = units.map((unit) => {
    const costs = UNIT[unit].costs.map((cost) => costText(w, cost)).join(` ${w.or} `);
    return `${UNIT[unit].number} ${w.units[unit]} (${unitText(w, unit)}; ${costs})`;
  });
  const income = production.slice(1).map((goods, i) => `${i + 1}: ${goodsText(w, goods)}`);
  return `${list.join(', ')}. ${w.buildings.haven}: ${haven} ${w.resources.plunder}. ${w.perHavens}: ${income.join('; ')}.`;
}

/** Attributes, and the two Feats in play from the start with their texts. */
export function heroText(w: Words, id: HeroId): string {
  const attributes = ATTRIBUTES.map((a, i) => `${w.attributes[a]} ${HERO[id].attributes[i]}`).join(', ');
  const feats = FEAT_DECK[id].filter((feat) => FEAT[feat].start).map((feat) => `${w.feats[feat][0]}: ${w.feats[feat][1]}`);
  return `${attributes}. ${w.startFeats}: ${feats.join(' ')}`;
}

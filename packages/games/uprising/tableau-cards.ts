/** Cards and rolls of the tableau, with all that a decision needs. */
import type { Item, Zone } from '@longtable/kit';
import { ITEM, type ItemId } from './data/items.ts';
import { NEMESIS } from './data/nemesis.ts';
import { QUEST, type QuestId } from './data/quests.ts';
import { goalTexts, poolText, roundsText, rowsText } from './locale/describe.ts';
import { diceText, groupName, hexName, symbolText, type UpSay } from './locale/things.ts';
import type { Words } from './locale/words.ts';
import type { FoeView, OpenFoe, View } from './view-types.ts';

export const itemCard = (w: Words, id: ItemId, spent: boolean): Item => ({
  target: `card:${id}`,
  label: w.items[id][0],
  text: w.items[id][1],
  badges: [`${w.tableau.cost} ${ITEM[id].cost}`, ...needOf(w, id)],
  source: ITEM[id].source,
  spent,
});
const needOf = (w: Words, id: ItemId): string[] => {
  const { requires } = ITEM[id];
  return requires === null ? [] : [`${w.attributes[requires.attribute]} ${requires.least}`];
};

export function questCard(w: Words, view: View, id: QuestId, spent: boolean): Item {
  const { needs, bonus, source } = QUEST[id];
  const list = goalTexts(w, id, view.heroRoll?.quest === id ? view.heroRoll.met : []);
  return {
    target: `card:${id}`,
    label: w.quests[id][0],
    text: w.quests[id][1],
    badges: [
      `${w.tableau.goals}: ${list.join(' / ')}`,
      `${needs}+ ${w.tableau.needs}`,
      ...(bonus === null ? [] : [`${w.tableau.bonus}: ${w.dice[bonus.die]}`]),
    ],
    source,
    spent,
  };
}

/** The parts of a Legion or Horde card, each under its name. */
const partTexts = (w: Words, card: FoeView['card']): string[] =>
  (['immediate', 'ability', 'godpower', 'destroyed'] as const)
    .filter((part) => w.nemesis[card][part] !== '–')
    .map((part) => `${capital(w.reasons.parts[part])}: ${w.nemesis[card][part]}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function foeCard(w: Words, say: UpSay, foe: OpenFoe): Item {
  const text = w.nemesis[foe.card];
  return {
    target: `foe:${foe.card}`,
    label: text.name,
    text: [...partTexts(w, foe.card), rowsText(w, foe.card)].filter((line) => line !== '').join(' · '),
    badges: [
      `${w.tableau.threat} ${foe.threat}`,
      roundsText(w, foe.archery, foe.clash),
      `${w.tableau.initiative} ${foe.initiative}`,
      `${w.tableau.tokens} ${foe.tokens}`,
      ...(foe.target < 0 ? [] : [`${w.tableau.target}: ${hexName(w, say.view, foe.target)}`]),
    ],
    source: NEMESIS[foe.card].source,
  };
}

/** The running combat: what each side has, would roll or has rolled. */
export function combatZone(w: Words, say: UpSay): Zone[] {
  const { combat } = say.view;
  if (combat === null) return [];
  const sides = combat.sides.map((party, side): Item => {
    const dice = combat.dice.filter((d) => d.side === side);
    const symbols = combat.symbols[side] ?? [0, 0, 0];
    return {
      label: groupName(w, say, party, combat.groups[side]!),
      text: dice.length === 0 ? roundsText(w, combat.pools.archery[side]!, combat.pools.clash[side]!) : diceText(w, say.view, dice),
      badges: [`${combat.now[side]} / ${combat.before[side]}`, ...symbols.map((n, i) => symbolText(w, n, i))],
    };
  });
  const round = combat.round === null ? '' : ` · ${w.rounds[combat.round]}`;
  return [
    {
      id: 'combat',
      title: `${w.tableau.combat}: ${hexName(w, say.view, combat.hex)} (${w.terrains[combat.terrain]})${round}`,
      as: 'cards',
      items: sides,
    },
  ];
}

/** A Hero roll: the dice to come or as they lie, and the goals that they meet. */
export function heroRollZone(w: Words, say: UpSay): Zone[] {
  const { heroRoll } = say.view;
  if (heroRoll === null) return [];
  const { quest, dice, pool, symbols, met } = heroRoll;
  return [
    {
      id: 'hero-roll',
      title: `${w.tableau.dice}: ${say.name(heroRoll.seat)}${quest === null ? '' : ` · ${w.quests[quest][0]}`}`,
      as: 'cards',
      items: [
        {
          label: w.heroes[say.view.players[heroRoll.seat]!.hero],
          text: dice.length === 0 ? poolText(w, pool) : diceText(w, say.view, dice),
          badges: [...symbols.map((n, i) => symbolText(w, n, i)), ...(quest === null ? [] : goalTexts(w, quest, met))],
        },
      ],
    },
  ];
}

import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import { FLANKS, type Position, type Space } from '../../data/board.ts';
import type { CombatCard } from '../../data/combat-cards.ts';
import { CARD_DATA, COMBAT_CARDS } from '../../data/combat-cards.ts';
import { FIGHTERS } from '../../data/fighters.ts';
import type { Kind } from '../../data/goods.ts';
import { NOBODY } from '../../data/numbers.ts';
import type { TurnPower } from '../../data/powers.ts';
import { TILES } from '../../data/structures.ts';
import { parsePost, parseStanding } from '../../ids.ts';
import { COMPENSATIONS, OFFERS, REWARDS } from '../../query/gains.ts';
import type { CrownOfAsh, Standing } from '../../spec.ts';
import { areaName, type CrownSay, costText, fighter, fighterList, goodsText, necromancer, roman, tileName, who, whom } from '../words.ts';
import { words as w } from './words.ts';

const area = (a: number): string => areaName(w, a);
const withNumber = (say: CrownSay, key: string): number => Number(say.with[key]);
const fighterOption = (id: Id): string => fighter(w, Number(id));
const kindOption = (id: Id): string => (id === 'special' ? 'Special ingredient' : id === 'gold' ? 'Gold' : w.kinds[id as Kind]);
const power = (id: Id): string => `${w.powers[id as TurnPower].name}: ${w.powers[id as TurnPower].text}`;
const spaceOption = (id: Id): string => (id in w.powers ? power(id) : w.space(id as Space, area));
/** The modifier of an attack position. */
const flank = (id: Id, { view }: CrownSay): string => {
  const n = FLANKS[view.options.flanks].modifiers[id as Position];
  return n === undefined ? '' : `Adds ${n < 0 ? `−${-n}` : `+${n}`} to your total.`;
};
const raiseOption = (id: Id): string => {
  if (id === 'end') return 'End the turn';
  if (typeof id === 'string') return power(id);
  return `${fighter(w, id)} (${roman(FIGHTERS[id]!.tier)}): ${costText(w, id)}`;
};
/** Fighters are asked for here only to be refused: it is not their moment. */
const placeOption = (id: Id): string => (typeof id === 'number' ? raiseOption(id) : spaceOption(id));
const tileOption = (id: Id): string => {
  const tile = TILES[Number(id)]!;
  const offers = tile.resurrects ? w.resurrects : goodsText(w, OFFERS[Number(id)]!.goods, OFFERS[Number(id)]!.special);
  return `${tileName(w, Number(id))}: ${tile.cost} gold, ${tile.vp} VP, ${offers}`;
};
const cardOption = (id: Id): string => {
  const n = COMBAT_CARDS.indexOf(id as CombatCard);
  const wins = goodsText(w, REWARDS[n]!.goods, REWARDS[n]!.special, REWARDS[n]!.vp);
  const loses = n === 0 ? 'a casualty or a fighter back' : goodsText(w, COMPENSATIONS[n]!.goods, COMPENSATIONS[n]!.special);
  return `${id === 'die' ? 'Die' : CARD_DATA[n]!.value} (win: ${wins}; lose: ${loses})`;
};
/** The owner of the land, for the builder. */
function ground(say: CrownSay, region: number): string {
  const owner = say.view.owner[region]!;
  if (owner === NOBODY) return 'free';
  return owner === say.view.me ? 'on top of your structure' : `held by ${whom(w, say, owner)}`;
}

const yesNo = (yes: string, no: string) => (id: Id) => (id === 'no' ? no : yes);
const target = (say: CrownSay): string => {
  const position = say.with['position'] as Position | '' | undefined;
  return position ? `${w.citadel}, ${w.positions[position]}` : area(withNumber(say, 'area'));
};
const minion = (say: CrownSay, { who: of, space }: ReturnType<typeof parseStanding>): string =>
  `${who(w, say, of)} – ${w.space(space, area)}`;

function post(id: Id): string {
  const plan = parsePost(id);
  if ('hand' in plan) return 'Back to hand';
  return 'area' in plan ? `To: ${area(plan.area)}` : `Exchange with ${fighter(w, plan.swap)}`;
}

export const prompts: Texts<CrownOfAsh>['prompts'] = {
  setup: {
    necromancer: {
      ask: () => 'Which necromancer do you play?',
      ...necromancer(w),
      explain: 'All have the same pieces. In advanced mode each has two powers and one token for both.',
    },
  },
  turn: {
    place: {
      ask: (say) => `Send a minion: where? ${withNumber(say, 'left')} left this round.`,
      option: placeOption,
      about: flank,
      explain:
        'Gather at a structure, take gold, build, attack, or refresh your combat cards. At the end of the turn you may raise a fighter.',
    },
    exhume: {
      ask: () => 'Exhume: which fighter do you raise?',
      option: raiseOption,
      explain: 'You pay its cost and may use it in this very turn.',
    },
    raise: {
      ask: () => 'Raise a fighter before your turn ends?',
      option: raiseOption,
      explain: 'One fighter of the display for its cost. It comes to your hand and can be used from your next turn on.',
    },
    end: { ask: () => 'Anything else before your turn ends?', option: raiseOption, explain: 'Your power can still be used now.' },
  },
  build: {
    tile: { ask: () => 'Which structure do you build?', option: tileOption, explain: 'You pay in gold and get at once what it offers.' },
    region: {
      ask: (say) => `Where do you build the ${tileName(w, withNumber(say, 'tile'))}?`,
      option: (id, say) => `${area(Number(id))} (${ground(say, Number(id))})`,
      explain: 'In a free region or on a structure of your own. Covered tiles score 1 VP each.',
    },
  },
  gain: {
    special: {
      ask: (say) => `Special ingredients: choose ${withNumber(say, 'n')} basic ${withNumber(say, 'n') === 1 ? 'resource' : 'resources'}.`,
      option: kindOption,
      explain: 'A special ingredient is any basic resource you like, each one separately. It is never gold.',
    },
  },
  amend: {
    defenders: {
      ask: (say) =>
        `Who defends: ${target(say)}? There now: ${fighterList(w, say.with['present'] as readonly number[])}. Choosing nobody leaves it undefended.`,
      option: fighterOption,
      explain: 'Choose up to two. Whoever is not chosen is, or goes back, in your hand.',
    },
  },
  raise: {
    withGold: {
      ask: (say) =>
        `${fighter(w, withNumber(say, 'fighter'))} costs ${costText(w, withNumber(say, 'fighter'))}. How much of it do you pay with gold?`,
      option: kindOption,
      explain: 'One gold stands for any one unit. What you do not pay with gold comes out of your storage.',
    },
    ingredients: {
      ask: (say) => `Which resources pay the special ingredients of ${fighter(w, withNumber(say, 'fighter'))}?`,
      option: kindOption,
      explain: 'Any basic resource will do.',
    },
  },
  combat: {
    attackers: {
      ask: (say) => `Attack: ${target(say)}. Whom do you send?`,
      option: fighterOption,
      explain: 'Face-down; the defender sees how many. All that win move in and none may stay behind.',
    },
    unveil: {
      ask: (say) => `${who(w, say, withNumber(say, 'attacker'))} attacks: ${target(say)}, with ${withNumber(say, 'n')} face-down. Unveil?`,
      option: yesNo('Unveil the attackers', 'Let them stay hidden'),
      explain: w.powers.unveil.text,
    },
    cards: {
      ask: (say) => `Combat for: ${target(say)}. Seal one combat card.`,
      option: cardOption,
      explain: 'Both cards are turned up together. The higher total wins, a tie goes to the defender.',
    },
    forewarn: {
      ask: (say) => `Forewarn: name the card that ${whom(w, say, withNumber(say, 'against'))} has laid?`,
      option: (id) => (id === 'no' ? 'Do not use the power' : `It is ${w.cards[id as CombatCard]}`),
      explain: w.powers.forewarn.text,
    },
    fortify: {
      ask: (say) => `It stands ${withNumber(say, 'attack')} to ${withNumber(say, 'defence')}. Fortify your attacking pair?`,
      option: yesNo('Fortify the pair', 'No'),
      explain: w.powers.fortify.text,
    },
    zero: {
      ask: () => 'You lost with the 0: what do you choose?',
      option: (id) => (id === 'casualty' ? 'The winner loses a fighter' : `Back to your hand: ${fighter(w, Number(id))}`),
      explain: 'Either the winner buries one of the fighters of this combat, or one fighter of your graveyard returns.',
    },
    casualty: {
      ask: (say) => `You won, but one of your fighters falls: ${target(say)}. Who?`,
      option: fighterOption,
      explain: 'The 0 card of the loser demands a casualty. It goes to your graveyard.',
    },
  },
  dice: {
    overturn: {
      ask: (say) => {
        const values = say.with['values'] as readonly number[];
        const rolls = (say.with['rollers'] as readonly number[]).map((p, i) => `${who(w, say, p)} ${values[i]}`).join(', ');
        return `${say.with['why'] === 'region' ? 'The AI’s region' : 'Dice'}: ${rolls}. Overturn a roll?`;
      },
      option: (id, say) => (id === 'keep' ? 'Let it stand' : `Roll again for ${whom(w, say, Number(id))}`),
      explain: w.powers.overturn.text,
    },
  },
  fence: {
    give: { ask: () => 'Fence: which resources do you give away?', option: kindOption, explain: w.powers.fence.text },
    take: {
      ask: (say) => `For ${goodsText(w, say.with['gave'] as readonly number[])} you take …`,
      option: kindOption,
      explain: 'As many other basic resources as you gave.',
    },
  },
  command: {
    minion: {
      ask: () => 'Command: which minion moves?',
      option: (id, say) => minion(say, parseStanding(id as Standing)),
      explain: w.powers.command.text,
    },
    to: { ask: () => 'Where does the minion go?', option: spaceOption, explain: 'To a vacant or unlimited space. No action results.' },
  },
  reinforce: {
    fighter: { ask: () => 'Reinforce: which fighter?', option: fighterOption, explain: w.powers.reinforce.text },
    post: {
      ask: (say) => `Where does ${fighter(w, withNumber(say, 'fighter'))} go?`,
      option: post,
      explain: 'Regions hold two defenders, the Citadel three.',
    },
  },
  fortify: {
    pair: {
      ask: () => 'Fortify: which pair?',
      option: (id, { view }) => `${area(Number(id))}: ${fighterList(w, view.defenders[Number(id)]!)}`,
      explain: w.powers.fortify.text,
    },
  },
  turnOrder: {
    arrange: {
      ask: (say) => `You are lowest: arrange the turn order of the next round.${withNumber(say, 'ai') >= 0 ? ' The AI stays last.' : ''}`,
      option: (id, say) => who(w, say, Number(id)),
      explain: 'Going early gives the choice of spaces and fighters; going late helps to conquer and build.',
    },
    starter: {
      ask: () => 'You are lowest: who starts the next round?',
      option: (id, say) => who(w, say, Number(id)),
      explain: 'From there on it goes clockwise.',
    },
  },
};

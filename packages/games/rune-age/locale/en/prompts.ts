import { counted, type Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { prompting } from '../prompting.ts';
import { listed, nameOf, thing } from '../words.ts';
import { words } from './words.ts';

const { prompt, deed, bought, acquired, target, revealed, eventName, ability } = prompting(words);

const effect = ability({
  choose: {
    use: () => 'do you use it?',
    destroy: () => 'which opposing unit is destroyed?',
    concede: () => 'which of your units do you destroy?',
    wound: () => 'which of your units is wounded?',
    heal: () => 'which unit do you save?',
    refresh: () => 'what do you refresh?',
    pay: () => 'with what do you pay the influence?',
    reveal: (say) => `what happens to ${revealed(say)}?`,
    either: () => 'what do you lose?',
  },
  fromHand: {
    discard: () => 'which card do you discard?',
    'two-cards': (say) => `which card do you discard? (${say.with['count']} of 2)`,
    origin: () => 'which card do you destroy?',
    deck: () => 'which card goes on top of your deck?',
  },
  giveOrTake: (say) => `what do you give up, or do you take ${say.with['damage']} damage?`,
});

export const prompts: Texts<RuneAge>['prompts'] = {
  game: {
    agree: prompt(
      (say) => `Proposed neutral cards: ${listed(words, say.with['neutrals'] as string[])}. Do you agree?`,
      'Only if everybody agrees the proposed cards are used; otherwise those of the scenario.',
    ),
  },
  turn: {
    act: prompt(
      (say) => `What do you do? You have ${say.with['gold']} gold and ${say.with['influence']} influence.`,
      'Attack, use cards with Action, buy units with gold, acquire cards with influence, as often as you can. Then end your turn.',
      deed,
    ),
    retain: prompt(
      (say) =>
        `How many cards do you keep? Each costs ${say.with['price']} influence${Number(say.with['free']) > 0 ? `, ${say.with['free']} free` : ''}.`,
      'All other cards of your hand are discarded, then everybody draws up to five.',
      (id) => (id === 0 ? 'Discard the whole hand' : `Keep ${counted('en', Number(id), { one: 'card', other: 'cards' })}`),
    ),
    keep: prompt(
      (say) => `Which ${Number(say.with['n']) === 1 ? 'card' : `${say.with['n']} cards`} do you keep?`,
      'Nobody else sees which cards you keep.',
    ),
  },
  gold: {
    buy: prompt(
      (say) => `What do you buy? Gold at hand: ${Number(say.with['gold']) + Number(say.with['pool'])}.`,
      'Bought units go to your discard pile; a unit that the War Chief calls comes into your hand. Gold that is left over is lost.',
      bought,
    ),
    pay: prompt(
      (say) => `How do you pay ${say.with['cost']} gold for ${nameOf(words, String(say.with['what']).replace('forge:', ''))}?`,
      'Gold cards go to your discard pile, rewards are exhausted. What is paid too much can still buy something in this action.',
    ),
  },
  influence: {
    acquire: prompt(
      (say) => `What do you acquire? Influence at hand: ${Number(say.with['influence']) + Number(say.with['pool'])}.`,
      'Acquired cards go to your discard pile. Influence that is left over is lost.',
      acquired,
    ),
    pay: prompt(
      (say) => `What do you exhaust for ${nameOf(words, String(say.with['what']))} (${say.with['cost']} influence)?`,
      'Exhausted cards produce nothing until they are refreshed.',
    ),
  },
  payment: {
    exhaust: prompt((say) => `What do you exhaust for ${say.with['influence']} influence?`, 'What is produced too much is lost.'),
  },
  battle: {
    assault: prompt((say) => {
      const n = Number(say.with['attrition']);
      return `${target(say)}: strength ${say.with['needs']}${n > 0 ? `, ${words.dice(n)}` : ''}. Your army: ${say.with['has']}. Play a card?`;
    }, 'Play units and tactics one at a time. Attrition dice are rolled when you stop, each costs you up to two units. A tie is a victory for you.'),
    lose: prompt(
      (say) => `Attrition: choose a unit to lose (${say.with['marks']} left).`,
      'It returns to its pile; a mythic unit goes to your discard pile.',
    ),
  },
  siege: {
    assault: prompt((say) => {
      const n = Number(say.with['walls']);
      return `${target(say)}: ${say.with['mine']} against ${say.with['theirs']}${n > 0 ? ` (${words.walls(n)} counted)` : ''}. Play a card or pass?`;
    }, 'You play in turns. Whoever passes plays no further card in this siege. A tie goes to the defender.'),
  },
  abilities: {
    use: prompt(
      (say) => (say.with['at'] === 'resolution' ? 'Resolution: which ability do you use?' : 'End of Combat: which ability do you use?'),
      'One after the other, in any order, each card once a round. You may leave the rest.',
    ),
  },
  aftermath: {
    devour: prompt('Your Chaos Beast is hungry. Which unit does it devour?', 'One of your other units that is not wounded is destroyed.'),
  },
  effect: {
    choose: prompt(effect, 'What the card says. Abilities of your own cards are never an obligation.'),
    fromHand: prompt(effect, 'You are asked even if no card fits, so that nobody learns what you hold.'),
  },
  destroy: {
    shield: prompt(
      (say) => `${thing(words, say, `unit:${say.with['unit']}`)} is about to be destroyed. Does a Shield Warden die instead?`,
      'The Warden is destroyed, the other unit stays.',
    ),
  },
  damage: {
    ward: prompt(
      (say) => `${say.with['n']} damage is about to hit your home realm. What do you exhaust against it?`,
      'A card that wards keeps some of the damage away and is exhausted for it.',
    ),
  },
  events: {
    target: prompt(
      (say) => `Whom does ${eventName(say)} hit?`,
      'In the cooperative variant an event for each player hits one; the first player chooses.',
      (id, say) => say.name(Number(id)),
    ),
  },
  visit: {
    ransom: prompt((say) => `${eventName(say)}: give up a city, or fight?`, 'A city that you give up becomes neutral.'),
    landmark: prompt((say) => `${eventName(say)}: which landmark do you give up?`, 'It becomes neutral.'),
  },
  'lt-leonx': { exhaust: prompt('How many strongholds does the Leonx Rider exhaust?', '+1 strength for each.') },
  'nx-shadow-rune': { shadow: prompt('On which unit does the shadow fall?', 'It has no strength for the rest of this combat.') },
  'nx-giant': { feed: prompt('What do you give the Giant?', 'A card from your hand, or it is wounded.') },
  'mc-seer': {
    draw: prompt('Which card do you draw?', 'Only you see these cards.'),
    top: prompt('Which card goes on top?', 'The other one lies below it.'),
  },
  'mc-spy': { choose: prompt((say) => `Which card does ${say.name(Number(say.with['seat']))} discard?`, 'Everybody sees this hand now.') },
  'dlv-4': { council: prompt(`${nameOf(words, 'dlv-4')}: do you draw two cards?`, 'The shared realm takes damage in either case.') },
  'rw-15': { hire: prompt('Which card do you take for nothing?', 'It goes to your discard pile.') },
  'rw-25': { starve: prompt('Famine: which unit do you destroy?', 'From your hand or your discard pile.') },
  'ca-25': { arrange: prompt('Which event lies on top?', 'Nobody else sees them.') },
  'mo-21': { thieves: prompt('What do the thieves get?', 'A gold card of the centre leaves the game, or you discard one from your hand.') },
};

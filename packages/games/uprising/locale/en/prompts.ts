import type { Id } from '@longtable/kernel';
import type { Prompt, Texts } from '@longtable/kit';
import type { Colour } from '../../data/dice.ts';
import type { FactionId, Res, UnitId } from '../../data/factions.ts';
import type { Attribute, HeroId } from '../../data/heroes.ts';
import type { Region } from '../../data/map.ts';
import type { Selection, Window } from '../../data/ops.ts';
import type { QuestId } from '../../data/quests.ts';
import { reasonOf } from '../../data/reasons.ts';
import type { Uprising } from '../../spec.ts';
import { factionText, heroText, questText, unitText } from '../describe.ts';
import { reasonText } from '../reasons.ts';
import {
  attributeOf,
  binName,
  cardName,
  cardText,
  dieName,
  goodsText,
  hexName,
  purchaseName,
  thing,
  turnedName,
  type UpSay,
} from '../things.ts';
import { words as w } from './words.ts';

const prompt = (ask: string | ((say: UpSay) => string), option: (id: Id, say: UpSay) => string, explain: string): Prompt<Uprising> => ({
  ask: typeof ask === 'string' ? () => ask : ask,
  option,
  explain,
});
/** The text of a card; a Quest with its goals and rewards. */
const aboutCard = (id: string): string => (id in w.quests ? questText(w, id as QuestId) : cardText(w, id));
const aboutUnit = (id: Id): string => {
  const unitId = String(id).split(':')[0]!;
  return unitId in w.units ? unitText(w, unitId as UnitId) : '';
};
const explained = (plain: Prompt<Uprising>, about: (id: Id, say: UpSay) => string): Prompt<Uprising> => ({ ...plain, about });
/** The cause of the question: "The Courtesan, immediate effect: "; '' for a rule that needs no word. */
const from = (say: UpSay): string => {
  const reason = reasonOf(String(say.with['why'] ?? ''));
  return reason === null || reason.of === 'rule' ? '' : `${reasonText(w, reason)}: `;
};
/** With what the cards among the options say. */
const withTexts = (plain: Prompt<Uprising>): Prompt<Uprising> => ({
  ...plain,
  about: (id) => aboutCard(String(id).replace(/^(buy|quest):/, '')),
});

const hex = (id: Id, say: UpSay): string => (typeof id === 'number' ? hexName(w, say.view, id) : other(id));
const OTHERS: Readonly<Record<string, string>> = {
  none: 'None',
  decline: 'Stay where you are',
  done: 'Done',
  with: 'The Hero comes along',
  without: 'The Hero stays',
  swap: 'Swap them',
  leave: 'Leave them',
  command: 'Command',
};
const other = (id: Id): string => OTHERS[String(id)] ?? String(id);
const seat = (id: Id, say: UpSay): string => (typeof id === 'number' ? say.name(id) : other(id));
const card = (id: Id): string => (String(id) in OTHERS ? other(id) : cardName(w, String(id)));
const res = (id: Id): string => w.resources[id as Res];
const unit = (id: Id): string => w.units[id as UnitId];
const colour = (id: Id): string => w.dice[id as Colour];
const here = (say: UpSay): string => hexName(w, say.view, Number(say.with['hex']));
const foe = (say: UpSay): string => cardName(w, String(say.with['card']));

function act(id: Id, say: UpSay): string {
  const text = String(id);
  if (text === 'end') return 'End the turn';
  if (text.startsWith('buy:')) {
    const price = (say.with['prices'] as Record<string, number> | undefined)?.[text.slice(4)];
    return `Market: ${cardName(w, text.slice(4))} (${price ?? '?'} Salt)`;
  }
  if (text.startsWith('quest:')) return `Quest: ${cardName(w, text.slice(6))}`;
  return text in w.actions ? w.actions[text as keyof typeof w.actions] : `Use ${cardName(w, text)}`;
}

function usable(id: Id): string {
  if (id === 'cancel-shield') return 'Spend a Bolt: cancel a Shield';
  if (id === 'blood-moon') return 'Blood Moon: reroll 1 die';
  if (id === 'done') return 'Go on';
  return String(id) in w.druids ? `Spend a Bolt: ${cardName(w, String(id))}` : `Use ${cardName(w, String(id))}`;
}

function gift(id: Id, say: UpSay): string {
  const text = String(id);
  if (text === 'done') return 'Give nothing more';
  if (text.startsWith('goods:')) return `Give resources to ${say.name(Number(text.slice(6)))}`;
  const [item, to] = text.split('>');
  if (item! in w.resources) return `Give 1 ${res(item!)} to ${say.name(Number(to))}`;
  return `Give ${cardName(w, item!)} to ${say.name(Number(to))}`;
}

const units = (say: UpSay): string => (say.with['n'] === 1 ? '1 Unit' : `${String(say.with['n'])} Units`);
const resources = (say: UpSay): string => (say.with['n'] === 1 ? '1 resource' : `${String(say.with['n'])} resources`);
/** The VP that resources are spent for. */
const gained = (say: UpSay): string => (Number(say.with['to'] ?? -1) < 0 ? '' : `: 1 VP for ${say.name(Number(say.with['to']))}`);
/** The meeting place of Heroes, and the seat whose Trade lets them. */
const meeting = (say: UpSay): string =>
  say.with['hex'] === -1
    ? `Smugglers’ Oath of ${say.name(Number(say.with['by']))}.`
    : `Heroes meet on ${here(say)} in the Trade of ${say.name(Number(say.with['by']))}.`;
const WHERE = 'Which hex?';

export const prompts: Texts<Uprising>['prompts'] = {
  prepare: {
    faction: explained(
      prompt('Choose your faction.', (id) => w.factions[id as FactionId], 'Each faction has its own Units, costs and production.'),
      (id) => factionText(w, id as FactionId),
    ),
    hero: explained(
      prompt(
        'Choose your Hero.',
        (id) => w.heroes[id as HeroId],
        'Your Hero’s attributes decide Quests and Items; the Hero brings ten Feats.',
      ),
      (id) => heroText(w, id as HeroId),
    ),
    home: prompt('Choose your home hex.', hex, 'Your first Haven and your Hero start there.'),
  },
  builder: {
    keep: withTexts(prompt('Keep one of these Feats.', card, 'The Feat you keep is in play at once. The other goes under your deck.')),
    camp: prompt('You have no Haven. Where does your Hero make camp?', hex, 'You may build your Units on that one hex in this Phase.'),
    buy: explained(
      prompt(
        ({ view }) =>
          `Build. You have ${view.me === null ? '' : goodsText(w, [view.players[view.me]!.salt, view.players[view.me]!.plunder, view.players[view.me]!.food])}.`,
        (id, say) => (id === 'done' ? 'Finish building' : purchaseName(w, say, id)),
        'Units go on hexes with your Havens, at most 5 on each. A Wall or a Tower costs 1 Plunder.',
      ),
      (id) => aboutUnit(id) || aboutCard(String(id)),
    ),
    where: prompt((say) => `Where do the new ${unit(String(say.with['unit']))} go?`, hex, 'On a hex with your Haven, at most 5 Units.'),
  },
  turn: {
    act: withTexts(
      prompt(
        (say) => (say.with['acted'] ? 'Use a card or end your turn.' : `Your turn: ${String(say.with['ap'])} AP left.`),
        act,
        'Any number of Moves and Trades, then one other Action, which ends the turn. Each costs 1 AP.',
      ),
    ),
  },
  move: { to: prompt('Where does your Hero go?', hex, 'A Hero may enter any adjacent hex and never starts a combat.') },
  command: {
    hex: prompt('Which hex do you Command your Units to?', hex, 'Units from adjacent hexes may come. If enemies are there combat begins.'),
    second: prompt('Nethersea Compass: a second hex?', hex, 'Only Units on explored Sea Towers may go there.'),
    hero: prompt(
      (say) => `Does your Hero come along to ${here(say)}?`,
      other,
      'A Hero gives no dice, but some cards need the Hero on the combat hex.',
    ),
    edge: prompt('Ice Axe: from which hex do Units cross the impassable edge?', hex, 'One edge for each Command.'),
    units: prompt(
      (say) => `Which Units go to ${here(say)}?`,
      (id, say) => binName(w, say, id),
      'At most 5 of your Units may be there.',
    ),
    more: prompt(
      (say) => `Which Units go to ${here(say)}?`,
      (id, say) => binName(w, say, id),
      'At most 5 of your Units may be there.',
    ),
  },
  explore: {
    orient: prompt(
      (say) => `Turn ${here(say)}: towards where is it impassable?`,
      (id, say) => turnedName(w, say, Number(id)),
      'Impassable edges stop all Units, but no Heroes.',
    ),
  },
  quest: { choose: withTexts(prompt('Which Quest?', card, 'You roll your Hero Dice.')) },
  exchange: {
    give: explained(
      prompt(
        (say) => `${meeting(say)} What do you give?`,
        gift,
        'Resources, and Items the other Hero can use. Nothing must be given in return.',
      ),
      (id) => cardText(w, String(id).split('>')[0]!),
    ),
    goods: prompt((say) => `What do you give to ${say.name(Number(say.with['to']))}?`, res, 'Any number.'),
  },
  activate: { move: prompt((say) => `Where does ${foe(say)} go?`, hex, 'Several hexes fit equally: the first player decides.') },
  skeletons: {
    choose: prompt('Which Skeletons move next?', hex, 'Each stack moves once.'),
    move: prompt('Where do they go?', hex, 'Several hexes fit equally: the first player decides.'),
  },
  scoring: {
    spend: prompt(
      'Spend 5 resources for 1 VP?',
      (id, say) => (id === 'done' ? 'No more' : `1 VP for ${say.name(Number(id))}`),
      'As often as you like, for any player faction.',
    ),
  },
  choose: {
    one: prompt(
      (say) => `${from(say)}choose one.`,
      (id) => w.choices[String(id)] ?? String(id),
      'The card leaves you the choice.',
    ),
  },
  select: {
    one: prompt(
      (say) => `${from(say)}${w.selections[say.with['what'] as Selection]}`,
      (id, say) => thing(w, say, id),
      'The card leaves you the choice.',
    ),
  },
  place: {
    hex: prompt(
      (say) =>
        say.with['swap']
          ? `${from(say)}no Skeleton is left: which ones become a Horde?`
          : `${from(say)}Where does the ${w.pieces[say.with['what'] as keyof typeof w.pieces]} go?`,
      hex,
      'Only the hexes that the card and the rules allow are offered.',
    ),
  },
  'place-card': {
    hex: prompt(
      (say) => `${from(say)}Where does ${foe(say)} appear?`,
      hex,
      'Only the hexes that the card and the rules allow are offered.',
    ),
  },
  target: {
    faction: prompt((say) => `Whom does ${foe(say)} hunt?`, seat, 'A faction is never hunted by two Legions.'),
    haven: prompt((say) => `Which Haven does ${foe(say)} hunt?`, hex, 'The Haven with the fewest Units; here several are equal.'),
  },
  token: { card: prompt((say) => `${from(say)}Which card gets the Activation Token?`, card, 'One with the fewest tokens.') },
  settle: {
    retarget: prompt('Which Legion is retargeted first?', card, 'Its Haven is gone.'),
    horde: prompt('Where does a Horde rise first?', hex, 'Three Skeletons become a Horde.'),
    battle: prompt('Which combat comes first?', hex, 'Enemies stand in the same hex.'),
  },
  'keep-die': { die: prompt('Highlands: which die do you keep?', colour, 'In Archery each side rolls only one die here.') },
  reroll: { dice: prompt('Which dice do you reroll?', (id, say) => dieName(w, say, Number(id)), 'What they show now is lost.') },
  losses: {
    units: prompt((say) => `Choose ${units(say)} to lose.`, unit, 'Fallen Units go to the Graveyard of whoever destroyed them.'),
    save: prompt(
      (say) =>
        say.with['n'] === 1
          ? 'Which one of them goes to the reserve instead?'
          : `Which ${String(say.with['n'])} of them go to the reserve instead?`,
      unit,
      'A card saves them.',
    ),
  },
  window: {
    use: withTexts(
      prompt((say) => `${w.windows[say.with['window'] as Window]}: use something?`, usable, 'One after the other, until you go on.'),
    ),
  },
  'hero-roll': {
    guile: prompt(
      (say) => `Guile: how many white and yellow dice, ${String(say.with['n'])} at most?`,
      colour,
      'White dice can show Shields, yellow dice show Skulls.',
    ),
    leave: prompt('Which dice do you leave out?', colour, 'You may roll fewer dice.'),
  },
  pay: { goods: prompt((say) => `${from(say)}Pay ${resources(say)}${gained(say)}.`, res, 'Of any kind.') },
  goods: { kinds: prompt((say) => `${from(say)}Take ${resources(say)}.`, res, 'Of the kinds you like.') },
  enter: {
    attribute: explained(
      prompt('Which attribute rises?', (id) => w.attributes[id as Attribute], 'It counts for Hero Dice and for Items.'),
      (id, say) => `now ${attributeOf(say, id as Attribute)}`,
    ),
  },
  limit: { discard: withTexts(prompt('You have more than 10 cards. Which one goes?', card, 'Feats and Items together.')) },
  'gain-feat': { feat: withTexts(prompt('Search your deck: which Feat comes into play?', card, 'The deck is shuffled afterwards.')) },
  'card:siren': {
    unit: prompt(
      'The Siren calls: which Unit comes nearer?',
      (id, say) => {
        const [name, steps] = String(id).split('@') as [UnitId, string];
        const [from, to] = steps.split('>').map(Number) as [number, number];
        return `${w.units[name]}: ${hexName(w, say.view, from)} → ${hexName(w, say.view, to)}`;
      },
      'One Unit, one hex. Who cannot loses 1 Food.',
    ),
  },
  'card:siren-flees': { hex: prompt('Where does The Siren flee to?', hex, 'The closest empty hex.') },
  'card:tide': {
    region: prompt('In which region does a Horde rise?', (id) => w.regions[id as Region], 'The third region loses its Skeletons.'),
  },
  'card:thieves-map': {
    hex: prompt('Which face-down tile do you look at?', hex, 'Two tiles of the same kind.'),
    swap: prompt('Swap the two tiles?', other, 'Only you have seen them.'),
  },
  'card:vision': { order: prompt('Put these Quests back; the first will be on top.', card, 'Only you see them.') },
  'card:plague-censer': {
    hex: prompt(WHERE, hex, 'A hex with Garrisons, on or next to your Hero’s hex.'),
    levels: prompt('How many Garrison levels go back?', (id) => `${id}`, 'The rest is destroyed by the Curse.'),
  },
  'card:golden-collar': { item: withTexts(prompt('Which Item do you take?', card, 'From the discard pile, up to two.')) },
  'card:signal-fires': {
    ally: prompt('Which faction may Command now?', seat, 'For its own AP and Food.'),
    accept: prompt(
      'Signal Fires: Command now?',
      (id) => (id === 'decline' ? 'Decline' : other(id)),
      'It costs your AP and Food, but no turn.',
    ),
  },
  'card:smugglers': { partner: prompt('With whom do you trade?', seat, 'Wherever that Hero is.') },
};

export const offers: Texts<Uprising>['offers'] = {
  trade: prompt('Trade: 1 AP for 1 Salt.', () => 'Trade', 'At any time. Heroes on the same hex may also exchange goods.'),
  exchange: prompt(
    'Exchange 3 for 1.',
    (id) => {
      const [from, to] = String(id).split('>') as [Res, Res];
      return `3 ${w.resources[from]} → 1 ${w.resources[to]}`;
    },
    'Three equal resources become one of another kind, at any time.',
  ),
  card: withTexts(prompt('Use a card.', card, 'Cards marked ALWAYS work at any time.')),
  gift: explained(
    prompt('Give something in this Trade.', gift, 'Another Hero on your hex trades: you may give too, one thing at a time.'),
    (id) => cardText(w, String(id).split('>')[0]!),
  ),
};

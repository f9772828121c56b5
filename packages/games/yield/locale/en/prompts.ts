import type { Id } from '@longtable/kernel';
import { counted, type Texts } from '@longtable/kit';
import type { BannerId, Deed, PlainCard, Region, StrategyCard } from '../../data/cards.ts';
import { leaderOf, type Power } from '../../data/leaders.ts';
import { isAmbush, isPlay, isShift, isSteal, parseAmbush, parsePlay, parseShift, parseSteal, parseStep } from '../../ids.ts';
import type { BannerAct, BattleAct, Extra, Motion, Step, Yield } from '../../spec.ts';
import { army, cardById, cardName, place, type YieldSay } from '../words.ts';
import { words } from './words.ts';

const step = (say: YieldSay, id: Id): string => {
  const { army: who, to } = parseStep(id as Step);
  return `${army(words, say, who)} to ${place(say.view, to)}`;
};

function extra(say: YieldSay, id: Extra): string {
  if (isShift(id)) {
    const { from, to } = parseShift(id);
    return `Move the fortress of ${place(say.view, from)} to ${place(say.view, to)}`;
  }
  const { from, region } = parseSteal(id);
  return `Steal a ${words.regions[region]} card from ${say.name(from)}`;
}

function act(say: YieldSay, what: BannerAct): string {
  if (what === 'stop') return 'Finish this card';
  if (what === 'conquer') return 'Conquer now';
  if (what === 'upgrade') return 'Upgrade now';
  if (isAmbush(what)) return `Ambush with the ${army(words, say, parseAmbush(what))}`;
  return isShift(what) || isSteal(what) ? extra(say, what) : step(say, what);
}

const MOTIONS: Record<Motion, string> = { yield: 'Yield', draw: 'Accept a draw', pass: 'Pass the initiative' };

function battleAct(id: BattleAct): string {
  if (!isPlay(id)) return MOTIONS[id];
  const { kind, faceUp } = parsePlay(id);
  return `Play ${cardName(words, kind)} face ${faceUp ? 'up' : 'down'}`;
}

const dial = (say: YieldSay, id: Id): string => {
  const { at, units } = say.view.armies[Number(id)]!;
  return `${army(words, say, Number(id))}${at < 0 ? ' (off the map)' : ` at ${place(say.view, at)}`}${units ? ` (${units})` : ''}`;
};

const STREETS = { one: 'street', other: 'streets' };
const DEEDS: Record<Deed, string> = { conquer: 'a conquest', ambush: 'an ambush', upgrade: 'an upgrade' };

/** Deeds that the banner still grants. */
function granted({ with: { card, movers, streets, left, pool, deed } }: YieldSay): string {
  const parts = [
    ...(Number(movers) > 0
      ? [`${counted('en', Number(movers), { one: 'army', other: 'armies' })} may go ${counted('en', Number(streets), STREETS)}`]
      : []),
    ...(Number(left) > 0 ? [`the army under way has ${counted('en', Number(left), STREETS)} left`] : []),
    ...(Number(pool) > 0 ? [`${counted('en', Number(pool), STREETS)} to share out`] : []),
    ...(deed === null || deed === undefined ? [] : [DEEDS[deed as Deed]]),
  ];
  return [words.cards[card as PlainCard].name, ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ');
}

/** Cards that one kept face down brings. */
const drawn = ({ with: { draw, keep } }: YieldSay): string =>
  draw === keep ? `draw ${draw} battle cards` : `draw ${draw} battle cards and keep ${keep}`;

const cardOption = (id: Id): string => cardById(words, id);

export const prompts: Texts<Yield>['prompts'] = {
  setup: {
    leader: {
      ask: () => 'Choose your leader and one of the two abilities.',
      option: (id) => `${words.leaders[leaderOf(id as Power)]}: ${words.powers[id as Power].name}`,
      about: (id) => words.powers[id as Power].text,
      explain: 'The ability holds for the whole game. Each leader can be taken once.',
    },
    start: {
      ask: () => 'Choose the fortress where your realm begins.',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'You put a token on it: it is worth 2 and yours. Your armies start there or one street away.',
    },
    place: {
      ask: (say) => `Where should your ${words.armies[say.view.armies[Number(say.with['army'])]!.kind]} start?`,
      option: (id, { view }) => place(view, Number(id)),
      explain: 'On your starting fortress or next to it. Several of your armies may share a place.',
    },
    split: {
      ask: () => 'Split your units over your armies. Nobody sees how.',
      option: (id, say) => dial(say, id),
      explain: 'Every army needs at least one unit. Armies never exchange units later.',
    },
    discard: {
      ask: () => 'Choose the battle cards to give up.',
      option: cardOption,
      explain: 'A card played face up must match a region where one of your armies fights.',
    },
  },
  season: {
    choose: {
      ask: ({ view }) => `Season ${view.season}: put one strategy card face down.`,
      option: (id) => words.cards[id as StrategyCard].name,
      explain: 'All choose in secret, then act in turn order. You use four different cards a Year.',
    },
    perform: {
      ask: (say) => `Perform ${words.cards[say.with['card'] as StrategyCard].name}, or keep it face down and ${drawn(say)}?`,
      option: (id, say) => (id === 'perform' ? 'Reveal and perform it' : `Keep it down and ${drawn(say)}`),
      explain: 'A card kept face down is spent for the Year and is never shown.',
    },
  },
  card: {
    banner: {
      ask: (say) => `${words.cards[say.with['card'] as PlainCard].name}: which banner?`,
      option: (id) => words.banners[id as BannerId],
      explain: 'Some cards have two banners; you use one of them.',
    },
  },
  banner: {
    act: {
      ask: (say) => `${granted(say)}. What do you do?`,
      option: (id, say) => act(say, id as BannerAct),
      explain: 'Everything on a banner is optional and may be done in any order. Armies never enter a place with a foreign army.',
    },
  },
  ritual: {
    sacrifice: {
      ask: () => 'The Ritual demands a token. From which fortress?',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'The bottom token goes; a fortress without tokens is destroyed.',
    },
    copy: {
      ask: () => 'Which card does the Ritual copy?',
      option: (id, say) => (isShift(id) || isSteal(id) ? extra(say, id) : words.cards[id as PlainCard].name),
      explain: 'Any of your five other cards, wherever it is. It is not spent by this.',
    },
    extras: {
      ask: () => 'Anything more before the Ritual ends?',
      option: (id, say) => (id === 'stop' ? 'No, go on' : extra(say, id as Extra)),
      explain: 'Your leader adds this to a Ritual, at any moment after the sacrifice.',
    },
    marker: {
      ask: () => 'Who gets the starting player marker?',
      option: (id, { name }) => name(Number(id)),
      explain: 'It counts from the next Season on, and it decides ties.',
    },
  },
  steal: {
    give: {
      ask: (say) =>
        `${say.name(Number(say.with['seat']))} steals a ${words.regions[say.with['region'] as Region]} card. Which one do you hand over?`,
      option: cardOption,
      explain: 'You choose; only the two of you see it.',
    },
  },
  upgrade: {
    fortresses: {
      ask: (say) =>
        `${Number(say.with['fallen']) < 0 ? '' : `Free Upgrade, because you destroyed this army: ${army(words, say, Number(say.with['fallen']))}. `}Which fortresses grow? Up to two.`,
      option: (id, { view }) =>
        `${place(view, Number(id))}${view.stacks[Number(id)]!.length === 0 ? ' (new)' : ` (${view.stacks[Number(id)]!.length})`}`,
      explain: 'Each gets one token and is worth 1 more.',
    },
  },
  discard: {
    cards: {
      ask: () => 'Choose the battle cards to discard.',
      option: cardOption,
      explain: 'A conquest costs a card, and nobody holds more than ten.',
    },
  },
  choice: {
    discard: {
      ask: (say) => `Keep ${say.with['keep']} of the cards just drawn: which ones go?`,
      option: cardOption,
      explain: 'Only cards of this draw can be given up here.',
    },
  },
  battles: {
    choose: {
      ask: () => 'Several battles are due. Which one is fought next?',
      option: (id, { view }) => `The battle at ${place(view, view.armies[Number(id)]!.at)}`,
      explain: 'The starting player decides the order.',
    },
  },
  battle: {
    act: {
      ask: (say) =>
        Number(say.with['behind']) > 0
          ? `You are behind by ${say.with['behind']}. Play a card, or yield ${say.with['undead'] === true ? 'and let the dead rise by' : 'and lose'} ${counted('en', Number(say.with['behind']), { one: 'unit', other: 'units' })}.`
          : 'The sides are level. Play a card, or leave it at that.',
      option: (id) => battleAct(id as BattleAct),
      explain: 'Face up a card needs its region and adds its value; face down any card adds a little. The weaker side must act.',
    },
    agree: {
      ask: (say) => `Your ally wants this: ${MOTIONS[say.with['motion'] as Motion]}. Do you agree?`,
      option: (id) => (id === 'agree' ? 'Agree' : 'Refuse and play a card'),
      explain: 'Allies yield or draw only together. Whoever refuses must play the next card.',
    },
    suffer: {
      ask: (say) =>
        say.with['undead'] === true
          ? `The dead rise: ${counted('en', Number(say.with['loss']), { one: 'unit', other: 'units' })} to gain. Which army gains?`
          : `Which army takes the loss of ${say.with['loss']}?`,
      option: (id, say) => dial(say, id),
      explain: 'One army takes all of it; only what exceeds its units goes on to another one.',
    },
  },
  retreat: {
    step: {
      ask: () => 'Send a beaten army away.',
      option: (id, say) => step(say, id),
      explain: 'One street, to a place without a foreign army. An army that cannot go is destroyed.',
    },
  },
  chase: {
    step: {
      ask: () => 'Chase? One of your armies may take the place of a beaten one.',
      option: (id, say) => (id === 'stop' ? 'Stay' : step(say, id)),
      explain: 'Each beaten army can be chased once, each winning army chases once.',
    },
  },
  recovery: {
    split: {
      ask: (say) => `Recruits: ${say.with['gain']} units join you. Where? Nobody sees it.`,
      option: (id, say) => dial(say, id),
      explain: 'No army holds more than 15. What finds no room is lost.',
    },
  },
  recover: {
    fortress: {
      ask: () => 'Where do your destroyed armies come back?',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'On a fortress of yours, with half of their units.',
    },
  },
};

import type { Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { mercenaryNames, neutralNames } from '../words.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';
import { words } from './words.ts';

const scenarioNames = Object.fromEntries(Object.entries(words.scenarios).map(([id, { name }]) => [id, name]));

export const en: Texts<RuneAge> = {
  name: 'Rune Age',
  tagline: 'Build an army card by card and fight for Terrinoth.',
  prompts,
  offers: {},
  events,
  results: {
    objective: 'The High Dragonlord is defeated.',
    'last-survivor': 'Only one home realm still stands.',
    'nobody-left': 'No home realm is left.',
    'realm-fell': 'The home realm has fallen; everybody loses.',
    survived: 'The Cataclysm is over, and everybody has survived it.',
    monument: 'The monument stands.',
    'overlord-fell': 'The Overlord has fallen.',
    'ally-fell': 'An ally has fallen; the Overlord wins.',
    'overlord-outlasted': 'The Overlord has outlasted all events.',
    landmarks: 'Three landmarks are in one hand.',
    'most-landmarks': 'The events are over; most landmarks win.',
    'round-limit': 'The last round is over.',
  },
  options: {
    scenario: { label: 'Scenario', help: 'What is to be won, and which events come.', values: scenarioNames },
    cooperative: { label: 'Cooperative variant', help: 'Dragonlords: all players share one home realm and win or lose together.' },
    expansion: { label: 'Oath and Anvil', help: 'Two more races, two more units for each race, more events and scenarios.' },
    mercenaries: {
      label: 'Mercenaries',
      help: 'Three more piles that influence can acquire.',
      values: { random: 'Drawn at random', none: 'None', ...mercenaryNames(words) },
      slots: ['First of category I', 'Second of category I', 'Of category II'],
    },
    races: { label: 'Races', help: 'One for each seat, or drawn at random.', values: { random: 'At random', ...words.races } },
    neutrals: {
      label: 'Neutral cards',
      help: 'Those of the scenario, or others of the same cost if everybody agrees.',
      values: { scenario: 'Of the scenario', ...neutralNames(words) },
    },
    first: { label: 'First player', help: 'Who begins each round and draws the events.' },
    overlord: { label: 'Overlord', help: 'Who plays against all others in Ascent of the Overlord.' },
    roundLimit: { label: 'Round limit', help: 'After this round the scenario’s fall-back result counts.' },
    openHands: { label: 'Open hands', help: 'Partners see each other’s hands.' },
    strongholds: {
      label: 'Strongholds as targets',
      help: 'Whether each stronghold of the barracks may be attacked once a round, or the pile as a whole.',
      values: { each: 'Each card', pile: 'The pile' },
    },
    secured: {
      label: 'Won in battle',
      help: 'How strongholds and neutral cities come into play.',
      values: { refreshed: 'Refreshed', exhausted: 'Exhausted' },
    },
    rewards: {
      label: 'Rewards',
      help: 'Whether rewards are refreshed each turn.',
      values: { refresh: 'Refreshed', stay: 'Not refreshed' },
    },
    instants: {
      label: 'Attacking Instants',
      help: 'Whether they go on to the next player after a lost defence.',
      values: { everyone: 'Against everyone', 'until-lost': 'Until a defence is lost' },
    },
    reshuffle: {
      label: 'Empty event deck',
      help: 'When Stage 2 events form a new deck.',
      values: { 'when-needed': 'When a card is needed', 'at-once': 'At once' },
    },
    payment: {
      label: 'Paying',
      help: 'Whether a payment may hold more cards than it needs, for instance to empty a hand.',
      values: { exact: 'No card too many', free: 'As many as one likes' },
    },
  },
  terms: {
    army: 'All your units that take part in a combat.',
    attrition: 'A die that destroys some of your units when you fight a dangerous card.',
    barracks: 'Your own piles of units and strongholds that gold can buy.',
    battle: 'A combat against something that no other player controls.',
    exhausted: 'Turned sideways; produces nothing until it is refreshed.',
    influence: 'Comes from cities and strongholds; acquires cards of the centre.',
    mythic: 'A unit that goes to its owner’s discard pile when it is destroyed, not back to its pile.',
    siege: 'A combat against another player’s city or home realm.',
    tactic: 'A card for combat without strength of its own.',
    wounded: 'Still fights with its strength, but is destroyed at the end of the combat.',
  },
};

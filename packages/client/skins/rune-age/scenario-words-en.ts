import { type Goals, goal } from './scenario-words.ts';

const en = goal('together');

export const goals: Goals = {
  dragonlords: en(
    'Beat the High Dragonlord',
    'Win by beating him: strength 18, and one attrition die.',
    'Or be the last whose home realm stands.',
    'A home realm with 20 damage falls.',
    'When the event deck is empty, it is shuffled anew from stage II.',
  ),
  cooperative: en(
    'Beat him together',
    'All win when one of you beats the High Dragonlord.',
    'All lose when the shared home realm has 20 damage.',
    'An event for each player strikes one; the first player says whom.',
    'Cities may still change hands; a city taken from a player comes exhausted.',
  ),
  runewars: en(
    'Be the last one standing',
    'Win when yours is the only home realm left.',
    'A home realm with 20 damage falls; whoever besieged it takes its dragon runes.',
    'When the event deck is empty, it is shuffled anew from stage II.',
  ),
  cataclysm: en(
    'Survive together',
    'All win when the event deck is empty and another event must be drawn.',
    'All lose when one home realm falls.',
    'Nobody may besiege anybody.',
  ),
  monument: en(
    'Build your monument',
    'It costs 12 gold, paid in one action.',
    'The round is played to its end; of several builders the one with the strongest units wins.',
    'Cities may be besieged, home realms may not.',
  ),
  overlord: en(
    'One against all others',
    'The allies win when the home realm of the Overlord falls.',
    'The Overlord wins when an ally falls, or when the event deck is empty.',
    'Allies do not besiege each other.',
  ),
  conquest: en(
    'Hold three landmarks',
    'Win when you hold three landmarks at the start of your turn.',
    'When the event deck is empty, most landmarks win; then most cities.',
    'Home realms cannot be besieged.',
  ),
};

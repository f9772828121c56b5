/** The goals of the scenarios in a few lines. */
import type { Language } from '@longtable/kit';
import type { Scenario } from '@longtable/rune-age/data/scenarios';

interface Goal {
  readonly title: string;
  readonly rules: readonly string[];
  readonly together: string;
}

type Goals = Readonly<Record<Scenario | 'cooperative', Goal>>;

const goal =
  (together: string) =>
  (title: string, ...rules: readonly string[]): Goal => ({ title, rules, together });

const en = goal('together');
const de = goal('gemeinsam');

export const GOALS: Readonly<Record<Language, Goals>> = {
  en: {
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
  },
  de: {
    dragonlords: de(
      'Schlage den Hohen Drachenfürsten',
      'Du gewinnst, wenn du ihn schlägst: Stärke 18 und ein Zermürbungswürfel.',
      'Oder wenn nur noch dein Heimatreich steht.',
      'Ein Heimatreich mit 20 Schaden fällt.',
      'Ist das Ereignisdeck leer, wird es aus Stufe II neu gemischt.',
    ),
    cooperative: de(
      'Schlagt ihn gemeinsam',
      'Alle gewinnen, wenn eine oder einer von euch den Hohen Drachenfürsten schlägt.',
      'Alle verlieren, wenn das gemeinsame Heimatreich 20 Schaden hat.',
      'Ein Ereignis für alle trifft nur einen; wer beginnt, sagt wen.',
      'Städte können den Besitzer wechseln; eine eroberte kommt erschöpft.',
    ),
    runewars: de(
      'Bleib als Einziger übrig',
      'Du gewinnst, wenn nur noch dein Heimatreich steht.',
      'Ein Heimatreich mit 20 Schaden fällt; wer es belagerte, nimmt seine Drachenrunen.',
      'Ist das Ereignisdeck leer, wird es aus Stufe II neu gemischt.',
    ),
    cataclysm: de(
      'Überlebt gemeinsam',
      'Alle gewinnen, wenn das Ereignisdeck leer ist und noch ein Ereignis gezogen werden müsste.',
      'Alle verlieren, wenn ein Heimatreich fällt.',
      'Niemand darf jemanden belagern.',
    ),
    monument: de(
      'Baue dein Monument',
      'Es kostet 12 Gold, in einer Aktion bezahlt.',
      'Die Runde wird zu Ende gespielt; bauen mehrere, gewinnt, wer die stärksten Einheiten hat.',
      'Städte dürfen belagert werden, Heimatreiche nicht.',
    ),
    overlord: de(
      'Einer gegen alle',
      'Die Verbündeten gewinnen, wenn das Heimatreich des Overlords fällt.',
      'Der Overlord gewinnt, wenn ein Verbündeter fällt oder das Ereignisdeck leer ist.',
      'Verbündete belagern einander nicht.',
    ),
    conquest: de(
      'Halte drei Landmarken',
      'Du gewinnst, wenn du zu Beginn deines Zuges drei Landmarken hältst.',
      'Ist das Ereignisdeck leer, gewinnen die meisten Landmarken, dann die meisten Städte.',
      'Heimatreiche werden nicht belagert.',
    ),
  },
};

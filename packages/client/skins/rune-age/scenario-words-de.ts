import { type Goals, goal } from './scenario-words.ts';

const de = goal('gemeinsam');

export const goals: Goals = {
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
};

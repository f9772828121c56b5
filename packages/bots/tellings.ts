/** Terms of the judgement as a person is told of them: a name for lists, and a reason that speaks to whoever asked. */
import type { Words } from './heuristic.ts';

export interface TermWords {
  readonly label: Words;
  /** The reason, as a coach says it. */
  readonly you: Words;
}

/** By the name of a term. */
export type Telling = Readonly<Record<string, TermWords>>;

const told = (label: string, bezeichnung: string, you: string, du: string): TermWords => ({
  label: { en: label, de: bezeichnung },
  you: { en: you, de: du },
});

export const skirmishTelling: Telling = {
  points: told('Points', 'Punkte', 'It brings you points.', 'Es bringt dir Punkte.'),
  hand: told('Strong soldiers', 'Starke Soldaten', 'You save strong soldiers.', 'Du schonst starke Soldaten.'),
};

export const yieldTelling: Telling = {
  points: told('Fortresses', 'Festungen', 'It raises your fortresses.', 'Es mehrt deine Festungen.'),
  grasp: told(
    'Armies ready to conquer',
    'Armeen, die erobern können',
    'An army of yours stands ready to conquer.',
    'Eine deiner Armeen steht bereit zu erobern.',
  ),
  besieged: told(
    'Threatened fortresses',
    'Bedrohte Festungen',
    'It relieves a fortress of yours.',
    'Es entsetzt eine deiner bedrohten Festungen.',
  ),
  reach: told('Prizes in reach', 'Beute in Reichweite', 'You march towards a prize.', 'Du marschierst auf Beute zu.'),
  odds: told('Fights to win', 'Kämpfe mit Aussicht', 'You may expect to win the fight there.', 'Du darfst dort einen Sieg erwarten.'),
  peril: told('Out of peril', 'Außer Gefahr', 'You keep away from the Destroyer.', 'Du hältst dich vom Zerstörer fern.'),
  units: told('Units', 'Einheiten', 'Your armies stay strong.', 'Deine Armeen bleiben stark.'),
  cards: told('Battle cards', 'Kampfkarten', 'You gather battle cards.', 'Du sammelst Kampfkarten.'),
};

export const crownOfAshTelling: Telling = {
  score: told('Victory points', 'Siegpunkte', 'It brings you victory points.', 'Es bringt dir Siegpunkte.'),
  income: told('Areas that will score', 'Gebiete, die werten', 'Your areas will score.', 'Deine Gebiete werden werten.'),
  force: told('Strong fighters', 'Starke Kämpfer', 'You raise strong fighters.', 'Du erweckst starke Kämpfer.'),
  goods: told('What fighters cost', 'Was Kämpfer kosten', 'You gather what fighters cost.', 'Du sammelst, was Kämpfer kosten.'),
  cards: told('Combat cards', 'Kampfkarten', 'You keep combat cards to choose from.', 'Du behältst Kampfkarten zur Wahl.'),
};

export const runeAgeTelling: Telling = {
  realm: told('Home realm', 'Heimatreich', 'Your home realm stays whole.', 'Dein Heimatreich bleibt heil.'),
  landmarks: told('Landmarks', 'Wahrzeichen', 'You hold landmarks.', 'Du hältst Wahrzeichen.'),
  influence: told(
    'Cities and strongholds',
    'Städte und Festungen',
    'Cities and strongholds bring you influence.',
    'Städte und Festungen bringen dir Einfluss.',
  ),
  army: told('Army', 'Armee', 'Your army grows stronger.', 'Deine Armee wird stärker.'),
  gold: told('Treasury', 'Schatzkammer', 'You fill your treasury.', 'Du füllst deine Schatzkammer.'),
  talents: told(
    'Rewards',
    'Belohnungen',
    'You claim a reward that helps again and again.',
    'Du gewinnst eine Belohnung, die immer wieder hilft.',
  ),
  means: told('Means left', 'Übrige Mittel', 'You have means left for more.', 'Du hast noch Mittel für mehr.'),
  hand: told('Cards kept', 'Behaltene Karten', 'You keep what you will need.', 'Du behältst, was du brauchen wirst.'),
  menaces: told('Defeated menaces', 'Besiegte Bedrohungen', 'You defeat what threatens everybody.', 'Du besiegst, was alle bedroht.'),
};

export const uprisingTelling: Telling = {
  points: told('Victory points', 'Siegpunkte', 'It brings you victory points.', 'Es bringt dir Siegpunkte.'),
  havens: told('Havens that will score', 'Zufluchten, die werten', 'Your Havens will score.', 'Deine Zufluchten werden werten.'),
  income: told(
    'Resources from Havens',
    'Ressourcen aus Zufluchten',
    'Your Havens bring resources.',
    'Deine Zufluchten bringen Ressourcen.',
  ),
  goods: told('Resources', 'Ressourcen', 'You gather resources.', 'Du sammelst Ressourcen.'),
  means: told(
    'Means for Havens and marches',
    'Mittel für Zufluchten und Märsche',
    'You can pay for Havens and marches.',
    'Du kannst Zufluchten und Märsche bezahlen.',
  ),
  force: told('Armies', 'Armeen', 'Your armies are strong.', 'Deine Armeen sind stark.'),
  cards: told(
    'Feats and Items',
    'Fähigkeiten und Gegenstände',
    'Feats and Items help your Hero.',
    'Fähigkeiten und Gegenstände helfen deinem Helden.',
  ),
  actions: told('Action Points left', 'Übrige Aktionspunkte', 'You save Action Points.', 'Du sparst Aktionspunkte.'),
  errand: told(
    'A Hero with something to do',
    'Ein Held, der etwas zu tun hat',
    'Your Hero stands where something can be done.',
    'Dein Held steht, wo es etwas zu tun gibt.',
  ),
  prey: told(
    'Enemies that can be beaten',
    'Schlagbare Feinde',
    'Your armies stand before an enemy that they can beat.',
    'Deine Armeen stehen vor einem Feind, den sie schlagen können.',
  ),
  charge: told('Attacks under way', 'Laufende Angriffe', 'Your armies attack where it pays.', 'Deine Armeen greifen an, wo es sich lohnt.'),
};

/** Everything that is told, by game. */
export const TELLINGS: Readonly<Record<string, Telling>> = {
  'crown-of-ash': crownOfAshTelling,
  'rune-age': runeAgeTelling,
  skirmish: skirmishTelling,
  uprising: uprisingTelling,
  yield: yieldTelling,
};

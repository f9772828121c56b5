import type { Texts } from '@longtable/kit';
import type { Uprising } from '../../spec.ts';

const AMOUNTS = { preset: 'nach Stufe', none: 'keine', some: 'einige', all: 'alle' };

export const optionTexts: Texts<Uprising>['options'] = {
  edition: {
    label: 'Ausgabe',
    help: 'Das erste Regelbuch oder das überarbeitete.',
    values: { '1E': 'Erste Ausgabe', '2E': 'Zweite Ausgabe' },
  },
  chapters: { label: 'Kapitel', help: 'Wie lange das Spiel dauert.' },
  difficulty: {
    label: 'Schwierigkeit',
    help: 'Voreinstellung aller Zeilen darunter.',
    values: { easy: 'Leicht / Rebell', normal: 'Normal / Veteran', nightmare: 'Albtraum', apocalyptic: 'Apokalypse' },
  },
  resources: { label: 'Startressourcen', help: 'Von jeder Art.', values: { preset: 'nach Stufe' } },
  curses: { label: 'Flüche beim Aufbau', help: 'Wie viele auf der Karte liegen.', values: { preset: 'nach Stufe' } },
  garrisons: { label: 'Garnisonen um die Hauptstadt', help: 'Angrenzende Hexfelder mit Garnison.', values: { preset: 'nach Stufe' } },
  advancedItems: { label: 'Fortgeschrittene Items', help: 'Im Itemstapel.', values: AMOUNTS },
  advancedQuests: { label: 'Fortgeschrittene Quests', help: 'Im Queststapel; einige: drei.', values: AMOUNTS },
  advancedEnemies: { label: 'Fortgeschrittene Legionen und Horden', help: 'In ihren Stapeln.', values: AMOUNTS },
  advancedTowers: { label: 'Fortgeschrittene Seetürme', help: 'Im Vorrat; einige: einer.', values: AMOUNTS },
  advancedHexes: { label: 'Fortgeschrittene Hexfelder', help: 'Im Vorrat; einige: zwei.', values: AMOUNTS },
  advancedEvents: { label: 'Fortgeschrittene Ereignisse', help: 'In den Kapitelstapeln; einige: je eines.', values: AMOUNTS },
  advancedDruids: { label: 'Fortgeschrittene Druiden', help: 'Nur in der ersten Ausgabe.', values: AMOUNTS },
  factions: { label: 'Fraktionen', help: 'Für jeden Platz.' },
  heroes: { label: 'Helden', help: 'Für jeden Platz.' },
  homes: {
    label: 'Heimat-Hexfelder',
    help: 'Wer wo beginnt.',
    values: { order: 'nach Sitzordnung', random: 'zufällig', choose: 'am Tisch gewählt' },
  },
  first: { label: 'Startspieler', help: 'Wer den Startspielermarker bekommt.', values: { random: 'zufällig' } },
  dice: {
    label: 'Würfel',
    help: 'Zwei Seiten liest eine öffentliche Quelle anders.',
    values: { default: 'wie in den Regelbüchern', p1: 'öffentliche Lesart' },
  },
  resourceSupply: {
    label: 'Ressourcenvorrat',
    help: 'Ob alle Fraktionen zusammen mehr als 120 besitzen dürfen.',
    values: { edition: 'nach Ausgabe', box: 'insgesamt 120', unlimited: 'unbegrenzt' },
  },
  capitalReward: {
    label: 'Gefallene Hauptstadt',
    help: '5 SP für den, der die Hauptstadt hält, wenn keine Legion mehr da ist.',
    values: { edition: 'nach Ausgabe', flip: 'ja', none: 'nein' },
  },
  hordeSeaTower: {
    label: 'Horden auf Seetürmen',
    help: 'Zweite Ausgabe: dürfen sie springen?',
    values: { jump: 'sie springen', ignore: 'sie gehen' },
  },
  legionSet: {
    label: 'Achte Legion',
    help: 'Welche der beiden im Stapel ist.',
    values: { butcher: 'Der Schlächter', executioner: 'Der Scharfrichter' },
  },
  production5: {
    label: 'Fünfte Zuflucht',
    help: 'Ob sie die Produktion erhöht.',
    values: { equal: 'wie gedruckt', best: '1 mehr der besten Art' },
  },
  mageBreaker: {
    label: 'Die Magierbrecherin',
    help: 'Ihre Fernkampfwürfel.',
    values: { printed: 'wie gedruckt', even: 'bei jeder Bedrohung gleich' },
  },
  leaveDice: { label: 'Heldenwürfel weglassen', help: 'Fragen, ob bei einem Heldenwurf Würfel wegbleiben.' },
};

export const terms: Texts<Uprising>['terms'] = {
  Zuflucht: 'Ein Obdach für Überlebende: hier kannst du bauen, sie produziert und bringt jedes Kapitel 2 SP.',
  Bedrohung: 'Die Stärke einer Legion oder Horde. Schaden senkt sie; bei 0 ist die Karte zerstört.',
  Aktivierungsmarker: 'Jeder lässt seine Legion oder Horde in der Nemesisphase einmal handeln.',
  Ziel: 'Die Zuflucht, gegen die eine Legion marschiert.',
  Fluch: 'Ein verfluchtes Hexfeld hat kein Gelände und keine Zuflucht, und nur das Chaos nutzt dort Blitze.',
  Garnison: 'Truppen des Imperiums, bis zu drei Stufen auf einem Hexfeld.',
  Skelett: 'Truppen des Chaos; drei auf einem Hexfeld werden zur Horde.',
  Seeturm: 'Von einem erkundeten Seeturm erreichen Helden und Einheiten jedes Hexfeld.',
  Schädel: 'Ein Schaden, wenn kein Schild ihn aufhebt.',
  Schild: 'Hebt einen feindlichen Schädel auf.',
  Blitz: 'Weckt eine Gotteskraft oder hebt einen feindlichen Schild auf.',
  Gotteskraft: 'Was ein Druide, eine Legion oder Horde tut, wenn ein Blitz sie weckt.',
  AP: 'Aktionspunkte: jede Aktion kostet einen.',
  SP: 'Siegpunkte: jede Fraktion braucht mehr als Imperium und Chaos.',
};

import type { Words } from '../words.ts';

export const words: Words = {
  regions: { forest: 'Wald', wetlands: 'Sumpf', town: 'Stadt' },
  armies: { archer: 'Bogenschützen', infantry: 'Fußvolk', cavalry: 'Reiterei', champion: 'Recke' },
  soldiers: { 3: 'Schützen', 4: 'Speere', 5: 'Fußvolk', 6: 'Reiterei' },
  cards: {
    'move-all': { name: 'Alle ziehen', text: 'Jede deiner Armeen darf eine Straße weit ziehen.' },
    'move-two': { name: 'Zwei ziehen', text: 'Eine Armee zieht bis zu zwei Straßen weit oder zwei Armeen je eine.' },
    conquer: {
      name: 'Erobern',
      text: 'Nimm jede Festung, auf der deine Armeen stehen; davor oder danach darf eine Armee eine Straße weit ziehen.',
    },
    ambush: { name: 'Hinterhalt', text: 'Kämpfe sofort mit 6 mehr, oder zieh mit einer Armee eine Straße weit.' },
    upgrade: {
      name: 'Ausbauen',
      text: 'Leg auf bis zu zwei deiner Festungen einen Stein; davor oder danach darf eine Armee eine Straße weit ziehen.',
    },
    ritual: {
      name: 'Ritual',
      text: 'Opfere den untersten Stein einer Festung und kopiere eine deiner anderen Karten; das erste Ritual einer Jahreszeit vergibt dann den Startspielermarker.',
    },
  },
  banners: {
    'all-move-1': 'Jede Armee eine Straße',
    'one-moves-2': 'Eine Armee bis zu zwei Straßen',
    'two-move-1': 'Zwei Armeen je eine Straße',
    'conquer-and-move': 'Erobern, und eine Armee eine Straße',
    ambush: 'Hinterhalt (+6)',
    'one-moves-1': 'Eine Armee eine Straße',
    'upgrade-and-move': 'Ausbauen, und eine Armee eine Straße',
    'all-move-1-and-1': 'Jede Armee eine Straße, und eine Straße mehr',
    'move-3': 'Drei Straßen, beliebig verteilt',
    'conquer-and-move-2': 'Erobern, und zwei Straßen beliebig verteilt',
    'ambush-and-move-1': 'Hinterhalt (+6), und eine Straße',
    'move-2': 'Zwei Straßen, beliebig verteilt',
    'upgrade-and-move-2': 'Ausbauen, und zwei Straßen beliebig verteilt',
  },
  leaders: { keralon: 'König Keralon', lemron: 'Lemron', basil: 'Basil', vymar: 'Vymar', pavyr: 'Pavyr' },
  powers: {
    'keralon-a': { name: 'Vierte Armee', text: 'Führt vier Armeen; dieselben 12 Einheiten werden auf sie verteilt.' },
    'keralon-b': { name: 'Recke', text: 'Eine Armee ist der Recke: In seinen Schlachten zählt jede offen gespielte Karte 2 mehr.' },
    'lemron-a': {
      name: 'Festungen versetzen',
      text: 'Darf mit einem Ritual eine eigene Festung auf den Nachbarort versetzen; zwei eigene Stapel werden einer.',
    },
    'lemron-b': { name: 'Macht ausbreiten', text: 'Darf mit der Karte Ausbauen neue Festungen gründen, wo eigene Armeen stehen.' },
    'basil-a': {
      name: 'Untote Armeen',
      text: 'Gewinnt die Einheiten, die eine verlorene Schlacht kosten würde; nur ein versperrter Rückzug vernichtet seine Armeen.',
    },
    'basil-b': { name: 'Zerstörer', text: 'Gewinnt das Spiel, sobald er eine feindliche Armee vernichtet.' },
    'vymar-a': { name: 'Kämpfer aller Regionen', text: 'Verdeckt gespielte Kampfkarten zählen 3 statt 1.' },
    'vymar-b': { name: 'Schneller Reisender', text: 'Die vom Ritual kopierte Karte bringt eine Bewegung mehr, beliebig verteilt.' },
    'pavyr-a': { name: 'Verstärkungen', text: 'Stiehlt mit einem Ritual Nachbarn Kampfkarten genannter Regionen, eine je Armee.' },
    'pavyr-b': { name: 'Festungsheere', text: 'Eigene Festungen neben einem kämpfenden Feind geben ihren Wert und ihre Region dazu.' },
  },
  phases: {
    setup: 'Aufbau',
    strategy: 'Strategie',
    battle: 'Schlacht',
    conquer: 'Eroberung',
    recovery: 'Erholung und Rekrutierung',
    end: 'Das Ende',
  },
  armyOf: (name, kind) => `${kind} von ${name}`,
};

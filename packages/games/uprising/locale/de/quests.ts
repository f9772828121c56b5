import type { Words } from '../words.ts';

export const quests: Words['quests'] = {
  'instruction-of-the-druids': [
    'Unterweisung der Druiden',
    'Erfolg: suche 1 Fähigkeit aus deinem Deck; ablegen. Misserfolg: Chaos 1 SP. Bonus im Sumpf.',
  ],
  'the-druidic-prophetess': [
    'Die druidische Prophetin',
    'Erfolg: nimm diese Karte; wird ein Fluch platziert, kommt 1 Basiseinheit eines beliebigen Spielers auf eine seiner Zufluchten. Misserfolg: Chaos 2 SP; ablegen. Bonus auf einem Fluch.',
  ],
  'a-deal-with-demons': [
    'Ein Handel mit Dämonen',
    'Erfolg: 3 Ressourcen nach Wahl; 1 Skelett in einer Region. Misserfolg: Chaos 2 SP. Bonus bei einem Skelett.',
  ],
  'rite-of-cleansing': [
    'Ritual der Reinigung',
    'Erfolg: entferne 2 Flüche; ablegen. Misserfolg: 1 Fluch auf einem leeren Regionsfeld. Bonus in der Eiswüste.',
  ],
  'break-the-chains': [
    'Sprengt die Ketten',
    'Erfolg: zerstöre 1 Garnison irgendwo für 1 SP; ablegen. Misserfolg: Imperium 1 SP. Bonus neben einer Garnison.',
  ],
  'the-salt-barons': [
    'Die Salzbarone',
    'Erfolg: Items kosten dich in diesem Kapitel 1 Salz weniger; ablegen. Misserfolg: verliere 1 Salz. Bonus auf einem Seeturm.',
  ],
  'hunt-the-white-beast': ['Jagd auf die weiße Bestie', 'Erfolg: 3 Nahrung; ablegen. Misserfolg: verliere 2 Nahrung. Bonus im Wald.'],
  'envoy-to-the-fjords': [
    'Gesandter der Fjorde',
    'Erfolg: jeder Spieler platziert 1 Basiseinheit auf einer Zuflucht; ablegen. Misserfolg: Imperium 1 SP. Bonus bei einem anderen Helden.',
  ],
  'poison-the-wells': [
    'Vergiftete Brunnen',
    'Erfolg: eine Legion verliert 2 Bedrohung; ablegen. Misserfolg: 1 Aktivierungsmarker auf eine Legion. Bonus im Hochland.',
  ],
  'the-sunken-library': [
    'Die versunkene Bibliothek',
    'Erfolg: nimm diese Karte; einmal pro Kapitel 1 Heldenwürfel erneut werfen. Misserfolg: wirf 1 Fähigkeit ab. Bonus auf einem Seeturm.',
  ],
  'map-of-the-nethersea': [
    'Karte der Untersee',
    'Erfolg: decke 2 unerkundete Hexfelder auf; ablegen. Misserfolg: 1 Garnison auf einem leeren Hexfeld.',
  ],
  'shelter-the-children': [
    'Obdach für die Kinder',
    'Erfolg: deine nächste Zuflucht kostet keine Beute; ablegen. Misserfolg: jeder Spieler verliert 1 Nahrung. Bonus auf eigener Zuflucht.',
  ],
  'duel-with-the-champion': [
    'Duell mit dem Champion',
    'Erfolg: entferne 1 Aktivierungsmarker; ablegen. Misserfolg: entferne 1 eigene Einheit. Bonus im Ödland.',
  ],
  'silent-knives': [
    'Stille Messer',
    'Erfolg: eine Legion verliert 1 Bedrohung und 1 Aktivierungsmarker; ablegen. Misserfolg: Imperium 2 SP. Bonus mit List 2.',
  ],
  'stones-of-the-old-gods': [
    'Steine der alten Götter',
    'Erfolg: nimm diese Karte; deine Blitze dürfen auf Flüchen Schilde aufheben. Misserfolg: Chaos 1 SP. Bonus mit Magie 2.',
  ],
  'the-doppelganger': ['Der Doppelgänger', 'Soforteffekt: 1 Skelett auf dem Hexfeld des Helden des Startspielers. Erfolg: ablegen.'],
  'heart-of-the-glacier': [
    'Herz des Gletschers',
    'Erfolg: eine Horde verliert 3 Bedrohung; ablegen. Misserfolg: eine Horde erhält 2 Bedrohung. Bonus in der Eiswüste.',
  ],
  tribute: [
    'Tribut',
    'Soforteffekt: Imperium 1 SP. Erfolg: 3 SP; ablegen. Misserfolg: 1 Aktivierungsmarker auf eine Legion. Bonus auf eigener Zuflucht.',
  ],
  'the-pale-smith': [
    'Der bleiche Schmied',
    'Erfolg: 1 Wall und 1 Turm auf Zufluchten beliebiger Spieler; ablegen. Misserfolg: verliere 1 Beute. Bonus im Hochland.',
  ],
  'riders-of-the-storm': [
    'Sturmreiter',
    'Erfolg: ein kostenloses Kommando; ablegen. Misserfolg: entferne 1 eigene Einheit. Bonus im Ödland.',
  ],
  'the-weeping-shrine': [
    'Der weinende Schrein',
    'Erfolg: 3 Einheiten verlassen einen Friedhof; ablegen. Misserfolg: 1 eigene Einheit kommt auf den Friedhof des Chaos. Bonus auf einem Fluch.',
  ],
  'smugglers-oath': [
    'Schmugglereid',
    'Erfolg: handle frei mit einem Helden, wo immer er ist; ablegen. Misserfolg: verliere 2 Ressourcen. Bonus mit List 2.',
  ],
  'song-of-the-dead': [
    'Lied der Toten',
    'Erfolg: entferne bis zu 2 Skelette; ablegen. Misserfolg: 1 Skelett zu einem anderen. Bonus mit Magie 1.',
  ],
  'the-traitor-king': [
    'Der Verräterkönig',
    'Erfolg: zerstöre eine Legion mit Bedrohung 3 oder weniger; ablegen. Misserfolg: Imperium 3 SP. Bonus bei einem anderen Helden.',
  ],
  'the-open-grave': [
    'Das offene Grab',
    'Soforteffekt: 2 Skelette in einer Region. Erfolg: entferne 1 Fluch; ablegen. Misserfolg: platziere 1 Horde. Bonus auf einem Fluch.',
  ],
};

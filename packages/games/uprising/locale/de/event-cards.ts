import type { Words } from '../words.ts';

export const events: Words['events'] = {
  eclipse: ['Sonnenfinsternis', '1 Legion. Jeder Spieler darf 1 unerkundetes Hexfeld neben seinem Helden aufdecken.'],
  'three-bloody-comets': ['Drei blutige Kometen', '1 Horde im Nebelgrab, fern der Spieler. 1 Legion. 1 Skelett in jeder Region.'],
  'refugees-on-the-ice': ['Flüchtlinge auf dem Eis', 'Jeder Spieler: 1 Basiseinheit auf einer Zuflucht oder 2 Nahrung. 1 Legion.'],
  'the-tax-fleet': [
    'Die Steuerflotte',
    '1 Legion. 2 Garnisonen auf leere Hexfelder, die eine Zuflucht fassen könnten. Jeder Spieler zahlt 2 Salz oder bekommt 1 Garnison neben sein Heimat-Hexfeld.',
  ],
  'whispering-bones': [
    'Flüsternde Knochen',
    '2 Skelette auf leeren Regionsfeldern. 1 Horde, wo die meisten Skelette sind. Jeder Spieler zieht 1 Fähigkeit und wirft 1 ab.',
  ],
  'the-long-night': [
    'Die lange Nacht',
    '1 Legion. 1 Horde. 1 Fluch auf einem leeren Hexfeld neben einer Horde. Jeder Spieler verliert in diesem Kapitel 1 AP.',
  ],
  'birth-of-a-prophet': [
    'Geburt eines Propheten',
    '1 Horde auf einem leeren Hexfeld zwei Schritte vor der Hauptstadt; sie wird aktiviert. 1 Legion.',
  ],
  'iron-harvest': ['Eiserne Ernte', '1 Legion. 1 Garnison auf jedes Hexfeld mit genau einer, höchstens 3. Jeder Spieler erhält 2 Beute.'],
  'tide-of-the-drowned': ['Flut der Ertrunkenen', '1 Horde in jeder von zwei Regionen; alle Skelette verlassen die dritte.'],
  'the-slave-market-burns': ['Der Sklavenmarkt brennt', '1 Legion. Jeder Spieler darf 3 Nahrung für 2 Basiseinheiten zahlen.'],
  deserters: ['Fahnenflucht', 'Entfernt 2 Garnisonen außerhalb der Hauptstadt. 1 Horde in der Heulenden Weite.'],
  'black-snow': ['Schwarzer Schnee', '1 Fluch auf einem leeren Feld einer Region. 1 Horde in der Kreischenden See.'],
  'the-inquisition': ['Die Inquisition', '1 Legion. Wer zwei Zufluchten ohne Ziel hat, wirft 1 Item ab oder verliert 3 SP.'],
  'bone-march': ['Knochenmarsch', 'Alle Skelette werden aktiviert. 1 Horde. 2 Skelette zu anderen Skeletten.'],
  'the-empire-strikes': [
    'Das Imperium schlägt zu',
    '3 Legionen mit Bedrohung 6. Weitere Garnisonen. Die Legion mit der höchsten Initiative wird aktiviert.',
  ],
  'feast-of-crows': ['Krähenfest', '1 Horde in der Region mit den meisten Skeletten. Das Chaos erhält 1 SP je Fluch über 4.'],
  'last-caravan': ['Die letzte Karawane', '1 Legion. Jeder Spieler erhält 3 Ressourcen nach Wahl.'],
  'the-gods-stir': [
    'Die Götter regen sich',
    '1 Horde im Nebelgrab. Jeder Spieler darf 1 Fähigkeit abwerfen, um einen beliebigen Fluch zu entfernen.',
  ],
  'civil-war-in-drakorea': ['Bürgerkrieg in Drakorea', '1 Legion. Auf 3 Hexfeldern fällt je 1 Garnison.'],
  skinwalkers: ['Hautwandler', '1 Horde nahe den Zufluchten des Führenden. 1 Aktivierungsmarker auf jede Horde.'],
  'the-frozen-fleet': ['Die gefrorene Flotte', '1 Legion auf einem Seeturm, mit 2 Garnisonen.'],
  'the-last-stand': ['Das letzte Gefecht', '1 Legion. 1 Horde. Jeder Spieler platziert 2 Basiseinheiten auf Zufluchten.'],
  'worlds-end': ['Weltenende', '1 Horde mit Bedrohung 3 in jeder Region.'],
  'crown-of-ice': ['Krone aus Eis', '1 Legion. Das Imperium erhält 1 SP je Garnisonsfeld über 6.'],
  'open-gates': ['Offene Tore', 'Alle Seetürme gelten als erkundet, ohne Effekt. 1 Legion.'],
  'blood-moon': ['Blutmond', 'Alle Horden +1 Bedrohung. 1 Horde. Spieler dürfen in diesem Kapitel in jedem Kampf 1 Würfel erneut werfen.'],
  'the-emperors-bargain': [
    'Handel des Imperators',
    '1 Legion. Jeder Spieler darf dem Imperium 3 SP geben, um eine Legion mit Bedrohung 3 oder weniger zu entfernen.',
  ],
  unmaking: ['Auflösung', '2 Flüche auf leeren Hexfeldern. 1 Horde. Jede Horde wird einmal aktiviert.'],
};

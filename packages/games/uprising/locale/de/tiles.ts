import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  capital: ['Hauptstadt', 'Sitz des Imperiums: kein Gelände, keine Zuflucht. Sind nur Eindringlinge hier, kommt eine Legion.'],
  yfelskog: ['Yfelskog', 'Heimat der Druwhn.'],
  'khatrak-kautil': ['Khatrak Kautil', 'Heimat der Duerkhar.'],
  'pak-glandris': ['Pak Glandris', 'Heimat der Krowh.'],
  winterholm: ['Winterholm', 'Heimat der Mohyar.'],
  bruthgaard: ['Bruthgaard', '2 Nahrung. Falls leer 2 Skelette hier, sonst verstärken. 2 Skelette zu anderen.'],
  golgardei: [
    'Golgardei',
    '2 Nahrung. Falls leer 2 Garnisonen hier, sonst verstärken. 2 Garnisonen auf leere Hexfelder, die eine Zuflucht fassen könnten.',
  ],
  'plains-of-rhun': [
    'Ebenen von Rhun',
    'Falls leer 1 Garnison hier, sonst verstärken. 1 Garnison auf ein leeres Hexfeld, das eine Zuflucht fassen könnte. Die anderen je 1 Nahrung. Heldenwürfel: 1 Nahrung je Schädel.',
  ],
  'frosthold-pass': [
    'Frostholdpass',
    '2 Beute. Falls leer 1 Garnison hier, sonst verstärken. 2 Garnisonen auf leere Hexfelder, die eine Zuflucht fassen könnten.',
  ],
  'imperial-slave-mines': [
    'Imperiale Sklavenminen',
    'Skelette gehen, 2 Garnisonen kommen. Heldenwürfel: 1 Beute je Schädel. Die anderen je 1 Beute.',
  ],
  'tomb-of-the-elder-kings': ['Gruft der alten Könige', '1 Beute. Garnisonen gehen, 2 Skelette kommen. Zieh 1 Item, nutzbar oder nicht.'],
  'black-ice': ['Schwarzes Eis', '2 Salz. Falls leer 1 Skelett hier, sonst verstärken. 1 Skelett zu anderen. 1 Aktivierungsmarker.'],
  'grim-fangs': ['Grimmfänge', '2 Salz. Falls leer Skelette hier, sonst verstärken. 2 Skelette zu anderen.'],
  raufrost: [
    'Raufrost',
    '2 Salz. Falls leer 1 Garnison hier, sonst verstärken. 1 Garnison auf ein leeres Hexfeld, das eine Zuflucht fassen könnte.',
  ],
  shadowdawn: ['Schattendämmer', '2 Salz. Falls leer 2 Skelette hier, sonst verstärken. 1 Skelett zu anderen.'],
  'taurel-caravan-passage': [
    'Karawanenpass von Taurel',
    'Falls leer 1 Skelett hier, sonst verstärken. Heldenwürfel: 1 Salz je Schädel. Die anderen je 2 Salz.',
  ],
  torment: ['Qualen', '3 Salz. Falls leer 1 Skelett hier, sonst verstärken. 2 Skelette zu anderen.'],
  fyrnhalla: ['Fyrnhalla', '2 Nahrung. Falls leer 2 Garnisonen hier, sonst verstärken. 1 Aktivierungsmarker.'],
  'kyushis-tavern': [
    'Kyushis Taverne',
    '3 Nahrung. Falls leer 1 Garnison hier, sonst verstärken. Eine kostenlose Quest mit 1 blauen Würfel, ohne Misserfolgeffekt.',
  ],
  rigga: [
    'Rigga',
    '2 Nahrung. Falls leer 1 Garnison hier, sonst verstärken. 1 Garnison auf ein leeres Hexfeld, das eine Zuflucht fassen könnte.',
  ],
  dunkelholm: ['Dunkelholm', '2 Beute. Skelette gehen, 2 Garnisonen kommen. Jeder Spieler zieht 1 Fähigkeit und wirft 1 ab.'],
  'fjoelja-stone-circle': [
    'Steinkreis von Fjoelja',
    '2 Beute. Falls leer 2 Skelette hier, sonst verstärken. Jeder Spieler platziert 1 Basiseinheit.',
  ],
  trollward: ['Trollwacht', '2 Beute. Falls leer 2 Garnisonen hier, sonst verstärken. 1 Aktivierungsmarker.'],
  netherwood: [
    'Unterwald',
    'Heldenwürfel: 3 Schädel 3 Beute, 2 Schilde 1 Fähigkeit, 1 Blitz entfernt einen Fluch; nichts davon: 2 Skelette hier.',
  ],
  'haunted-hollows': ['Spukschluchten', '3 Nahrung. 2 Skelette hier. 1 Fluch auf ein leeres Hexfeld daneben.'],
  'the-depths': ['Die Tiefen', '3 Salz. 1 Horde hier.'],
  'ship-graveyard': ['Schiffsfriedhof', '2 Salz. 1 Skelett hier je Einheitenart auf den Friedhöfen, höchstens 2. Zieh 1 Item.'],
  omeido: ['Omeido', '3 Beute. 3 Garnisonen hier. Die Legion mit der niedrigsten Initiative wird aktiviert.'],
  dawngaard: ['Dämmergaard', '2 Salz. Falls leer 1 Garnison hier, sonst verstärken.'],
  'guragi-tower': ['Guragiturm', '1 Ressource jeder Art. Falls leer 2 Garnisonen hier, sonst verstärken.'],
  'hellhound-tower': ['Höllenhundturm', '2 Beute. Falls leer 2 Skelette hier, sonst verstärken. Reiter würfeln hier im Fernkampf.'],
  zeegard: ['Zeegard', '2 Nahrung. Falls leer 1 Garnison hier, sonst verstärken. 1 Garnison in die Hauptstadt.'],
  'midnight-tower': ['Mitternachtsturm', '3 Salz. 1 Horde mit Bedrohung 3 hier. Der Markt kostet hier 2 Salz weniger.'],
};

/** Regeln von Uprising, die sich von Ausgabe zu Ausgabe unterscheiden, auf Deutsch: erste, zweite. */
import type { EditionPair } from '@longtable/catalogue';

export const editions: Readonly<Record<string, EditionPair>> = {
  'UP-SET-19': ['Vier Druiden spielen mit, zuerst verdeckt.', 'Vier Druiden spielen mit, alle von Anfang an offen.'],
  'UP-DIF-12': ['Fortgeschrittene Druiden spielen nur auf den zwei schwersten Stufen mit.', 'Auf jeder Stufe sind alle Druiden im Stapel.'],
  'UP-CON-03': ['Ressourcen gehen nie aus.', 'Alle Fraktionen zusammen haben nie mehr als 120 Ressourcen; was darüber ginge, verfällt.'],
  'UP-CON-14': [
    'Wo gemeinsam entschieden wird, hat der Startspieler in der Ereignisphase das letzte Wort.',
    'Wo gemeinsam entschieden wird, hat immer der Startspieler das letzte Wort.',
  ],
  'UP-CON-15': [
    'Zwei Hexfelder grenzen aneinander, wenn sie eine Kante teilen; eine unpassierbare Kante hält nur den Schritt auf.',
    'Über eine unpassierbare Kante grenzen zwei Hexfelder für Einheiten gar nicht aneinander, für Helden schon.',
  ],
  'UP-CON-17': [
    'Nur Zufluchten, Einheiten und Flüche machen ein Hexfeld nicht leer.',
    'Alles außer einem Helden macht ein Hexfeld nicht leer, also auch ein Zielmarker die Hauptstadt.',
  ],
  'UP-CARD-14': [
    'Jedes Item im Kampf braucht den Helden auf dem Hexfeld.',
    'Items im Kampf brauchen den Helden auf dem Hexfeld, wo die Karte es sagt.',
  ],
  'UP-HEX-10': [
    'Ein Hexfeld zeigt keine Zugehörigkeit; sein Effekt sagt, welcher Feind erscheint.',
    'Ein Hexfeld zeigt, welcher Feind erscheint, wenn es leer erkundet wird.',
  ],
  'UP-HEX-11': [
    'Von einem erkundeten Seeturm erreichen nur Helden und Spielereinheiten jedes Hexfeld.',
    'Von einem erkundeten Seeturm erreichen auch Legionen, Horden und Skelette jedes Hexfeld.',
  ],
  'UP-REF-01': [
    'Jede Auffrischungsphase beginnt damit, dass ein Druide aufgedeckt wird.',
    'Die Auffrischungsphase hat keinen Schritt für Druiden.',
  ],
  'UP-EVT-06': [
    'Haben mehrere Karten die wenigsten Aktivierungsmarker, wählt, wer handelt.',
    'Haben mehrere Karten die wenigsten Aktivierungsmarker, wählt der Startspieler, auch wenn jemand anderes erkundet.',
  ],
  'UP-BLD-08': [
    'Eine Fraktion ohne Zuflucht baut auf einem erkundeten leeren Hexfeld.',
    'Eine Fraktion ohne Zuflucht baut auf einem erkundeten Hexfeld ohne Feinde, auch auf einem verfluchten.',
  ],
  'UP-ACT-CMD-01': [
    'Ein Kommando nennt ein erkundetes Hexfeld; ein verfluchtes gilt als erkundet.',
    'Ein Kommando darf jedes Hexfeld nennen; auf ein unerkundetes kommt nur der Held.',
  ],
  'UP-ACT-MKT-04': [
    'Der Markt hat immer drei Items: Ist der Stapel leer, wird der Ablagestapel gemischt.',
    'Der Markt hat drei Items, solange der Stapel reicht.',
  ],
  'UP-EMP-20': [
    'Wen eine Legion jagt, wählt in der Ereignisphase der Startspieler, sonst wer handelt.',
    'Wen eine Legion jagt, wählen alle gemeinsam; der Startspieler hat das letzte Wort.',
  ],
  'UP-EMP-33': [
    'Ist keine Legion mehr da, um die Hauptstadt zu verteidigen, erhält einmal 5 SP, wer sie hält.',
    'Ist keine Legion mehr da, um die Hauptstadt zu verteidigen, geschieht nichts.',
  ],
  'UP-PLA-02': [
    'Ein Teil, das nicht wie verlangt platziert werden kann, kommt nach Wahl auf ein leeres Hexfeld oder zu Einheiten seiner Seite.',
    'Ein Teil, das nicht wie verlangt platziert werden kann, kommt auf ein leeres Hexfeld, nur ohne ein solches zu Einheiten seiner Seite.',
  ],
  'UP-AIL-04': ['Der Weg einer Legion nutzt nie einen Seeturm.', 'Der Weg einer Legion darf einen erkundeten Seeturm unter ihr nutzen.'],
  'UP-AIH-04': [
    'Eine Horde zählt ihre Entfernung zur Hauptstadt auf einem Weg, der unpassierbare Kanten achtet.',
    'Eine Horde zählt ihre Entfernung zur Hauptstadt einfach in Hexfeldern.',
  ],
  'UP-AIH-07': ['Eine Horde springt nie.', 'Eine Horde auf einem erkundeten Seeturm darf springen.'],
};

/** Karten, die in jeder Ausgabe etwas anderes tun. */
export const editionCards = {
  'grim-fangs': ['Wenn leer, 1 Skelett hier.', 'Wenn leer, 2 Skelette hier.'],
  'three-bloody-comets': ['Die Horde kommt ins Nebelgrab, neben keine Zuflucht.', 'Die Horde kommt ins Nebelgrab, neben kein Heimatfeld.'],
  'the-empire-strikes': [
    '1 Garnison auf jedes leere Hexfeld, das eine Zuflucht fassen könnte.',
    'Für jeden Spieler 1 Garnison für die Hauptstadt.',
  ],
  'new-emperor': [
    'Wenn zerstört: 2 Garnisonen auf leere Hexfelder, die eine Zuflucht fassen könnten, 5 SP.',
    'Wenn zerstört: 5 SP, 2 Garnisonen für die Hauptstadt.',
  ],
} as const satisfies Readonly<Record<string, EditionPair>>;

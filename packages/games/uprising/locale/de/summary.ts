/** Uprising auf zwei Seiten, auf Deutsch. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Freie Völker gegen das Imperium und gegen das Chaos. Ihr gewinnt gemeinsam, oder niemand gewinnt: Jede einzelne Fraktion muss vor beiden liegen.',
  parts: [
    {
      part: 'goal',
      title: 'Worum es geht',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Zufluchten gegen Garnisonen, Legionen, Skelette, Horden und Flüche.' }],
      lines: [
        ['Nach dem letzten Kapitel braucht jede Fraktion mehr SP als das Imperium und mehr als das Chaos.', 'UP-SCO-08'],
        ['Ein bis vier Personen führen zwei bis vier Fraktionen; eine Person darf mehrere führen.', 'UP-SET-01'],
        ['Imperium und Chaos spielen von selbst und bekämpfen auch einander.', 'UP-CON-11', 'UP-NEM-01'],
      ],
    },
    {
      part: 'turn',
      title: 'Ein Kapitel und ein Zug',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'refresh', label: 'Auffrischung' },
            { sign: 'curse', label: 'Ereignis: Feinde wachsen' },
            { sign: 'haven', label: 'Bau: Einheiten' },
            { sign: 'ap', label: 'Aktionen: AP ausgeben' },
            { sign: 'legion', label: 'Nemesis: Feinde handeln' },
            { sign: 'food', label: 'Produktion' },
            { sign: 'vp', label: 'Auswertung' },
          ],
          again: 'zwei bis vier Kapitel',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'boot', label: 'Bewegung: Der Held geht ein Hexfeld; der Zug geht weiter' },
            { sign: 'salt', label: 'Handel: 1 Salz und Gaben unter Helden auf einem Hexfeld; der Zug geht weiter' },
            { sign: 'battle', label: 'Kommando, 1 Nahrung: Einheiten sammeln sich auf einem Hexfeld und kämpfen' },
            { sign: 'sun', label: 'Erkunden: das Hexfeld unter deinem Helden aufdecken' },
            { sign: 'haven', label: 'Zuflucht, 2 Beute: eine neue Heimat gründen' },
            { sign: 'gold', label: 'Markt: ein Item für Salz kaufen' },
            { sign: 'dice', label: 'Quest: mit den Würfeln des Helden um ihre Ziele würfeln' },
          ],
        },
      ],
      lines: [
        ['Ein Kapitel hat sieben Phasen.', 'UP-CON-01'],
        [
          'In der Bauphase behältst du eine von zwei Fähigkeiten und kaufst bei deinen Zufluchten Einheiten, Wälle und Türme.',
          'UP-BLD-02',
          'UP-BLD-03',
        ],
        [
          'In deinem Zug bewegst du dich und handelst, so oft deine AP reichen; dann beendet ihn eine andere Aktion.',
          'UP-ACT-02',
          'UP-ACT-03',
        ],
        [
          'Dann jagen Legionen Zufluchten und lassen Garnisonen zurück; Horden treiben zur Hauptstadt und lassen Flüche zurück.',
          'UP-AIL-01',
          'UP-AIL-03',
          'UP-AIH-01',
        ],
        ['Zufluchten produzieren; was auf ihren Hexfeldern steht, kommt dazu.', 'UP-PRD-01', 'UP-PRD-02'],
      ],
    },
    {
      part: 'fight',
      title: 'Kampf',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'skull', label: 'Schädel: ein Treffer. Eine Einheit stirbt, eine Legion oder Horde verliert 1 Bedrohung' },
            { sign: 'shield', label: 'Schild: hebt einen feindlichen Schädel auf' },
            { sign: 'bolt', label: 'Blitz: weckt einen Druiden oder hebt einen feindlichen Schild auf' },
          ],
        },
        {
          kind: 'sums',
          sides: [
            {
              name: 'Deine Fraktion',
              parts: [
                { sign: 'skull', figure: '3', label: 'Schädel' },
                { sign: 'shield', figure: '1', label: 'Schild' },
                { sign: 'bolt', figure: '1', label: 'Blitz, gegen einen Schild' },
              ],
              sum: '3',
            },
            {
              name: 'Eine Legion, Bedrohung 4',
              parts: [
                { sign: 'skull', figure: '2', label: 'Schädel' },
                { sign: 'shield', figure: '1', label: 'Schild, aufgehoben' },
              ],
              sum: '1',
            },
          ],
          says: 'Drei Treffer: Die Legion ist bei Bedrohung 1. Ein Treffer: Du verlierst eine Einheit. Beide werfen wieder.',
        },
      ],
      lines: [
        ['Feinde auf einem Hexfeld kämpfen, bis eine Seite nichts mehr hat; niemand zieht sich zurück.', 'UP-CON-12', 'UP-COM-03'],
        [
          'Zuerst kommt eine Runde Fernkampf, dann Nahkampf um Nahkampf; beide Seiten werfen zugleich.',
          'UP-COM-04',
          'UP-COM-11',
          'UP-COM-14',
        ],
        ['Schädel, die kein Schild aufhält, treffen auf beiden Seiten zugleich.', 'UP-COM-24', 'UP-COM-33'],
        ['Eine Zuflucht, auf der nur noch Feinde stehen, ist verloren.', 'UP-COM-16'],
        ['Helden geben keine Kampfwürfel und nehmen keinen Schaden.', 'UP-CON-05'],
      ],
    },
    {
      part: 'end',
      title: 'Das Ende',
      pictures: [
        {
          kind: 'way',
          stops: [
            { figure: '1', label: 'Kapitel' },
            { figure: '2', label: 'Kapitel' },
            { figure: '3', label: 'Kapitel' },
            { figure: '4', label: 'Kapitel: zwei Marker für jeden Feind' },
            { sign: 'vp', label: 'vergleichen' },
          ],
        },
      ],
      lines: [
        ['Das Spiel dauert zwei, drei oder vier Kapitel, wie ihr es abgemacht habt.', 'UP-DIF-01'],
        ['Im letzten handelt jede Legion und Horde zweimal.', 'UP-EVT-05'],
        ['Gleichstand mit Imperium oder Chaos ist eine Niederlage.', 'UP-SCO-08'],
      ],
    },
    {
      part: 'score',
      title: 'Punkte',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'haven', figure: '2', label: 'deine Fraktion: jede eigene Zuflucht und was ihr Hexfeld zeigt' },
            { sign: 'skeleton', figure: '1', label: 'deine Fraktion: eine zerstörte Garnison oder ein zerstörtes Skelett, sofort' },
            { sign: 'plunder', figure: '1', label: 'eine beliebige Fraktion: 5 deiner Ressourcen, so oft du willst' },
            { sign: 'garrison', figure: '1', label: 'das Imperium: jedes Hexfeld mit Garnisonen, jede Legion' },
            { sign: 'curse', figure: '1', label: 'das Chaos: jeder Fluch, jede Horde' },
            { sign: 'graveyard', figure: '2', label: 'Imperium und Chaos: jede Fraktion auf ihrem Friedhof' },
          ],
        },
      ],
      lines: [
        ['Am Ende jedes Kapitels zählt zuerst das Imperium, dann das Chaos, dann die Spieler.', 'UP-SCO-06', 'UP-SCO-01', 'UP-SCO-02'],
        ['Zufluchten geben je 2 SP; Ressourcen dürfen zu SP für den werden, der sie braucht.', 'UP-SCO-04', 'UP-SCO-05'],
        ['Zerstörte Legionen und Horden geben sofort, was ihre Karte sagt.', 'UP-SCO-07'],
      ],
    },
  ],
};

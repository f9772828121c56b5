/** Yield auf zwei Seiten, auf Deutsch. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Drei Jahre, je drei Armeen und Festungen, die mit jedem Besitzer wachsen. Wer am Ende die höchsten Mauern hält, hat gewonnen.',
  parts: [
    {
      part: 'goal',
      title: 'Worum es geht',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Eine Festung ist so viel wert wie ihre Steine. Der oberste sagt, wem sie gehört.' }],
      lines: [
        ['Halte die wertvollsten Festungen, wenn das dritte Jahr vorbei ist.', 'YD-GEN-01', 'YD-GEN-04'],
        ['Eine Festung ist so viele Punkte wert, wie sie Steine hat, und gehört, wem der oberste gehört.', 'YD-FOR-02', 'YD-FOR-03'],
        ['Wie stark jede deiner drei Armeen ist, weißt nur du: Die Einheiten auf dem Zählrad sind geheim.', 'YD-SET-14', 'YD-GEN-10'],
      ],
    },
    {
      part: 'turn',
      title: 'Ein Jahr',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'hand', label: 'Strategie: vier Karten' },
            { sign: 'battle', label: 'Schlacht: Nachbarn kämpfen' },
            { sign: 'yd-conquer', label: 'Eroberung: Armeen nehmen Festungen' },
            { sign: 'plus', label: 'Erholung: neue Einheiten' },
          ],
          again: 'drei Jahre',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'yd-move-all', label: 'Alle ziehen: jede Armee eine Straße' },
            { sign: 'yd-move-two', label: 'Zwei ziehen: eine Armee zwei Straßen oder zwei Armeen eine' },
            { sign: 'yd-conquer', label: 'Erobern: die Festungen unter deinen Armeen jetzt nehmen' },
            { sign: 'yd-ambush', label: 'Hinterhalt: jetzt kämpfen, mit 6 mehr' },
            { sign: 'yd-upgrade', label: 'Ausbauen: je ein Stein auf zwei deiner Festungen' },
            { sign: 'yd-ritual', label: 'Ritual: einen Stein hergeben, eine andere Karte nachmachen' },
          ],
        },
      ],
      lines: [
        [
          'In jeder von vier Jahreszeiten legen alle eine Strategiekarte verdeckt hin; dann wird der Reihe nach gehandelt.',
          'YD-STR-02',
          'YD-STR-03',
        ],
        ['Zeige die Karte und tu, was sie sagt, oder lass sie verdeckt und zieh 5 Kampfkarten.', 'YD-STR-04'],
        ['Eine Karte kommt erst nach der vierten Jahreszeit zurück: Von deinen sechs nutzt du vier.', 'YD-STR-07'],
        ['Nach den Schlachten nimmt jede Armee die Festung, auf der sie steht.', 'YD-CNQ-01', 'YD-CNQ-02'],
        ['Zuletzt kehren gefallene Armeen zurück, und alle bekommen gleich viele neue Einheiten.', 'YD-REC-01', 'YD-REC-05'],
      ],
    },
    {
      part: 'fight',
      title: 'Schlacht',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Angriff',
              parts: [
                { sign: 'infantry', figure: '6', label: 'Einheiten' },
                { sign: 'yd-ambush', figure: '6', label: 'Hinterhalt' },
              ],
              sum: '12',
            },
            {
              name: 'Verteidigung',
              parts: [
                { sign: 'archer', figure: '5', label: 'Einheiten' },
                { sign: 'forest', figure: '4', label: 'passende Karte' },
                { sign: 'hidden', figure: '1', label: 'verdeckte Karte' },
              ],
              sum: '10',
            },
          ],
          says: 'Die Verteidigung liegt um 2 zurück: Sie spielt weiter, oder sie gibt nach und verliert 2 Einheiten.',
        },
      ],
      lines: [
        ['Armeen verschiedener Spieler auf Nachbarorten kämpfen; eine Kette von Nachbarn ist eine Schlacht.', 'YD-BAT-01', 'YD-BAT-03'],
        [
          'Die Zählräder werden gezeigt. Wer schwächer ist, handelt: eine Karte spielen oder nachgeben.',
          'YD-BAT-10',
          'YD-BAT-13',
          'YD-BAT-16',
        ],
        [
          'Eine Karte gibt ihren Wert, wenn eine deiner Armeen in ihrer Region steht; verdeckt gibt jede Karte 1.',
          'YD-BAT-17',
          'YD-BAT-18',
        ],
        [
          'Wer nachgibt, verliert den Unterschied an Einheiten und zieht sich dorthin zurück, wo der Sieger will.',
          'YD-OUT-02',
          'YD-OUT-14',
        ],
        ['Eine Armee ohne Ausweg ist vernichtet, und der Sieger baut dafür aus.', 'YD-OUT-17', 'YD-OUT-10'],
      ],
    },
    {
      part: 'end',
      title: 'Das Ende',
      pictures: [
        {
          kind: 'way',
          stops: [
            { figure: '1', label: 'erstes Jahr, 1 Karte neue Einheiten' },
            { figure: '2', label: 'zweites Jahr, 2 Karten' },
            { figure: '3', label: 'drittes Jahr, keine Erholung' },
            { sign: 'vp', label: 'zählen' },
          ],
        },
      ],
      lines: [
        ['Nach den Eroberungen des dritten Jahres ist das Spiel vorbei.', 'YD-END-01', 'YD-GEN-03'],
        ['Vorher scheidet niemand aus, auch nicht ohne Armeen und Festungen.', 'YD-GEN-13'],
      ],
    },
    {
      part: 'score',
      title: 'Punkte',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'wall', figure: '1', label: 'jeder Stein in einer deiner Festungen, gleich welcher Farbe' },
            { sign: 'hidden', figure: '0', label: 'deine Steine unter fremden' },
            { sign: 'hand', figure: '0', label: 'Karten, Einheiten und Armeen' },
          ],
        },
      ],
      lines: [
        ['Zähle die Werte deiner Festungen zusammen.', 'YD-END-02', 'YD-END-03', 'YD-END-05'],
        ['Bei Gleichstand gewinnt der Startspieler, dann wer in der Reihenfolge der Nächste ist.', 'YD-END-04'],
      ],
    },
  ],
};

/** Crown of Ash auf zwei Seiten, auf Deutsch. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Nekromanten zanken um ein totes Königreich. Vier Runden, vier Diener je Runde: sammeln, bauen, Tote erwecken und die Zitadelle stürmen.',
  parts: [
    {
      part: 'goal',
      title: 'Worum es geht',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Sechs Regionen um die Zitadelle. Was dir gehört, zählt in jeder Runde.' }],
      lines: [
        ['Habe nach vier Runden die meisten Siegpunkte.', 'CA-TRN-01', 'CA-END-08'],
        [
          'Unterwegs bringen Bauwerke, Zitadelle und Kampfkarten Punkte; die letzten bringt deine geheime Schicksalskarte.',
          'CA-VP-01',
          'CA-CIT-02',
          'CA-END-05',
        ],
        ['Allein spielst du gegen die KI.', 'CA-SOL-01'],
      ],
    },
    {
      part: 'turn',
      title: 'Ein Zug',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'minion', label: 'einen Diener setzen' },
            { sign: 'structure', label: 'seine Aktion ausführen' },
            { sign: 'graveyard', label: 'wenn du magst, einen Kämpfer erwecken' },
          ],
          again: 'vier Diener je Runde',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'bone', label: 'Sammeln: nehmen, was ein Bauwerk bietet; ein fremder Besitzer bekommt die Abgabe' },
            { sign: 'gold', label: 'Goldfeld: immer offen' },
            { sign: 'build', label: 'Bauen: Gold zahlen, ein Plättchen in eine freie oder eigene Region legen' },
            { sign: 'battle', label: 'Kämpfen: eine fremde Region oder die Zitadelle angreifen' },
            { sign: 'refresh', label: 'Auffrischen: alle Kampfkarten zurücknehmen' },
          ],
        },
      ],
      lines: [
        [
          'Setze einen Diener auf ein freies Feld und tu, wofür das Feld da ist; aussetzen gibt es nicht.',
          'CA-TRN-03',
          'CA-TRN-04',
          'CA-TRN-05',
        ],
        [
          'Sammeln geht in jeder Region mit Bauwerk; an deinem eigenen ohne Abgabe, und du darfst die Verteidiger umstellen.',
          'CA-RES-03',
          'CA-RES-06',
          'CA-RES-08',
        ],
        ['Ein Plättchen in einer freien Region macht sie zu deiner und gibt sofort, was es bietet.', 'CA-STR-03', 'CA-STR-05', 'CA-STR-07'],
        [
          'Dann bezahlst du, wenn du magst, einen Kämpfer der Auslage; er kann ab deinem nächsten Zug handeln.',
          'CA-TRN-11',
          'CA-FIG-05',
          'CA-FIG-08',
        ],
      ],
    },
    {
      part: 'fight',
      title: 'Kampf',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Angriff',
              parts: [
                { sign: 'skeleton', figure: '4', label: 'Kämpfer' },
                { sign: 'skeleton', figure: '3', label: 'Kämpfer' },
                { sign: 'bone', figure: '1', label: 'Paar' },
                { sign: 'combat-card', figure: '3', label: 'Karte' },
              ],
              sum: '11',
            },
            {
              name: 'Verteidigung',
              parts: [
                { sign: 'skeleton', figure: '5', label: 'Kämpfer' },
                { sign: 'skeleton', figure: '2', label: 'Kämpfer' },
                { sign: 'combat-card', figure: '4', label: 'Karte' },
              ],
              sum: '11',
            },
          ],
          says: 'Gleichstand: Die Verteidigung hält. Die Angreifer kommen auf den Friedhof.',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'citadel', figure: '+1', label: 'die linke Flanke der Zitadelle' },
            { sign: 'citadel', figure: '0', label: 'die rechte Flanke' },
            { sign: 'citadel', figure: '−1', label: 'die Front, für beliebig viele Diener' },
            { sign: 'king', figure: '5', label: 'der König, ohne Kampfkarte' },
          ],
        },
      ],
      lines: [
        [
          'Schicke verdeckt bis zu zwei Kämpfer der Hand gegen eine Region, bis zu drei gegen die Zitadelle.',
          'CA-COM-03',
          'CA-COM-04',
          'CA-COM-05',
        ],
        ['Jede Seite wählt geheim eine Kampfkarte; alles wird zugleich aufgedeckt.', 'CA-COM-07', 'CA-COM-08'],
        [
          'Kämpfer, der Bonus für zwei einer Art und die Karte zählen zusammen; bei Gleichstand siegt der Verteidiger.',
          'CA-COM-09',
          'CA-COM-11',
          'CA-BOL-01',
        ],
        [
          'Sieg oder Niederlage, deine eigene Kampfkarte bezahlt dich: oben für den Sieg, unten für die Niederlage.',
          'CA-CRD-03',
          'CA-CRD-04',
        ],
        [
          'Siegreiche Angreifer ziehen ein; die Geschlagenen ruhen bis zum Ende der Runde auf dem Friedhof.',
          'CA-COM-13',
          'CA-COM-14',
          'CA-RND-04',
        ],
      ],
    },
    {
      part: 'end',
      title: 'Das Ende',
      pictures: [
        {
          kind: 'way',
          stops: [
            { figure: '1', label: 'Runde' },
            { figure: '2', label: 'Runde' },
            { figure: '3', label: 'Runde' },
            { figure: '4', label: 'Runde' },
            { sign: 'vp', label: 'Schicksalskarten werden gezeigt' },
          ],
        },
      ],
      lines: [
        [
          'Jede Runde endet mit einer Wertung; Diener und Tote kehren heim, und eine neue Reihe wird ausgelegt.',
          'CA-RND-01',
          'CA-RND-03',
          'CA-RND-05',
        ],
        ['Wer die wenigsten Punkte hat, bestimmt die nächste Reihenfolge.', 'CA-RND-07'],
        ['Nach der Wertung der vierten Runde ist das Spiel vorbei.', 'CA-END-01'],
      ],
    },
    {
      part: 'score',
      title: 'Punkte',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'structure', figure: '▲', label: 'jede Runde: das oberste Plättchen jeder eigenen Region und 1 für jedes darunter' },
            { sign: 'citadel', figure: '▲', label: 'jede Runde: die Zitadelle, wie die Leiste zeigt' },
            { sign: 'skeleton', figure: 'I–III', label: 'am Ende: die Stufen deiner Kämpfer der beiden Arten deiner Schicksalskarte' },
            { sign: 'bone', figure: '1', label: 'am Ende: je drei Rohstoffe einer Art' },
            { sign: 'gold', figure: '1', label: 'am Ende: je zwei Gold' },
          ],
        },
      ],
      lines: [
        ['Regionen und Zitadelle zählen in jeder Runde.', 'CA-VP-01', 'CA-VP-02', 'CA-CIT-02'],
        ['Kämpfer, Rohstoffe und Gold zählen einmal, am Ende.', 'CA-END-02', 'CA-END-03', 'CA-END-05'],
        ['Bei Gleichstand zählen die beiden anderen Arten, dann entscheidet der Marker des Königs.', 'CA-END-09', 'CA-END-10'],
      ],
    },
  ],
};

/** Rune Age auf zwei Seiten, auf Deutsch. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Jedes Volk beginnt mit einer Handvoll Karten und baut daraus sein Deck: Gold für Truppen, Einfluss für Macht, Stärke für alles andere.',
  parts: [
    {
      part: 'goal',
      title: 'Worum es geht',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Das Ziel, deine Karten und die Städte, die alle haben wollen.' }],
      lines: [
        ['Zu Beginn wird ein Szenario gewählt, und sein Ziel sagt, wie das Spiel gewonnen wird.', 'RA-SET-02'],
        [
          'Manche Szenarien spielt ihr gegeneinander, eines gemeinsam gegen die Ereignisse, eines alle gegen einen Overlord.',
          'RA-SCN-01',
          'RA-SCN-03',
          'RA-SCN-05',
        ],
        ['Du führst ein Volk; dein Deck beginnt mit fünf Kupfer und drei seiner billigsten Einheiten.', 'RA-SET-04', 'RA-SET-13'],
      ],
    },
    {
      part: 'turn',
      title: 'Ein Zug',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'refresh', label: 'Erschöpftes auffrischen' },
            { sign: 'hand', label: 'beliebig viele Aktionen' },
            { sign: 'discard', label: 'den Rest der Hand ablegen' },
            { sign: 'deck', label: 'alle ziehen auf fünf nach' },
          ],
          again: 'wenn alle am Zug waren: ein Ereignis',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'strength', label: 'Kampf: Einheiten der Hand gegen Festung, Stadt, Feind oder Heimatreich' },
            { sign: 'gold', label: 'Gold: kauft Einheiten und Festungen der eigenen Kaserne' },
            { sign: 'influence', label: 'Einfluss: erschöpfte Städte und Festungen erwerben Gold, neutrale Karten, Söldner' },
            { sign: 'play', label: 'Kartenaktion: eine Karte mit dem Wort Aktion spielen oder erschöpfen' },
          ],
        },
      ],
      lines: [
        ['Ein Zug hat vier Schritte: auffrischen, handeln, ablegen, ziehen.', 'RA-TRN-02'],
        [
          'Gold kommt von Handkarten, Einfluss von Städten und Festungen vor dir; aufheben lässt sich beides nicht.',
          'RA-RES-01',
          'RA-RES-03',
          'RA-RES-04',
        ],
        [
          'Was du kaufst, kommt auf deinen Ablagestapel und kehrt wieder, wenn das Deck gemischt wird.',
          'RA-GLD-04',
          'RA-INF-03',
          'RA-DCK-01',
        ],
        ['Für je 1 Einfluss darfst du eine Karte behalten; der Rest der Hand geht.', 'RA-TRN-08', 'RA-TRN-09'],
        [
          'Nach der Runde wird ein Ereignis aufgedeckt: Ein Feind bleibt, bis ihn jemand besiegt, ein Sofort-Ereignis geschieht gleich.',
          'RA-EVT-01',
          'RA-EVT-03',
          'RA-EVT-06',
        ],
      ],
    },
    {
      part: 'fight',
      title: 'Schlacht und Belagerung',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Angriff',
              parts: [
                { sign: 'infantry', figure: '2', label: 'Einheit' },
                { sign: 'cavalry', figure: '3', label: 'Einheit' },
                { sign: 'strength', figure: '1', label: 'Fähigkeit' },
              ],
              sum: '6',
            },
            {
              name: 'Verteidigung einer Stadt',
              parts: [
                { sign: 'archer', figure: '2', label: 'Einheit' },
                { sign: 'spear', figure: '2', label: 'Einheit' },
                { sign: 'wall', figure: '1', label: 'Mauern' },
              ],
              sum: '5',
            },
          ],
          says: 'Eine Belagerung: 6 schlägt 5, und die Stadt wechselt den Besitzer. Bei 6 gegen 6 hätte die Verteidigung sie gehalten.',
        },
      ],
      lines: [
        [
          'Gegen alles, was kein anderer Spieler kontrolliert, führst du eine Schlacht: Erreiche seine Stärke, und es ist dein.',
          'RA-ACT-03',
          'RA-RES-08',
          'RA-BAT-12',
        ],
        [
          'Stadt oder Heimatreich eines anderen belagerst du: Beide spielen abwechselnd Karten, und bei Gleichstand hält der Verteidiger.',
          'RA-SIE-02',
          'RA-SIE-04',
          'RA-SIE-13',
        ],
        ['Zermürbungswürfel kosten dich Einheiten, bevor die Stärke verglichen wird, wo die Karte sie zeigt.', 'RA-ATT-01', 'RA-ATT-03'],
        ['Ein Heimatreich nimmt so viel Schaden, wie der Angreifer stärker ist.', 'RA-SIE-16', 'RA-BAT-26'],
        ['Nach dem Kampf sind verwundete Einheiten fort; die anderen kommen auf den Ablagestapel.', 'RA-BAT-20'],
      ],
    },
    {
      part: 'end',
      title: 'Das Ende',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'sun', label: 'Ereignisse der Stufe 1' },
            { sign: 'curse', label: 'Ereignisse der Stufe 2' },
            { sign: 'skull', label: '20 Schaden: Ein Reich fällt' },
            { sign: 'vp', label: 'das Ziel ist erreicht' },
          ],
        },
      ],
      lines: [
        ['Das Spiel endet, sobald jemand das Ziel erreicht, oder am Ende der Runde, wo es das sagt.', 'RA-TRN-14'],
        ['Ein Heimatreich mit 20 Schaden fällt, und sein Spieler scheidet aus.', 'RA-ELM-01'],
        ['Wo der letzte Überlebende gewinnt, endet das Spiel, wenn nur einer übrig ist.', 'RA-ELM-13'],
      ],
    },
    {
      part: 'score',
      title: 'Wer gewinnt',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'skull', label: 'Rückkehr der Drachenfürsten: den Hohen Drachenfürsten besiegen' },
            { sign: 'lantern', label: 'Runenkriege: als Letzter überleben' },
            { sign: 'shield', label: 'Die Katastrophe: die Ereignisse überstehen, gemeinsam' },
            { sign: 'structure', label: 'Das Monument: es für 12 Gold bauen' },
            { sign: 'king', label: 'Aufstieg des Overlords: einer gegen alle anderen' },
            { sign: 'tower', label: 'Eroberung: drei Landmarken halten' },
          ],
        },
      ],
      lines: [
        ['Punkte gibt es nicht; das Szenario allein entscheidet.', 'RA-SCN-01', 'RA-SCN-02', 'RA-SCN-04'],
        [
          'Die Verbündeten gewinnen, wenn der Overlord fällt; er gewinnt, wenn einer von ihnen fällt oder die Ereignisse vorbei sind.',
          'RA-SCN-08',
        ],
      ],
    },
  ],
};

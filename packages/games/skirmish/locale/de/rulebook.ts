/** The rules as players read them, in German. */
import type { Rulebook } from '@longtable/catalogue';
import { summary } from './summary.ts';

export const rulebook: Rulebook = {
  summary,
  sections: {
    SET: 'Aufbau',
    RND: 'Eine Runde',
    RAL: 'Sammelruf und Konter',
    END: 'Das Ende',
  },
  rules: {
    'SK-SET-01': 'Es spielen zwei bis vier Hauptleute.',
    'SK-SET-02': 'Der Stapel enthält 40 Soldaten: je acht von jedem Rang von 1 bis 5.',
    'SK-SET-03': 'Jeder Hauptmann beginnt mit vier Soldaten auf der Hand, die sonst niemand sehen darf.',
    'SK-SET-04':
      'Die sieben Hügel sind 1, 1, 2, 2, 3, 3 und 4 Punkte wert und liegen verdeckt in zufälliger Folge. Ein kurzes Spiel hat fünf Hügel zu 1, 2, 2, 3 und 4 Punkten.',
    'SK-SET-05': 'Wer zuerst die Führung hat, entscheidet der Zufall.',
    'SK-RND-01': 'Eine Runde beginnt damit, dass der nächste Hügel aufgedeckt wird; seine Punkte kommen zum Preis.',
    'SK-RND-02': 'Alle Hauptleute wählen geheim einen Soldaten von der Hand und decken ihn gleichzeitig auf.',
    'SK-RND-03': 'Deine Stärke ist der Rang deines Soldaten plus der Wurf eines sechsseitigen Würfels.',
    'SK-RND-04': 'Der stärkste Hauptmann bekommt den ganzen Preis.',
    'SK-RND-05':
      'Sind mehrere am stärksten, bekommt niemand den Preis, und er bleibt für die nächste Runde liegen. Nach dem letzten Hügel verfällt er.',
    'SK-RND-06': 'Die Soldaten, die gekämpft haben, werden abgelegt; dann ziehen alle wieder auf vier auf, beginnend bei der Führung.',
    'SK-RND-07': 'Ist der Stapel leer, wird der Ablagestapel zum neuen Stapel.',
    'SK-RND-08': 'Nach jeder Runde geht die Führung nach links weiter.',
    'SK-RAL-01':
      'Nach den Würfeln darf der schwächste Hauptmann sammeln: Er legt einen weiteren Soldaten ab und zählt dessen Rang zur Stärke dazu. Ein Tisch darf auch ohne Sammelrufe spielen.',
    'SK-RAL-02': 'Sind mehrere am schwächsten, darf der erste von ihnen sammeln, gezählt von der Führung an.',
    'SK-RAL-03':
      'Der stärkste Hauptmann darf einen Sammelruf kontern, indem er einen Soldaten vom gleichen oder einem höheren Rang ablegt; der Sammelruf bringt dann nichts.',
    'SK-RAL-04': 'Sind mehrere am stärksten, darf der erste von ihnen kontern, gezählt von der Führung an.',
    'SK-RAL-05': 'Sind alle gleich stark, darf niemand sammeln.',
    'SK-RAL-06': 'Du wirst auch gefragt, wenn keiner deiner Soldaten taugt: So verrät die Frage nichts.',
    'SK-END-01': 'Nach dem letzten Hügel gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt man sich den Sieg.',
  },
};

/** Words of the review. They come with its page, not with the lobby. */
import type { Language } from '@longtable/kit';

/** A share of a win: hardly anything is not called nothing, because luck may still have had a side. */
const spelt = (share: number, about: string, less: string): string => {
  const percent = Math.round(100 * Math.abs(share));
  return percent === 0 ? `${less} 1 %` : `${about} ${percent} %`;
};
const some = (share: number): string => spelt(share, 'about', 'less than');
const etwas = (share: number): string => spelt(share, 'etwa', 'weniger als');

const en = {
  title: 'Review',
  replay: 'Replay',
  prospects: 'Prospects',
  how: 'chance to win, judged by what each could know then; yours is the thick line',
  luck: 'Luck',
  against: 'against what was to be expected',
  better: (of: number) => `luckier than ${of} of 100`,
  none: 'chance had no say',
  middle: 'Middle: as expected. Grey: two matches in three.',
  yours: 'Yours',
  sum: (gained: number, lost: number) =>
    `Chance ${gained < 0 ? 'cost' : 'gave'} you ${some(gained)} of a win, your answers cost ${lost < 1 ? some(lost) : 'more than a whole one'}.`,
  played: (who: string) => `${who} played`,
  coach: 'The coach',
  at: (n: number, who: string) => `answer ${n}, ${who}`,
  before: 'The judgement is a bot’s: it may be wrong.',
  see: 'See the position',
  playOn: 'Play on from here',
  quiet: 'No single answer cost anybody much.',
  begin: 'Look at the match',
  about: 'The coach looks at every answer again: where the match turned, what would have been better, and what was luck.',
  busy: (done: number) => `Looking at the match: ${done} %`,
  stop: 'Stop',
  unknown: 'No coach knows the rules of this match.',
  failed: 'The review could not be finished.',
  table: 'The curve as a table',
  answer: 'Answer',
};
type ReviewWords = typeof en;

const de: ReviewWords = {
  title: 'Rückblick',
  replay: 'Wiedergabe',
  prospects: 'Aussichten',
  how: 'Chance auf den Sieg, beurteilt nach dem, was jeder damals wissen konnte; die eigene ist die dicke Linie',
  luck: 'Glück',
  against: 'gemessen an der Erwartung',
  better: (of) => `mehr Glück als ${of} von 100`,
  none: 'der Zufall hatte nichts zu sagen',
  middle: 'Mitte: wie erwartet. Grau: zwei von drei Partien.',
  yours: 'Deine Partie',
  sum: (gained, lost) =>
    `Der Zufall hat dich ${etwas(gained)} eines Sieges ${gained < 0 ? 'gekostet' : 'weitergebracht'}, deine Antworten haben ${lost < 1 ? etwas(lost) : 'mehr als einen ganzen'} gekostet.`,
  played: (who) => `${who} spielte`,
  coach: 'Der Ratgeber',
  at: (n, who) => `Antwort ${n}, ${who}`,
  before: 'Das Urteil ist das eines Bots: Es kann falsch sein.',
  see: 'Stellung ansehen',
  playOn: 'Von hier weiterspielen',
  quiet: 'Keine einzelne Antwort hat jemanden viel gekostet.',
  begin: 'Partie ansehen',
  about: 'Der Ratgeber sieht sich jede Antwort noch einmal an: wo die Partie sich wendete, was besser gewesen wäre und was Glück war.',
  busy: (done) => `Die Partie wird angesehen: ${done} %`,
  stop: 'Anhalten',
  unknown: 'Kein Ratgeber kennt die Regeln dieser Partie.',
  failed: 'Der Rückblick konnte nicht beendet werden.',
  table: 'Die Kurve als Tabelle',
  answer: 'Antwort',
};

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = { en, de };
export type { ReviewWords };

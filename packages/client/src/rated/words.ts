/** The words about rated tables. */
import { useSettings } from '../state/settings.ts';

const en = {
  toggle: 'Rated',
  help: 'Counts for everybody who sits down. Kept names only, no bots, no coach, nothing taken back past others. Whoever leaves is last.',
  account: 'Keep your name first (in your profile): only kept names are rated.',
  together: 'All play together here: nobody is rated against anybody.',
  fact: 'Rated match',
  about: 'Whoever sits down agrees: it counts, and whoever leaves is last',
  waits: 'A rated table waits for people: no bots sit here.',
};
const de: typeof en = {
  toggle: 'Gewertet',
  help: 'Zählt für alle, die sich setzen. Nur behaltene Namen, keine Bots, kein Ratgeber, nichts zurück nach anderer Leute Zug. Wer geht, wird Letzter.',
  account: 'Behalte erst deinen Namen (im Profil): Nur behaltene Namen werden gewertet.',
  together: 'Hier spielen alle gemeinsam: Niemand wird gegen jemanden gewertet.',
  fact: 'Gewertete Partie',
  about: 'Wer sich setzt, ist einverstanden: Sie zählt, und wer geht, wird Letzter',
  waits: 'Ein gewerteter Tisch wartet auf Leute: Hier sitzen keine Bots.',
};

export const useRatedText = (): typeof en => (useSettings().language === 'de' ? de : en);

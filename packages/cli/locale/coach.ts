/** The coach's words at the terminal. */
import type { Language } from '@longtable/kit';

interface CoachWords {
  readonly hint: (what: string) => string;
  readonly nothing: string;
  readonly warning: (cost: string, better: string) => string;
  readonly even: string;
  readonly off: string;
  readonly unknown: string;
  readonly noWishes: string;
  readonly nothingToWish: string;
  readonly reply: (who: string, yes: boolean, why: string) => string;
}

export const COACH_WORDS: Readonly<Record<Language, CoachWords>> = {
  en: {
    hint: (what) => `Coach: ${what}`,
    nothing: 'Coach: nothing tells the ways apart. Go by taste.',
    warning: (cost, better) => `Coach: that costs about ${cost}; better: ${better}. Type it again to do it anyway.`,
    even: 'Nothing stands out yet.',
    off: 'No coach sits here: start with --coach warn, hint or explain, alone against bots.',
    unknown: 'No bot knows this game: nobody can judge the position.',
    noWishes: 'There are no partners here who could be asked.',
    nothingToWish: 'There is nothing to ask for now.',
    reply: (who, yes, why) => `${who}: ${yes ? 'yes' : 'no'}. ${why}`,
  },
  de: {
    hint: (what) => `Ratgeber: ${what}`,
    nothing: 'Ratgeber: Nichts unterscheidet die Wege. Geh nach Geschmack.',
    warning: (cost, better) => `Ratgeber: Das kostet etwa ${cost}; besser: ${better}. Noch einmal eingeben, um es trotzdem zu tun.`,
    even: 'Noch sticht nichts hervor.',
    off: 'Hier sitzt kein Ratgeber: mit --coach warn, hint oder explain beginnen, allein gegen Bots.',
    unknown: 'Kein Bot kennt dieses Spiel: Niemand kann die Stellung beurteilen.',
    noWishes: 'Hier gibt es keine Partner, die man bitten könnte.',
    nothingToWish: 'Gerade gibt es nichts zu erbitten.',
    reply: (who, yes, why) => `${who}: ${yes ? 'ja' : 'nein'}. ${why}`,
  },
};

/** Faults that a text for players can have, whatever it says. */
import type { Id } from '@longtable/kernel';
import type { Language } from '@longtable/kit';

/** missing: nothing is said · hole: a value was not there · the others: something for programs, or bad grammar, came through. */
export const FAULTS = ['missing', 'hole', 'raw id', 'coordinates', 'mark', 'number'] as const;
export type Fault = (typeof FAULTS)[number];

const HOLE = /undefined|NaN|\[object|(?<![\p{L}-])null(?![\p{L}-])/u;
/** `forest-3`, `place:17`, `withGold`, `battle.act`: words that only programs write. */
const RAW =
  /(?<![\p{L}\p{N}-])(?:[a-z]+(?:-[a-z]+)*-\d+|[a-z]+:[a-z\d]\S*|[a-z]+[A-Z][a-z]+|[a-z]{2,}\.[a-z]{2,}[A-Za-z]*)(?![\p{L}\p{N}])/u;
const COORDINATES = /[([]-?\d+ ?[,;:|] ?-?\d+[)\]]/;
/** Numbers of rules, sources and emphasis of the catalogues. */
const MARK = /(?<![A-Za-z0-9])[A-Z]{2}-(?:[A-Z][A-Z0-9]*-)*[A-Z]?\d{2,}|\*\*|`|\[[12]E\]|\((?:S~?|[DPX])(?:[,;)]|: )|\{(?:def|ex)\}/;
/** One thing with the word for several. */
const SEVERAL: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\d.,/+−–-] ?)(?<!\p{L} to )\b1 (?:[a-z]+ )?(?:cards|units|walls|towers|points|fighters|soldiers|armies|dice|tokens|skeletons|curses|hills|resources|damages|strengths|strongholds|cities|havens|wounds|copies|times|rounds|turns)\b/iu,
  de: /(?<![\d.,/+−–-] ?)\b1 (?!(?:[ds]?einer|ihrer|eurer|unserer|der) )(?:\p{Ll}+e[nrs]? )?(?:Karten|Einheiten|Mauern|Türme|Punkte|Siegpunkte|Soldaten|Heere|Armeen|Skelette|Flüche|Hügel[n]|Rohstoffe|Festungen|Städte|Wunden|Schäden|Runden|Züge|Male|Kopien)\b/u,
};

/** The first fault of a text, or null. `id`: what it is the name of. */
export function faultOf(text: unknown, language: Language, id?: Id): Fault | null {
  if (typeof text !== 'string' || text.trim() === '') return 'missing';
  if (HOLE.test(text)) return 'hole';
  if (MARK.test(text)) return 'mark';
  if (COORDINATES.test(text)) return 'coordinates';
  if (RAW.test(text) || isBare(text, language, id)) return 'raw id';
  return SEVERAL[language].test(text) ? 'number' : null;
}

/** The id itself in place of a name. Ids are English: there an id of one word may well be the right word. */
const isBare = (text: string, language: Language, id: Id | undefined): boolean =>
  typeof id === 'string' && text === id && (language === 'en' ? /[a-z].*[^a-z]|[^a-z].*[a-z]/ : /[a-z]{2}/).test(id);

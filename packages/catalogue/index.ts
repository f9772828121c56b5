export { ids, plainText, rulesFile } from './ids.ts';
export { type Catalogue, type Entry, type EntryKind, MARKS, type Mark, parseCatalogue, RULE_KINDS, type Section } from './parse.ts';
export {
  chapterOf,
  cleanText,
  playersSections,
  type Rulebook,
  rulebookProblems,
  sectionKey,
  sectionTitle,
  sentenceOf,
} from './rulebook.ts';
export {
  dependsOnEdition,
  type EditionPair,
  type Picture,
  type PictureSign,
  type PictureSum,
  SUMMARY_PARTS,
  type Summary,
  type SummaryLine,
  type SummaryPart,
} from './summary.ts';
export { type MarkdownTable, tablesIn } from './tables.ts';

export { ids, plainText, rulesFile } from './ids.ts';
export { type Catalogue, type Entry, type EntryKind, MARKS, type Mark, parseCatalogue, RULE_KINDS, type Section } from './parse.ts';
export { cleanText, playersSections, type Rulebook, rulebookProblems, sectionKey, sectionTitle, sentenceOf } from './rulebook.ts';

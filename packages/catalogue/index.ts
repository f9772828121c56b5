export { ids, plainText, rulesFile } from './ids.ts';
export { type Catalogue, type Entry, type EntryKind, MARKS, type Mark, parseCatalogue, type Section } from './parse.ts';

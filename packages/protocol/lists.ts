/** Lists of names that pages need without the schemas around them. */

/** Charges of a shield, by the names of the client's drawings. */
export const CREST_CHARGES = ['lantern', 'sun', 'anchor', 'boot', 'forest', 'skull'] as const;

export const REPORT_REASONS = ['words', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** dismiss · warn: a word to the person · silence: no chat for some days · close: the name is closed for good */
export const DEEDS = ['dismiss', 'warn', 'silence', 'close'] as const;
export type Deed = (typeof DEEDS)[number];

/** Abilities in as few words as a face has room for; the full text opens with the card. */
import type { CardId } from '@longtable/rune-age/data/cards';

export type Brief = Readonly<Record<Exclude<CardId, `gold-${number}`>, string>>;

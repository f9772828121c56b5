/** All 80 Feats: eight decks of ten. */
import type { FeatDef } from './cards.ts';
import { FHAYANOR, SYNDRA } from './feats/druwhn.ts';
import { BARANTH, YANNY } from './feats/duerkhar.ts';
import { DUGPA, KHAAL } from './feats/krowh.ts';
import { HANZO, RONJA } from './feats/mohyar.ts';
import type { HeroId } from './heroes.ts';

const ALL_FEATS = { ...RONJA, ...HANZO, ...SYNDRA, ...FHAYANOR, ...YANNY, ...BARANTH, ...KHAAL, ...DUGPA };
export type FeatId = keyof typeof ALL_FEATS;
export const FEAT: Readonly<Record<FeatId, FeatDef>> = ALL_FEATS;
/** @public */
export const FEATS = Object.keys(ALL_FEATS) as FeatId[];

const ids = (deck: object): readonly FeatId[] => Object.keys(deck) as FeatId[];
export const FEAT_DECK: Readonly<Record<HeroId, readonly FeatId[]>> = {
  ronja: ids(RONJA),
  hanzo: ids(HANZO),
  syndra: ids(SYNDRA),
  fhayanor: ids(FHAYANOR),
  yanny: ids(YANNY),
  baranth: ids(BARANTH),
  khaal: ids(KHAAL),
  dugpa: ids(DUGPA),
};

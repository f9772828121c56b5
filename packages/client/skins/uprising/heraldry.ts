/** Colours and signs of factions, Nemeses and dice: the same on the map, in panels and on cards. */
import type { Colour as Die } from '@longtable/uprising/data/dice';
import type { FactionId } from '@longtable/uprising/data/factions';
import { NEMESIS, type NemesisId } from '@longtable/uprising/data/nemesis';
import type { Colour } from '../../src/design/shield.tsx';
import type { GlyphName } from './glyph.tsx';

export const TINCTURE: Readonly<Record<FactionId, Colour>> = { druwhn: 5, krowh: 2, mohyar: 4, duerkhar: 3 };
export const CHARGE: Readonly<Record<FactionId, GlyphName>> = { druwhn: 'tree', krowh: 'tusk', mohyar: 'chain', duerkhar: 'anvil' };

/** Paint of the six dice, and the ink that reads on it. */
export const DIE_PAINT: Readonly<Record<Die, readonly [paint: string, ink: string]>> = {
  white: ['#f0ece2', '#2a2118'],
  yellow: ['#e9bd32', '#2c1f00'],
  red: ['#a92a26', '#fff1e6'],
  blue: ['#2c5f93', '#eef6ff'],
  purple: ['#6b459c', '#f8f0ff'],
  black: ['#22262b', '#f3e6c4'],
};

const SIGNS: Readonly<Record<NemesisId, readonly [sign: GlyphName, ground: string]>> = {
  courtesan: ['courtesan', '#9c3346'],
  warlock: ['warlock', '#7d2f2a'],
  spymaster: ['spy', '#7a3d1c'],
  assassin: ['assassin', '#84251f'],
  'imperial-guard': ['guard', '#8f2b1e'],
  butcher: ['butcher', '#a8452a'],
  'mage-breaker': ['breaker', '#8c3a2f'],
  executioner: ['axe', '#6e2a22'],
  'new-emperor': ['emperor', '#7e2413'],
  'lich-queen': ['lich', '#4d2a78'],
  'coven-of-yssat': ['moon', '#4b3a86'],
  'counter-of-omens': ['omen', '#5b2a6e'],
  bloodwyrm: ['wyrm', '#7a1f5c'],
  siren: ['siren', '#3f4a82'],
  banished: ['banished', '#4a3560'],
  'false-messiah': ['messiah', '#6a3f7d'],
  oda: ['oda', '#5d2f52'],
};

export const signOf = (card: NemesisId): GlyphName => SIGNS[card][0];
export const groundOf = (card: NemesisId): string => SIGNS[card][1];
export const isLegion = (card: NemesisId): boolean => NEMESIS[card].side === 'E';

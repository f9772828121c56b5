import type { IconName } from '../design/icons.ts';

/** Colours of regions and terrains, by the names that games use. */
const TONES: Readonly<Record<string, string>> = {
  forest: '#4d7346',
  wetlands: '#7f9c78',
  town: '#a8472f',
  desert: '#b98a58',
  mountains: '#8d8a84',
  volcano: '#a3392a',
  coast: '#3f7f96',
  badlands: '#a9784a',
  icewaste: '#b9ced6',
  woods: '#4d7346',
  marsh: '#7f9c78',
  highlands: '#8d8a84',
  ice: '#a9c2cc',
  curse: '#4b2a63',
  sea: '#1d3442',
  tower: '#274757',
  capital: '#7a2f25',
  home: '#8f7a52',
  unexplored: '#3a4a55',
};

/** Signs of terrains, in the words of the sprite. */
const SIGNS: Readonly<Record<string, IconName>> = {
  woods: 'forest',
  marsh: 'wetlands',
  highlands: 'mountains',
  badlands: 'badlands',
  ice: 'icewaste',
  curse: 'curse',
  tower: 'tower',
  capital: 'citadel',
  unexplored: 'hidden',
};

export const signOf = (tone: string): IconName | undefined => SIGNS[tone];
export const hueOf = (tone: string): string => TONES[tone] ?? '#7a6a4a';
/** Nothing is known of it, or nothing is there: no name and no relief. */
export const isEmptyTone = (tone: string): boolean => tone === 'sea' || tone === 'unexplored';

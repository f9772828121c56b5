/** Data that Feats and Items have in common (components, sections 11 and 12). */

import type { Goods, Source } from './factions.ts';
import type { Attribute } from './heroes.ts';
import type { Need, Op, Window } from './ops.ts';

/** Standing effects of permanent cards: read by the one query that cares. */
export type Passive =
  | { readonly on: 'produce'; readonly goods: Goods; readonly perHaven?: number }
  | { readonly on: 'score'; readonly vp: number; readonly per?: 'defended-haven' }
  | { readonly on: 'chaos-score'; readonly most: number }
  | { readonly on: 'ice-axe' }
  | { readonly on: 'deep-roads' }
  | { readonly on: 'forest-paths' }
  | { readonly on: 'spared' }
  | { readonly on: 'stones' };

/**
 * Triggers that a permanent card answers by itself (UP-CARD-20). curse-placed: its owner chooses one of a list · unit-to-chaos: a Unit
 * of its owner goes to the Chaos Graveyard · garrison-destroyed, skeleton-destroyed: by its owner · legion-destroyed: by its
 * owner, or a Legion that hunted its owner, whoever destroyed it.
 */
export type Reaction =
  | { readonly on: 'curse-placed'; readonly select: 'gain-unit-any' }
  | { readonly on: 'unit-to-chaos'; readonly gain: Goods }
  | { readonly on: 'garrison-destroyed'; readonly gain: Goods }
  | { readonly on: 'skeleton-destroyed'; readonly every: number; readonly vp: number }
  | { readonly on: 'legion-destroyed'; readonly which: 'by-me' | 'hunting-me'; readonly vp: number };

export interface Use {
  readonly window: Window;
  /** archery, clash, or either; with `before-combat` the round in which its mark works. */
  readonly round: 'archery' | 'clash' | 'both' | null;
  /** there: the Hero must be on the combat hex. */
  readonly there: boolean;
  readonly needs: readonly Need[];
  readonly effect: readonly Op[];
  /** A second part of the same use: nothing more is paid. */
  readonly free?: true;
}

export interface PlayCard {
  /** flip: once until the next Refresh · discard: once · permanent: as often as it applies · tuck: an attribute Feat. */
  readonly use: 'flip' | 'discard' | 'permanent' | 'tuck';
  readonly uses: readonly Use[];
  readonly passive: readonly Passive[];
  readonly react: Reaction | null;
  readonly rules: readonly string[];
  readonly source: Source;
}

export interface FeatDef extends PlayCard {
  readonly start: boolean;
  /** The two attributes of a tucked Feat, of which one is raised. */
  readonly attributes: readonly [Attribute, Attribute] | null;
}

export interface ItemDef extends PlayCard {
  readonly number: number;
  readonly requires: { readonly attribute: Attribute; readonly least: number } | null;
  readonly cost: number;
  readonly advanced: boolean;
}

type Rest = Partial<Pick<Use, 'round' | 'there' | 'needs' | 'free'>>;

/** One use of a card: its window, what it does, and what else the table says about it. */
export const use = (window: Window, effect: readonly Op[], rest: Rest = {}): Use => ({
  window,
  round: rest.round ?? null,
  there: rest.there ?? false,
  needs: rest.needs ?? [],
  effect,
  ...(rest.free ? { free: true as const } : {}),
});

const card = (how: PlayCard['use'], uses: readonly Use[], passive: readonly Passive[], source: Source): PlayCard => ({
  use: how,
  uses,
  passive,
  react: null,
  rules: uses.some((u) => u.round !== null) ? ['UP-CARD-13', 'UP-CARD-18'] : ['UP-CARD-18'],
  source,
});

/** A Feat that is flipped to be used. */
export const flipped = (...uses: readonly Use[]): FeatDef => ({ ...card('flip', uses, [], 'house'), start: false, attributes: null });
/** A Feat that holds as long as it is in play. */
export const standing = (...passive: readonly Passive[]): FeatDef => ({
  ...card('permanent', [], passive, 'house'),
  start: false,
  attributes: null,
});
/** A Feat that answers an event by itself (UP-CARD-20). */
export const reacting = (react: Reaction): FeatDef => ({ ...standing(), react });
/** UP-CARD-12 */
export const attributeFeat = (a: Attribute, b: Attribute, goods: Goods): FeatDef => ({
  ...card('tuck', [use('enter', [{ op: 'gain', who: 'me', goods }])], [], 'house'),
  rules: ['UP-CARD-12'],
  start: false,
  attributes: [a, b],
});
/** UP-SET-06 */
export const start = (feat: FeatDef): FeatDef => ({ ...feat, start: true });

/** An Item as its entry says it; what is left out is not on the card. */
type ItemText = Pick<ItemDef, 'number' | 'cost'> & {
  readonly use: 'flip' | 'discard' | 'permanent';
} & Partial<Pick<ItemDef, 'requires' | 'uses' | 'passive' | 'react' | 'advanced' | 'source'>>;

export const item = (text: ItemText): ItemDef => ({
  ...card(text.use, text.uses ?? [], text.passive ?? [], text.source ?? 'house'),
  react: text.react ?? null,
  number: text.number,
  requires: text.requires ?? null,
  cost: text.cost,
  advanced: text.advanced ?? false,
});

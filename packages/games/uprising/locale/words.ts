/** The vocabulary of one language: names of everything, and texts of every card and tile in our own words. */

import type { Colour } from '../data/dice.ts';
import type { Edition, Level } from '../data/difficulty.ts';
import type { DruidId } from '../data/druids.ts';
import type { EventId } from '../data/events.ts';
import type { FactionId, Res, UnitDef, UnitId } from '../data/factions.ts';
import type { FeatId } from '../data/feats.ts';
import type { Attribute, HeroId } from '../data/heroes.ts';
import type { ItemId } from '../data/items.ts';
import type { Region } from '../data/map.ts';
import type { NemesisId } from '../data/nemesis.ts';
import type { Selection, Terrain, Window } from '../data/ops.ts';
import type { QuestId } from '../data/quests.ts';
import type { NemesisPart, QuestPart, RuleReason } from '../data/reasons.ts';
import type { TileId } from '../data/tiles.ts';
import type { ActionId, Building, MoveChoice, MoveOut, Piece, StayReason } from '../events.ts';
import type { Phase } from '../types.ts';

/** Name and text. */
export type CardText = readonly [name: string, text: string];

export interface NemesisText {
  readonly name: string;
  readonly immediate: string;
  readonly ability: string;
  readonly godpower: string;
  readonly destroyed: string;
}

export interface Words {
  readonly feats: Readonly<Record<FeatId, CardText>>;
  readonly items: Readonly<Record<ItemId, CardText>>;
  readonly quests: Readonly<Record<QuestId, CardText>>;
  readonly events: Readonly<Record<EventId, CardText>>;
  readonly tiles: Readonly<Record<TileId, CardText>>;
  readonly druids: Readonly<Record<DruidId, CardText>>;
  readonly nemesis: Readonly<Record<NemesisId, NemesisText>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly heroes: Readonly<Record<HeroId, string>>;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly resources: Readonly<Record<Res, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly symbols: readonly [skull: string, shield: string, bolt: string];
  readonly manySymbols: Words['symbols'];
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly levels: Readonly<Record<Edition, Readonly<Record<Level, string>>>>;
  readonly actions: Readonly<Record<ActionId, string>>;
  readonly windows: Readonly<Record<Window, string>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** The question when something is chosen from a list. */
  readonly selections: Readonly<Record<Selection, string>>;
  /** Alternatives that cards give, by id. */
  readonly choices: Readonly<Record<string, string>>;
  readonly empire: string;
  readonly chaos: string;
  readonly garrisons: string;
  readonly skeletons: string;
  readonly blank: string;
  readonly unexplored: string;
  readonly seaTower: string;
  readonly rounds: Readonly<Record<'archery' | 'clash', string>>;
  readonly space: string;
  readonly die: string;
  readonly graves: Readonly<Record<'E' | 'C', string>>;
  readonly reserve: string;
  readonly none: string;
  readonly to: string;
  readonly on: string;
  readonly anyResources: (n: number) => string;
  readonly free: string;
  /** The far side of an edge over which there is nothing. */
  readonly rim: string;
  /** Facts about a bare region space. */
  readonly bare: string;
  /** A faction or Hero that nobody has chosen yet. */
  readonly unchosen: string;
  /** Names of the dice: "purple die". */
  readonly dice: Readonly<Record<Colour, string>>;
  readonly types: Readonly<Record<UnitDef['type'], string>>;
  readonly elite: string;
  readonly basic: string;
  /** The name of a Unit's side: "1 of 4 left". */
  readonly left: (n: number, of: number) => string;
  /** The direction of a neighbour: north, then clockwise. */
  readonly compass: readonly [north: string, northEast: string, southEast: string, south: string, southWest: string, northWest: string];
  /** A face-down hex next to a named one; `side` when two would be called the same. */
  readonly byHex: (what: string, name: string, side: string | null) => string;
  /** Between two prices. */
  readonly or: string;
  /** Board income, by the number of Havens. */
  readonly perHavens: string;
  readonly startFeats: string;
  /** Rewards that a goal of a Quest may give beside VP and goods. */
  readonly rewards: Readonly<Record<'item' | 'feat' | 'wall' | 'tower', string>>;
  readonly reasons: ReasonWords;
  readonly tableau: Readonly<Record<TableauWord, string>>;
}

/** Why things happen, in phrases that follow a colon or stand in brackets. */
export interface ReasonWords {
  readonly rules: Readonly<Record<RuleReason, string>>;
  readonly parts: Readonly<Record<NemesisPart, string>>;
  readonly quests: Readonly<Record<QuestPart, string>>;
  readonly skeletonPower: string;
  readonly skeletonText: string;
  readonly priorities: Readonly<Record<MoveChoice['priority'], string>>;
  readonly outs: Readonly<Record<MoveOut, (n: number) => string>>;
  readonly stays: Readonly<Record<StayReason, string>>;
  readonly hunts: Readonly<Record<'hunted' | 'no-haven' | 'behind', string>>;
  readonly not: (list: string) => string;
  readonly decides: (name: string, list: string) => string;
  /** Many places that are as good as each other. */
  readonly equals: (n: number) => string;
  readonly others: (n: number) => string;
  readonly fewest: string;
  readonly targetMoved: string;
  readonly nobody: string;
  readonly and: string;
}

export const TABLEAU_WORDS = [
  'chapter',
  'threat',
  'legions',
  'hordes',
  'market',
  'closed',
  'openQuests',
  'questDeck',
  'druids',
  'events',
  'decks',
  'graves',
  'imperialGrave',
  'chaosGrave',
  'reserve',
  'feats',
  'items',
  'taken',
  'hero',
  'haven',
  'wall',
  'tower',
  'curse',
  'garrison',
  'skeleton',
  'target',
  'tokens',
  'initiative',
  'cost',
  'faceDown',
  'first',
  'income',
  'deck',
  'discard',
  'combat',
  'dice',
  'goals',
  'needs',
  'empty',
  'drawn',
  'ap',
  'vp',
  'marks',
  'capital',
  'bonus',
] as const;
export type TableauWord = (typeof TABLEAU_WORDS)[number];

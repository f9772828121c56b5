/** What happens, for the log and the animation. */
import type { Seat } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import type { DruidId } from './data/druids.ts';
import type { EventId } from './data/events.ts';
import type { FactionId, UnitId } from './data/factions.ts';
import type { FeatId } from './data/feats.ts';
import type { Attribute, HeroId } from './data/heroes.ts';
import type { ItemId } from './data/items.ts';
import type { HexId } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { QuestId } from './data/quests.ts';
import type { TileId } from './data/tiles.ts';
import type { Terrain } from './ops.ts';
import type { CardId, Party, Phase } from './types.ts';

export type Group = 'units' | 'garrisons' | 'skeletons' | NemesisId;
/** One die of a roll as everybody sees it. */
export interface DieSeen {
  readonly colour: Colour;
  readonly face: number;
  readonly side: number;
}
export type Piece = 'garrison' | 'skeleton' | 'curse';
export type Building = 'haven' | 'wall' | 'tower';
export type ActionId = 'move' | 'trade' | 'command' | 'explore' | 'haven' | 'market' | 'quest';

export type Event =
  | { type: 'faction'; seat: Seat; faction: FactionId }
  | { type: 'hero'; seat: Seat; hero: HeroId }
  | { type: 'home'; seat: Seat; hex: HexId }
  | { type: 'first'; seat: Seat }
  | { type: 'chapter'; chapter: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'druid'; druid: DruidId }
  | { type: 'market'; items: readonly ItemId[] }
  | { type: 'market-closed' }
  | { type: 'quests'; quests: readonly QuestId[] }
  | { type: 'event'; event: EventId; threat: number }
  | { type: 'event-seen'; event: EventId }
  | { type: 'drew-feats'; seat: Seat; n: number }
  | { type: 'drew-feats-own'; seat: Seat; feats: readonly FeatId[] }
  | { type: 'feat'; seat: Seat; feat: FeatId }
  | { type: 'attribute'; seat: Seat; feat: FeatId; attribute: Attribute }
  | { type: 'item'; seat: Seat; item: ItemId }
  | { type: 'discarded'; seat: Seat; card: CardId }
  | { type: 'flipped'; seat: Seat; cards: readonly CardId[] }
  | { type: 'used'; seat: Seat; card: CardId }
  | { type: 'bought'; seat: Seat; what: UnitId | 'wall' | 'tower'; goods: readonly number[] }
  | { type: 'built'; seat: Seat; what: UnitId | Building; hex: HexId }
  | { type: 'goods'; seat: Seat; goods: readonly number[] }
  | { type: 'exchanged'; seat: Seat; from: number; to: number }
  | { type: 'gave'; seat: Seat; to: Seat; goods: readonly number[] }
  | { type: 'gave-item'; seat: Seat; to: Seat; item: ItemId }
  | { type: 'vp'; party: Party; n: number; total: number }
  | { type: 'ap'; seat: Seat; n: number }
  | { type: 'action'; seat: Seat; action: ActionId }
  | { type: 'turn'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'moved'; seat: Seat; from: HexId; to: HexId }
  | { type: 'commanded'; seat: Seat; to: HexId; units: readonly number[]; hero: boolean }
  | { type: 'unit-moved'; seat: Seat; unit: UnitId; from: HexId; to: HexId }
  | { type: 'unit-swapped'; seat: Seat; from: UnitId; to: UnitId; hex: HexId }
  | { type: 'unit-removed'; seat: Seat; unit: UnitId; hex: HexId; to: 'reserve' | 'grave' | 'box' }
  | { type: 'unit-back'; seat: Seat; unit: UnitId; n: number; hex: HexId }
  | { type: 'explored'; seat: Seat; hex: HexId; tile: TileId }
  | { type: 'turned'; seat: Seat; hex: HexId; turn: number }
  | { type: 'looked'; seat: Seat; hexes: readonly HexId[] }
  | { type: 'looked-own'; seat: Seat; tiles: readonly TileId[] }
  | { type: 'swapped'; seat: Seat; hexes: readonly HexId[] }
  | { type: 'vision'; seat: Seat; n: number }
  | { type: 'tile-removed'; hex: HexId }
  | { type: 'placed'; what: Piece; hex: HexId }
  | { type: 'unplaced'; what: Piece | 'legion' | 'horde'; party: 'E' | 'C' }
  | { type: 'removed'; what: Piece; hex: HexId; n: number }
  | { type: 'destroyed'; what: 'garrison' | 'skeleton'; hex: HexId; n: number; by: Party }
  | { type: 'building-removed'; what: Building; hex: HexId; seat: Seat }
  | { type: 'foe'; card: NemesisId; hex: HexId; threat: number }
  | { type: 'foe-moved'; card: NemesisId; from: HexId; to: HexId }
  | { type: 'threat'; card: NemesisId; n: number; threat: number }
  | { type: 'token'; card: NemesisId; n: number; tokens: number }
  | { type: 'target'; card: NemesisId; hex: HexId; prey: Seat }
  | { type: 'activated'; card: NemesisId }
  | { type: 'skeletons-moved'; from: HexId; to: HexId; n: number }
  | { type: 'slain'; card: NemesisId; by: Party }
  | { type: 'foe-removed'; card: NemesisId }
  | { type: 'capital-fallen'; party: Party }
  | { type: 'combat'; hex: HexId; terrain: Terrain; sides: readonly Party[]; groups: readonly Group[] }
  | { type: 'rolled'; round: 'archery' | 'clash'; dice: readonly DieSeen[] }
  | { type: 'rerolled'; party: Party; dice: readonly DieSeen[] }
  | { type: 'godpower'; party: 'E' | 'C'; group: Group }
  | { type: 'druid-used'; seat: Seat; druid: DruidId }
  | { type: 'shield-cancelled'; party: Party; n: number }
  | { type: 'damage'; sides: readonly Party[]; groups: readonly Group[]; hits: readonly number[] }
  | { type: 'losses'; seat: Seat; hex: HexId; units: readonly number[]; to: 'E' | 'C' | 'reserve' }
  | { type: 'combat-over'; hex: HexId; left: readonly boolean[] }
  | { type: 'quest-tried'; seat: Seat; quest: QuestId }
  | { type: 'hero-rolled'; seat: Seat; dice: readonly DieSeen[]; symbols: readonly number[] }
  | { type: 'quest-solved'; seat: Seat; quest: QuestId; met: readonly boolean[] }
  | { type: 'quest-failed'; seat: Seat; quest: QuestId }
  | { type: 'quest-taken'; seat: Seat; quest: QuestId }
  | { type: 'quest-discarded'; quest: QuestId }
  | { type: 'produced'; seat: Seat; goods: readonly number[] }
  | {
      type: 'scored';
      party: Party;
      n: number;
      why: 'garrisons' | 'legions' | 'curses' | 'hordes' | 'graveyard' | 'havens' | 'hexes' | 'cards';
    }
  | { type: 'spent'; seat: Seat; to: Seat; goods: readonly number[] }
  | { type: 'end'; won: boolean; scores: readonly number[]; empire: number; chaos: number };

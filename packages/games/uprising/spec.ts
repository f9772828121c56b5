import type { FrameRules, Id, Match as KernelMatch, Turn as KernelTurn, Up as KernelUp, Seat, TurnIn } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import type { DruidId } from './data/druids.ts';
import type { FactionId, UnitId } from './data/factions.ts';
import type { FeatId } from './data/feats.ts';
import type { Attribute, HeroId } from './data/heroes.ts';
import type { ItemId } from './data/items.ts';
import type { HexId, Region } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { CombatMark, RoundMark, Selection, Terrain, Where, Window } from './data/ops.ts';
import type { QuestId } from './data/quests.ts';
import type { Why } from './data/reasons.ts';
import type { Event, Group } from './events.ts';
import type { CardId, Options, Party, Table } from './types.ts';
import type { View } from './view-types.ts';

export type { Event, Group } from './events.ts';
export type { CardId, Foe, Grave, Hex, Options, Party, Phase, Player, ReadTable, Table } from './types.ts';
export type { View } from './view-types.ts';

/** The surroundings of an effect, as far as it knows them. Replaced, never changed. */
export interface Ctx {
  /** The owner of the effect; -1: nobody's, the first player decides. */
  readonly by: Seat;
  readonly here: HexId;
  readonly self: NemesisId | '';
  readonly quest: QuestId | '';
  readonly region: Region | '';
  /** In a combat: which of the two sides it belongs to. */
  readonly side: 0 | 1;
  /** The destroyer of the card. */
  readonly victor: Party;
  /** The cause of the effect (`reasons.ts`). */
  readonly why: Why;
}

/** A die of a roll. Replaced, never changed. */
export interface Die {
  readonly colour: Colour;
  /** -1: not yet rolled; -2: turned to blank by an effect. */
  readonly face: number;
  readonly side: 0 | 1;
  /** The kind of Unit that rolls it; -1: none. */
  readonly of: number;
  /** One of its symbols has been used: it cannot be rerolled (UP-COM-61). */
  readonly spent: boolean;
}

export interface CombatData {
  readonly hex: HexId;
  readonly sides: readonly [Party, Party];
  readonly groups: readonly [Group, Group];
  /** The acting player, who decides for the Nemesis. */
  readonly by: Seat;
  terrain: Terrain;
  /** Godpowers and Druids used up for this combat. */
  used: readonly string[];
  marks: readonly CombatMark[];
  /** Legions and Hordes destroyed in it. */
  fell: readonly NemesisId[];
  /** Units, levels, Skeletons or Threat of each side when it began. */
  readonly before: readonly number[];
  rounds: number;
  /** Its Skeletons have become a Horde: those that come now are others. */
  turned: boolean;
}

export interface RoundData {
  readonly kind: 'archery' | 'clash';
  dice: readonly Die[];
  /** Symbols made by effects: Skulls, Shields, Bolts of side 0, then of side 1. */
  extra: readonly number[];
  /** Bolts spent, and Shields cancelled, by side. */
  bolts: readonly [number, number];
  cancelled: readonly [number, number];
  used: readonly string[];
  marks: readonly RoundMark[];
  /** Sides whose Godpower works After Damage, once for each Bolt. */
  later: readonly (0 | 1)[];
  /** Druids that work After Damage. */
  druids: readonly DruidId[];
  /** Units lost to the Graveyard in this round, by kind. */
  lost: readonly number[];
}

export interface HeroRollData {
  readonly seat: Seat;
  pool: readonly Colour[];
  dice: readonly Die[];
}

/** An answer of a player in his turn. */
export type Act = 'move' | 'trade' | 'command' | 'explore' | 'haven' | `buy:${ItemId}` | `quest:${QuestId}` | CardId | 'end';
/** A Unit, with the cost that is chosen where the board leaves a choice; a building; a card; or the end. */
export type Purchase = UnitId | `${UnitId}:${number}` | `wall@${number}` | `tower@${number}` | CardId | 'done';
export type Usable = CardId | DruidId | 'cancel-shield' | 'blood-moon' | 'done';

/** The table of contents: every heading with what it does and what it asks. */
export interface Uprising {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  offers: {
    trade: { pick: 'trade' };
    exchange: { pick: `${'salt' | 'plunder' | 'food'}>${'salt' | 'plunder' | 'food'}` };
    card: { pick: CardId };
    /** `salt>1`, `flenser>1`: one thing to a Hero of the Trade that goes on (Build Phase). */
    gift: { pick: string };
  };
  frames: {
    game: { data: object; does: 'prepare' | 'chapter' | 'end' };
    prepare: {
      args: object;
      data: { order: readonly Seat[]; turn: number };
      does: 'deal';
      asks: { faction: { pick: FactionId }; hero: { pick: HeroId }; home: { pick: HexId } };
    };
    chapter: { data: object; does: 'refresh' | 'events' | 'build' | 'actions' | 'nemesis' | 'production' | 'scoring' };

    refresh: { data: { dealt: number }; does: 'druid' | 'cards' | 'ap' | 'market' | 'quests' | 'deal' | 'token' };
    events: { data: object; does: 'growth' | 'reveal' | 'after' | 'tokens' };
    build: { data: object; does: 'lanes' | 'after' };
    builder: {
      data: { seat: Seat; unit: UnitId | ''; camp: HexId };
      does: 'draw';
      asks: { keep: { pick: FeatId }; camp: { pick: HexId | 'decline' }; buy: { pick: Purchase }; where: { pick: HexId } };
    };
    actions: { data: { next: Seat }; does: 'next' };
    turn: { data: { seat: Seat; spent: boolean; acted: boolean }; does: 'begin' | 'over'; asks: { act: { pick: Act } } };
    move: { data: { seat: Seat }; asks: { to: { pick: HexId } } };
    command: {
      data: { seat: Seat; to: HexId; second: HexId; hero: boolean; edge: HexId; march: boolean };
      does: 'march';
      asks: {
        hex: { pick: HexId };
        second: { pick: HexId | 'none' };
        hero: { pick: 'with' | 'without' };
        edge: { pick: HexId | 'none' };
        units: { share: string };
        more: { share: string };
      };
    };
    explore: { data: { seat: Seat; hex: HexId; effect: boolean }; does: 'flip' | 'settled'; asks: { orient: { pick: number } } };
    quest: {
      data: { seat: Seat; quest: QuestId | ''; bonus: Colour | ''; noFail: boolean; roll: readonly number[] | null };
      does: 'roll' | 'judge';
      asks: { choose: { pick: QuestId } };
    };
    exchange: {
      data: {
        /** Heroes on one hex, the trading one first. */
        seats: readonly Seat[];
        /** The number of them that are asked; in the Build Phase the first alone, the others give by an offer. */
        givers: number;
        turn: number;
        to: Seat;
      };
      asks: { give: { pick: string }; goods: { share: 'salt' | 'plunder' | 'food' } };
    };

    nemesis: { data: object; does: 'next' };
    activate: { data: { card: NemesisId; by: Seat; why: Why; moved: boolean }; does: 'mark' | 'arrive'; asks: { move: { pick: HexId } } };
    skeletons: {
      data: { todo: readonly HexId[]; from: HexId; by: Seat; why: Why };
      asks: { choose: { pick: HexId }; move: { pick: HexId } };
    };
    production: { data: { turn: number }; does: 'next' | 'window' };
    scoring: {
      data: { turn: number };
      does: 'window' | 'score' | 'next';
      asks: { spend: { pick: Seat | 'done' } };
    };

    effect: { data: { path: string; next: number; ctx: Ctx; roll: readonly number[] | null; placed: NemesisId | '' | null }; does: 'next' };
    immediate: { data: { path: string; ctx: Ctx }; does: 'resolve' | 'over' };
    choose: { data: { path: string; ctx: Ctx; seat: Seat; optional: boolean; roll: readonly number[] }; asks: { one: { pick: string } } };
    select: {
      data: {
        what: Selection;
        seat: Seat;
        ctx: Ctx;
        where: Where | null;
        n: number;
        times: number;
        optional: boolean;
        distinct: boolean;
        /** Choices that were made before. */
        chosen: readonly Id[];
      };
      does: 'check';
      asks: { one: { pick: Id } };
    };
    place: {
      data: { what: 'garrison' | 'skeleton' | 'curse'; n: number; where: Where; ctx: Ctx; together: boolean };
      does: 'stuck' | 'placed';
      asks: { hex: { pick: HexId } };
    };
    'place-card': {
      data: {
        side: 'E' | 'C';
        n: number;
        where: Where | null;
        threat: number;
        ctx: Ctx;
        card: NemesisId | '';
        /** Hexes that were equally good for it. */
        tied: readonly HexId[];
      };
      result: NemesisId | '';
      does: 'draw' | 'enter' | 'rest';
      asks: { hex: { pick: HexId } };
    };
    target: {
      data: { card: NemesisId; by: Seat; prey: Seat; leader: boolean };
      does: 'start' | 'none';
      asks: { faction: { pick: Seat }; haven: { pick: HexId } };
    };
    token: { data: { by: Seat; except: NemesisId | ''; why: Why }; asks: { card: { pick: NemesisId } } };
    settle: {
      data: { by: Seat; fights: boolean };
      does: 'look' | 'defend' | 'overrun' | 'surplus';
      asks: { retarget: { pick: NemesisId }; horde: { pick: HexId }; battle: { pick: HexId } };
    };
    battle: { data: { hex: HexId; by: Seat }; does: 'next' };
    combat: {
      args: { hex: HexId; by: Seat; sides: readonly [Party, Party]; groups: readonly [Group, Group] };
      data: CombatData;
      does: 'before' | 'archery' | 'clash' | 'rest' | 'again' | 'conquer' | 'destroyed' | 'cards' | 'over';
    };
    round: {
      args: { kind: 'archery' | 'clash' };
      data: RoundData;
      does:
        | 'gather'
        | 'pool'
        | 'roll'
        | 'rerolls'
        | 'rolled'
        | 'nemesisBolts'
        | 'playerBolts'
        | 'damage'
        | 'powers'
        | 'druids'
        | 'after'
        | 'over';
    };
    'keep-die': { data: { seat: Seat; side: 0 | 1 }; asks: { die: { pick: Colour } } };
    reroll: {
      data: { seat: Seat; max: number; of: string; only: string; hero: boolean };
      asks: { dice: { some: number } };
    };
    losses: {
      args: { side: 0 | 1; n: number };
      data: { side: 0 | 1; n: number; saved: number; units: readonly number[]; kept: readonly number[] };
      does: 'count' | 'apply';
      asks: { units: { share: UnitId }; save: { share: UnitId } };
    };
    window: { data: { at: Window; seat: Seat }; asks: { use: { pick: Usable } } };
    'hero-roll': {
      args: { seat: Seat; pool: readonly Colour[] };
      data: HeroRollData;
      result: readonly number[];
      does: 'cards' | 'throw' | 'count';
      asks: { guile: { share: 'white' | 'yellow' }; leave: { share: Colour } };
    };
    slain: { data: { card: NemesisId; victor: Party; here: HexId }; does: 'effect' | 'over' };

    pay: { data: { seat: Seat; n: number; to: Seat; why: Why }; does: 'paid'; asks: { goods: { share: 'salt' | 'plunder' | 'food' } } };
    goods: { data: { seat: Seat; n: number; most: readonly number[]; why: Why }; asks: { kinds: { share: 'salt' | 'plunder' | 'food' } } };
    enter: { data: { seat: Seat; feat: FeatId }; asks: { attribute: { pick: Attribute } } };
    limit: { data: { seat: Seat }; asks: { discard: { pick: FeatId | ItemId } } };
    'gain-feat': { data: { seat: Seat }; asks: { feat: { pick: FeatId } } };

    'card:siren': { data: { ctx: Ctx; turn: number }; does: 'next'; asks: { unit: { pick: string } } };
    'card:siren-flees': { data: { ctx: Ctx }; asks: { hex: { pick: HexId } } };
    'card:tide': { data: { ctx: Ctx; chosen: readonly Region[] }; does: 'horde' | 'last'; asks: { region: { pick: Region } } };
    'card:thieves-map': { data: { ctx: Ctx; hexes: readonly HexId[] }; asks: { hex: { pick: HexId }; swap: { pick: 'swap' | 'leave' } } };
    'card:vision': { data: { ctx: Ctx }; does: 'look'; asks: { order: { order: QuestId } } };
    'card:plague-censer': { data: { ctx: Ctx; hex: HexId }; does: 'curse'; asks: { hex: { pick: HexId }; levels: { pick: number } } };
    'card:golden-collar': { data: { ctx: Ctx; left: number }; asks: { item: { pick: ItemId | 'done' } } };
    'card:signal-fires': { data: { ctx: Ctx; ally: Seat }; asks: { ally: { pick: Seat }; accept: { pick: 'command' | 'decline' } } };
    'card:coven': { data: { ctx: Ctx }; does: 'lay' };
    'card:coven-ends': { data: { ctx: Ctx }; does: 'return' };
    'card:banished': { data: { ctx: Ctx }; does: 'under' };
    'card:open-gates': { data: { ctx: Ctx; left: readonly HexId[] }; does: 'open' };
    'card:broken-seal': { data: { ctx: Ctx }; does: 'reveal' };
    'card:smugglers': { data: { ctx: Ctx }; asks: { partner: { pick: Seat } } };
  };
}

export type Turn = KernelTurn<Uprising>;
export type In<K extends keyof Uprising['frames']> = TurnIn<Uprising, K>;
export type Match = KernelMatch<Uprising>;
export type Up = KernelUp<Uprising>;
export type Rules<K extends keyof Uprising['frames']> = FrameRules<Uprising, K>;
export type Data<K extends keyof Uprising['frames']> = Uprising['frames'][K]['data'];

import type { FrameRules, Id, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';
import type { Card, CardId, HandId, Kind, NeutralId, Race } from './data/cards.ts';
import type { EventId } from './data/events.ts';
import type { GoldId } from './data/gold.ts';
import type { MercenaryId } from './data/mercenaries.ts';
import type { Scenario } from './data/scenarios.ts';
import type { SiteId } from './data/sites.ts';
import type { RuneId, TreasureId } from './data/treasures.ts';
import type { Event, LossReason } from './events.ts';
import type { OwnFrame } from './ops.ts';
import type { View } from './view-types.ts';

/** The thing that a combat is about. `realm:2` is the home realm of seat 2. */
export type Target = 'stronghold' | 'objective' | SiteId | EventId | `realm:${number}`;
/** A participating card, numbered in the order of arrival in its combat. */
export type FighterId = number;
export type UnitOption = `unit:${number}`;
/** A unit that the present combat has destroyed. */
export type FallenOption = `fallen:${CardId}`;
/** 0: the attacker, or whoever fights a battle · 1: the defender of a siege */
export type Side = 0 | 1;
/** Several cards that pay together: `gold-2+gold-1`, `city-forge+stronghold`. */
export type Payment = string;
/** A thing that gold buys: a pile of the barracks, with or without the Great Forge. */
export type Purchase = CardId | 'stronghold' | 'monument' | `forge:${CardId}`;
export type Deed = `fight:${Target}` | `act:${string}` | 'gold' | 'influence' | 'end';

export const STEPS = ['setup', 'refresh', 'actions', 'discard', 'draw', 'events', 'end'] as const;
export type TurnStep = (typeof STEPS)[number];

/** Options of a table. Rulings with more than one sensible reading are options; the default is the catalogue's. */
export interface Options {
  readonly scenario: Scenario;
  /** The cooperative variant of Resurgence of the Dragonlords (RA-COO-01). */
  readonly cooperative: boolean;
  readonly expansion: boolean;
  /** random · none · two of category I and one of category II (RA-MER-03, RA-AMB-39) */
  readonly mercenaries: 'random' | 'none' | readonly MercenaryId[];
  readonly races: 'random' | readonly Race[];
  /** scenario: those of the objective · or three types of the same costs (RA-OPT-01) */
  readonly neutrals: 'scenario' | readonly NeutralId[];
  readonly first: 'random' | Seat;
  readonly overlord: 'random' | Seat;
  readonly roundLimit: number;
  /** Partners see each other's hands. */
  readonly openHands: boolean;
  /** RA-AMB-05: each stronghold of the pile is a target of its own, or the pile is one. */
  readonly strongholds: 'each' | 'pile';
  /** RA-AMB-06: how a stronghold or city won in a battle comes into play. */
  readonly secured: 'refreshed' | 'exhausted';
  /** RA-AMB-02: whether rewards are refreshed. */
  readonly rewards: 'refresh' | 'stay';
  /** RA-AMB-36: whether an attacking Instant goes on after a lost defence. */
  readonly instants: 'everyone' | 'until-lost';
  /** RA-AMB-38: when an empty event deck is formed anew. */
  readonly reshuffle: 'when-needed' | 'at-once';
  /** RA-AMB-43: payments without a card too many, or with as many as the payer likes. */
  readonly payment: 'exact' | 'free';
}

export interface Site {
  readonly id: SiteId;
  owner: Seat;
  exhausted: boolean;
}
export interface Treasure {
  readonly id: TreasureId;
  readonly exhausted: boolean;
}

export interface Player {
  readonly race: Race;
  alive: boolean;
  damage: number;
  /** Sorted: nobody can tell from the order when a card came. */
  hand: Card[];
  /** Cards of the hand that everybody has seen: revealed, bought or taken in the open, or shown to a Spy. */
  shown: readonly Card[];
  /** The top is the end. Cards below `known` have no order yet: they get one when they are drawn. */
  deck: Card[];
  /** Seats that know the cards on top, the topmost last: as bits, EVERYBODY for all. */
  known: readonly number[];
  /** Newest last. */
  discard: Card[];
  /** A card played for its Action, until its ability is resolved. -1: none. */
  limbo: number;
  /** Units left in the barracks, in the order of the race's piles. */
  barracks: number[];
  /** Strongholds in the barracks, and secured ones. */
  strongholds: number;
  ready: number;
  exhausted: number;
  monument: 'none' | 'barracks' | 'built';
  treasures: readonly Treasure[];
}

export interface Fighter {
  readonly id: FighterId;
  readonly side: Side;
  card: Card;
  wounded: boolean;
  bonus: number;
  /** Shadow Rune: no strength, whatever it gets. */
  shadowed: boolean;
  /** Its ability was picked or left in the present window. */
  done: boolean;
  /** saved: survives its wound · deck: goes on top of the deck */
  fate: 'none' | 'saved' | 'deck';
}

export interface Combat {
  readonly attacker: Seat;
  /** NOBODY: a battle. */
  readonly defender: Seat;
  readonly target: Target;
  fighters: Fighter[];
  arrivals: number;
  /** Strength of the army as a whole, by side. */
  bonus: readonly [number, number];
  /** Roc: strength that waits for the next unit played, by side. */
  call: readonly [number, number];
  wallsDown: boolean;
  /** Units that this combat has destroyed, by side. */
  fallen: readonly { readonly side: Side; readonly kind: Kind }[];
  /** The side that won, once it is known. */
  winner: -1 | Side;
}

export interface Table {
  readonly options: Options;
  step: TurnStep;
  round: number;
  first: Seat;
  active: Seat;
  overlord: Seat;
  /** The race whose home realm is shared in the cooperative variant, and its damage. */
  shared: Race | null;
  sharedDamage: number;
  /** gold-1, gold-2, gold-3 in the central area, and those that left the game. */
  gold: number[];
  goldGone: readonly number[];
  neutrals: readonly NeutralId[];
  mercenaries: readonly MercenaryId[];
  /** Copies left in the neutral piles, mercenaries behind. */
  piles: number[];
  sites: Site[];
  /** Event cards still to come (the order inside a stage is not fixed), and those that Mad Prophet's reader has arranged on top. */
  events: readonly EventId[];
  foreseen: readonly EventId[];
  foreseer: Seat;
  eventDiscard: readonly EventId[];
  enemies: readonly EventId[];
  /** The Instant that holds this round, the one that will hold the next, and whom it concerns (NOBODY: all). */
  lasting: EventId | null;
  dawning: EventId | null;
  lastingOn: Seat;
  /** Event cards and dragon runes that left the game. */
  gone: readonly TreasureId[];
  /** Dragon runes that nobody has. */
  runes: readonly RuneId[];
  /** Targets of the active player's combats this turn; strongholds that held out are counted. */
  attacked: readonly Target[];
  strongholdsHeld: number;
  /** Cards acquired by influence this turn; whether damage was dealt to a home realm; sieges begun. */
  acquired: number;
  struck: boolean;
  sieges: number;
  combat: Combat | null;
  players: Player[];
}

/** The way in which the first choice of an ability is asked: with "no" · already picked · not optional. */
export type Consent = 'ask' | 'picked' | 'forced';

export interface EffectData {
  /** The path to its operations, and the next of them. */
  path: string;
  next: number;
  /** Its user; the card in combat that it stands on, or NOBODY. */
  seat: Seat;
  unit: FighterId;
  consent: Consent;
  begun: boolean;
  /** Gold value that was discarded for it, and the number of cards. */
  value: number;
  shed: number;
  /** Things chosen so far, or cards revealed, in the present operation. */
  count: number;
}

/** Data of the frames in `cards/`. */
export interface OwnData {
  seat: Seat;
  unit: FighterId;
}

type OwnFrames = {
  'dq-roc': { data: OwnData; does: 'call' };
  'lt-sorceress': { data: OwnData; does: 'spend' };
  'lt-leonx': { data: OwnData; asks: { exhaust: { pick: 'one' | 'two' } } };
  'or-warchief': { data: OwnData; does: 'hire' };
  'nc-razorwing': { data: OwnData; does: 'rise' };
  'nx-shadow-rune': { data: OwnData; asks: { shadow: { pick: UnitOption } } };
  'nx-giant': { data: OwnData; does: 'hunger' | 'starve'; asks: { feed: { pick: HandId | 'wound' } } };
  'mc-seer': { args: OwnData; data: OwnData & { looked: number }; does: 'look'; asks: { draw: { pick: HandId }; top: { pick: HandId } } };
  'mc-saboteur': { data: OwnData; does: 'breach' };
  'mc-spy': { data: OwnData; does: 'show'; asks: { choose: { pick: HandId } } };
  'dlv-4': { data: OwnData; does: 'strain'; asks: { council: { pick: 'yes' | 'no' } } };
  'rw-15': { data: OwnData; asks: { hire: { pick: NeutralId | 'no' } } };
  'rw-22': { data: OwnData; does: 'discover' };
  'rw-25': { data: OwnData; asks: { starve: { pick: `hand:${HandId}` | `discard:${HandId}` | 'none' } } };
  'ca-25': { data: OwnData; does: 'look' | 'suffer'; asks: { arrange: { pick: EventId } } };
  'mo-21': { data: OwnData; asks: { thieves: { pick: `pile:${GoldId}` | HandId | 'none' } } };
  'mo-25': { data: OwnData; does: 'quake' };
  'ao-27': { data: OwnData; does: 'mend' };
  'rw-27': { data: OwnData; does: 'fall' };
  'cq-26': { data: OwnData; does: 'curse' };
} & { [K in OwnFrame]: object };

/** The table of contents: every heading with what it does and what it asks. */
export interface RuneAge {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  frames: OwnFrames & {
    game: {
      args: object;
      data: { from: Seat; turn: number; refused: boolean };
      does: 'begin' | 'round' | 'turns' | 'events' | 'end';
      asks: { agree: { pick: 'agree' | 'refuse' } };
    };
    turn: {
      args: { seat: Seat };
      data: { seat: Seat; kept: number };
      does: 'start' | 'refresh' | 'discardHand' | 'drawUp' | 'end';
      asks: { act: { pick: Deed }; retain: { pick: number }; keep: { share: HandId } };
    };
    gold: {
      /** `unit`: the War Chief that pays for it. */
      args: { seat: Seat; to: 'discard' | 'hand'; unit: FighterId };
      data: { seat: Seat; to: 'discard' | 'hand'; unit: FighterId; pool: number; bought: number; what: Purchase | '' };
      asks: { buy: { pick: Purchase | 'done' | 'no' }; pay: { pick: Payment } };
    };
    influence: {
      args: { seat: Seat; pool: number };
      data: { seat: Seat; pool: number; bought: number; what: CardId | '' };
      asks: { acquire: { pick: CardId | 'done' }; pay: { pick: Payment } };
    };
    payment: { data: { seat: Seat; influence: number }; asks: { exhaust: { pick: Payment } } };
    action: { data: { seat: Seat; what: string }; does: 'pay' | 'resolve' | 'discard' };
    battle: {
      args: { seat: Seat; target: Target };
      data: { seat: Seat; target: Target; marks: number };
      /** True: the army won. */
      result: boolean;
      does: 'declare' | 'attrition' | 'resolution' | 'compare' | 'endOfCombat' | 'over';
      asks: { assault: { pick: HandId | 'stop' }; lose: { pick: UnitOption } };
    };
    siege: {
      args: { seat: Seat; target: Target };
      data: { attacker: Seat; defender: Seat; target: Target; turn: Side; passed: readonly [boolean, boolean] };
      does: 'declare' | 'next' | 'resolution' | 'compare' | 'endOfCombat' | 'over';
      asks: { assault: { pick: HandId | 'pass' } };
    };
    abilities: { data: { seat: Seat; at: 'resolution' | 'end' }; does: 'open'; asks: { use: { pick: string } } };
    aftermath: {
      data: { sides: readonly Side[]; eaten: readonly FighterId[] };
      does: 'destroyWounded' | 'discardSurvivors';
      asks: { devour: { pick: UnitOption } };
    };
    effect: {
      args: { path: string; seat: Seat; unit: FighterId; consent: Consent };
      data: EffectData;
      does: 'next';
      asks: { choose: { pick: Id }; fromHand: { pick: Id } };
    };
    destroy: { data: { unit: FighterId; by: Seat }; does: 'destroy'; asks: { shield: { pick: UnitOption | 'no' } } };
    damage: {
      /** `by`: whose siege it was, or NOBODY; `of`: the event card that deals it. */
      data: { seat: Seat; n: number; by: Seat; of: EventId | null };
      does: 'place';
      asks: { ward: { pick: TreasureId | 'take' } };
    };
    events: {
      data: { event: EventId | null; queue: readonly Seat[]; lost: boolean | null };
      does: 'menace' | 'draw' | 'resolve' | 'next' | 'over' | 'refill';
      asks: { target: { pick: Seat } };
    };
    visit: {
      args: { event: EventId; seat: Seat };
      data: { event: EventId; seat: Seat; won: boolean | null };
      /** True: he lost against an attacking Instant. */
      result: boolean;
      does: 'come' | 'attack' | 'judge' | 'leave';
      asks: { ransom: { pick: SiteId | 'fight' }; landmark: { pick: SiteId } };
    };
  };
}

export type Turn = KernelTurn<RuneAge>;
export type Match = KernelMatch<RuneAge>;
export type Rules<K extends keyof RuneAge['frames']> = FrameRules<RuneAge, K>;
export type ReadTable = Readonly<Table>;
export type { Card, CardId, Event, HandId, Kind, LossReason, View };

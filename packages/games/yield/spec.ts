/** Read this first: the table and the table of contents of the game. What happens: `events.ts`. What is seen: `view-types.ts`. */
import type { FrameRules, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';
import type { Pile } from '@longtable/kit';
import type { BannerId, CardName, Deed, PlainCard, Region, StrategyCard } from './data/cards.ts';
import type { ArmyKind, Power } from './data/leaders.ts';
import type { Event } from './events.ts';
import type { View } from './view-types.ts';

export type * from './events.ts';
export type * from './view-types.ts';

/** A location, as its position in the map's list. */
export type Place = number;
export type ArmyId = number;
/** A player, or in team modes a team. */
export type Side = number;
/** "army > place": one army over one street. */
export type Step = `${number}>${number}`;
/** Lemron moves a stack of tokens: "shift:from>to". */
export type Shift = `shift:${number}>${number}`;
/** Pavyr names a player and a region type. */
export type Steal = `steal:${number}:${Region}`;
/** A deed that a leader may add at any point of a Ritual. */
export type Extra = Shift | Steal;
/** An ambush around one army. */
export type Ambush = `ambush:${number}`;
export type BannerAct = Step | 'stop' | 'conquer' | 'upgrade' | Ambush | Extra;
export type Play = `up:${CardName}` | `down:${CardName}`;
export type Motion = 'yield' | 'draw' | 'pass';
export type BattleAct = Motion | Play;

export type Phase = 'setup' | 'strategy' | 'battle' | 'conquer' | 'recovery' | 'end';

/** Settings of a table. Rulings with more than one sensible reading are options; the default is the catalogue's. */
export interface Options {
  /** none: first game (YD-SET-04) · choose: at the table, in turn order (YD-SET-20) · or one power for each seat */
  readonly leaders: 'none' | 'choose' | readonly Power[];
  /** none · pairs: two against two · duo: two against one, experimental */
  readonly teams: 'none' | 'pairs' | 'duo';
  /** The seat that gets the marker (YD-SET-02). */
  readonly first: Seat | 'random';
  /** what is halved when an army dies for want of a retreat. */
  readonly halving: 'dial' | 'before-battle';
  /** */
  readonly chases: 'pairs' | 'one';
  /** */
  readonly recovery: 'together' | 'apart';
  /** */
  readonly steals: 'armies' | 'adjacent';
  /** whether Basil's side B may be chosen. */
  readonly destroyer: boolean;
}

export interface Army {
  readonly owner: Seat;
  readonly kind: ArmyKind;
  /** A location or OFF_MAP, never a street (YD-MAP-05); destroyed armies wait beside the map (YD-ARM-09). */
  at: Place;
  /** The dial: secret but for running battles (YD-ARM-03). */
  units: number;
  /** Limits of the dial that everybody knows: it lies between these. Equal: it was seen since the last recruitment. */
  low: number;
  high: number;
  inactive: boolean;
}

export interface Player {
  /** The ability chosen at setup, for the whole game (YD-LDR-02). */
  power: Power | null;
  /** Armies never join, also where they share a place (YD-ARM-05), and obey nobody else (YD-TEAM-02). */
  armies: readonly ArmyId[];
  hand: Pile;
  /** Kinds drawn a moment ago from which some must go (YD-DUO-08); secret like the hand. */
  fresh: readonly number[];
  /** Battle cards lying in the running battle: face up, and face down (secret). */
  up: readonly number[];
  down: readonly number[];
  /** The card put down this Season; secret until performed. */
  chosen: StrategyCard | null;
  /** Used this Year: performed, and kept face down (secret). */
  shown: readonly StrategyCard[];
  kept: readonly StrategyCard[];
  supply: number;
  start: Place;
}

export interface Table {
  readonly options: Options;
  readonly sides: readonly Side[];
  phase: Phase;
  year: number;
  season: number;
  /** The starting player whose order holds now, and the holder of the marker (they differ after a Ritual, YD-STR-14). */
  first: Seat;
  marker: Seat;
  markerLocked: boolean;
  deck: Pile;
  discard: Pile;
  /** Tokens by place, bottom first: seats, or NEUTRAL. A fortress is a place with tokens (YD-FOR-01, YD-FOR-11). Lists are replaced, never changed. */
  stacks: (readonly Seat[])[];
  armies: Army[];
  players: Player[];
}

/** The table as queries see it. */
export type ReadTable = Readonly<Table>;

export interface BattleData {
  armies: readonly ArmyId[];
  ambusher: Seat;
  /** Players in it, in turn order. */
  order: readonly Seat[];
  /** Sides that have not yielded, in turn order. */
  inside: readonly Side[];
  /** On the battle tracker, by side. */
  totals: readonly number[];
  /** The side with the initiative. */
  acting: Side;
  /** True once anybody has handed it on by a card or by yielding: before that, level sides pass. */
  received: boolean;
  passes: number;
  /** The proposal of a team-mate, those who agree, and the one who has refused and must play a card. */
  motion: Motion | '';
  agreed: readonly Seat[];
  obliged: Seat;
  /** Units that the side that yields has still to lose, and the side that is credited with what that destroys. */
  loss: number;
  credit: Side;
  /** Places where beaten armies stood, one entry for each: the winner may chase there. */
  left: readonly Place[];
  /** Beaten armies that found no way out. */
  trapped: readonly ArmyId[];
  /** By army: its dial before the battle, and the units that the undead will gain. */
  before: readonly number[];
  gains: readonly number[];
  /** Region types that Pavyr's fortresses add, as bits by seat. */
  regions: readonly number[];
}

/** The table of contents: every heading with what it does and what it asks. */
export interface Yield {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  frames: {
    game: { data: object; does: 'setup' | 'year' | 'season' | 'battles' | 'conquer' | 'recovery' | 'end' };
    setup: {
      args: object;
      data: { order: readonly Seat[]; turn: number };
      does: 'muster' | 'deal';
      asks: {
        leader: { pick: Power };
        start: { pick: Place };
        place: { pick: Place };
        split: { share: ArmyId };
        discard: { share: CardName };
      };
    };
    season: {
      data: { order: readonly Seat[]; turn: number };
      does: 'turn';
      asks: { choose: { pick: StrategyCard }; perform: { pick: 'perform' | 'keep' } };
    };
    card: { data: { seat: Seat; card: PlainCard }; asks: { banner: { pick: BannerId } } };
    banner: {
      args: { seat: Seat; card: PlainCard; banner: BannerId };
      data: {
        seat: Seat;
        card: PlainCard;
        armies: number;
        streets: number;
        pool: number;
        deed: Deed | null;
        moved: readonly ArmyId[];
        mover: ArmyId;
        left: number;
      };
      asks: { act: { pick: BannerAct } };
    };
    ritual: {
      args: { seat: Seat };
      data: { seat: Seat; shifts: number; stolen: number };
      does: 'limit';
      asks: { sacrifice: { pick: Place }; copy: { pick: PlainCard | Extra }; extras: { pick: Extra | 'stop' }; marker: { pick: Seat } };
    };
    steal: { data: { seat: Seat; from: Seat; region: Region }; does: 'none'; asks: { give: { pick: CardName } } };
    /** `fallen`: the enemy army that it is a reward for, or NOBODY where the card grants it. */
    upgrade: { data: { seats: readonly Seat[]; builds: boolean; fallen: ArmyId }; asks: { fortresses: { some: Place } } };
    conquest: { data: { seat: Seat }; does: 'conquer' };
    discard: { data: { seat: Seat; owed: number }; asks: { cards: { share: CardName } } };
    choice: { data: { seat: Seat; keep: number }; asks: { discard: { share: CardName } } };
    battles: { data: object; does: 'rest'; asks: { choose: { pick: ArmyId } } };
    battle: {
      args: { from: ArmyId; ambusher: Seat };
      data: BattleData;
      does: 'muster' | 'judge' | 'leave' | 'part' | 'trapped' | 'chase' | 'over';
      asks: { act: { pick: BattleAct }; agree: { pick: 'agree' | 'refuse' }; suffer: { pick: ArmyId } };
    };
    retreat: {
      data: { choosers: readonly Seat[]; armies: readonly ArmyId[]; gone: readonly ArmyId[] };
      does: 'trapped';
      asks: { step: { pick: Step } };
    };
    chase: {
      data: { order: readonly Seat[]; armies: readonly ArmyId[]; places: readonly Place[] };
      asks: { step: { pick: Step | 'stop' } };
    };
    recovery: { data: { gain: number }; does: 'recover' | 'reveal'; asks: { split: { share: ArmyId } } };
    recover: { data: { seat: Seat }; asks: { fortress: { pick: Place } } };
  };
}

export type Turn = KernelTurn<Yield>;
export type Match = KernelMatch<Yield>;
export type Rules<K extends keyof Yield['frames']> = FrameRules<Yield, K>;

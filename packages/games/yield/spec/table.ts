/** The table: what lies on it, what it is played by, and the words of answers. */
import type { Seat } from '@longtable/kernel';
import type { Pile } from '@longtable/kit';
import type { CardName, Region, StrategyCard } from '../data/cards.ts';
import type { ArmyKind, Power } from '../data/leaders.ts';

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
/** What a leader may add at any point of a Ritual. */
export type Extra = Shift | Steal;
/** An ambush around one army. */
export type Ambush = `ambush:${number}`;
export type BannerAct = Step | 'stop' | 'conquer' | 'upgrade' | Ambush | Extra;
export type Play = `up:${CardName}` | `down:${CardName}`;
export type Motion = 'yield' | 'draw' | 'pass';
export type BattleAct = Motion | Play;

export type Phase = 'setup' | 'strategy' | 'battle' | 'conquer' | 'recovery' | 'end';

/** What a table plays by. Rulings with more than one sensible reading are options; the default is the catalogue's. */
export interface Options {
  /** none: first game (YD-SET-04) · choose: at the table, in turn order (YD-SET-20) · or one power for each seat */
  readonly leaders: 'none' | 'choose' | readonly Power[];
  /** none · pairs: two against two · duo: two against one, experimental */
  readonly teams: 'none' | 'pairs' | 'duo';
  /** Who gets the marker (YD-SET-02). */
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
  /** What everybody knows of the dial: it lies between these. Equal: it was seen since the last recruitment. */
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
export type Look = Readonly<Table>;

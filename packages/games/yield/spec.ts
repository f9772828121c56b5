import type { FrameRules, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';
import type { Pile } from '@longtable/kit';
import type { BannerId, CardName, Deed, PlainCard, Region, StrategyCard } from './data/cards.ts';
import type { ArmyKind, Power } from './data/leaders.ts';

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
export type BannerAct = Step | 'stop' | 'conquer' | 'upgrade' | `ambush:${number}` | Extra;
export type Play = `up:${CardName}` | `down:${CardName}`;
export type Motion = 'yield' | 'draw' | 'pass';
export type BattleAct = Motion | Play;

export const PHASES = ['setup', 'strategy', 'battle', 'conquer', 'recovery', 'end'] as const;
export type Phase = (typeof PHASES)[number];

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
  at: Place;
  /** The dial: secret but for running battles. */
  units: number;
  /** What everybody knows of the dial: it lies between these. Equal: it was seen since the last recruitment. */
  low: number;
  high: number;
  inactive: boolean;
}

export interface Player {
  power: Power | null;
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
  /** Tokens by place, bottom first: seats, or NEUTRAL. Lists are replaced, never changed. */
  stacks: (readonly Seat[])[];
  armies: Army[];
  players: Player[];
}

export type MoveReason = 'card' | 'retreat' | 'chase';

export type Event =
  | { type: 'first'; seat: Seat }
  | { type: 'leader'; seat: Seat; power: Power }
  | { type: 'start'; seat: Seat; at: Place }
  | { type: 'placed'; seat: Seat; army: ArmyId; at: Place }
  | { type: 'year'; year: number }
  | { type: 'season'; season: number }
  | { type: 'performed'; seat: Seat; card: StrategyCard }
  | { type: 'kept'; seat: Seat }
  | { type: 'copied'; seat: Seat; card: PlainCard }
  | { type: 'moved'; seat: Seat; army: ArmyId; from: Place; to: Place; why: MoveReason }
  | { type: 'drew'; seat: Seat; n: number }
  | { type: 'drew-cards'; seat: Seat; kinds: readonly number[] }
  | { type: 'discarded'; seat: Seat; kinds: readonly number[] }
  | { type: 'reshuffled'; n: number }
  | { type: 'conquered'; seat: Seat; places: readonly Place[]; values: readonly number[] }
  | { type: 'upgraded'; seat: Seat; places: readonly Place[]; values: readonly number[] }
  | { type: 'built'; seat: Seat; at: Place }
  | { type: 'sacrificed'; seat: Seat; at: Place; value: number }
  | { type: 'shifted'; seat: Seat; from: Place; to: Place; value: number }
  | { type: 'stole'; seat: Seat; from: Seat; region: Region; found: boolean }
  | { type: 'stole-card'; seat: Seat; from: Seat; kind: number }
  | { type: 'marker'; seat: Seat; to: Seat }
  | { type: 'phase'; phase: Phase }
  | { type: 'battle'; armies: readonly ArmyId[]; units: readonly number[]; totals: readonly number[]; ambusher: Seat }
  | { type: 'initiative'; side: Side; seats: readonly Seat[]; totals: readonly number[] }
  | { type: 'played'; seat: Seat; kind: number | null; adds: number; total: number }
  | { type: 'motion'; seat: Seat; motion: Motion }
  | { type: 'refused'; seat: Seat; motion: Motion }
  | { type: 'passed'; seats: readonly Seat[] }
  | { type: 'drawn'; seats: readonly Seat[] }
  | { type: 'yielded'; seats: readonly Seat[]; loss: number }
  | { type: 'lost'; seat: Seat; army: ArmyId; n: number; left: number }
  | { type: 'destroyed'; seat: Seat; army: ArmyId; at: Place; dial: number; by: readonly Seat[] }
  | { type: 'rises'; seat: Seat; army: ArmyId; n: number }
  | { type: 'rose'; seat: Seat; army: ArmyId; units: number }
  | { type: 'won'; seats: readonly Seat[] }
  | { type: 'turned-up'; seat: Seat; kinds: readonly number[] }
  | { type: 'recovered'; seat: Seat; armies: readonly ArmyId[]; at: Place }
  | { type: 'recruits'; kinds: readonly number[]; n: number }
  | { type: 'end'; scores: readonly number[]; winners: readonly Seat[] };

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
  received: boolean;
  passes: number;
  /** What a team-mate has proposed, who agrees, and who has refused and must play a card. */
  motion: Motion | '';
  agreed: readonly Seat[];
  obliged: Seat;
  loss: number;
  credit: Side;
  /** Places of armies destroyed in the course of it. */
  lost: readonly Place[];
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
      does: 'muster';
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
      args: { seat: Seat; banner: BannerId };
      data: {
        seat: Seat;
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
      data: { seat: Seat; shifts: number; steals: number; stolen: number };
      does: 'limit';
      asks: { sacrifice: { pick: Place }; copy: { pick: PlainCard | Extra }; extras: { pick: Extra | 'stop' }; marker: { pick: Seat } };
    };
    steal: { data: { seat: Seat; from: Seat; region: Region }; does: 'none'; asks: { give: { pick: CardName } } };
    upgrade: { data: { seats: readonly Seat[]; builds: boolean }; asks: { fortresses: { some: Place } } };
    conquest: { data: { seat: Seat }; does: 'conquer' };
    discard: { data: { seat: Seat; owed: number }; asks: { cards: { share: CardName } } };
    choice: { data: { seat: Seat; keep: number }; asks: { discard: { share: CardName } } };
    battles: { data: object; does: 'rest'; asks: { choose: { pick: ArmyId } } };
    battle: {
      args: { from: ArmyId; ambusher: Seat };
      data: BattleData;
      does: 'muster' | 'judge' | 'leave' | 'part' | 'over';
      asks: { act: { pick: BattleAct }; agree: { pick: 'agree' | 'refuse' }; suffer: { pick: ArmyId } };
    };
    retreat: {
      data: { choosers: readonly Seat[]; credit: Side; armies: readonly ArmyId[]; gone: readonly ArmyId[] };
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
export type Look = Readonly<Table>;

export interface ArmyView {
  readonly owner: Seat;
  readonly kind: ArmyKind;
  readonly at: Place;
  readonly inactive: boolean;
  /** null: secret. */
  readonly units: number | null;
  readonly low: number;
  readonly high: number;
}
export interface PlayerView {
  readonly side: Side;
  readonly power: Power | null;
  readonly cards: number;
  readonly up: readonly number[];
  readonly down: number;
  readonly shown: readonly StrategyCard[];
  readonly kept: number;
  readonly chosen: boolean;
  readonly supply: number;
  readonly points: number;
}
/** What only the viewer knows. */
export interface OwnView {
  readonly hand: readonly number[];
  readonly fresh: readonly number[];
  readonly down: readonly number[];
  readonly chosen: StrategyCard | null;
  readonly kept: readonly StrategyCard[];
}
export interface BattleView {
  readonly armies: readonly ArmyId[];
  readonly ambusher: Seat;
  readonly order: readonly Seat[];
  readonly inside: readonly Side[];
  readonly totals: readonly number[];
  readonly acting: Side;
}
export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly year: number;
  readonly season: number;
  readonly first: Seat;
  readonly marker: Seat;
  readonly markerLocked: boolean;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly stacks: readonly (readonly Seat[])[];
  readonly armies: readonly ArmyView[];
  readonly players: readonly PlayerView[];
  readonly mine: OwnView | null;
  readonly battle: BattleView | null;
  /** Seats that are asked, and those of them whose sealed answer is in. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
}

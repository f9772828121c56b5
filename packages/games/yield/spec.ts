/** Read this first: the table of contents of the game. What lies on the table, what happens and what is seen: `spec/`. */
import type { FrameRules, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';
import type { BannerId, CardName, Deed, PlainCard, Region, StrategyCard } from './data/cards.ts';
import type { Power } from './data/leaders.ts';
import type { Event } from './spec/events.ts';
import type { ArmyId, BannerAct, BattleAct, Extra, Motion, Options, Place, Side, Step, Table } from './spec/table.ts';
import type { View } from './spec/view.ts';

export type * from './spec/events.ts';
export type * from './spec/table.ts';
export type * from './spec/view.ts';

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
  /** Whether anybody has handed it on by a card or by yielding: before that, level sides pass. */
  received: boolean;
  passes: number;
  /** What a team-mate has proposed, who agrees, and who has refused and must play a card. */
  motion: Motion | '';
  agreed: readonly Seat[];
  obliged: Seat;
  /** What the side that yields has still to lose, and who is credited with what that destroys. */
  loss: number;
  credit: Side;
  /** Where beaten armies stood, one entry for each: the winner may chase there. */
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

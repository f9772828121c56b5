import type { FrameRules, Match as KernelMatch, Turn as KernelTurn } from '@longtable/kernel';
import type { Difficulty } from './data/ai-cards.ts';
import type { BoardSpace, Position, Space } from './data/board.ts';
import type { CombatCard } from './data/combat-cards.ts';
import type { Kind } from './data/goods.ts';
import type { Necromancer, TurnPower } from './data/powers.ts';
import type { Event, GainReason, RollReason } from './events.ts';
import type { View } from './view-types.ts';

export type { Event, GainReason, RollReason, Score, Tally } from './events.ts';

/** A player: a seat, or the AI, which comes after the last seat. */
export type Who = number;
/** A region from 0 to 5, clockwise, or the Citadel. */
export type Area = number;
export type FighterId = number;
export type TileId = number;
/** A player's minion on a space of the board: Command moves one. */
export type Standing = `${number}@${BoardSpace}`;
/** The place to which Reinforce moves the chosen fighter. */
export type Post = 'hand' | `to:${number}` | `swap:${number}`;

export type Phase = 'setup' | 'round' | 'end-of-round' | 'end';

/** Settings of a table. Rulings with more than one sensible reading are options; the default is the catalogue's. */
export interface Options {
  /** The AI opponent takes part (CA-SOL-01, 14); always with one player. */
  readonly ai: boolean;
  /** Solo: who guards the Citadel (CA-SOL-06); or the fighters themselves (CA-SOL-07). */
  readonly difficulty: Difficulty;
  readonly garrison: 'by-difficulty' | readonly FighterId[];
  /** The sixth action card (CA-SOL-04). */
  readonly targeted: boolean;
  /** Advanced mode; a list: only these necromancers use their powers. */
  readonly powers: boolean | readonly Necromancer[];
  /** choose: at the table, by seat · or one for each seat */
  readonly necromancers: 'choose' | readonly Necromancer[];
  /** R 25: the lowest arranges all · by ascending VP · always clockwise, the lowest names who starts (CA-OPT-01) */
  readonly turnOrder: 'arrange' | 'ascending' | 'clockwise';
  /** R 20 */
  readonly flanks: 'one' | 'both';
  /** R 14: what three of a kind add. */
  readonly trio: 2 | 3;
  /** R 32: how long Fortify lasts. */
  readonly fortify: 'pair' | 'round';
  /** R 36: the AI's starting gold counts as VP. */
  readonly aiGold: boolean;
}

export interface Player {
  readonly ai: boolean;
  necromancer: Necromancer | null;
  vp: number;
  /** Storage, in the order of GOODS. */
  goods: number[];
  /** Sorted; secret but for the AI's (CA-FIG-18). */
  hand: readonly FighterId[];
  graveyard: readonly FighterId[];
  /** Combat cards in hand (the AI: in its deck), as bits; secret. */
  cards: number;
  /** Used combat cards, the last one on top: only that is shown to others (CA-CRD-11). */
  used: readonly number[];
  /** The combat card lying face-down; secret until the reveal. -1: none. */
  laid: number;
  /** Secret until final scoring. -1: none. */
  fate: number;
  charged: boolean;
  /** On the mat, not yet placed. */
  minions: number;
  /** A minion stands on the refresh space. */
  refreshed: boolean;
}

export interface Table {
  readonly options: Options;
  phase: Phase;
  round: number;
  order: readonly Who[];
  /** Holds the active player marker. */
  active: Who;
  /** Owners of the minions on each space of BOARD_SPACES, in the order they came. Lists are replaced, never changed. */
  spaces: (readonly Who[])[];
  /** By area: a player, NOBODY, or KING. */
  owner: Who[];
  /** By region, bottom first. */
  tiles: (readonly TileId[])[];
  /** By area. */
  defenders: (readonly FighterId[])[];
  /** Fortified pairs, one after the other. */
  fortified: readonly FighterId[];
  /** The six spaces; EMPTY where no fighter lies. */
  display: FighterId[];
  /** By tier (0 unused): orderless, a card is drawn when it is needed. */
  decks: (readonly FighterId[])[];
  row: TileId[];
  /** The stack: the upper part is drawn first (CA-SET-20); each part is orderless. */
  upper: readonly TileId[];
  lower: readonly TileId[];
  aside: readonly TileId[];
  /** The starting structure that left the game (CA-SET-14); EMPTY: none. */
  boxed: TileId;
  kingToken: Who;
  /** Committed to the combat that is going on; secret until turned up. */
  attackers: readonly FighterId[];
  turnedUp: boolean;
  /** The combat cards of the combat that is going on are revealed. */
  cardsUp: boolean;
  /** AI action cards still face-down, orderless, and those turned since the last shuffle, the last one on top. */
  actions: readonly number[];
  turned: readonly number[];
  /** The square of the cube on the fighter track. */
  cube: number;
  players: Player[];
}

export interface CombatData {
  attacker: Who;
  /** A player, or KING. */
  defender: Who;
  area: Area;
  position: Position | '';
  /** Known from the reveal on; until then empty, and NONE. */
  fighters: readonly FighterId[];
  guards: readonly FighterId[];
  attackCard: number;
  defenceCard: number;
  /** The player whose card Visio has named, and the card; NOBODY: not used. */
  named: Who;
  guess: number;
  /** Rolls of the die cards, attacker first. */
  dice: readonly number[] | null;
  winner: Who;
  /** The winner's regular fighters that took part. */
  victors: readonly FighterId[];
}

/** The table of contents: every heading with what it does and what it asks. */
export interface CrownOfAsh {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  frames: {
    game: { args: object; data: { turn: number }; does: 'setup' | 'round' | 'turns' | 'endOfRound' | 'end' };
    setup: { args: object; data: { turn: number }; does: 'muster'; asks: { necromancer: { pick: Necromancer } } };
    turn: {
      args: { who: Who };
      data: { who: Who; space: Space | '' };
      does: 'begin' | 'act' | 'replenish' | 'pass';
      asks: {
        place: { pick: Space | TurnPower };
        exhume: { pick: FighterId };
        raise: { pick: FighterId | TurnPower | 'end' };
        end: { pick: TurnPower | 'end' };
      };
    };
    gather: { data: { who: Who; region: Area }; does: 'take' | 'amend' };
    build: { args: { who: Who }; data: { who: Who; tile: TileId }; asks: { tile: { pick: TileId }; region: { pick: Area } } };
    gain: { data: { who: Who; n: number; why: GainReason; area: Area }; asks: { special: { share: Kind } } };
    amend: { data: { who: Who; area: Area }; asks: { defenders: { some: FighterId } } };
    raise: {
      args: { who: Who; fighter: FighterId };
      data: { who: Who; fighter: FighterId; gold: readonly number[]; special: readonly number[] };
      does: 'take';
      asks: { withGold: { share: Kind | 'special' }; ingredients: { share: Kind } };
    };
    combat: {
      args: { attacker: Who; area: Area; position: Position | '' };
      data: CombatData;
      does: 'announce' | 'lay' | 'reveal' | 'roll' | 'compare' | 'automatons' | 'outcome' | 'reward' | 'compensate' | 'discard';
      asks: {
        attackers: { some: FighterId };
        unveil: { pick: 'unveil' | 'no' };
        cards: { pick: CombatCard };
        forewarn: { pick: CombatCard | 'no' };
        fortify: { pick: 'fortify' | 'no' };
        zero: { pick: 'casualty' | FighterId };
        casualty: { pick: FighterId };
      };
    };
    dice: {
      args: { rollers: readonly Who[]; why: RollReason };
      data: { rollers: readonly Who[]; why: RollReason; values: readonly number[] };
      result: readonly number[];
      does: 'roll' | 'stand';
      asks: { overturn: { pick: Who | 'keep' } };
    };
    fence: { data: { who: Who; gave: readonly number[] }; asks: { give: { share: Kind }; take: { share: Kind } } };
    command: { data: { who: Who; standing: Standing | '' }; asks: { minion: { pick: Standing }; to: { pick: BoardSpace } } };
    reinforce: { data: { who: Who; fighter: FighterId }; asks: { fighter: { pick: FighterId }; post: { pick: Post } } };
    fortify: { data: { who: Who }; asks: { pair: { pick: Area } } };
    endOfRound: { args: object; data: object; does: 'score' | 'minions' | 'graveyards' | 'row' | 'advance' };
    turnOrder: {
      args: object;
      data: { tied: readonly Who[]; placed: readonly Who[]; dice: readonly number[] | null };
      does: 'lowest' | 'judge' | 'charge';
      asks: { arrange: { order: Who }; starter: { pick: Who } };
    };
    final: { args: object; data: object; does: 'reveal' };
    aiTurn: {
      args: { who: Who };
      data: { who: Who; dice: readonly number[] | null; card: number };
      does: 'roll' | 'turnCard' | 'act' | 'reshuffle';
    };
    aiRaise: { data: { who: Who }; does: 'raise' };
  };
}

export type Turn = KernelTurn<CrownOfAsh>;
export type Match = KernelMatch<CrownOfAsh>;
export type Rules<K extends keyof CrownOfAsh['frames']> = FrameRules<CrownOfAsh, K>;
export type ReadTable = Readonly<Table>;

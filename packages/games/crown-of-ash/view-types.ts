/** Knowledge of a viewer, as types: the allow-list that `view.ts` fills field by field. */
import type { Seat } from '@longtable/kernel';
import type { Position } from './data/board.ts';
import type { CombatCard } from './data/combat-cards.ts';
import type { Necromancer } from './data/powers.ts';
import type { Area, FighterId, Options, Phase, TileId, Who } from './spec.ts';

export interface PlayerView {
  readonly ai: boolean;
  readonly necromancer: Necromancer | null;
  /** Uses powers, and whether the token is charged; null: plays without. */
  readonly charged: boolean | null;
  readonly vp: number;
  readonly goods: readonly number[];
  /** The number of fighters in hand; their names only of the AI (CA-SOL-10). */
  readonly hand: number;
  readonly open: readonly FighterId[] | null;
  readonly graveyard: readonly FighterId[];
  /** The number of combat cards in hand and in the discard, and the top one of it (CA-CRD-11, 17). */
  readonly cards: number;
  readonly used: number;
  readonly top: CombatCard | null;
  /** A combat card lies face-down. */
  readonly laid: boolean;
  readonly minions: number;
  readonly refreshed: boolean;
  /** Turned up at final scoring. */
  readonly fate: number | null;
  /** Points that the regions would score right now (CA-RND-08). */
  readonly regions: number;
}

/** Knowledge of the viewer alone. */
export interface OwnView {
  readonly hand: readonly FighterId[];
  readonly cards: readonly CombatCard[];
  readonly used: readonly CombatCard[];
  readonly laid: CombatCard | null;
  readonly fate: number;
  readonly attackers: readonly FighterId[];
}

export interface CombatView {
  readonly attacker: Who;
  readonly defender: Who;
  readonly area: Area;
  readonly position: Position | '';
  /** The number of attackers; their names once they are turned up. */
  readonly count: number;
  readonly fighters: readonly FighterId[] | null;
  readonly defenders: readonly FighterId[];
  readonly attackCard: CombatCard | null;
  readonly defenceCard: CombatCard | null;
  readonly named: Who;
  readonly guess: CombatCard | null;
  readonly dice: readonly number[] | null;
  readonly winner: Who;
}

export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  /** The step of the active player's turn. */
  readonly step: 'place' | 'act' | 'raise';
  readonly round: number;
  readonly order: readonly Who[];
  readonly active: Who;
  /** By position in BOARD_SPACES: whose minions stand there. */
  readonly spaces: readonly (readonly Who[])[];
  /** Minions that a space can hold; -1: any number, 0: not in use. */
  readonly room: readonly number[];
  readonly owner: readonly Who[];
  readonly tiles: readonly (readonly TileId[])[];
  readonly defenders: readonly (readonly FighterId[])[];
  readonly fortified: readonly FighterId[];
  /** Points that each area would score now, and the worth of its defenders. */
  readonly value: readonly number[];
  readonly defence: readonly number[];
  readonly citadelVp: readonly number[];
  readonly display: readonly FighterId[];
  /** Cards in decks I, II and III. */
  readonly decks: readonly number[];
  readonly row: readonly TileId[];
  /** Tiles in the stack, and how many of them are of tier I. */
  readonly stack: number;
  readonly stackI: number;
  readonly aside: readonly TileId[];
  readonly boxed: TileId;
  readonly kingToken: Who;
  readonly ai: AiView | null;
  readonly players: readonly PlayerView[];
  readonly mine: OwnView | null;
  readonly combat: CombatView | null;
  /** Seats that are asked, and those of them whose sealed answer is in. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
}

export interface AiView {
  readonly who: Who;
  readonly actions: number;
  /** Action cards turned since the last shuffle, the last one on top. */
  readonly turned: readonly number[];
  readonly cube: number;
}

/**
 * Abilities of cards, as data. Timing, conditions and operations of unit, tactic, reward and event cards; an operation that only one
 * card uses is a frame of its own (`own`, in `cards/`).
 */
import type { RuleId } from '@longtable/kernel';

/** The origin of a card's numbers and text: the rulebook, a public source, or ourselves. */
export type Source = 'rulebook' | 'public' | 'house';

export const TIMINGS = ['played', 'resolution', 'end', 'action'] as const;
export type Timing = (typeof TIMINGS)[number];

/** A condition that must hold, all of it public. */
export type Condition = 'hand-empty' | 'won' | 'city-siege' | 'besieging' | 'siege' | 'overlord-siege' | 'unwounded';

/** A number that is counted when the operation runs. */
export type Amount =
  | number
  | 'other-friendly'
  | 'wounded-friendly'
  | 'ready-cities'
  | 'names'
  | 'value'
  | 'shed'
  | 'at-site'
  | 'three-reanimates';

/** Which cards of a hand, deck or discard pile. */
export type Which = 'any' | 'gold' | 'gold-1' | 'unit' | 'unit-3' | 'footman' | 'undead';

/** The frames of `cards/`: abilities that no other card shares. */
export type OwnFrame =
  | 'dq-roc'
  | 'lt-sorceress'
  | 'lt-leonx'
  | 'or-warchief'
  | 'nc-razorwing'
  | 'nx-shadow-rune'
  | 'nx-giant'
  | 'mc-seer'
  | 'mc-saboteur'
  | 'mc-spy'
  | 'dlv-4'
  | 'rw-15'
  | 'rw-22'
  | 'rw-25'
  | 'rw-27'
  | 'ca-25'
  | 'mo-21'
  | 'mo-25'
  | 'ao-27'
  | 'cq-26';

export type Op =
  | { readonly op: 'draw'; readonly n: number }
  /** Cards leave a hand: to the discard pile, on top of the deck, or to their place of origin. */
  | {
      readonly op: 'fromHand';
      readonly who?: 'opponent';
      readonly which: Which;
      readonly least: number;
      readonly most: number;
      readonly to: 'discard' | 'deck' | 'origin';
      /** Only gold whose double value reaches an opposing unit. */
      readonly aimed?: true;
      /** True: where nothing fits, nothing happens. */
      readonly ifAny?: true;
    }
  /** Turn up the top of the deck: one fitting card is drawn, the rest goes where it says. */
  | { readonly op: 'reveal'; readonly n: number; readonly until?: true; readonly draws: Which; readonly rest: 'discard' | 'top' | 'either' }
  /** One opposing unit, chosen by the user of the ability. */
  | { readonly op: 'destroy'; readonly most?: number | 'archers' | 'twice-value' }
  /** The opponent chooses and destroys one of his own. */
  | { readonly op: 'concede' }
  | { readonly op: 'wound'; readonly who: 'self' | 'other' | 'any' }
  | { readonly op: 'strengthen'; readonly who: 'self' | 'each' | 'army'; readonly by: Amount; readonly most?: number }
  /** Up to n wounded friendly units turn upright, or are saved as they are; `fallen`: or units that this combat destroyed are discarded instead. */
  | { readonly op: 'heal'; readonly n: number; readonly saved?: true; readonly fallen?: true }
  /** Up to n exhausted cities or strongholds. */
  | { readonly op: 'refresh'; readonly n: number }
  | { readonly op: 'pay'; readonly influence: number }
  | {
      readonly op: 'take';
      readonly card: string;
      readonly from: 'pile' | 'barracks' | 'discard';
      readonly to: 'hand' | 'discard' | 'combat';
    }
  /** Events: do this, or take damage. */
  | { readonly op: 'either'; readonly give: Give; readonly damage: number }
  | { readonly op: 'own'; readonly frame: OwnFrame };

/** A thing that a player gives up to be spared. */
export type Give = 'gold' | 'two-cards' | 'worth-3' | 'city' | 'stronghold' | 'reward';

/** An operation in its place: `after` is an "and then" part that is skipped where it cannot be done. */
export type Step = Op & { readonly after?: true };

export interface Ability {
  readonly at: Timing;
  readonly when?: readonly Condition[];
  readonly ops: readonly Step[];
  /** Usable as soon as one of its parts applies. */
  readonly parts?: true;
  /** Continuous: not chosen, not limited to once a round. */
  readonly always?: true;
}

/** Text without a keyword: holds while the card participates. */
export type Trait =
  /** Demon: attrition does not destroy it. */
  | 'no-attrition'
  /** Dragon: opposing units of strength 3 or less cannot choose it. */
  | 'proud'
  /** Barrow Wraith: opposing abilities do not destroy it. */
  | 'untouchable'
  /** Shield Warden: dies for another unit. */
  | 'shield'
  /** Chaos Beast: eats a friend when the combat ends. */
  | 'devours'
  /** Rune Warden: keeps attrition from others. */
  | 'guards'
  /** Great ones of Oath and Anvil: they go to the discard pile when they are destroyed. */
  | 'mythic';

export interface CardData {
  /** Its name in saved matches: never changed, never given to another card. `test/numbers.test.ts` keeps the list. */
  readonly number: number;
  readonly type: 'gold' | 'unit' | 'tactic';
  readonly copies: number;
  /** Gold for faction units, influence for all others. */
  readonly cost: number;
  readonly strength?: number;
  /** Gold cards: what they produce. */
  readonly gold?: number;
  readonly ability?: Ability;
  readonly traits?: readonly Trait[];
  readonly rules: readonly RuleId[];
  readonly source: Source;
}

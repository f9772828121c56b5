/** The game cards: each title's own card (`about.ts`), with the seals of this client. Known before any game is loaded. */
import type { CrownOfAsh } from '@longtable/crown-of-ash/spec';
import { ABOUT } from '@longtable/games/about';
import type { Described, Spec } from '@longtable/kernel';
import type { About, AskingKind } from '@longtable/kit';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { Skirmish } from '@longtable/skirmish/spec';
import type { Uprising } from '@longtable/uprising/spec';
import type { Yield } from '@longtable/yield/spec';
import type { IconName } from '../src/design/icons.ts';
import { stranger } from '../src/state/strangers.ts';

/** Things that this client adds to a title's card. */
interface Drawn<S extends Spec> {
  /** There is a drawn board (`boards.ts`). */
  readonly drawn?: true;
  /** The picture in the seal of a question, by the frame that asks. */
  readonly seals?: { readonly [K in AskingKind<S>]?: IconName };
  /** Questions that only ask how something is paid: with one way left, the page pays. */
  readonly payments?: readonly `${AskingKind<S>}.${string}`[];
  /** Events that nobody at the table brings about, whoever answered before: their lines in the log have no shield. */
  readonly unowned?: readonly S['event']['type'][];
  /** Events that a match turns on, the greatest first: its key moments. */
  readonly great?: readonly S['event']['type'][];
}

export interface GameCard extends About {
  readonly drawn: boolean;
  readonly seals: Readonly<Record<string, IconName>>;
  readonly payments: readonly string[];
  readonly unowned: readonly string[];
  readonly great: readonly string[];
}

const cardOf = <S extends Spec>(about: About<S>, { drawn, seals, payments, unowned, great }: Drawn<S> = {}): GameCard => ({
  ...(about as About),
  drawn: drawn ?? false,
  seals: (seals ?? {}) as GameCard['seals'],
  payments: payments ?? [],
  unowned: unowned ?? [],
  great: great ?? [],
});

export const GAME_CARDS: readonly GameCard[] = [
  cardOf<Yield>(ABOUT.yield, {
    drawn: true,
    seals: {
      season: 'quill',
      battle: 'battle',
      battles: 'battle',
      banner: 'boot',
      card: 'quill',
      ritual: 'yd-ritual',
      upgrade: 'yd-upgrade',
      retreat: 'boot',
      chase: 'cavalry',
      recovery: 'minion',
      recover: 'tower',
      setup: 'tower',
      discard: 'discard',
      choice: 'discard',
    },
    great: ['destroyed', 'conquered'],
  }),
  cardOf<CrownOfAsh>(ABOUT['crown-of-ash'], {
    drawn: true,
    seals: {
      setup: 'skull',
      turn: 'minion',
      build: 'build',
      gain: 'special',
      amend: 'shield',
      raise: 'graveyard',
      combat: 'combat-card',
      dice: 'dice',
      fence: 'bolt',
      command: 'bolt',
      reinforce: 'bolt',
      fortify: 'bolt',
      turnOrder: 'clock',
    },
    payments: ['raise.withGold', 'raise.ingredients'],
    great: ['conquered', 'combat'],
  }),
  cardOf<RuneAge>(ABOUT['rune-age'], {
    drawn: true,
    seals: {
      turn: 'strength',
      gold: 'gold',
      influence: 'influence',
      payment: 'influence',
      battle: 'battle',
      siege: 'shield',
      abilities: 'bolt',
      aftermath: 'skull',
      effect: 'bolt',
      destroy: 'shield',
      damage: 'shield',
      events: 'bolt',
      visit: 'bolt',
    },
    payments: ['gold.pay', 'influence.pay', 'payment.exhaust'],
    great: ['eliminated', 'defeated', 'damage', 'claimed', 'secured'],
  }),
  cardOf<Uprising>(ABOUT.uprising, {
    drawn: true,
    seals: {
      prepare: 'player',
      builder: 'build',
      turn: 'hero',
      move: 'boot',
      command: 'battle',
      exchange: 'hand',
      activate: 'legion',
      skeletons: 'skeleton',
      place: 'curse',
      'place-card': 'horde',
      target: 'legion',
      losses: 'graveyard',
      window: 'bolt',
      reroll: 'dice',
      'keep-die': 'dice',
      'hero-roll': 'dice',
      settle: 'battle',
      scoring: 'vp',
    },
    payments: ['pay.goods'],
    unowned: ['druid', 'market', 'market-closed', 'quests', 'event', 'quest-discarded', 'tile-removed', 'end'],
    great: ['capital-fallen', 'slain', 'building-removed', 'combat-over'],
  }),
  cardOf<Skirmish>(ABOUT.skirmish, { seals: { round: 'battle', rally: 'bolt', counter: 'shield' } }),
];

/** Any span of people, for a game that this client does not know. */
const STRANGER = {
  players: { min: 1, max: 5 },
  people: { min: 1, max: 5 },
  minutes: 60,
  blurb: { en: '', de: '' },
  headings: {},
  final: [],
};

export const gameCardOf = (id: string): GameCard =>
  GAME_CARDS.find((card) => card.id === id) ?? cardOf(stranger(id) ?? { ...STRANGER, id, name: id });

export const isFinal = (card: GameCard, { kind, stage }: Described): boolean => card.final.includes(`${kind}.${stage}`);
export const sealOf = (card: GameCard, { kind }: Described): IconName => card.seals[kind] ?? 'quill';

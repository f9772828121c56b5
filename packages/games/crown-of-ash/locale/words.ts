/** Words that both languages share: the vocabulary, and names of things on the table looked up in the view. */
import type { Id } from '@longtable/kernel';
import { counted, type Forms, type Language, type Say } from '@longtable/kit';
import { ACTION_CARDS, type AiAction } from '../data/ai-cards.ts';
import { CITADEL, type Position, REGIONS, type Region, type Space } from '../data/board.ts';
import type { CombatCard } from '../data/combat-cards.ts';
import { FATES } from '../data/fate.ts';
import { FIGHTERS, FIRST_RAISABLE, isAutomaton, STARTING } from '../data/fighters.ts';
import { GOODS, type Good, KINDS, type Kind } from '../data/goods.ts';
import { EMPTY, KING } from '../data/numbers.ts';
import { type Necromancer, POWERS_OF, type Power } from '../data/powers.ts';
import { TILES } from '../data/structures.ts';
import type { Area, CrownOfAsh, FighterId, GainReason, Phase, TileId, Who } from '../spec.ts';

export type CrownSay = Say<CrownOfAsh>;

/** A number with its sign; nothing has none. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The vocabulary of the rulebook in one language. */
export interface Words {
  readonly regions: Readonly<Record<Region, string>>;
  readonly citadel: string;
  readonly language: Language;
  /** The King and the AI: as the subject at the beginning of a sentence, and after a preposition. */
  readonly king: string;
  readonly againstKing: string;
  /** The AI at the beginning of a sentence and inside one. */
  readonly theAi: string;
  readonly ai: string;
  readonly goods: Readonly<Record<Good, string>>;
  readonly special: Forms;
  readonly vp: string;
  /** The kinds as adjectives or first parts of a name. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The three starting fighters, by strength. */
  readonly starters: readonly string[];
  /** Eight of each kind, in the order of the data. */
  readonly fighters: Readonly<Record<Kind, readonly string[]>>;
  readonly tiles: Readonly<Record<string, string>>;
  readonly necromancers: Readonly<Record<Necromancer, string>>;
  readonly powers: Readonly<Record<Power, { readonly name: string; readonly text: string }>>;
  /** Combat cards by their bare names, and as what somebody has or names. */
  readonly cardNames: Readonly<Record<CombatCard, string>>;
  readonly cards: Readonly<Record<CombatCard, string>>;
  /** The choice of the loser of a 0. */
  readonly zero: string;
  readonly actionCards: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<AiAction, string>>;
  readonly positions: Readonly<Record<Position, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly gains: Readonly<Record<GainReason, string>>;
  readonly automaton: string;
  readonly resurrects: string;
  readonly nothing: string;
  space(space: Space, area: (a: Area) => string): string;
}

export const areaName = (w: Words, area: Area): string => (area === CITADEL ? w.citadel : (w.regions[REGIONS[area]!] ?? w.nothing));

export const fighterName = (w: Words, id: FighterId): string => {
  if (id < FIRST_RAISABLE) return w.starters[id % STARTING]!;
  const { kind } = FIGHTERS[id]!;
  return w.fighters[KINDS[kind]!][(id - FIRST_RAISABLE) % 8]!;
};
/** With its attack value: "Skull Knight 4". */
export const fighter = (w: Words, id: FighterId): string => `${fighterName(w, id)} ${FIGHTERS[id]!.attack}${isAutomaton(id) ? '*' : ''}`;
export const fighterList = (w: Words, ids: readonly FighterId[]): string =>
  ids.length === 0 ? w.nothing : ids.map((id) => fighter(w, id)).join(', ');

export const tileName = (w: Words, id: TileId): string => w.tiles[TILES[id]!.key]!;

/** A player's name; the AI and the King are players without a seat. */
export function who(w: Words, say: CrownSay, player: Who): string {
  if (player === KING) return w.king;
  return say.view.players[player]?.ai ? w.theAi : say.name(player);
}
/** The same inside a sentence. */
export function whom(w: Words, say: CrownSay, player: Who): string {
  if (player === KING) return w.againstKing;
  return say.view.players[player]?.ai ? w.ai : who(w, say, player);
}

/** "3 sulphur, 1 gold" */
export function goodsText(w: Words, goods: readonly number[], special = 0, vp = 0): string {
  const parts = goods.flatMap((n, i) => (n > 0 ? [`${n} ${w.goods[GOODS[i]!]}`] : []));
  if (special > 0) parts.push(counted(w.language, special, w.special));
  if (vp > 0) parts.push(`${vp} ${w.vp}`);
  return parts.length === 0 ? w.nothing : parts.join(', ');
}

export const costText = (w: Words, id: FighterId): string => goodsText(w, FIGHTERS[id]!.basic, FIGHTERS[id]!.special);

export const fateText = (w: Words, fate: number): string => FATES[fate]!.kinds.map((k) => w.goods[KINDS[k]!]).join(' & ');

export const actionCard = (w: Words, card: number): string => w.actionCards[ACTION_CARDS[card]!.key]!;

export const isPlaced = (area: Area): boolean => area !== EMPTY;

const ROMAN = ['–', 'I', 'II', 'III'] as const;
export const roman = (tier: number): string => ROMAN[tier]!;

const powersOf = (w: Words, id: Id, { view }: CrownSay): Words['powers'][Power][] =>
  view.options.powers === false ? [] : POWERS_OF[id as Necromancer].powers.map((power) => w.powers[power]);

/** A necromancer to choose, by name and powers, and what these do; without powers at the table a name says it all. */
export const necromancer = (w: Words) => ({
  option: (id: Id, say: CrownSay): string => {
    const powers = powersOf(w, id, say).map(({ name }) => name);
    return powers.length === 0 ? w.necromancers[id as Necromancer] : `${w.necromancers[id as Necromancer]}: ${powers.join(', ')}`;
  },
  about: (id: Id, say: CrownSay): string =>
    powersOf(w, id, say)
      .map(({ name, text }) => `${name}: ${text}`)
      .join(' '),
});

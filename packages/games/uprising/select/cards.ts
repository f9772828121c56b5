/** Choices of a card, a building or a die. */

import type { Blocked, Seat } from '@longtable/kernel';
import { COLOURS, type Colour } from '../data/dice.ts';
import { ITEM } from '../data/items.ts';
import type { HexId } from '../data/map.ts';
import { CARD } from '../data/play-cards.ts';
import { reasonOf } from '../data/reasons.ts';
import { discardCard, flip } from '../deeds/cards.ts';
import { removeHaven } from '../deeds/pieces.ts';
import type { Building } from '../events.ts';
import { throwAgain } from '../frames/round.ts';
import { havensOf, towersLeft, wallsLeft } from '../query/pieces.ts';
import type { CardId, In, Up } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import type { SelectData, SelectionRules } from './types.ts';

type F = Readonly<SelectData>;

const discard: SelectionRules['act'] = (t, f, card: CardId) => discardCard(t, f.seat, card, f.ctx.why);
const turnDown: SelectionRules['act'] = (t, f, card: CardId) => flip(t, f.seat, [card], f.ctx.why);

/** Face-up cards; tucked Feats have no face to turn. */
const faceUp = (table: ReadTable, seat: Seat, items: boolean): CardId[] => {
  const p = player(table, seat);
  const cards: CardId[] = items ? [...p.items] : [...p.feats.filter((id) => CARD[id]!.use !== 'tuck'), ...p.items];
  return cards.filter((id) => !p.down.includes(id));
};

/** Feats and Items of a seat. */
const cardsOf = (table: ReadTable, seat: Seat): CardId[] => [...player(table, seat).feats, ...player(table, seat).items];

/** UP-CARD-06: cards that lie face-down already. */
const faceDown = (table: ReadTable, seat: Seat, items: boolean): Blocked[] => {
  const p = player(table, seat);
  const cards: readonly CardId[] = items ? p.items : cardsOf(table, seat);
  return cards.filter((id) => p.down.includes(id)).map((id) => ({ id, target: `card:${id}`, rule: 'UP-CARD-06' }));
};

/** The Spymaster takes one of the most expensive Items, or a Feat. */
function spied(table: ReadTable, f: F): CardId[] {
  const { items, feats } = player(table, f.seat);
  const most = Math.max(...items.map((id) => ITEM[id].cost));
  return [...items.filter((id) => ITEM[id].cost === most), ...feats];
}

const sites = (table: ReadTable, what: 'wall' | 'tower', seats: readonly Seat[]): HexId[] =>
  (what === 'wall' ? wallsLeft(table) : towersLeft(table)) === 0
    ? []
    : seats.flatMap((seat) => havensOf(table, seat)).filter((h) => !hexOf(table, h)[what]);
/** UP-DEF-04: Havens that have such a building already. */
const built = (table: ReadTable, what: 'wall' | 'tower', seats: readonly Seat[]): Blocked[] =>
  seats
    .flatMap((seat) => havensOf(table, seat))
    .filter((h) => hexOf(table, h)[what])
    .map((id) => ({ id, target: `hex:${id}`, rule: 'UP-DEF-04' }));
function build(t: In<'select'>, what: 'wall' | 'tower', h: HexId): void {
  const hex = hexOf(t.table, h);
  hex[what] = true;
  t.emit({ type: 'built', seat: hex.haven, what, hex: h });
}
const all = (table: ReadTable): Seat[] => table.players.map((_, seat) => seat);
const building = (what: 'wall' | 'tower', seats: (table: ReadTable, f: F) => readonly Seat[]): SelectionRules => ({
  options: (t, f) => sites(t, what, seats(t, f)),
  act: (t, _f, h: HexId) => build(t, what, h),
  barred: (t, f) => built(t, what, seats(t, f)),
});

/** Dice of the enemy, as positions in the roll. */
const enemyDice = (f: F, up: Up): number[] => (up('round')?.dice ?? []).flatMap((d, i) => (d.side !== f.ctx.side ? [i] : []));

export const CARD_SELECTIONS = {
  'discard-feat': { options: (t, f) => player(t, f.seat).feats, act: discard },
  'discard-item': { options: (t, f) => player(t, f.seat).items, act: discard },
  'flip-card': {
    options: (t, f) => faceUp(t, f.seat, false),
    range: (t, f) => cardsOf(t, f.seat),
    act: turnDown,
    barred: (t, f) => faceDown(t, f.seat, false),
  },
  'flip-item': { options: (t, f) => faceUp(t, f.seat, true), act: turnDown, barred: (t, f) => faceDown(t, f.seat, true) },
  spymaster: { options: spied, range: (t, f) => cardsOf(t, f.seat), act: discard },
  'own-wall': building('wall', (_t, f) => [f.seat]),
  'own-tower': building('tower', (_t, f) => [f.seat]),
  'any-wall': building('wall', all),
  'any-tower': building('tower', all),
  warlock: {
    options(t, f): Building[] {
      const { wall, tower, haven } = hexOf(t, f.ctx.here);
      return [...(wall ? (['wall'] as const) : []), ...(tower ? (['tower'] as const) : []), ...(haven >= 0 ? (['haven'] as const) : [])];
    },
    act(t, f, what: Building) {
      const hex = hexOf(t.table, f.ctx.here);
      if (what === 'haven') {
        removeHaven(t, f.ctx.here, f.ctx.why);
        return;
      }
      hex[what] = false;
      t.emit({ type: 'building-removed', what, hex: f.ctx.here, seat: hex.haven, why: reasonOf(f.ctx.why) });
    },
  },
  'die-colour': {
    options: () => COLOURS,
    act(t, _f, colour: Colour) {
      const roll = t.need('hero-roll');
      roll.pool = [...roll.pool, colour];
    },
  },
  'enemy-reroll': {
    options: (_t, f, up) => enemyDice(f, up),
    act: (t, _f, i: number) => throwAgain(t, t.need('combat'), t.need('round'), [i]),
  },
  'enemy-blank': {
    options: (_t, f, up) => enemyDice(f, up).filter((i) => up('round')!.dice[i]!.face >= 0),
    range: (_t, f, up) => enemyDice(f, up),
    act(t, _f, i: number) {
      const r = t.need('round');
      r.dice = r.dice.with(i, { ...r.dice[i]!, face: -2 });
    },
  },
} satisfies Record<string, SelectionRules>;

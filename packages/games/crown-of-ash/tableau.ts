/** The view as things on a table, for the generic client, the terminal and screen readers. */

import {
  counted,
  type Item,
  type Language,
  type MapPicture,
  type MapPlace,
  type Say,
  type SeatMat,
  type Tableau,
  type Zone,
} from '@longtable/kit';
import { ACTION_CARDS, FIGHTER_TRACK, TARGETED } from './data/ai-cards.ts';
import { BOARD_SPACES, CITADEL, FLANKS, type Position, REGIONS } from './data/board.ts';
import { COMBAT_CARDS, ZERO } from './data/combat-cards.ts';
import { FIGHTERS, isAutomaton } from './data/fighters.ts';
import { KINDS } from './data/goods.ts';
import { EMPTY, KING, KING_ATTACK, NOBODY, ROUNDS } from './data/numbers.ts';
import { TILES } from './data/structures.ts';
import { target } from './ids.ts';
import { LABELS, type Labels } from './locale/labels.ts';
import { actionCard, areaName, costText, fateText, fighterName, goodsText, roman, tileName, type Words, who } from './locale/words.ts';
import { COMPENSATIONS, OFFERS, REWARDS, TAXES } from './query/gains.ts';
import type { CrownOfAsh, FighterId, TileId, Who } from './spec.ts';
import type { View } from './view-types.ts';

/** The words of one language, and the viewer's view with the names at the table: every part needs them. */
interface Cast {
  readonly w: Words;
  readonly l: Labels;
  readonly say: Say<CrownOfAsh>;
  readonly view: View;
}

export function tableau(say: Say<CrownOfAsh>, w: Words, language: Language): Tableau {
  const { view } = say;
  const c: Cast = { w, l: LABELS[language], say, view };
  const { l } = c;
  return {
    heading: headingOf(c),
    map: picture(c),
    zones: [
      ...combatZone(c),
      { id: 'display', title: l.display, as: 'cards', items: view.display.filter((id) => id !== EMPTY).map((id) => fighterItem(c, id)) },
      { id: 'row', title: l.row, as: 'cards', items: view.row.filter((id) => id !== EMPTY).map((id) => tileItem(c, id)) },
      { id: 'spaces', title: l.spaces, as: 'pieces', items: minionItems(c) },
      { id: 'decks', title: l.decks, as: 'facts', items: deckItems(c) },
      ...aiZones(c),
    ],
    mats: view.players.flatMap((p, seat) => (p.ai ? [] : [mat(c, seat)])),
  };
}

/** Between two rounds the marker stands on the coming one already. */
function headingOf({ view, w, l }: Cast): string {
  if (view.phase === 'setup') return w.phases.setup;
  const round = `${l.round} ${view.round} ${l.of} ${ROUNDS}`;
  return view.phase === 'end-of-round' ? `${l.orderFor} ${round}` : `${round} · ${w.phases[view.phase]}`;
}

/** Only people have a seat; the AI's things say so in a badge. */
const ownerOf = ({ view }: Cast, player: Who): { owner?: number } => (player >= 0 && !view.players[player]!.ai ? { owner: player } : {});

function fighterItem(c: Cast, id: FighterId): Item {
  const { kind, attack, tier, source } = FIGHTERS[id]!;
  const badges = [`${attack}`, ...(tier > 0 ? [roman(tier)] : []), ...(kind >= 0 ? [c.w.kinds[KINDS[kind]!]] : [])];
  if (isAutomaton(id)) badges.push(c.w.automaton);
  if (c.view.fortified.includes(id)) badges.push(c.l.fortified);
  return {
    target: target('fighter', id),
    label: fighterName(c.w, id),
    badges,
    ...(tier > 0 ? { text: costText(c.w, id) } : {}),
    icon: kind >= 0 ? KINDS[kind]! : 'starting',
    source,
  };
}

function tileItem({ w, l }: Cast, id: TileId): Item {
  const { cost, vp, resurrects, tier, source } = TILES[id]!;
  const offers = resurrects ? w.resurrects : goodsText(w, OFFERS[id]!.goods, OFFERS[id]!.special);
  return {
    target: target('tile', id),
    label: tileName(w, id),
    text: `${offers}; ${l.tax}: ${goodsText(w, TAXES[id]!.goods, TAXES[id]!.special)}`,
    badges: [...(tier > 0 ? [`${cost} ${l.cost}`, roman(tier)] : []), `${vp} ${l.value}`],
    source,
  };
}

/** Six regions around the Citadel. No ways: everything can be attacked from hand (CA-COM-18). */
const CORNERS: readonly (readonly [number, number])[] = [
  [30, 15],
  [70, 15],
  [90, 50],
  [70, 85],
  [30, 85],
  [10, 50],
];

function picture(c: Cast): MapPicture {
  const places = [...CORNERS, [50, 50] as const].map(([x, y], area) => place(c, area, x, y));
  return { width: 100, height: 100, places, ways: [] };
}

function place(c: Cast, area: number, x: number, y: number): MapPlace {
  const { view, l, w } = c;
  const owner = view.owner[area]!;
  const pieces: Item[] = [];
  if (owner === KING) pieces.push({ label: w.king, badges: [`${KING_ATTACK}`], icon: 'king' });
  else if (owner !== NOBODY) pieces.push({ label: who(w, c.say, owner), icon: 'control', ...ownerOf(c, owner) });
  const stack = view.tiles[area] ?? [];
  stack.forEach((id, i) => {
    pieces.push({ ...tileItem(c, id), spent: i < stack.length - 1 ? l.covered : '' });
  });
  for (const id of view.defenders[area]!) pieces.push({ ...fighterItem(c, id), ...ownerOf(c, owner) });
  const held = owner !== NOBODY;
  return {
    target: target('area', area),
    x,
    y,
    label: areaName(w, area),
    text: held
      ? `${view.value[area]} ${l.value}, ${l.defence} ${owner === KING ? KING_ATTACK : view.defence[area]}`
      : area === CITADEL
        ? l.empty
        : l.free,
    shape: area === CITADEL ? 'hex' : 'square',
    tone: area === CITADEL ? 'citadel' : REGIONS[area]!,
    pieces,
  };
}

function minionItems(c: Cast): Item[] {
  const { view, w } = c;
  return BOARD_SPACES.map(
    (space, at): Item => ({
      target: target('space', space),
      label: w.space(space, (a) => areaName(w, a)),
      badges: [...modifierOf(view, space), ...view.spaces[at]!.map((p) => who(w, c.say, p)), ...roomAt(c, at)],
    }),
  );
}

/** The room that is left at a space, where it is none or more than one. */
function roomAt({ view, l }: Cast, at: number): string[] {
  const left = view.room[at]! - view.spaces[at]!.length;
  if (view.room[at]! <= 0 || left === 1) return [];
  return [left === 0 ? l.full : `${l.roomFor} ${left}`];
}

/** The modifier of a position at the Citadel for an attack. CA-CIT-13 */
function modifierOf(view: View, space: string): string[] {
  const n = FLANKS[view.options.flanks].modifiers[space as Position];
  return n === undefined ? [] : [n < 0 ? `−${-n}` : `+${n}`];
}

const deckItems = ({ view, l }: Cast): Item[] => [
  ...view.decks.map((n, i): Item => ({ label: `${l.deck} ${roman(i + 1)}: ${n}`, count: n, face: 'down' })),
  { label: `${l.stack}: ${view.stack} (I: ${view.stackI})`, count: view.stack, face: 'down' },
  { label: `${l.aside}: ${view.aside.length}` },
];

function combatZone(c: Cast): Zone[] {
  const { view, l, w } = c;
  const { combat } = view;
  if (combat === null) return [];
  const cards = (p: Who, card: string | null): string[] =>
    card !== null ? [w.cardNames[card as keyof Words['cards']]] : p >= 0 && view.players[p]!.laid ? [l.sealed] : [];
  const own = view.mine?.attackers ?? [];
  const attackers = combat.fighters ?? (own.length > 0 ? own : null);
  const items: Item[] = [
    {
      label: who(w, c.say, combat.attacker),
      ...ownerOf(c, combat.attacker),
      badges: [
        ...(attackers === null ? [`${combat.count} ${l.faceDown}`] : attackers.map((id) => fighterName(w, id))),
        ...cards(combat.attacker, combat.attackCard),
      ],
    },
    {
      label: who(w, c.say, combat.defender),
      ...ownerOf(c, combat.defender),
      badges: [...combat.defenders.map((id) => fighterName(w, id)), ...cards(combat.defender, combat.defenceCard)],
    },
  ];
  return [{ id: 'combat', title: `${l.combat}: ${areaName(w, combat.area)}`, as: 'facts', items }];
}

/** The AI has no seat: its mat lies among the zones of the table. */
function aiZones(c: Cast): Zone[] {
  const { view, l, w } = c;
  if (view.ai === null) return [];
  const p = view.players[view.ai.who]!;
  const tiers = FIGHTER_TRACK.tiers.map((tier, i) => (i === view.ai!.cube ? `[${roman(tier)}]` : roman(tier))).join(' ');
  const last = view.ai.turned[view.ai.turned.length - 1];
  const facts: Item[] = [
    { label: `${p.vp} ${l.value}` },
    { label: counted(w.language, p.minions, l.minions) },
    { label: counted(w.language, view.ai.actions, l.actions) },
    { label: `${l.cube}: ${tiers}` },
    { label: `${l.lastCard}: ${last === undefined ? l.none : actionCard(w, last)}` },
    { label: counted(w.language, p.cards, l.combatCards) },
  ];
  return [
    { id: 'ai', title: l.ai, as: 'facts', items: facts },
    {
      id: 'ai:cards',
      title: l.aiCards,
      as: 'cards',
      items: ACTION_CARDS.flatMap(({ sections }, card): Item[] =>
        card === TARGETED && !view.options.targeted
          ? []
          : [{ label: actionCard(w, card), text: sections.map(({ action }) => w.actions[action]).join('; '), source: 'house' }],
      ),
    },
    { id: 'ai:hand', title: l.openHand, as: 'cards', items: (p.open ?? []).map((id) => fighterItem(c, id)) },
    { id: 'ai:graveyard', title: `${l.graveyard} (${l.ai})`, as: 'pieces', items: p.graveyard.map((id) => fighterItem(c, id)) },
  ];
}

function mat(c: Cast, seat: Who): SeatMat {
  const { view, l, w } = c;
  const p = view.players[seat]!;
  const zones: Zone[] = [
    { id: `graveyard:${seat}`, title: l.graveyard, owner: seat, as: 'pieces', items: p.graveyard.map((id) => fighterItem(c, id)) },
  ];
  if (seat === view.me) zones.push(...ownZones(c));
  return {
    seat,
    title: p.necromancer === null ? c.say.name(seat) : `${c.say.name(seat)}, ${w.necromancers[p.necromancer]}`,
    score: p.vp,
    facts: [
      { label: goodsText(w, p.goods), target: `storage:${seat}` },
      { label: counted(w.language, p.minions, l.minions) },
      { label: counted(w.language, p.hand, l.fighters) },
      { label: `${counted(w.language, p.cards, l.combatCards)}${p.top === null ? '' : `, ${l.top}: ${w.cardNames[p.top]}`}` },
      ...(p.charged === null ? [] : [{ label: p.charged ? l.charged : l.spent }]),
      ...(view.active === seat && view.phase === 'round' ? [{ label: l.active }] : []),
      ...(view.kingToken === seat ? [{ label: l.kingToken }] : []),
      ...(p.fate === null ? [] : [{ label: fateText(w, p.fate) }]),
    ],
    zones,
  };
}

function ownZones(c: Cast): Zone[] {
  const { view, l, w } = c;
  const { mine } = view;
  if (mine === null) return [];
  return [
    { id: 'hand', title: l.hand, as: 'cards', items: mine.hand.map((id) => fighterItem(c, id)) },
    {
      id: 'cards',
      title: l.cards,
      as: 'cards',
      items: COMBAT_CARDS.map(
        (card, n): Item => ({
          target: target('card', card),
          label: w.cardNames[card],
          text: `${l.wins}: ${goodsText(w, REWARDS[n]!.goods, REWARDS[n]!.special, REWARDS[n]!.vp)}; ${l.loses}: ${n === ZERO ? w.zero : goodsText(w, COMPENSATIONS[n]!.goods, COMPENSATIONS[n]!.special)}`,
          spent: !mine.cards.includes(card),
          source: 'house',
        }),
      ),
    },
    ...(mine.fate === EMPTY ? [] : [{ id: 'fate', title: l.fate, as: 'facts' as const, items: [{ label: fateText(w, mine.fate) }] }]),
  ];
}

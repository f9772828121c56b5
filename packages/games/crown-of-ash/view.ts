import type { Seat } from '@longtable/kernel';
import { AREAS, isUnlimited } from './data/board.ts';
import { CARDS, COMBAT_CARDS, type CombatCard, cardsIn } from './data/combat-cards.ts';
import { EMPTY, NOBODY } from './data/numbers.ts';
import { TILES } from './data/structures.ts';
import { areaVp, regionsVp } from './query/scoring.ts';
import { worth } from './query/strength.ts';
import type { CombatData, Match, Player, ReadTable, Who } from './spec.ts';
import { aiOf, citadelVp, player, roomOf, usesPowers } from './table.ts';
import type { AiView, CombatView, OwnView, PlayerView, View } from './view-types.ts';

const card = (id: number): CombatCard | null => (id === EMPTY ? null : COMBAT_CARDS[id]!);
const areas = [...Array(AREAS).keys()];

/** Field by field: what is not written here is not sent. Storage, points and numbers of cards are open. CA-RES-14, CA-FIG-18, CA-CRD-17 */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const { table } = m;
  const stack = [...table.upper, ...table.lower];
  return {
    me,
    options: table.options,
    phase: table.phase,
    step: stepOf(m),
    round: table.round,
    order: table.order,
    active: table.active,
    spaces: table.spaces.slice(),
    room: table.spaces.map((_, at) => (isUnlimited(at) ? -1 : roomOf(table, at))),
    owner: table.owner.slice(),
    tiles: table.tiles.slice(),
    defenders: table.defenders.slice(),
    fortified: table.fortified,
    value: areas.map((area) => areaVp(table, area)),
    defence: areas.map((area) => worth(table, table.defenders[area]!)),
    citadelVp: citadelVp(table),
    display: table.display.slice(),
    decks: table.decks.slice(1).map((deck) => deck.length),
    row: table.row.slice(),
    stack: stack.length,
    stackI: stack.filter((id) => TILES[id]!.tier === 1).length,
    aside: table.aside,
    boxed: table.boxed,
    kingToken: table.kingToken,
    ai: aiView(table),
    players: table.players.map((p, who) => playerView(table, p, who)),
    mine: me === null ? null : own(table, me),
    combat: combatView(m),
    asked: m.open.map((ask) => ask.seat),
    ready: m.sealed === null ? [] : m.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat])),
  };
}

/** Place, act, raise: read off the stages of the running turn, which are public. */
function stepOf(m: Readonly<Match>): View['step'] {
  const turn = m.stack.findLast((f) => f.k === 'turn' || f.k === 'aiTurn');
  if (turn?.at === 'place' || turn?.at === 'exhume') return 'place';
  const top = m.stack[m.stack.length - 1];
  return turn !== undefined && (top === turn || top?.k === 'raise') ? 'raise' : turn === undefined ? 'place' : 'act';
}

const playerView = (table: ReadTable, p: Player, who: Who): PlayerView => ({
  ai: p.ai,
  necromancer: p.necromancer,
  charged: p.necromancer !== null && usesPowers(table, who) ? p.charged : null,
  vp: p.vp,
  goods: p.goods.slice(),
  hand: p.hand.length,
  open: p.ai ? p.hand : null,
  graveyard: p.graveyard,
  cards: CARDS - p.used.length - (p.laid === EMPTY ? 0 : 1),
  used: p.used.length,
  top: p.used.length === 0 ? null : COMBAT_CARDS[p.used[p.used.length - 1]!]!,
  laid: p.laid !== EMPTY,
  minions: p.minions,
  refreshed: p.refreshed,
  fate: table.phase === 'end' && !p.ai ? p.fate : null,
  regions: regionsVp(table, who),
});

function own(table: ReadTable, me: Seat): OwnView {
  const p = player(table, me);
  return {
    hand: p.hand,
    cards: cardsIn(p.cards),
    used: p.used.map((id) => COMBAT_CARDS[id]!),
    laid: card(p.laid),
    fate: p.fate,
    attackers: table.attackers.length > 0 && table.active === me ? table.attackers : [],
  };
}

function aiView(table: ReadTable): AiView | null {
  const who = aiOf(table);
  return who === NOBODY ? null : { who, actions: table.actions.length, turned: table.turned, cube: table.cube };
}

/** Face-down attackers are a number until they are turned up; cards appear with the reveal, which writes them into the frame. */
function combatView(m: Readonly<Match>): CombatView | null {
  const f = m.stack.find((frame) => frame.k === 'combat')?.data as CombatData | undefined;
  if (f === undefined) return null;
  const { table } = m;
  const revealed = f.fighters.length > 0;
  return {
    attacker: f.attacker,
    defender: f.defender,
    area: f.area,
    position: f.position,
    count: revealed ? f.fighters.length : table.attackers.length,
    fighters: revealed ? f.fighters : table.turnedUp ? table.attackers : null,
    defenders: revealed ? f.guards : table.defenders[f.area]!,
    attackCard: card(f.attackCard),
    defenceCard: card(f.defenceCard),
    named: f.named,
    guess: card(f.guess),
    dice: f.dice,
    winner: f.winner,
  };
}

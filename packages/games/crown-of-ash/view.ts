import type { Seat } from '@longtable/kernel';
import { AREAS, isUnlimited } from './data/board.ts';
import { CARDS, COMBAT_CARDS, type CombatCard, cardsIn } from './data/combat-cards.ts';
import { EMPTY, NOBODY } from './data/numbers.ts';
import { TILES } from './data/structures.ts';
import { areaVp, regionsVp } from './query/scoring.ts';
import { worth } from './query/strength.ts';
import type { CombatData, Look, Match, Player, Who } from './spec.ts';
import { aiOf, citadelVp, player, roomOf, usesPowers } from './table.ts';
import type { AiView, CombatView, OwnView, PlayerView, View } from './views.ts';

const card = (id: number): CombatCard | null => (id === EMPTY ? null : COMBAT_CARDS[id]!);
const areas = [...Array(AREAS).keys()];

/** Field by field: what is not written here is not sent. */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const t = m.table;
  const stack = [...t.upper, ...t.lower];
  return {
    me,
    options: t.options,
    phase: t.phase,
    step: stepOf(m),
    round: t.round,
    order: t.order,
    active: t.active,
    spaces: t.spaces.slice(),
    room: t.spaces.map((_, at) => (isUnlimited(at) ? -1 : roomOf(t, at))),
    owner: t.owner.slice(),
    tiles: t.tiles.slice(),
    defenders: t.defenders.slice(),
    fortified: t.fortified,
    value: areas.map((area) => areaVp(t, area)),
    defence: areas.map((area) => worth(t, t.defenders[area]!)),
    citadelVp: citadelVp(t),
    display: t.display.slice(),
    decks: t.decks.slice(1).map((deck) => deck.length),
    row: t.row.slice(),
    stack: stack.length,
    stackI: stack.filter((id) => TILES[id]!.tier === 1).length,
    aside: t.aside,
    boxed: t.boxed,
    kingToken: t.kingToken,
    ai: aiView(t),
    players: t.players.map((p, who) => playerView(t, p, who)),
    mine: me === null ? null : own(t, me),
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

const playerView = (t: Look, p: Player, who: Who): PlayerView => ({
  ai: p.ai,
  necromancer: p.necromancer,
  charged: p.necromancer !== null && usesPowers(t, who) ? p.charged : null,
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
  fate: t.phase === 'end' && !p.ai ? p.fate : null,
  regions: regionsVp(t, who),
});

function own(t: Look, me: Seat): OwnView {
  const p = player(t, me);
  return {
    hand: p.hand,
    cards: cardsIn(p.cards),
    used: p.used.map((id) => COMBAT_CARDS[id]!),
    laid: card(p.laid),
    fate: p.fate,
    attackers: t.attackers.length > 0 && t.active === me ? t.attackers : [],
  };
}

function aiView(t: Look): AiView | null {
  const who = aiOf(t);
  return who === NOBODY ? null : { who, actions: t.actions.length, turned: t.turned, cube: t.cube };
}

/** Face-down attackers are a number until they are turned up; cards appear with the reveal, which writes them into the frame. */
function combatView(m: Readonly<Match>): CombatView | null {
  const f = m.stack.find((frame) => frame.k === 'combat')?.data as CombatData | undefined;
  if (f === undefined) return null;
  const t = m.table;
  const revealed = f.fighters.length > 0;
  return {
    attacker: f.attacker,
    defender: f.defender,
    area: f.area,
    position: f.position,
    count: revealed ? f.fighters.length : t.attackers.length,
    fighters: revealed ? f.fighters : t.turnedUp ? t.attackers : null,
    defenders: revealed ? f.guards : t.defenders[f.area]!,
    attackCard: card(f.attackCard),
    defenceCard: card(f.defenceCard),
    named: f.named,
    guess: card(f.guess),
    dice: f.dice,
    winner: f.winner,
  };
}

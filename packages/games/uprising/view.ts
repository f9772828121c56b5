/** An allow-list: what a seat (null: a spectator) may know. Secrets are the zones named in docs/rules/uprising-visibility.md. */

import type { Frame, Seat } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import { ALL, DIRECTIONS, REGION_OF, SPACES } from './data/map.ts';
import { NEMESIS } from './data/nemesis.ts';
import { QUEST, type QuestId } from './data/quests.ts';
import { TILE } from './data/tiles.ts';
import { income } from './frames/scoring.ts';
import { boltsFor, cardDice, poolOf, SIDES, shields, skulls, strengthOf, symbolsOf } from './query/dice.ts';
import { terrainAt } from './query/map.ts';
import { cursesLeft, garrisonsLeft, havenCount, KIND_LIST, reserve, skeletonsLeft, towersLeft, wallsLeft } from './query/pieces.ts';
import { hasBonus } from './query/quests.ts';
import type { CombatData, Data, Die, HeroRollData, Match, Player, ReadTable, RoundData } from './spec.ts';
import type { CombatView, FoeView, HeroRollView, HexView, PlayerView, View } from './view-types.ts';

const ALL_KNOW = 2;

function hexView(t: ReadTable, h: number, me: Seat | null): HexView {
  const hex = t.hexes[h]!;
  const knows = hex.up || (me !== null && t.players[me]!.seen.includes(h));
  return {
    q: SPACES[h]!.q,
    r: SPACES[h]!.r,
    region: REGION_OF[h] ?? null,
    kind: hex.tile === null ? 'bare' : TILE[hex.tile].kind,
    up: hex.up,
    tile: knows ? hex.tile : null,
    turn: hex.turn,
    terrain: terrainAt(t, h),
    edges: DIRECTIONS.flatMap((_, d) => ((t.edges[h]! >> d) & 1 ? [d] : [])),
    curse: hex.curse,
    haven: hex.haven,
    wall: hex.wall,
    tower: hex.tower,
    garrisons: hex.garrisons,
    skeletons: hex.skeletons,
    owner: hex.owner,
    units: hex.units,
    heroes: t.players.flatMap((p, seat) => (p.at === h ? [seat] : [])),
  };
}

function playerView(t: ReadTable, p: Readonly<Player>, seat: Seat, me: Seat | null): PlayerView {
  return {
    chosen: p.at >= 0,
    faction: p.faction,
    hero: p.hero,
    at: p.at,
    home: p.home,
    ap: p.ap,
    salt: p.salt,
    plunder: p.plunder,
    food: p.food,
    vp: p.vp,
    attributes: p.attributes,
    feats: p.feats,
    items: p.items,
    quests: p.quests,
    down: p.down,
    tucked: p.tucked,
    marks: p.marks,
    skulls: p.skulls,
    deck: p.deck.map((feat, i) => (p.lore[i] === ALL_KNOW || (seat === me && p.lore[i]! > 0) ? feat : null)),
    drawn: p.drawn.length,
    reserve: KIND_LIST.map((kind) => reserve(t, seat, kind)),
    boxed: p.boxed,
    havens: havenCount(t, seat),
    income: p.home < 0 ? [0, 0, 0] : income(t, seat),
    looked: p.seen,
    bonuses: p.at < 0 ? [] : t.openQuests.filter((id) => bonusFor(t, seat, id)),
  };
}

const foeView = (t: ReadTable, f: ReadTable['foes'][number]): FoeView => ({
  card: f.card,
  at: f.at,
  threat: f.threat,
  tokens: f.tokens,
  target: f.target,
  prey: f.prey,
  held: f.held,
  initiative: NEMESIS[f.card].initiative[t.options.edition],
  archery: cardDice(t, f.card, 'archery', f.threat),
  clash: cardDice(t, f.card, 'clash', f.threat),
});

function bonusFor(t: ReadTable, seat: Seat, id: QuestId): boolean {
  const { bonus } = QUEST[id];
  return bonus !== null && hasBonus(t, seat, bonus.when);
}

/** The Hero roll that goes on, if any: dice and goals are public. */
function heroRollView(t: ReadTable, stack: readonly Frame[]): HeroRollView | null {
  const h = stack.findLast((f) => f.k === 'hero-roll')?.data as HeroRollData | undefined;
  if (h === undefined) return null;
  const tried = stack.findLast((f) => f.k === 'quest')?.data as Data<'quest'> | undefined;
  const quest = tried === undefined || tried.quest === '' ? null : tried.quest;
  const symbols = symbolsOf(t, h.dice);
  return {
    seat: h.seat,
    quest,
    pool: h.dice.length > 0 ? [] : h.pool,
    dice: h.dice.map(({ colour, face, side }) => ({ colour, face, side })),
    symbols,
    met: quest === null ? [] : QUEST[quest].goals.map((goal, i) => goal !== null && symbols[i]! >= goal.n),
  };
}

/** Who of the Nemesis acts now. */
function actingOf(stack: readonly Frame[]): View['acting'] {
  const frame = stack.findLast((f) => f.k === 'activate' || f.k === 'skeletons');
  if (frame === undefined) return null;
  return frame.k === 'skeletons' ? 'skeletons' : (frame.data as Data<'activate'>).card;
}

const coloursOf = (dice: readonly Die[]): Colour[] => dice.map((d) => d.colour);

/** Frames from a place upwards; callers are counted from there. */
const framesFrom = (stack: readonly Frame[], base: number): Frame[] =>
  stack.slice(base).map((frame) => ({ ...frame, from: frame.from < 0 ? frame.from : frame.from - base }));

/** Frames hold no secrets: the running combat is public. */
function combatView(t: ReadTable, stack: readonly Frame[]): CombatView | null {
  const base = stack.findLastIndex((f) => f.k === 'combat');
  const c = stack[base]?.data as CombatData | undefined;
  if (c === undefined) return null;
  const r = stack.findLast((f) => f.k === 'round')?.data as RoundData | undefined;
  return {
    hex: c.hex,
    terrain: c.terrain,
    sides: c.sides,
    groups: c.groups,
    marks: c.marks,
    round: r?.kind ?? null,
    dice: r?.dice.map(({ colour, face, side }) => ({ colour, face, side })) ?? [],
    pools: {
      archery: SIDES.map((side) => coloursOf(poolOf(t, c, 'archery', side))),
      clash: SIDES.map((side) => coloursOf(poolOf(t, c, 'clash', side))),
    },
    before: c.before,
    now: SIDES.map((side) => strengthOf(t, c, side)),
    rounds: c.rounds,
    symbols: r === undefined ? [] : SIDES.map((side) => [skulls(t, r, side), shields(t, c, r, side), boltsFor(t, c, r, side)]),
    running: framesFrom(stack, base),
  };
}

export function view(m: Readonly<Match>, me: Seat | null): View {
  const t = m.table;
  const turn = m.stack.findLast((f) => f.k === 'turn')?.data as { seat: Seat } | undefined;
  return {
    me,
    options: t.options,
    phase: t.phase,
    chapter: t.chapter,
    first: t.first,
    threat: t.threat,
    hexes: ALL.map((h) => hexView(t, h, me)),
    players: t.players.map((p, seat) => playerView(t, p, seat, me)),
    foes: t.foes.map((f) => foeView(t, f)),
    entering: t.entering,
    gone: t.gone,
    empireVp: t.empireVp,
    chaosVp: t.chaosVp,
    imperialGrave: t.imperialGrave,
    chaosGrave: t.chaosGrave,
    legions: t.legions.length,
    hordes: t.hordes.length,
    bottomHorde: t.banishedBack && t.hordes[0] === 'banished' ? 'banished' : null,
    items: t.items.length,
    quests: t.questDeck.length,
    seenQuests: me !== null && t.visionSeat === me && t.vision > 0 ? t.questDeck.slice(-t.vision).reverse() : [],
    market: t.market,
    marketClosed: t.marketClosed,
    itemDiscard: t.itemDiscard,
    openQuests: t.openQuests,
    questDiscard: t.questDiscard,
    druids: t.druids.map((id, i) => (i < t.druidsUp ? id : null)),
    events: t.events.map((id, i) => (i < t.eventsUp ? id : null)),
    skeletonsLeft: skeletonsLeft(t),
    cursesLeft: cursesLeft(t),
    garrisonsLeft: [1, 2, 3].map((level) => garrisonsLeft(t, level)),
    wallsLeft: wallsLeft(t),
    towersLeft: towersLeft(t),
    capitalFallen: t.capitalFallen,
    bloodMoon: t.bloodMoon,
    razed: t.razed,
    drawn: me === null ? [] : t.players[me]!.drawn,
    combat: combatView(t, m.stack),
    heroRoll: heroRollView(t, m.stack),
    acting: actingOf(m.stack),
    turn: turn?.seat ?? null,
    asked: m.open.map((ask) => ask.seat),
    afterwards: m.result === null ? null : { tiles: t.hexes.map((hex) => hex.tile), events: t.events },
  };
}

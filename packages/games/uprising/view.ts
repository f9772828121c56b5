/** An allow-list: what a seat (null: a spectator) may know. Secrets are the zones named in docs/rules/uprising-visibility.md. */

import type { Frame, Seat } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import { ALL } from './data/map.ts';
import { QUEST } from './data/quests.ts';
import { TILE } from './data/tiles.ts';
import { boltsFor, poolOf, SIDES, shields, skulls, strengthOf, symbolsOf } from './query/dice.ts';
import type { CombatData, Data, Die, HeroRollData, Match, Player, ReadTable, RoundData } from './spec.ts';
import type { CombatView, FoeView, HeroRollView, HexView, PlayerView, View } from './view-types.ts';

const ALL_KNOW = 2;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function hexView(t: ReadTable, h: number, me: Seat | null): HexView {
  const hex = t.hexes[h]!;
  const seen: Writable<HexView> = { kind: hex.tile === null ? 'bare' : TILE[hex.tile].kind };
  if (hex.up) seen.up = true;
  if (hex.tile !== null && (hex.up || (me !== null && t.players[me]!.seen.includes(h)))) seen.tile = hex.tile;
  if (hex.turn > 0) seen.turn = hex.turn;
  if (hex.curse) seen.curse = true;
  if (hex.haven >= 0) seen.haven = hex.haven;
  if (hex.wall) seen.wall = true;
  if (hex.tower) seen.tower = true;
  if (hex.garrisons > 0) seen.garrisons = hex.garrisons;
  if (hex.skeletons > 0) seen.skeletons = hex.skeletons;
  if (hex.owner >= 0) {
    seen.owner = hex.owner;
    seen.units = hex.units;
  }
  return seen;
}

function playerView(p: Readonly<Player>, seat: Seat, me: Seat | null): PlayerView {
  return {
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
    boxed: p.boxed,
    looked: p.seen,
  };
}

const foeView = (f: ReadTable['foes'][number]): FoeView => ({
  card: f.card,
  at: f.at,
  threat: f.threat,
  tokens: f.tokens,
  target: f.target,
  prey: f.prey,
  held: f.held,
});

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

/** The one of the Nemesis that acts now. */
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
    players: t.players.map((p, seat) => playerView(p, seat, me)),
    foes: t.foes.map(foeView),
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

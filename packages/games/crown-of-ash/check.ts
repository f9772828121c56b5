/** Invariants: components conserved, limits kept. */
import { ACTION_CARDS, FIGHTER_TRACK } from './data/ai-cards.ts';
import { CITADEL, SPACES } from './data/board.ts';
import { ALL_CARDS, CARDS } from './data/combat-cards.ts';
import { FATES } from './data/fate.ts';
import { FIGHTERS, FIRST_RAISABLE, STARTING } from './data/fighters.ts';
import { CONTROL_TOKENS, EMPTY, KING, MINIONS, NOBODY } from './data/numbers.ts';
import { NECROMANCERS } from './data/powers.ts';
import { TILES } from './data/structures.ts';
import type { Match, ReadTable } from './spec.ts';
import { aiOf, isMany, isSolo, limitOf, roomOf } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const { table } = m;
  return [
    ...fighters(table),
    ...tiles(table),
    ...minions(table),
    ...areas(table),
    ...cards(table),
    ...goods(table),
    ...fates(table),
    ...automa(table),
  ];
}

const repeated = (list: readonly number[]): number[] => list.filter((x, i) => list.indexOf(x) !== i);

/** 44 fighters: each in one place; those that lie nowhere are the box's. */
function fighters(table: ReadTable): string[] {
  const all = [...table.display.filter((id) => id !== EMPTY), ...table.decks.flat(), ...table.defenders.flat(), ...table.attackers];
  for (const p of table.players) all.push(...p.hand, ...p.graveyard);
  const twice = repeated(all);
  const raisable = FIGHTERS.filter((f, id) => id >= FIRST_RAISABLE && (isMany(table) || !f.many)).length;
  const mustered = table.phase === 'setup' && all.every((id) => id >= FIRST_RAISABLE) ? 0 : table.players.length * STARTING;
  const problems = twice.length > 0 ? [`fighters in two places: ${twice.join()}`] : [];
  if (all.length !== raisable + mustered) problems.push(`${all.length} fighters instead of ${raisable + mustered}`);
  const foreign = all.filter(
    (id) => id < FIRST_RAISABLE && !table.players.some((p) => p.necromancer === NECROMANCERS[Math.floor(id / STARTING)]),
  );
  if (foreign.length > 0) problems.push(`starting fighters of nobody: ${foreign.join()}`);
  if (table.fortified.length % 2 !== 0 || repeated(table.fortified).length > 0) problems.push(`fortified: ${table.fortified.join()}`);
  return problems;
}

/** Before the necromancers are chosen nothing is dealt. */
const isDealt = (table: ReadTable): boolean => table.active !== NOBODY;

/** 27 tiles: each in one place; the starting structures lie nowhere until they are dealt. */
function tiles(table: ReadTable): string[] {
  const expected = isDealt(table) ? TILES.length : TILES.filter(({ tier }) => tier > 0).length;
  const all = [...table.row, ...table.upper, ...table.lower, ...table.aside, ...table.tiles.flat(), table.boxed].filter(
    (id) => id !== EMPTY,
  );
  return all.length === expected && repeated(all).length === 0 ? [] : [`${all.length} tiles: ${all.join()}`];
}

function minions(table: ReadTable): string[] {
  const problems: string[] = [];
  table.players.forEach((p, who) => {
    const placed = table.spaces.reduce((n, space) => n + space.filter((x) => x === who).length, Number(p.refreshed));
    if (placed + p.minions !== MINIONS) problems.push(`minions of ${who}: ${placed} placed, ${p.minions} left`);
  });
  for (let at = 0; at < SPACES; at++) if (table.spaces[at]!.length > roomOf(table, at)) problems.push(`space ${at} is overfull`);
  return problems;
}

/** Defender limits, owners, control tokens, the King. */
function areas(table: ReadTable): string[] {
  const problems: string[] = [];
  table.owner.forEach((owner, area) => {
    if (table.defenders[area]!.length > limitOf(area)) problems.push(`area ${area} has ${table.defenders[area]!.length} defenders`);
    if (owner < 0 && table.defenders[area]!.length > 0) problems.push(`area ${area} is defended by nobody's fighters`);
    if (area !== CITADEL && (owner === NOBODY) !== (table.tiles[area]!.length === 0))
      problems.push(`region ${area}: owner without structure`);
    if (owner === KING && area !== CITADEL) problems.push(`the King in region ${area}`);
  });
  table.players.forEach((_, who) => {
    if (table.owner.filter((owner) => owner === who).length > CONTROL_TOKENS) problems.push(`too many control tokens of ${who}`);
  });
  if (!isDealt(table)) return problems;
  if (
    isSolo(table)
      ? table.kingToken !== NOBODY || table.owner[CITADEL] === KING
      : (table.kingToken === NOBODY) !== (table.owner[CITADEL] === KING)
  )
    problems.push(`the King's token lies with ${table.kingToken}`);
  return problems;
}

/** Five combat cards for each player. */
function cards(table: ReadTable): string[] {
  return table.players.flatMap((p, who) => {
    let bits = p.cards;
    const out = p.laid === EMPTY ? p.used : [...p.used, p.laid];
    for (const card of out) bits |= 1 << card;
    const inHand = [...Array(CARDS).keys()].filter((card) => (p.cards >> card) & 1).length;
    return bits === ALL_CARDS && inHand + out.length === CARDS && (p.cards !== 0 || p.laid !== EMPTY)
      ? []
      : [`combat cards of ${who}: ${p.cards}, used ${p.used.join()}`];
  });
}

const goods = (table: ReadTable): string[] =>
  table.players.flatMap((p, who) => {
    const bad = p.goods.some((n) => n < 0 || (p.ai && n > 0)) || p.vp < 0 || (p.ai && p.charged);
    return bad ? [`storage of ${who}: ${p.goods.join()}, ${p.vp} VP`] : [];
  });

function fates(table: ReadTable): string[] {
  if (!isDealt(table)) return [];
  const dealt = table.players.filter((p) => !p.ai).map((p) => p.fate);
  return dealt.every((fate) => fate >= 0 && fate < FATES.length) && repeated(dealt).length === 0 ? [] : [`fates ${dealt.join()}`];
}

function automa(table: ReadTable): string[] {
  if (aiOf(table) === NOBODY) return [];
  const expected = table.options.targeted ? ACTION_CARDS.length : ACTION_CARDS.length - 1;
  const all = [...table.actions, ...table.turned];
  const problems = all.length === expected && repeated(all).length === 0 ? [] : [`action cards ${all.join()}`];
  if (table.cube < 0 || table.cube >= FIGHTER_TRACK.tiers.length) problems.push(`the cube stands on ${table.cube}`);
  if (table.order[table.order.length - 1] !== aiOf(table)) problems.push('the AI is not last');
  return problems;
}

/** Invariants: components conserved, limits kept. */
import { ACTION_CARDS, FIGHTER_TRACK } from './data/ai-cards.ts';
import { CITADEL, SPACES } from './data/board.ts';
import { ALL_CARDS, CARDS } from './data/combat-cards.ts';
import { FATES } from './data/fate.ts';
import { FIGHTERS, FIRST_RAISABLE, STARTING } from './data/fighters.ts';
import { CONTROL_TOKENS, EMPTY, KING, MINIONS, NOBODY } from './data/numbers.ts';
import { NECROMANCERS } from './data/powers.ts';
import { TILES } from './data/structures.ts';
import type { Look, Match } from './spec.ts';
import { aiOf, isMany, isSolo, limitOf, roomOf } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const t = m.table;
  return [...fighters(t), ...tiles(t), ...minions(t), ...areas(t), ...cards(t), ...goods(t), ...fates(t), ...automa(t)];
}

const repeated = (list: readonly number[]): number[] => list.filter((x, i) => list.indexOf(x) !== i);

/** 44 fighters: each in one place; those that lie nowhere are the box's. */
function fighters(t: Look): string[] {
  const all = [...t.display.filter((id) => id !== EMPTY), ...t.decks.flat(), ...t.defenders.flat(), ...t.attackers];
  for (const p of t.players) all.push(...p.hand, ...p.graveyard);
  const twice = repeated(all);
  const raisable = FIGHTERS.filter((f, id) => id >= FIRST_RAISABLE && (isMany(t) || !f.many)).length;
  const mustered = t.phase === 'setup' && all.every((id) => id >= FIRST_RAISABLE) ? 0 : t.players.length * STARTING;
  const problems = twice.length > 0 ? [`fighters in two places: ${twice.join()}`] : [];
  if (all.length !== raisable + mustered) problems.push(`${all.length} fighters instead of ${raisable + mustered}`);
  const foreign = all.filter(
    (id) => id < FIRST_RAISABLE && !t.players.some((p) => p.necromancer === NECROMANCERS[Math.floor(id / STARTING)]),
  );
  if (foreign.length > 0) problems.push(`starting fighters of nobody: ${foreign.join()}`);
  if (t.fortified.length % 2 !== 0 || repeated(t.fortified).length > 0) problems.push(`fortified: ${t.fortified.join()}`);
  return problems;
}

/** 27 tiles: each in one place. */
function tiles(t: Look): string[] {
  const all = [...t.row, ...t.upper, ...t.lower, ...t.aside, ...t.tiles.flat(), t.boxed].filter((id) => id !== EMPTY);
  return all.length === TILES.length && repeated(all).length === 0 ? [] : [`${all.length} tiles: ${all.join()}`];
}

function minions(t: Look): string[] {
  const problems: string[] = [];
  t.players.forEach((p, who) => {
    const placed = t.spaces.reduce((n, space) => n + space.filter((x) => x === who).length, Number(p.refreshed));
    if (placed + p.minions !== MINIONS) problems.push(`minions of ${who}: ${placed} placed, ${p.minions} left`);
  });
  for (let at = 0; at < SPACES; at++) if (t.spaces[at]!.length > roomOf(t, at)) problems.push(`space ${at} is overfull`);
  return problems;
}

/** Defender limits, owners, control tokens, the King. */
function areas(t: Look): string[] {
  const problems: string[] = [];
  t.owner.forEach((owner, area) => {
    if (t.defenders[area]!.length > limitOf(area)) problems.push(`area ${area} has ${t.defenders[area]!.length} defenders`);
    if (owner < 0 && t.defenders[area]!.length > 0) problems.push(`area ${area} is defended by nobody's fighters`);
    if (area !== CITADEL && (owner === NOBODY) !== (t.tiles[area]!.length === 0)) problems.push(`region ${area}: owner without structure`);
    if (owner === KING && area !== CITADEL) problems.push(`the King in region ${area}`);
  });
  t.players.forEach((_, who) => {
    if (t.owner.filter((owner) => owner === who).length > CONTROL_TOKENS) problems.push(`too many control tokens of ${who}`);
  });
  if (isSolo(t) ? t.kingToken !== NOBODY || t.owner[CITADEL] === KING : (t.kingToken === NOBODY) !== (t.owner[CITADEL] === KING))
    problems.push(`the King's token lies with ${t.kingToken}`);
  return problems;
}

/** Five combat cards for each player. */
function cards(t: Look): string[] {
  return t.players.flatMap((p, who) => {
    let bits = p.cards;
    const out = p.laid === EMPTY ? p.used : [...p.used, p.laid];
    for (const card of out) bits |= 1 << card;
    const inHand = [...Array(CARDS).keys()].filter((card) => (p.cards >> card) & 1).length;
    return bits === ALL_CARDS && inHand + out.length === CARDS && (p.cards !== 0 || p.laid !== EMPTY)
      ? []
      : [`combat cards of ${who}: ${p.cards}, used ${p.used.join()}`];
  });
}

const goods = (t: Look): string[] =>
  t.players.flatMap((p, who) => {
    const bad = p.goods.some((n) => n < 0 || (p.ai && n > 0)) || p.vp < 0 || (p.ai && p.charged);
    return bad ? [`storage of ${who}: ${p.goods.join()}, ${p.vp} VP`] : [];
  });

function fates(t: Look): string[] {
  const dealt = t.players.filter((p) => !p.ai).map((p) => p.fate);
  return dealt.every((fate) => fate >= 0 && fate < FATES.length) && repeated(dealt).length === 0 ? [] : [`fates ${dealt.join()}`];
}

function automa(t: Look): string[] {
  if (aiOf(t) === NOBODY) return [];
  const expected = t.options.targeted ? ACTION_CARDS.length : ACTION_CARDS.length - 1;
  const all = [...t.actions, ...t.turned];
  const problems = all.length === expected && repeated(all).length === 0 ? [] : [`action cards ${all.join()}`];
  if (t.cube < 0 || t.cube >= FIGHTER_TRACK.tiers.length) problems.push(`the cube stands on ${t.cube}`);
  if (t.order[t.order.length - 1] !== aiOf(t)) problems.push('the AI is not last');
  return problems;
}

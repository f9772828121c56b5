/**
 * Crown of Ash: Fate cards, fighters who attack face down, and combat cards laid face down. Which fighters and combat cards somebody has in
 * all can be worked out by whoever watched.
 */
import type { Rnd } from '@longtable/kernel';
import { exchange, oneOf, pick, type Saved, spotIn, type Zones } from './contract.ts';

interface Player {
  readonly ai: boolean;
  hand: number[];
  /** Combat cards as bits. */
  cards: number;
  laid: number;
  fate: number;
}
interface Table {
  readonly phase: string;
  readonly active: number;
  attackers: number[];
  readonly turnedUp: boolean;
  readonly cardsUp: boolean;
  players: Player[];
}

const NONE = -1;
const FATE_CARDS = 6;
const COMBAT_CARDS = 31;

/** Another player's Fate card for one in the box, or for that of a third. */
function exchangeFates({ table }: Saved<Table>, viewer: number | null, rnd: Rnd): boolean {
  if (table.phase === 'end') return false;
  const people = table.players.filter(({ ai, fate }) => !ai && fate !== NONE);
  const box = [...Array(FATE_CARDS).keys()].filter((fate) => people.every((p) => p.fate !== fate));
  const hidden = people.filter((p) => p !== table.players[viewer ?? NONE]);
  const fates = [...hidden.map(({ fate }) => fate), ...box];
  if (hidden.length === 0) return false;
  const done = exchange(
    fates.map((_, i) => spotIn(fates, i)),
    rnd,
  );
  for (const [i, p] of hidden.entries()) p.fate = fates[i]!;
  return done;
}

/** One who attacks for one who stayed at home. */
function exchangeAttackers({ table }: Saved<Table>, viewer: number | null, rnd: Rnd): boolean {
  const home = table.players[table.active];
  if (home === undefined || table.active === viewer || table.turnedUp || table.attackers.length === 0 || home.hand.length === 0)
    return false;
  const [at, other] = [rnd(table.attackers.length), rnd(home.hand.length)];
  [table.attackers[at], home.hand[other]] = [home.hand[other]!, table.attackers[at]!];
  table.attackers.sort((a, b) => a - b);
  home.hand.sort((a, b) => a - b);
  return true;
}

function exchangeLaid({ table }: Saved<Table>, viewer: number | null, rnd: Rnd): boolean {
  const laid = table.players.filter((p, who) => who !== viewer && p.laid !== NONE);
  const player = table.cardsUp ? undefined : pick(laid, rnd);
  if (player === undefined) return false;
  const held = [...Array(COMBAT_CARDS).keys()].filter((card) => ((player.cards >> card) & 1) === 1);
  const card = pick(held, rnd);
  if (card === undefined) return false;
  player.cards = (player.cards & ~(1 << card)) | (1 << player.laid);
  player.laid = card;
  return true;
}

export const crownOfAsh: Zones<Table> = {
  swap: (match, viewer, rnd) =>
    oneOf(
      [() => exchangeFates(match, viewer, rnd), () => exchangeAttackers(match, viewer, rnd), () => exchangeLaid(match, viewer, rnd)],
      rnd,
    ),
  // Fighters and combat cards that were turned up are seen, also where they are back in a hand at the end of the step.
  forgets: ({ table: before }, { table: after }) => {
    const isAttackOver = before.attackers.length > 0 && !before.turnedUp && String(after.attackers) !== String(before.attackers);
    return isAttackOver || (!before.cardsUp && before.players.some(({ laid }, who) => laid !== NONE && after.players[who]!.laid !== laid));
  },
  cover({ table }, viewer) {
    for (const [who, player] of table.players.entries()) {
      if (who !== viewer && !player.ai && table.phase !== 'end' && player.fate !== NONE) player.fate = 99;
      if (who === table.active && who !== viewer && !table.turnedUp && table.attackers.length > 0) {
        player.hand = [...player.hand, ...table.attackers].sort((a, b) => a - b);
        table.attackers = table.attackers.map(() => NONE);
      }
      if (who !== viewer && !table.cardsUp && player.laid !== NONE) {
        player.cards |= 1 << player.laid;
        player.laid = 99;
      }
    }
  },
};

/** The law about secrets must notice each of these, otherwise it proves nothing. */
import type { Game } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { expect, it } from 'vitest';
import { HAND_IDS, IS_GOLD, kindOf } from '../data/cards.ts';
import { runeAge, runeAgeGame } from '../index.ts';
import type { Player, ReadTable, RuneAge } from '../spec.ts';
import type { PlayerView } from '../view-types.ts';

/** The game with one more thing in the view of each player. */
const showing = (more: (p: Player, t: ReadTable) => unknown): Game<RuneAge> => ({
  ...runeAgeGame,
  view(m, seat) {
    const view = runeAgeGame.view(m, seat);
    const players = view.players.map((p, i) => ({ ...p, leak: more(m.table.players[i]!, m.table) }) as PlayerView);
    return { ...view, players };
  },
});

const { frames } = runeAgeGame;
const { stages } = frames.siege;
type Siege = RuneAge['frames']['siege']['data'];

/** A leak: a seat that holds gold only passes without being asked, and RA-AMB-08 forbids it. */
const hastyNext: typeof stages.next = (t, f: Siege) => {
  const at = stages.next(t, f);
  const { hand } = t.table.players[f.turn === 0 ? f.attacker : f.defender]!;
  if (at !== 'assault' || hand.some((card) => !IS_GOLD[kindOf(card)])) return at;
  f.passed = f.turn === 0 ? [true, f.passed[1]] : [f.passed[0], true];
  return 'next';
};

const LEAKS: Readonly<Record<string, Game<RuneAge>>> = {
  'cards of another hand': showing((p) => p.hand.map((card) => HAND_IDS[card])),
  'whether a hand holds a unit': showing((p) => p.hand.some((card) => !IS_GOLD[kindOf(card)])),
  'used abilities in another hand': showing((p) => p.hand.filter((card) => (card & 1) === 1).length),
  'the top card of a deck': showing((p) => p.deck.at(-1) ?? -1),
  'the order of a deck': showing((p) => p.deck.join()),
  'an automatic pass with gold only': {
    ...runeAgeGame,
    frames: { ...frames, siege: { ...frames.siege, stages: { ...stages, next: hastyNext } } },
  },
};

it.each(Object.keys(LEAKS))('notices %s', (name) => {
  const title = { ...runeAge, game: LEAKS[name]! };
  const found: (string | undefined)[] = [];
  for (let seed = 1; seed <= 6 && !found.includes('secrets'); seed++) {
    const options = { scenario: 'runewars', roundLimit: 12 };
    found.push(examine(title, { seats: 2, options, seed, wholeEvery: 3 }).violation?.law);
  }
  expect(found).toContain('secrets');
});

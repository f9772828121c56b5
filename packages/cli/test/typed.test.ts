/** Whole matches at the terminal, every answer typed as a person types it: in every game, edition and language. */
import type { GameId } from '@longtable/games';
import { type Answer, type Ask, isRefusal, rndFrom, sample } from '@longtable/kernel';
import { LANGUAGES } from '@longtable/kit';
import { expect, it } from 'vitest';
import { titleNamed } from '../games.ts';
import { WORDS } from '../locale/index.ts';
import { idsOf } from '../play/answer.ts';
import { session } from '../play/session.ts';
import { playMatch } from '../play/table.ts';
import { referenceOf } from '../rules/catalogues.ts';

const PLAYED: readonly { game: GameId; seats: number; options: object }[] = [
  { game: 'yield', seats: 3, options: {} },
  { game: 'crown-of-ash', seats: 1, options: {} },
  { game: 'rune-age', seats: 2, options: { scenario: 'dragonlords' } },
  { game: 'rune-age', seats: 2, options: { scenario: 'runewars' } },
  { game: 'rune-age', seats: 1, options: { scenario: 'cataclysm' } },
  { game: 'rune-age', seats: 2, options: { scenario: 'monument' } },
  { game: 'rune-age', seats: 3, options: { scenario: 'conquest' } },
  { game: 'rune-age', seats: 2, options: { scenario: 'overlord' } },
  { game: 'uprising', seats: 2, options: { edition: '1E', chapters: 2 } },
  { game: 'uprising', seats: 2, options: { edition: '2E', chapters: 2 } },
];
const MATCHES = PLAYED.flatMap((match) =>
  LANGUAGES.map((language) => ({ ...match, language, said: Object.values(match.options).join(' ') })),
);

/** Options by their number in the list, amounts as they are. */
function typed(ask: Ask, answer: Answer): string {
  if (typeof answer !== 'object') return String(idsOf(ask).indexOf(answer) + 1);
  if (answer.length === 0) return '-';
  return (ask.shape === 'share' ? answer : answer.map((id) => idsOf(ask).indexOf(id) + 1)).join(' ');
}

it.each(MATCHES)('$game $said, $seats at the table, $language', async ({ game, seats, options, language }) => {
  const title = await titleNamed(game);
  const checked = title.game.options(options, seats);
  if (isRefusal(checked)) throw new Error(checked.refused);
  const at = session({ title, seats, options: checked, seed: 11, language, name: WORDS[language].seat });
  const rnd = rndFrom(5);
  const shown: string[] = [];
  const refused: string[] = [];
  const input = {
    live: false,
    next: (): Promise<string> => {
      const [seat] = at.engine.awaited(at.match);
      const ask = at.match.open.find((open) => open.seat === seat)!;
      return Promise.resolve(typed(ask, sample(ask, rnd)));
    },
    close: () => {},
  };
  const out = {
    show: (what: string, lines: readonly string[]): void => void (what === 'refused' ? refused : shown).push(...lines),
    clear: () => {},
  };
  await playMatch(
    at,
    { players: new Array<null>(seats).fill(null), alone: false, coach: null, wishes: null, resume: String },
    await referenceOf(game, language),
    input,
    out,
  );
  expect(at.match.result).not.toBeNull();
  expect(refused).toEqual([]);
  expect(shown.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  expect(shown).toContain(WORDS[language].ended);
});

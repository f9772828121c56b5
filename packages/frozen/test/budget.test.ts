/** Rules that do not end are stopped by the virtual machine, and those who call them go on. */
import { expect, it } from 'vitest';
import { inTime, withBudget } from '../budget.ts';
import { ownCode, ownTitles, rulesHere } from '../index.ts';
import { loadRules } from '../load.ts';

const { rules: hash } = (await ownTitles())['skirmish']!;
const own = await rulesHere(hash);
const late = /timed out/;

const played = (rules: typeof own): string => {
  const engine = rules.engine(rules.game);
  const match = engine.start(rules.game.options({}, 2) as object, 2, 7);
  return engine.hash(match);
};

it('rules in time do what they did before', async () => {
  expect(played(withBudget(own, inTime()))).toBe(played(own));
  const foreign = await loadRules(hash, { code: ownCode(hash) ?? '', own: false });
  expect(foreign).not.toBe(own);
  expect(played(foreign)).toBe(played(own));
});

it('the files of this build are loaded once', async () => {
  expect(await loadRules(hash, { code: ownCode(hash) ?? '', own: true })).toBe(own);
});

it.each(['options', 'view', 'setup'] as const)('%s without an end is stopped, and the next call works', (name) => {
  const endless = (): never => {
    for (;;);
  };
  const broken = withBudget({ ...own, game: { ...own.game, [name]: endless } }, inTime(50));
  const engine = broken.engine(broken.game);
  const deal = (): string => engine.hash(engine.start(own.game.options({}, 2) as object, 2, 7));
  if (name === 'setup') expect(deal).toThrow(late);
  else expect(() => (broken.game[name] as () => unknown)()).toThrow(late);
  expect(played(withBudget(own, inTime()))).toBe(played(own));
});

it('what rules throw themselves comes through as it is', () => {
  const broken = withBudget(
    {
      ...own,
      game: {
        ...own.game,
        options: () => {
          throw new Error('mine');
        },
      },
    },
    inTime(),
  );
  expect(() => broken.game.options({}, 2)).toThrow('mine');
});

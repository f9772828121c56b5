/**
 * Everything that a decision of Rune Age needs is in sight: at a desk at once, in a hand after one tap. `MATCHES=20` before the command
 * plays so many whole matches over all scenarios and the cooperative variant, for two to four, in both languages; `npm test` looks
 * at those of rune-age.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { open, playByTouch } from './rune-age.ts';
import { listen, settle } from './support.ts';
import { openEyes } from './visible.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 0);
const FIRST = Number(process.env['FIRST'] ?? 0);
/** Scenarios as the lobby calls them, in English and German; the last is an option of the first. */
const SCENARIOS = [
  ['Conquest', 'Eroberung'],
  ['Resurgence of the Dragonlords', 'Rückkehr der Drachenfürsten'],
  ['The Cataclysm', 'Die Katastrophe'],
  ['Runewars', 'Runenkriege'],
  ['The Monument', 'Das Monument'],
  ['Ascent of the Overlord', 'Aufstieg des Overlords'],
  ['Cooperative variant', 'Kooperative Variante'],
] as const;

for (let n = FIRST; n < FIRST + MATCHES; n++) {
  const names = SCENARIOS[n % SCENARIOS.length]!;
  const seats = 4 - (n % 3);
  const german = n % 5 === 2;
  const phone = n % 2 === 1;
  const name = names[german ? 1 : 0];
  test(`match ${n + 1}: ${name} for ${seats}, ${phone ? 'in a hand' : 'at a desk'}, shows what every question needs`, async ({
    context,
    page,
  }) => {
    test.setTimeout(900_000);
    if (phone) await page.setViewportSize(n % 4 === 1 ? { width: 390, height: 844 } : { width: 360, height: 740 });
    await settle(context, { language: german ? 'de' : 'en' });
    await openEyes(context);
    const heard = listen(page);
    const together = names === SCENARIOS.at(-1);
    const go = german ? 'Tisch eröffnen' : 'Open the table';
    await open(page, { go, seats, ...(together ? { option: name } : { scenario: name }) });
    const { finished, board, bar, unseen } = await playByTouch(page, phone ? 'tap' : 'sight', n + 1);
    console.log(`match ${n + 1}: ${board + bar} answers`);
    expect(finished).toBe(true);
    expect(unseen).toEqual([]);
    expect(heard.problems).toEqual([]);
  });
}

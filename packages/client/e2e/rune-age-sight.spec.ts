/**
 * Everything that a decision of Rune Age needs is in sight: at a desk at once, in a hand after one tap. `MATCHES=20` before the command
 * plays so many whole matches over all scenarios and the cooperative variant, for two to four, in both languages; `npm test` looks
 * at those of rune-age.spec.ts.
 */
import { expect } from '@playwright/test';
import { open, openByLobby, playByTouch } from './rune-age.ts';
import { listen, settle } from './support.ts';
import { test } from './test.ts';
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

test('eyes miss what is hidden, covered, cut off or out of the window, and nothing else', async ({ context, page }) => {
  await settle(context);
  await openEyes(context);
  await open(page);
  const unseen = (): Promise<readonly string[]> => page.evaluate(() => window.sight.unseen());
  await expect.poll(unseen).toEqual([]);
  const needed = (await page.locator('.table').getAttribute('data-refers'))!.split(' ')[0]!;
  /** Plants a fault at the thing and takes it away again; what was missed meanwhile. */
  const missed = (style: string): Promise<readonly string[]> =>
    page.evaluate(
      ([target, fault]) => {
        const things = [...document.querySelectorAll<HTMLElement>(`[data-target="${target}"]`)];
        const before = things.map(({ style }) => style.cssText);
        for (const { style } of things) style.cssText += fault;
        const found = window.sight.unseen();
        for (const [i, { style }] of things.entries()) style.cssText = before[i]!;
        return found;
      },
      [needed, style] as const,
    );
  for (const fault of ['visibility: hidden;', 'display: none;', 'transform: translateX(4000px);', 'pointer-events: none;'])
    expect(await missed(fault), fault).toEqual([needed]);
  await page.evaluate(() => {
    const veil = document.body.appendChild(document.createElement('div'));
    veil.id = 'veil';
    veil.style.cssText = 'position: fixed; inset: 0; z-index: 999';
  });
  expect(await unseen()).toContain(needed);
  expect(await unseen()).toContain('question');
  await page.evaluate(() => document.querySelector('#veil')!.remove());
  expect(await unseen()).toEqual([]);
  const cut = (name: string): Promise<readonly string[]> =>
    page.evaluate((words) => {
      const line = document.querySelector('.ra-dock .ra-f .nm')!;
      const before = line.textContent;
      line.textContent = words;
      const found = window.sight.cut();
      line.textContent = before;
      return found;
    }, name);
  expect(await cut('Kupfer')).toEqual([]);
  expect(await cut('Namenloserkartenname')).toEqual(['cut:Namenloserkartenname']);
});

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
    await openByLobby(page, { go, seats, hasty: true, ...(together ? { option: name } : { scenario: name }) });
    const { finished, board, bar, unseen } = await playByTouch(page, phone ? 'tap' : 'sight', n + 1);
    console.log(`match ${n + 1}: ${board + bar} answers`);
    expect(finished).toBe(true);
    expect(unseen).toEqual([]);
    expect(heard.problems).toEqual([]);
  });
}

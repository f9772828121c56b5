/** People: names of their own, a passkey on two devices, and pages that everybody can use. */
import { type Browser, type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { PORT } from './ports.ts';
import { choose, findNothing, noSidewaysScroll, SHOTS, settle, type Wish } from './support.ts';
import { test } from './test.ts';

/** Passkeys belong to names: "localhost" is one. */
const HERE = `http://localhost:${PORT}`;

async function open(browser: Browser, wish: Wish = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: HERE, viewport });
  await settle(context, wish);
  return context.newPage();
}

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}
/** A device with a finger on it: says yes to every question about passkeys. */
async function authenticator(page: Page): Promise<Device> {
  const cdp = await (page.context() as BrowserContext).newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return { cdp, authenticatorId };
}
/** A passkey that a provider carries from one device to the other. */
async function carry(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials) await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** Counts clicks as a person would. */
function counting(): { n: number; click(page: Page, name: string | RegExp, role?: 'button' | 'link'): Promise<void> } {
  return {
    n: 0,
    async click(page, name, role = 'button') {
      await page.getByRole(role, { name }).first().click();
      this.n++;
    },
  };
}

async function invite(page: Page): Promise<string> {
  await page.goto('/new/skirmish');
  await choose(page, 'Online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.locator('[data-kind=invited] input').first().inputValue();
}

/** Pairs of buttons of a seat of which one lies on the other. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('[data-kind=invited] :is(button, input)').evaluateAll((all) =>
    all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return isOver ? [`${one.textContent} and ${other.textContent}`] : [];
      }),
    ),
  );

test('two guests who press on have names of their own, and the second decides after one click', async ({ browser }) => {
  const [host, friend] = [await open(browser, {}, { width: 360, height: 740 }), await open(browser)];
  const link = await invite(host);
  await friend.goto(link);
  await expect(host.locator('[data-kind=invited]')).toContainText('the link was opened this minute');
  expect(await overlaps(host)).toEqual([]);
  const clicks = counting();
  await clicks.click(friend, 'Sit down');
  await friend.waitForURL(/\/t\//);
  await host.locator('.askwrap').waitFor();
  await friend.locator('.askwrap').waitFor();
  expect(clicks.n).toBeLessThanOrEqual(3);
  const names = await host.evaluate(async () => {
    const info = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json();
    return info.seats.map(({ name }: { name: string }) => name) as string[];
  });
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^\S+ \S+$/);
});

test('after the first finished match a guest is asked once whether to keep the name', async ({ browser }) => {
  const [host, friend] = [await open(browser), await open(browser, { language: 'de' }, { width: 360, height: 740 })];
  await authenticator(host);
  await friend.goto(await invite(host));
  await friend.getByRole('button', { name: 'Hinsetzen' }).click();
  for (const page of [host, friend]) await page.locator('.askwrap').waitFor();
  await friend.evaluate(async () => {
    const path = `/api/tables/${location.pathname.split('/')[2]}/say`;
    const body = JSON.stringify({ t: 'resign', id: 'resigns-at-once', seat: 1 });
    await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  });
  await host.locator('[data-state=finished]').waitFor();
  for (const page of [host, friend]) await page.reload();
  const [no, note] = [friend.getByRole('button', { name: 'Nein, danke' }), friend.locator('.keep-note')];
  await expect(note).toContainText('bleiben?');
  await findNothing(friend, 'a guest is asked to keep the name');
  await noSidewaysScroll(friend);
  await friend.evaluate(() => scrollTo(0, 0));
  await expect(friend.locator('.seg-option', { hasText: 'Rückblick' })).toBeInViewport({ ratio: 1 });
  await friend.screenshot({ path: `${SHOTS}/keep-note-phone.png`, fullPage: true });
  await no.click();
  await expect(note).toHaveCount(0);
  await friend.reload();
  await friend.locator('.win').waitFor();
  await expect(note).toHaveCount(0);
  await host.screenshot({ path: `${SHOTS}/keep-note.png` });
  await host.getByRole('button', { name: 'Keep my name' }).click();
  await expect(host.getByText('Kept. Your name now works on every device.')).toBeVisible();
  await expect(host.locator('.keep-note')).toHaveCount(0);
});

test('a passkey keeps the name: four clicks to the first decision on a second device', async ({ browser }) => {
  const laptop = await open(browser, { name: 'Tamsin' });
  const key = await authenticator(laptop);
  const table = await invite(laptop).then(() => laptop.url());
  await laptop.goto('/profile');
  await expect(laptop.getByRole('button', { name: 'Keep my name' })).toBeVisible();
  await findNothing(laptop, 'profile of a guest');
  await laptop.screenshot({ path: `${SHOTS}/profile-guest.png` });
  await laptop.getByRole('button', { name: 'Keep my name' }).click();
  await expect(laptop.getByRole('heading', { name: 'Passkeys' })).toBeVisible();

  const phone = await open(browser, {}, { width: 360, height: 740 });
  const second = await authenticator(phone);
  await carry(key, second);
  const clicks = counting();
  await phone.goto('/sign-in');
  await expect(phone.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await findNothing(phone, 'sign in');
  await noSidewaysScroll(phone);
  await clicks.click(phone, 'Use a passkey');
  await phone.waitForURL(/\/tables/, { timeout: 15_000 });
  await expect(phone.locator(`a[href="${new URL(table).pathname}"]`).first()).toBeVisible();
  await phone
    .locator(`a[href="${new URL(table).pathname}"]`)
    .first()
    .click();
  clicks.n++;
  await phone.waitForURL(/\/t\//);
  expect(clicks.n).toBeLessThanOrEqual(4);

  await phone.goto('/profile');
  await expect(phone.getByRole('textbox', { name: 'Your name' })).toHaveValue('Tamsin');
  await findNothing(phone, 'profile of an account on a phone');
  await noSidewaysScroll(phone);
  await phone.screenshot({ path: `${SHOTS}/profile-phone.png`, fullPage: true });

  // The first device signs the second one out.
  await laptop.reload();
  await laptop.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(laptop.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('A suggestion: take it, or write your own')).toBeVisible();
});

test('a code signs one more device in, once; twelve words do it always; German too', async ({ browser }) => {
  const laptop = await open(browser, { name: 'Ilse', language: 'de' });
  await laptop.goto('/profile');
  await laptop.getByRole('button', { name: 'Diesen Namen nehmen' }).click();
  await laptop.getByRole('button', { name: 'Lieber zwölf Wörter aufschreiben' }).click();
  await expect(laptop.locator('.people-words li')).toHaveCount(12);
  const words = await laptop.locator('.people-words li').allTextContents();
  await laptop.getByRole('button', { name: 'Ich habe sie aufgeschrieben' }).click();
  await laptop.getByRole('button', { name: 'Gerät hinzufügen' }).click();
  const code = await laptop.locator('.people-letters').first().textContent();
  await expect(laptop.getByRole('img', { name: 'Die Adresse als Bild zum Scannen' })).toBeVisible();
  await findNothing(laptop, 'profile with a code');
  await laptop.screenshot({ path: `${SHOTS}/profile-de.png`, fullPage: true });

  const phone = await open(browser);
  await phone.goto(`/sign-in#${code}`);
  await phone.getByRole('button', { name: 'Sign in' }).first().click();
  await phone.waitForURL(/\/tables/, { timeout: 15_000 });
  const tablet = await open(browser);
  await tablet.goto(`/sign-in#${code}`);
  await tablet.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(tablet.getByText(/wrong, used or too old/)).toBeVisible();
  await tablet.getByRole('textbox', { name: 'Twelve words' }).fill(words.join(' '));
  await tablet.keyboard.press('Enter');
  await tablet.waitForURL(/\/tables/, { timeout: 15_000 });
});

/** Matches that people have played, rated tables, the lists of the best, and reports on an operator's desk. */
import { type Browser, expect, type Page } from '@playwright/test';
import { PORT, RESTART_PORT } from './ports.ts';
import { newFolder, ready, spawnServer, stopped } from './server.ts';
import { choose, findNothing, inSmallHand, noSidewaysScroll, SHOTS, settle, type Wish } from './support.ts';
import { test } from './test.ts';

type Reply = Record<string, unknown>;
const ask = (page: Page, path: string, body?: object): Promise<Reply> =>
  page.evaluate(
    async ([to, sent]) => {
      const post = { method: 'POST', body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
      return (await (await fetch(to, sent === undefined ? {} : post)).json()) as Reply;
    },
    [path, body] as const,
  );

interface Person {
  readonly page: Page;
  readonly id: string;
}
/** Somebody who keeps their name with twelve words, at the profile page. */
async function account(browser: Browser, name: string, wish: Wish = {}, port = PORT, width = 1440): Promise<Person> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, viewport: { width, height: 900 } });
  await settle(context, { name, ...wish });
  const page = await context.newPage();
  await page.goto('/settings');
  const { id } = await ask(page, '/api/guest', { name });
  await ask(page, '/api/my/words', {});
  await page.evaluate(() => localStorage.setItem('longtable.guest', 'true'));
  await page.goto('/profile');
  await page.getByRole('heading', { name: /^(Devices|Geräte)$/ }).waitFor();
  return { page, id: String(id) };
}

const FORM = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] };
let n = 0;
const say = (page: Page, table: string, message: object): Promise<Reply> =>
  ask(page, `/api/tables/${table}/say`, { id: `played-${n++}-by-test`, ...message });
async function sit(host: Person, guest: Person, more: object = {}): Promise<string> {
  const { id } = await ask(host.page, '/api/tables', { ...FORM, ...more });
  await ask(guest.page, `/api/tables/${String(id)}/join`, {});
  await say(host.page, String(id), { t: 'start' });
  return String(id);
}

test('five rated matches: rating with its uncertainty, history, the list of the best by one’s own wish; German on a phone', async ({
  browser,
}) => {
  const ann = await account(browser, 'Annegret');
  const ben = await account(browser, 'Benedikt', { language: 'de', theme: 'light' }, PORT, 360);
  for (let i = 0; i < 5; i++) {
    const id = await sit(ann, ben, { rated: true });
    await say(ben.page, id, { t: 'resign', seat: 1 });
  }
  const { page } = ann;
  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: /^Skirmish \d+, plus or minus \d+, 5 matches$/ })).toBeChecked();
  await expect(page.getByText('1st of 2')).toHaveCount(5);
  await expect(page.getByText('Benedikt').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Teal, with waves' }).focus();
  await page.keyboard.press('Space');
  const isPublic = page.getByRole('switch', { name: /Show me in the lists of the best/ });
  await expect(isPublic).not.toBeChecked();
  await isPublic.focus();
  await page.keyboard.press('Space');
  await expect(isPublic).toBeChecked();
  await findNothing(page, 'profile with figures');
  await page.screenshot({ path: `${SHOTS}/played-profile.png`, fullPage: true });
  await page.goto('/best/skirmish');
  await expect(page.getByRole('row', { name: /Annegret/ })).toContainText('±');
  await expect(page.getByRole('row', { name: /Benedikt/ })).toHaveCount(0);
  await findNothing(page, 'the best');
  await page.screenshot({ path: `${SHOTS}/played-best.png` });

  const phone = ben.page;
  await phone.goto('/profile');
  await expect(phone.getByText('2. von 2')).toHaveCount(5);
  await expect(phone.getByText('vorher gegangen').first()).toBeVisible();
  await findNothing(phone, 'profile on a phone, German');
  await noSidewaysScroll(phone);
  await phone.screenshot({ path: `${SHOTS}/played-phone-de.png`, fullPage: true });
  await phone.getByRole('button', { name: 'Stumm: Annegret' }).click();
  await expect(phone.getByRole('button', { name: 'Wieder hören: Annegret' })).toBeVisible();
  await phone.goto('/best/skirmish');
  await expect(phone.getByRole('row', { name: /Annegret/ })).toBeVisible();
  await inSmallHand(phone, 'best');
});

test('a rated table says so to everybody, takes no bots and no guests, and its people can be invited again', async ({ browser }) => {
  const ann = await account(browser, 'Annika');
  const ben = await account(browser, 'Bertram');
  const first = await sit(ann, ben);
  await say(ben.page, first, { t: 'resign', seat: 1 });
  const { page } = ann;
  await page.goto('/new/skirmish');
  await choose(page, 'Online');
  await expect(page.getByRole('radio', { name: 'Bot' }).first()).toBeVisible();
  await page.getByRole('switch', { name: /^Rated/ }).focus();
  await page.keyboard.press('Space');
  await findNothing(page, 'a rated table being made');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText(/Rated match: Whoever sits down agrees/)).toBeVisible();
  await expect(page.getByText('A rated table waits for people: no bots sit here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /bot/i })).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Invite Bertram' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skirmish' }).click();
  await expect(page.getByText('Bertram is invited.')).toBeVisible();

  await ben.page.goto('/tables');
  await expect(ben.page.getByText('Annika invites you to Skirmish')).toBeVisible();
  await ben.page.getByRole('link', { name: 'Look', exact: true }).click();
  await expect(ben.page.getByText('Rated match')).toBeVisible();
  await findNothing(ben.page, 'the letter of a rated table');
  const address = ben.page.url();
  const stranger = await (await browser.newContext()).newPage();
  await settle(stranger.context(), { name: 'Gast' });
  await stranger.goto(address);
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await expect(stranger.getByText(/Only people who keep their name/).first()).toBeVisible();
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.waitForURL(/\/t\//);
  await expect(ben.page.getByText(/Rated match: Whoever sits down agrees/)).toBeVisible();
});

test('a report from the table lies on the operator’s desk with what was said; a deed is done and logged', async ({ browser }) => {
  const folder = newFolder();
  let server = spawnServer(RESTART_PORT, folder);
  await ready(RESTART_PORT);
  const olga = await account(browser, 'Olga', {}, RESTART_PORT);
  await stopped(server);
  process.env['OPERATORS'] = olga.id;
  server = spawnServer(RESTART_PORT, folder);
  delete process.env['OPERATORS'];
  await ready(RESTART_PORT);
  try {
    const ann = await account(browser, 'Ann', {}, RESTART_PORT, 390);
    const bob = await account(browser, 'Bob', {}, RESTART_PORT);
    const { id } = await ask(ann.page, '/api/tables', { ...FORM, seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    await ask(bob.page, `/api/tables/${String(id)}/join`, {});
    await say(bob.page, String(id), { t: 'chat', text: 'You play like a turnip' });
    await ann.page.goto(`/t/${String(id)}`);
    await expect(ann.page.getByText('You play like a turnip')).toBeVisible();
    await ann.page.getByRole('button', { name: 'People at this table' }).click();
    await ann.page.getByRole('button', { name: 'Report Bob' }).click();
    await choose(ann.page, 'What they said');
    await ann.page.getByRole('textbox', { name: 'In a line, if you like' }).fill('Not nice.');
    await findNothing(ann.page, 'a report', ['color-contrast', 'label', 'button-name', 'aria-required-children']);
    await ann.page.getByRole('button', { name: 'Send to the operators' }).click();
    await expect(ann.page.getByText('Thank you. An operator looks at it.')).toBeVisible();

    const { page } = olga;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Reports and deeds' }).click();
    const card = page.getByRole('region', { name: 'Ann about Bob' });
    await expect(card).toContainText('You play like a turnip');
    await findNothing(page, 'the operator’s desk');
    await page.screenshot({ path: `${SHOTS}/played-operators.png`, fullPage: true });
    await card.getByRole('textbox', { name: 'Words to the person' }).fill('Be kind, please.');
    await card.getByRole('button', { name: 'Warn' }).click();
    await expect(page.getByText('Olga: warned, Bob')).toBeVisible();
    await expect(page.getByText('Nothing to do.')).toBeVisible();
    await inSmallHand(page, 'operators');
    await bob.page.goto('/profile');
    await expect(bob.page.getByText('Be kind, please.')).toBeVisible();
    await bob.page.getByRole('button', { name: 'Understood' }).click();
    await expect(bob.page.getByText('Be kind, please.')).toHaveCount(0);
    await bob.page.goto('/operators');
    await expect(bob.page.getByText('This page is for operators.')).toBeVisible();
  } finally {
    await stopped(server);
  }
});

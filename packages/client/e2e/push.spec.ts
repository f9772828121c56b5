/** A push that is shown as a notice and clicked. */
import { type BrowserContext, type CDPSession, expect } from '@playwright/test';
import { FLAGS, findChromium } from '../tools/chromium.mjs';
import { guest, post } from './known.ts';
import { settle } from './support.ts';
import { test } from './test.ts';

// The service worker shows a notice, and the whole Chromium alone has a place for it.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findChromium(), args: [...FLAGS] } });

/** The registration of the page's worker, as the browser counts it. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) done(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}
const shownBy = (context: BrowserContext): Promise<{ title: string; body: string; to: string }[]> =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, to: data.to }));
  });

test('a push is shown as a notice, not where its table is looked at; a click on it opens the table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  await context.grantPermissions(['notifications']);
  await settle(context, { name: 'Ann' });
  const page = await guest(context, 'Ann');
  const { id } = await post(page, '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.goto('/tables');
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  const push = (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data });
  const told = { title: 'It is your turn', body: 'Skirmish: It is your turn.', tag: 'a', to: `/t/${String(id)}` };
  await push(JSON.stringify(told));
  await expect.poll(() => shownBy(context)).toEqual([{ title: told.title, body: told.body, to: told.to }]);
  // Browsers give no way to click on what their system shows: the event is made, the window and its way are real.
  await context.serviceWorkers()[0]!.evaluate(async () => {
    type Click = new (type: string, of: { notification: Notification | undefined }) => Event;
    const worker = globalThis as unknown as { registration: ServiceWorkerRegistration; NotificationEvent: Click } & EventTarget;
    const [notification] = await worker.registration.getNotifications();
    const work: Promise<unknown>[] = [];
    const click = new worker.NotificationEvent('notificationclick', { notification });
    Object.defineProperty(click, 'waitUntil', { value: (promise: Promise<unknown>) => void work.push(promise) });
    worker.dispatchEvent(click);
    await Promise.all(work);
  });
  await expect(page).toHaveURL(`${baseURL}/t/${String(id)}`);
  await page.locator('.room-seats').waitFor();
  expect(await shownBy(context)).toEqual([]);
  await push(JSON.stringify({ ...told, tag: 'b' }));
  await push(JSON.stringify({ ...told, tag: 'c', to: '/tables' }));
  await expect.poll(() => shownBy(context)).toMatchObject([{ to: '/tables' }]);
});

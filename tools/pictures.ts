/**
 * npm run pictures: makes the pictures of the README from recorded matches, on the page itself. A record that today's rules no longer
 * play is recorded anew. With --check it only says which pictures were made by other rules than today's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { newFolder, ready, spawnServer, stopped } from '../packages/client/e2e/server.ts';
import { type Browser, launchChromium, type Page } from '../packages/client/tools/chromium.mjs';
import { type Names, ownTitles } from '../packages/frozen/index.ts';
import { fail } from '../packages/kernel/index.ts';
import { film, framesOf } from './pictures/film.ts';
import { playAgain, problemOf, readMatch, record, writeMatch } from './pictures/match.ts';
import { FILM, type Kept, PICTURES, type Picture, SIZE } from './pictures/scenes.ts';
import { deviceMatch, openTable, type Setting } from './pictures/table.ts';
import { animation } from './pictures/webp.ts';
import { ROOT } from './run-tool.ts';

const FOLDER = resolve(ROOT, 'docs/pictures');
const LIST = resolve(FOLDER, 'pictures.json');

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** The record of a picture that today's rules play; made anew where they do not. */
async function recorded(picture: Picture): Promise<void> {
  const problem = await problemOf(picture);
  if (problem === null) return;
  console.log(`${picture.game}: ${problem}. Recording it again.`);
  writeMatch(await record(picture));
  const still = await problemOf(picture);
  if (still !== null) fail(`${picture.game}: ${still}. Choose another step in tools/pictures/scenes.ts.`);
}

interface Studio {
  readonly browser: Browser;
  readonly base: string;
  readonly names: Names;
}

async function tableOf({ browser, base, names }: Studio, picture: Picture, step: number, setting: Omit<Setting, 'theme'>) {
  const replay = readMatch(picture.game) ?? fail(`${picture.game} has no record`);
  const replayed = await playAgain(picture.game, replay);
  const match = deviceMatch(picture, replay, replayed, names[picture.game]?.rules ?? '', step);
  return { replay, replayed, ...(await openTable(browser, base, match, { ...setting, theme: picture.theme }, SIZE)) };
}

/** The light table of the laboratory: a page that encodes images. */
const lightTable = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

function keep(file: string, image: Buffer, kept: Omit<Kept, 'file' | 'bytes'>): Kept {
  writeFileSync(resolve(FOLDER, file), image);
  console.log(`${file}: ${Math.round(image.length / 1000)} kB`);
  return { file, ...kept, bytes: image.length };
}

async function still(studio: Studio, picture: Picture): Promise<Kept> {
  const { context, page } = await tableOf(studio, picture, picture.step, { pace: 'instant', motion: 'reduced' });
  await page.waitForTimeout(1000);
  const png = (await page.screenshot()).toString('base64');
  await context.close();
  const table = await lightTable(studio.browser);
  const [frame] = await framesOf(table, [{ png, seconds: 0 }], { ...SIZE, quality: 0.86 });
  await table.context().close();
  const { game, step } = picture;
  const { width, height } = SIZE;
  return keep(`${game}.webp`, frame?.image ?? fail('no image'), { game, step, width, height, rules: studio.names[game]?.rules ?? '' });
}

async function turn(studio: Studio): Promise<Kept> {
  const { game, from, to, width, height } = FILM;
  const picture = PICTURES.find((one) => one.game === game) ?? fail(`no picture of ${game}`);
  const { replay, replayed, context, page } = await tableOf(studio, picture, from, { pace: 'quick', motion: 'full' });
  const answers = replay.moves.slice(from, to).map(({ answer }, i) => ({ answer: String(answer), target: replayed.targets.get(from + i) }));
  const shots = await film(page, answers, { width, height });
  await context.close();
  const table = await lightTable(studio.browser);
  const frames = await framesOf(table, shots, { width, height, quality: 0.7 });
  await table.context().close();
  return keep(FILM.file, animation(width, height, frames), { game, step: from, width, height, rules: studio.names[game]?.rules ?? '' });
}

async function make(): Promise<void> {
  for (const picture of PICTURES) await recorded(picture);
  const names = await ownTitles();
  const port = await freePort();
  const server = spawnServer(port, newFolder());
  const browser = await launchChromium();
  try {
    await ready(port);
    const studio = { browser, base: `http://127.0.0.1:${port}`, names };
    const list: Kept[] = [];
    for (const picture of PICTURES) list.push(await still(studio, picture));
    list.push(await turn(studio));
    writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
  } finally {
    await browser.close();
    await stopped(server);
  }
}

/** What has changed since the pictures were made: rules first, then records that no longer play. */
async function check(): Promise<number> {
  const names = await ownTitles();
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Kept[];
  const stale = list.filter(({ game, rules }) => names[game]?.rules !== rules);
  for (const { file, game, rules } of stale)
    console.log(`${file}: made by rules ${rules.slice(0, 8)}, today's are ${names[game]?.rules.slice(0, 8)}`);
  let broken = 0;
  for (const picture of PICTURES) {
    const problem = await problemOf(picture);
    if (problem === null) continue;
    broken++;
    console.log(`${picture.game}: ${problem}`);
  }
  console.log(`${list.length} pictures, ${stale.length} made by other rules than today's, ${broken} whose match no longer plays.`);
  return stale.length + broken === 0 ? 0 : 1;
}

if (process.argv.includes('--check')) process.exitCode = await check();
else await make();

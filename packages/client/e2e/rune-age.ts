/** Hands for Rune Age: tables are opened where there is something to do, and matches played by touching what is lit. */
import type { Page } from '@playwright/test';
import { dealLocal, type LocalWish } from './local.ts';
import { undrawn, withApprentices } from './support.ts';
import './visible.ts';

interface Slice extends Played {
  /** The hands' dice as they lie: the next slice throws on from there, so that the time it takes changes no touch. */
  readonly dice: number;
}

export interface Played {
  readonly finished: boolean;
  /** Touches of the table, and of options in the bar; to confirm either is neither. */
  readonly board: number;
  readonly bar: number;
  /** Things of a question that could not be seen, with the question. */
  readonly unseen: readonly string[];
}

/** The way every question is looked at before it is answered: not at all, as it stands, or after one tap. */
export type Looks = '' | 'sight' | 'tap';

/** Plays for a while within the page: something lit is touched; only what has no place on the table is answered in the bar. */
const touch = (page: Page, seed: number, ms: number, looks: Looks): Promise<Slice> =>
  page.evaluate(
    async ([first, during, look]) => {
      const find = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
      const LIT = '.ra-board [data-state=legal], .ra-dock [data-state=legal]';
      const given = { board: 0, bar: 0 };
      const unseen = new Set<string>();
      let dice = first;
      let watched: Element | string | null = null;
      const click = (list: readonly HTMLElement[], by: 'board' | 'bar'): void => {
        list[dice % list.length]?.click();
        given[by]++;
      };
      const act = async (): Promise<void> => {
        const meanings = find('.dlg .ch button');
        const away = find('.ra-sheet .go-on');
        const confirm = find('.ask-go:not([aria-disabled=true])');
        const bar = find('section.ask [data-option]');
        const question = document.querySelector<HTMLElement>('.table')!.dataset['refers'] ?? null;
        if (look !== '' && meanings.length + away.length + confirm.length === 0 && question !== watched) {
          for (const thing of await window.sight.lasting(look)) unseen.add(thing);
          watched = question;
        }
        const lit = find(LIT);
        if (meanings.length > 0) click(meanings, 'board');
        else if (away.length > 0) click(away, 'board');
        else if (confirm.length > 0) confirm[0]!.click();
        else if (lit.length > 0 && (dice % 4 > 0 || bar.length === 0)) click(lit, 'board');
        else click(bar, 'bar');
      };
      const isOver = (): boolean => find('[data-state=finished]').length > 0;
      for (const end = performance.now() + during; performance.now() < end && !isOver(); ) {
        if (document.querySelector('.table[data-live=true] section.ask[data-shape]') !== null) {
          dice = ((Math.imul(dice, 1103515245) + 12345) >>> 0) % 65536;
          await act();
        }
        await new Promise((done) => setTimeout(done, 16));
      }
      return { finished: isOver(), ...given, unseen: [...unseen], dice };
    },
    [seed, ms, looks] as const,
  );

/** Plays a match to its end. `looks` wants `openEyes` before. The same seed touches the same. */
export async function playByTouch(page: Page, looks: Looks, seed = 1): Promise<Played> {
  let all: Played = { finished: false, board: 0, bar: 0, unseen: [] };
  let thrown = seed * 7919;
  for (let slice = 0; slice < 300 && !all.finished; slice++) {
    const { finished, board, bar, unseen, dice } = await undrawn(page, () => touch(page, thrown, 2000, looks));
    thrown = dice;
    all = { finished, board: all.board + board, bar: all.bar + bar, unseen: [...new Set([...all.unseen, ...unseen])] };
  }
  return all;
}

const atTheTable = async (page: Page): Promise<void> => {
  await page.locator('.ra-board').waitFor();
  await page.locator('section.ask[data-shape]').waitFor();
};

export interface LobbyWish {
  readonly go: string;
  /** The name of the scenario, as the lobby has it; left out: the first. */
  readonly scenario?: string | undefined;
  readonly seats?: number;
  /** The name of a further option that is switched on. */
  readonly option?: string | undefined;
  /** Bots think as little as they can. */
  readonly hasty?: boolean;
}

/** A table as somebody wishes for it in the lobby. */
async function wished(page: Page, { go, scenario, seats = 2, option, hasty = false }: LobbyWish): Promise<void> {
  await page.goto('/new/rune-age');
  for (let n = 2; n < seats; n++) await page.locator('.wish-count button').last().click();
  if (hasty) await withApprentices(page);
  if (scenario !== undefined) await page.locator('.seg-option', { hasText: scenario }).first().click();
  if (option !== undefined) {
    await page.locator('.game-options > .btn').click();
    await page.getByText(option).first().click();
  }
  await page.getByRole('button', { name: go }).click();
  await page.waitForURL(/\/local\//);
  await atTheTable(page);
}

/** The first question is an own turn, with gold to spend and somebody to send. */
const isPlayable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const has = (what: string): boolean => Number(document.querySelector(`[data-purse=${what}] b`)?.textContent) > 0;
    return document.querySelector('.ask[data-kind=turn][data-stage=act]') !== null && has('gold') && has('strength');
  });

const DEALS = 15;

async function untilPlayable(page: Page, deal: () => Promise<void>): Promise<void> {
  for (let n = 0; n < DEALS; n++) {
    await deal();
    if (await isPlayable(page)) return;
  }
  throw new Error(`no own turn with gold and an army in ${DEALS} deals`);
}

/** Opens a table through the lobby where there is something to do at once: who begins, and with which cards, is a matter of the deal. */
export const openByLobby = (page: Page, wish: LobbyWish): Promise<void> => untilPlayable(page, () => wished(page, wish));

/** The same without the lobby; the person begins. */
export const open = (page: Page, { options = {}, ...wish }: LocalWish = {}): Promise<void> =>
  untilPlayable(page, async () => {
    await dealLocal(page, 'rune-age', { ...wish, options: { first: 0, ...options } });
    await atTheTable(page);
  });

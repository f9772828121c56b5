/** Hands that play Uprising by touching what is lit, and look before that whether everything a question needs is in the window. */
import type { Page } from '@playwright/test';
import { undrawn } from './support.ts';
import './visible.ts';

export interface Played {
  readonly finished: boolean;
  /** Answers given on the board, and in the bar. */
  readonly board: number;
  readonly bar: number;
  /** Questions that were met, as `kind.stage`. */
  readonly met: readonly string[];
  /** Things that a question needs and that are out of sight, with the question. */
  readonly unseen: readonly string[];
}

/** The look at every question before it is answered: none, as it stands, or after one tap. */
export type Looks = '' | 'sight' | 'tap';

const NOTHING: Played = { finished: false, board: 0, bar: 0, met: [], unseen: [] };

/**
 * Plays for a while within the page: something lit is touched; what has no place on the board is answered in the bar. The same seed
 * touches the same. `until`: stops before answering this question; also where the device is to be handed on.
 */
export const touch = (page: Page, seed: number, ms: number, until = '', looks: Looks = ''): Promise<Played & { readonly at: string }> =>
  undrawn(page, () =>
    page.evaluate(
      async ([first, during, stop, look]) => {
        const find = (selector: string): HTMLElement[] =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
        const given = { board: 0, bar: 0 };
        const met = new Set<string>();
        const unseen = new Set<string>();
        let dice = first;
        const click = (list: readonly Element[], by: 'board' | 'bar'): void => {
          list[dice % list.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          given[by]++;
        };
        const act = (ask: HTMLElement): void => {
          const meanings = find('.dlg .ch button');
          const confirm = find('.ask-go:not([aria-disabled=true])');
          const lit = find(
            '.up-map [data-state=legal], .up-sheet [data-state=legal], .up-choose [data-state=legal], .up-cards [data-state=legal], .up-foes [data-state=legal]',
          );
          const options = find('section.ask [data-option]');
          const more = find('section.ask [data-more]:not([aria-disabled=true]), section.ask [data-option][aria-pressed=false]');
          const shape = ask.dataset['shape'];
          if (meanings.length > 0) click(meanings, 'board');
          else if (confirm.length > 0 && (shape === 'pick' || dice % 3 === 0 || (lit.length === 0 && more.length === 0)))
            click(confirm, 'bar');
          else if (shape !== 'pick') click(confirm.length > 0 && dice % 2 === 0 ? confirm : more.length > 0 ? more : confirm, 'bar');
          else if (options.length > 0 && (lit.length === 0 || dice % 5 === 0)) click(options, 'bar');
          else if (lit.length > 0) click(lit, 'board');
          else click(find('section.ask .ask-list'), 'bar');
        };
        const isOver = (): boolean => find('[data-state=finished]').length > 0;
        const at = (): string => {
          const ask = document.querySelector<HTMLElement>('.table[data-live=true] section.ask[data-shape]');
          return ask === null ? '' : `${ask.dataset['kind']}.${ask.dataset['stage']}`;
        };
        for (const end = performance.now() + during; performance.now() < end && !isOver() && find('.curtain').length === 0; ) {
          dice = ((Math.imul(dice, 1103515245) + 12345) >>> 0) % 65536;
          const ask = document.querySelector<HTMLElement>('section.ask[data-shape]');
          if (at() !== '' && at() === stop) break;
          if (ask !== null && at() !== '') {
            if (look !== '' && !met.has(at())) await new Promise((done) => setTimeout(done, 60));
            if (look !== '' && at() !== '') for (const thing of await window.sight.lasting(look)) unseen.add(thing);
            if (at() !== '') met.add(at());
            act(ask);
          }
          await new Promise((done) => setTimeout(done, 16));
        }
        return { finished: isOver(), ...given, met: [...met], unseen: [...unseen], at: at() };
      },
      [seed, ms, until, looks] as const,
    ),
  );

/** Plays until the end, or for some seconds. Another seed touches other things. */
export async function playByTouch(page: Page, seconds: number, looks: Looks = '', seed = 1): Promise<Played> {
  let all = NOTHING;
  for (let slice = 1; slice * 2 <= seconds && !all.finished; slice++) {
    const { finished, board, bar, met, unseen } = await touch(page, slice * 7919 * seed, 2000, '', looks);
    all = {
      finished,
      board: all.board + board,
      bar: all.bar + bar,
      met: [...new Set([...all.met, ...met])],
      unseen: [...new Set([...all.unseen, ...unseen])],
    };
  }
  return all;
}

/** Plays until a question is open; false: it did not come in time. */
export async function playTo(page: Page, question: string, seconds: number): Promise<boolean> {
  for (let slice = 1; slice * 2 <= seconds; slice++) {
    const { finished, at } = await touch(page, slice * 104_729, 2000, question);
    if (at === question) return true;
    if (finished) return false;
  }
  return false;
}

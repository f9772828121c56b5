/**
 * Eyes for browser tests of any drawn board: is everything in the window that the open question needs? A skin says what a question
 * refers to (`Skin.refers`, on the page as `data-refers`); a thing carries its name as `data-target`. The question itself, its
 * options in the decision bar and its red button are needed always.
 */
import type { BrowserContext } from '@playwright/test';

export interface Sight {
  /** Things that the open question needs and nobody can see without scrolling or tapping. */
  unseen(): readonly string[];
  /**
   * The same after one tap: something in the window says with `data-shows` which kinds of things, or which things, it brings into
   * sight (`hex card`, `hex:3`). It is tapped, and tapped again or closed when all was looked at.
   */
  unseenAfterTap(): Promise<readonly string[]>;
  /** Texts of the table that a box without a scroll bar cuts off. Dots at the end of a line are no cut, and names may leave a map. */
  cut(): readonly string[];
  /**
   * Things that are out of sight, and texts that are cut off, at a second look, too, with the question: a board finds its place within
   * a frame or two after a question has changed the room it has. Nothing if another question is open by then.
   */
  lasting(after: 'sight' | 'tap'): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly sight: Sight;
  }
}

/** Gives every page of the context `window.sight`. Call it before the first page loads. */
export const openEyes = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    /** Points of a thing, as shares of its box: it is seen if two of them are. */
    const POINTS = [
      [0.5, 0.5],
      [0.25, 0.3],
      [0.75, 0.3],
      [0.25, 0.7],
      [0.75, 0.7],
    ] as const;
    const isSeen = (thing: Element): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const seen = POINTS.filter(([dx, dy]) => thing.contains(document.elementFromPoint(left + width * dx, top + height * dy)));
      return seen.length >= 2;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const referred = (): string[] => document.querySelector<HTMLElement>('.table')?.dataset['refers']?.split(' ').filter(Boolean) ?? [];
    const isOut = (target: string): boolean => !all(`[data-target="${target}"]`).some(isSeen);
    const inBar = (): string[] => {
      const heading = all('section.ask h2').filter((thing) => !isSeen(thing));
      const parts = all('section.ask [data-option], section.ask .ask-go').filter((thing) => !isSeen(thing));
      return [...heading.map(() => 'question'), ...parts.map((thing) => `option:${(thing as HTMLElement).dataset['option'] ?? 'go'}`)];
    };
    /** Things under an open dialog are not what is being asked. */
    const unseen = (): string[] => (document.querySelector('.dlg') === null ? [...referred().filter(isOut), ...inBar()] : []);
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 80));
    /** A busy machine may need longer than a pause to show what was tapped for. */
    async function stillOut(targets: readonly string[]): Promise<readonly string[]> {
      let still = targets;
      for (let tries = 0; tries < 10 && still.length > 0; tries++) {
        await pause();
        still = still.filter(isOut);
      }
      return still;
    }
    const tap = (thing: Element): boolean => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const openerOf = (target: string): Element | undefined =>
      all(`[data-shows~="${target}"], [data-shows~="${target.split(':')[0]!}"]`).find(isSeen);
    async function shownBy(opener: Element, targets: readonly string[]): Promise<readonly string[]> {
      tap(opener);
      const still = await stillOut(targets);
      const close = document.querySelector('.dlg .dlg-close');
      if (close !== null) tap(close);
      else if (opener.isConnected) tap(opener);
      await pause();
      return still;
    }
    async function unseenAfterTap(): Promise<string[]> {
      if (document.querySelector('.dlg') !== null) return [];
      const left: string[] = [...inBar()];
      const openers = new Map<Element, string[]>();
      for (const target of referred().filter(isOut)) {
        const opener = openerOf(target);
        if (opener === undefined) left.push(target);
        else openers.set(opener, [...(openers.get(opener) ?? []), target]);
      }
      for (const [opener, targets] of openers) left.push(...(await shownBy(opener, targets)));
      return left;
    }
    /** The nearest box that cuts off what leaves it. null: the text can be scrolled to, or ends in dots. */
    const cutterOf = (from: Element): Element | null => {
      for (let box: Element | null = from; box !== null && !box.matches('.board, .dock'); box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return null;
        if (/hidden|clip/.test(overflowX)) return box;
      }
      return null;
    };
    /** Letters may stand out of their line by so much without being cut. */
    const SLACK = 2.5;
    const isCut = (text: Node): boolean => {
      const owner = text.parentElement;
      if (owner === null || owner.closest('svg, .sr') !== null || !owner.checkVisibility({ visibilityProperty: true })) return false;
      const by = cutterOf(owner)?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (by === undefined || width === 0 || by.width === 0) return false;
      return left < by.left - SLACK || right > by.right + SLACK || top < by.top - SLACK || bottom > by.bottom + SLACK;
    };
    const cut = (): string[] => {
      const found: string[] = [];
      for (const part of all('.board, .dock')) {
        const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = walk.nextNode(); text !== null; text = walk.nextNode())
          if (text.nodeValue?.trim() && isCut(text)) found.push(`cut:${text.nodeValue.trim().slice(0, 40)}`);
      }
      return found;
    };
    const questionNow = (): string => {
      const ask = document.querySelector<HTMLElement>('.table[data-live=true] section.ask[data-shape]');
      return ask === null ? '' : `${ask.dataset['kind']}.${ask.dataset['stage']}`;
    };
    async function lasting(after: 'sight' | 'tap'): Promise<string[]> {
      const look = async (): Promise<string[]> => [...cut(), ...(await (after === 'tap' ? unseenAfterTap() : unseen()))];
      const question = questionNow();
      const needs = referred().join();
      if ((await look()).length === 0) return [];
      await new Promise((done) => setTimeout(done, 150));
      if (questionNow() !== question || referred().join() !== needs) return [];
      return (await look()).map((target) => `${question} ${target}`);
    }
    Object.assign(window, { sight: { unseen, unseenAfterTap, cut, lasting } satisfies Sight });
  });

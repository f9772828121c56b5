/** Spots the coach points at: found on the page by what they stand for, and followed wherever they go. */
import type { Answer, Described, Id } from '@longtable/kernel';
import { useEffect, useState } from 'react';
import type { Draft } from '../ask/draft.ts';
import { isSame } from './use-coach.ts';

export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** On the board, not in a bar or a hand. */
  readonly onBoard: boolean;
}

const quoted = (attribute: string, value: Id): string => `[${attribute}="${CSS.escape(String(value))}"]`;

/** Options that the told answer still lacks, or has too many of. */
function openIds({ ask }: Described, draft: Draft, told: Answer): readonly Id[] {
  if (ask.shape === 'pick') return [told as Id];
  if (ask.shape === 'some') {
    const wanted = told as readonly Id[];
    return ask.options.filter((id) => wanted.includes(id) !== draft.chosen.includes(id));
  }
  if (ask.shape === 'share') return ask.bins.filter((_, i) => draft.shares[i] !== (told as readonly number[])[i]);
  return [];
}

/** Everything that may be touched next, as lists of selectors: of each list the first thing that is not chosen yet. */
export type Pointers = readonly (readonly string[])[];

/** `taps`: targets that the board wants touched one after the other. */
export function pointersFor(question: Described, draft: Draft, told: Answer, taps: (id: Id) => readonly string[]): Pointers {
  if (draft.answer !== null && isSame(question, draft.answer, told)) return [['.ask-go']];
  return openIds(question, draft, told).flatMap((id) => {
    const target = question.shown.targets?.[id];
    const touched = taps(id);
    const inTurn = touched.length > 0 ? touched : target === undefined ? [] : [target];
    return [[quoted('data-option', id)], [quoted('data-more', id)], inTurn.map((one) => quoted('data-target', one))];
  });
}

/** Things that a layout leaves out cannot be touched: tabs of phones, for one. */
const isShown = (thing: Element): boolean => thing.getClientRects().length > 0;

/** A thing, or what puts away the sheet that lies over it. */
function reachable(thing: Element): Element {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const sheet = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.paper.over');
  return sheet?.contains(thing) === false ? (sheet.querySelector('.go-on') ?? thing) : thing;
}

function pointedAt(pointers: Pointers): Element[] {
  const found = pointers.flatMap((inTurn) => {
    const things = inTurn.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isShown);
    const next = things.find((thing) => !thing.matches('[data-state="chosen"]'));
    return next === undefined ? [] : reachable(next);
  });
  return [...new Set(found)];
}

/** The part of an element that its scrolling surroundings let through. */
function visible(element: Element): DOMRect {
  const { x, y, right, bottom } = element.getBoundingClientRect();
  let [x0, y0, x1, y1] = [x, y, right, bottom];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [x0, y0] = [Math.max(x0, edge.x), Math.max(y0, edge.y)];
    [x1, y1] = [Math.min(x1, edge.right), Math.min(y1, edge.bottom)];
  }
  return new DOMRect(x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0));
}

function spotsOf(elements: readonly Element[]): Spot[] {
  return elements.flatMap((element, i) => {
    const { x, y, width, height } = visible(element);
    if (width < LEAST || height < LEAST) return [];
    return [{ key: `${i}`, x, y, width, height, onBoard: element.closest('.board') !== null }];
  });
}

const LEAST = 8;
const OFTEN = 120;
/** The list of all options: it has the things that are nowhere else to be seen. */
const LIST = '.ask-list';
/** Tries to bring a spot into sight: a reader who scrolls away on purpose is left in peace. */
const PATIENCE = 8;

/** Places of the spots now, in pixels of the window. A spot out of sight is brought into it. */
export function useSpots(pointers: Pointers): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = JSON.stringify(pointers);
  useEffect(() => {
    const wanted = JSON.parse(key) as Pointers;
    let before = '';
    let tries = 0;
    let sought: Element | undefined;
    const follow = (): void => {
      const elements = pointedAt(wanted);
      // Something else stands for it now: a list that was opened, for one.
      if (elements[0] !== sought) tries = 0;
      sought = elements[0];
      let now = spotsOf(elements);
      if (now.length === 0 && tries++ < PATIENCE) elements[0]?.scrollIntoView({ block: 'center' });
      else if (now.length === 0 && wanted.length > 0) now = spotsOf([...document.querySelectorAll(LIST)]);
      const seen = JSON.stringify(now);
      if (seen !== before) setSpots(now);
      before = seen;
    };
    follow();
    const timer = setInterval(follow, OFTEN);
    return () => clearInterval(timer);
  }, [key]);
  return spots;
}

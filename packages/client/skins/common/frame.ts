/** The box that a map is seen through, and how large it is on the page. */
import { useEffect, useState } from 'react';

export type Point = readonly [x: number, y: number];

/** A part of a map, in units of the map. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Follows the size of an element. */
export function useSize(): [(element: HTMLElement | null) => void, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

/** The smallest box that holds all points with some air round them. */
export function boxOf(points: readonly Point[], left: number, top: number, right = left, bottom = top): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - left, Math.min(...ys) - top];
  return { x, y, w: Math.max(...xs) + right - x, h: Math.max(...ys) + bottom - y };
}

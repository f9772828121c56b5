/** The part of the map that is seen: the whole sea where there is room, the action where there is little, and what the hand makes of it. */
import { type CSSProperties, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { boxOf, type Frame, type Point, type Size } from '../common/frame.ts';
import { usePainted } from '../common/painted.ts';
import { SEA } from './geometry.ts';

const ALL: Frame = { x: -SEA, y: -SEA, w: 2 * SEA, h: 2 * SEA };
/** Room round a hex that is looked at. */
const AIR: Point = [76, 66];
const LEAST: Size = { width: 330, height: 132 };
/** Pixels for each unit of the map, at most. */
const CLOSEST = 1.8;
/** Pixels of a map that are never covered. */
const STRIP = 70;
/** A box smaller than this does not show the whole sea: hexes would be too small to touch. */
const ROOMY = 430;

/** The frame may leave the sea by a share of itself, no further. A frame wider than that lies in the middle. */
function settle({ x, y, w, h }: Frame, share: number): Frame {
  const within = (at: number, part: number): number => {
    const [least, most] = [-SEA - part * share, SEA - part * (1 - share)];
    return least > most ? -part / 2 : Math.min(Math.max(at, least), most);
  };
  return { x: within(x, w), y: within(y, h), w, h };
}
/** By hand any hex can be brought to the middle; by itself the map shows little of what lies beyond it. */
const BY_HAND = 0.5;
const BY_ITSELF = 0.18;

/** A frame of the box's shape; the points lie above so many pixels of its foot that are covered. */
export function around({ width, height: all }: Size, points: readonly Point[], covered = 0): Frame {
  const height = Math.max(STRIP, all - covered);
  const ratio = width / Math.max(1, height);
  const box = boxOf(points, ...AIR);
  const least = Math.max(width < height * 1.6 ? LEAST.width : LEAST.height * ratio, width / CLOSEST);
  const w = Math.min(Math.max(box.w, box.h * ratio, least), 2 * SEA * Math.max(1, ratio));
  const free = settle({ x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - w / ratio / 2, w, h: w / ratio }, BY_ITSELF);
  return { ...free, h: (w * all) / width };
}

function whole({ width, height }: Size): Frame {
  const ratio = width / Math.max(1, height);
  const w = 2 * SEA * Math.max(1, ratio);
  return { x: -w / 2, y: -w / ratio / 2, w, h: w / ratio };
}

const MOST = 2 * SEA * 1.1;
function zoomed(frame: Frame, by: number, [fx, fy]: Point): Frame {
  const w = Math.min(Math.max(frame.w / by, 180), Math.max(MOST, frame.w));
  const h = (w * frame.h) / frame.w;
  return settle({ x: frame.x + (frame.w - w) * fx, y: frame.y + (frame.h - h) * fy, w, h }, BY_HAND);
}

export interface Camera {
  readonly frame: Frame;
  /** Pixels for each unit of the map. */
  readonly scale: number;
  readonly lie: CSSProperties;
  /** The whole sea is in sight. */
  readonly isWhole: boolean;
  zoom(by: number): void;
  /** The whole sea, or back to the action. */
  toggle(): void;
  readonly drag: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onWheel(event: WheelEvent): void;
  };
  /** The last gesture moved the map: it was no tap. */
  dragged(): boolean;
}

interface Grip {
  readonly at: ReadonlyMap<number, Point>;
  readonly frame: Frame;
  readonly far: boolean;
}

const middle = (at: ReadonlyMap<number, Point>): Point => {
  const all = [...at.values()];
  return [all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length];
};
const spread = (at: ReadonlyMap<number, Point>): number => {
  const [a, b] = [...at.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]);
};

const TAP = 8;

interface Shot {
  /** The points that the moment is about. */
  readonly points: readonly Point[];
  /** Names the moment: what the hand has moved holds until the next one. */
  readonly key: string;
  /** Never the whole sea. */
  readonly close: boolean;
  /** Pixels at the foot of the map under what is told. */
  readonly covered: number;
}

export function useCamera(size: Size, { points, key, close, covered }: Shot): Camera {
  const [moved, setMoved] = useState<{ key: string; frame: Frame } | null>(null);
  const grip = useRef<Grip | null>(null);
  const roomy = size.width >= ROOMY && size.height >= ROOMY && !close;
  const now = size.width === 0 ? ALL : roomy || points.length === 0 ? whole(size) : around(size, points, covered);
  const before = usePainted(now, `${key} ${now.x} ${now.y}`);
  // A pan slides when its moment is painted; a map of another size has no way to slide along.
  const pans = before.w === now.w && before.h === now.h;
  const auto = pans ? before : now;
  const kept = moved?.key === key ? moved.frame : null;
  const frame = kept === null ? auto : { ...kept, h: (kept.w * size.height) / Math.max(1, size.width) };
  const scale = size.width / frame.w;
  const isWhole = frame.w >= 2 * SEA && frame.h >= 2 * SEA;
  const set = (next: Frame): void => setMoved({ key, frame: next });
  return {
    frame,
    scale,
    isWhole,
    lie: {
      width: Math.round(2 * SEA * scale),
      height: Math.round(2 * SEA * scale),
      transform: `translate(${Math.round((-SEA - frame.x) * scale)}px, ${Math.round((-SEA - frame.y) * scale)}px)`,
      ...(!pans && { transition: 'none' }),
    },
    zoom: (by) => set(zoomed(frame, by, [0.5, 0.5])),
    toggle: () => set(isWhole ? around(size, points.length === 0 ? [[0, 0]] : points) : whole(size)),
    dragged: () => grip.current?.far ?? false,
    drag: {
      onPointerDown(event) {
        const at = new Map(grip.current?.far === true && event.isPrimary ? [] : grip.current?.at);
        at.set(event.pointerId, [event.clientX, event.clientY]);
        grip.current = { at, frame, far: at.size > 1 };
      },
      onPointerMove(event) {
        const held = grip.current;
        const from = held?.at.get(event.pointerId);
        if (held === null || from === undefined || event.buttons === 0) return;
        const now = new Map(held.at).set(event.pointerId, [event.clientX, event.clientY]);
        const [was, is] = [middle(held.at), middle(now)];
        const by = held.at.size > 1 ? spread(now) / Math.max(1, spread(held.at)) : 1;
        const far = held.far || Math.hypot(is[0] - was[0], is[1] - was[1]) > TAP;
        if (!far) return;
        grip.current = { ...held, far };
        const unit = held.frame.w / size.width;
        const panned = settle(
          { ...held.frame, x: held.frame.x - (is[0] - was[0]) * unit, y: held.frame.y - (is[1] - was[1]) * unit },
          BY_HAND,
        );
        set(by === 1 ? panned : zoomed(panned, by, [0.5, 0.5]));
      },
      onPointerUp(event) {
        const held = grip.current;
        if (held === null) return;
        // A click follows a gesture that moved the map: it is to find out that it was none.
        if (held.at.size <= 1) setTimeout(() => (grip.current = null), 0);
        else grip.current = { ...held, at: new Map([...held.at].filter(([id]) => id !== event.pointerId)), frame };
      },
      onPointerCancel: () => (grip.current = null),
      onWheel(event) {
        const box = event.currentTarget.getBoundingClientRect();
        const at: Point = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
        set(zoomed(frame, event.deltaY < 0 ? 1.15 : 1 / 1.15, at));
      },
    },
  };
}

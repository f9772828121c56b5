/** The part of the map that is seen. Wide screens see all of it; phones see the action and may pan. */
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { boxOf, type Frame, type Size } from '../common/frame.ts';
import type { Geometry, Point } from './geometry.ts';

/** The width of the drawn map. It depends on the window alone, so that it stays while questions come and go. */
export const stretchFor = ({ width }: Size): number => (width < 600 ? 1 : window.innerHeight < 820 ? 1.75 : 1.56);

const CLOSE = 620;
/** The height of the box that a sheet covers, and the height that is left of it at least. */
export const SHEET = 180;
const LEAST_SEEN = 80;

/** A frame of the box's shape round the points, within the map. What a sheet covers of the box does not count. */
export function around(
  geometry: Pick<Geometry, 'width' | 'height'>,
  size: Size,
  points: readonly Point[],
  least: number,
  covered: number,
): Frame {
  const seen = Math.max(LEAST_SEEN, size.height - covered);
  const ratio = size.width / seen;
  const box = boxOf(points, 120, 130, 120, 100);
  const w = Math.min(Math.max(box.w, box.h * ratio, least), Math.max(geometry.width, geometry.height * ratio));
  const h = w / ratio;
  const frame = settle(geometry, { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h });
  return { ...frame, h: (h * size.height) / seen };
}

function settle({ width, height }: Pick<Geometry, 'width' | 'height'>, { x, y, w, h }: Frame): Frame {
  const within = (at: number, part: number, all: number): number =>
    part >= all ? (all - part) / 2 : Math.min(Math.max(at, 0), all - part);
  return { x: within(x, w, width), y: within(y, h, height), w, h };
}

const BELOW = 80;

/** A sheet covers the lower part of the map: what it is about moves up, just above it. */
function liftFor({ height }: Geometry, size: Size, points: readonly Point[]): number {
  const covered = (height * SHEET) / Math.max(SHEET, size.height);
  const lowest = Math.max(...points.map(([, y]) => y), 0);
  return Math.min(Math.max(0, lowest + BELOW - (height - covered)), covered);
}

/** The size and place of the whole sheet so that the frame fills the box. Only its place changes while the camera pans: nothing is painted. */
function lieOf({ width, height }: Geometry, size: Size, { x, y, w, h }: Frame): CSSProperties {
  const scale = Math.min(size.width / w, size.height / h);
  const left = Math.round((size.width - w * scale) / 2 - x * scale);
  const top = Math.round((size.height - h * scale) / 2 - y * scale);
  return { width: width * scale, height: height * scale, transform: `translate(${left}px, ${top}px)` };
}

export interface Camera {
  readonly frame: Frame;
  readonly lie: CSSProperties;
  readonly narrow: boolean;
  readonly whole: boolean;
  toggle(): void;
  readonly drag: {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void;
    onPointerMove(event: PointerEvent<SVGSVGElement>): void;
    onPointerUp(event: PointerEvent<SVGSVGElement>): void;
  };
  /** The last gesture moved the map: it was no tap. */
  dragged(): boolean;
}

export function useCamera(geometry: Geometry, size: Size, points: readonly Point[], key: string, sheet: boolean): Camera {
  const narrow = size.width > 0 && size.width < 600;
  const [whole, setWhole] = useState(false);
  const [moved, setMoved] = useState<{ key: string; frame: Frame } | null>(null);
  const grip = useRef<{ x: number; y: number; frame: Frame; far: boolean } | null>(null);
  const all: Frame = { x: 0, y: 0, w: geometry.width, h: geometry.height };
  const wide = sheet ? { ...all, y: liftFor(geometry, size, points) } : all;
  const auto = !narrow || whole || points.length === 0 ? wide : around(geometry, size, points, CLOSE, sheet ? SHEET : 0);
  const frame = narrow && !whole && moved?.key === key ? moved.frame : auto;
  return {
    frame,
    lie: lieOf(geometry, size, frame),
    narrow,
    whole,
    toggle: () => setWhole(!whole),
    dragged: () => grip.current?.far ?? false,
    drag: {
      onPointerDown(event) {
        grip.current = narrow && !whole ? { x: event.clientX, y: event.clientY, frame, far: false } : null;
      },
      onPointerMove(event) {
        const held = grip.current;
        if (held === null || event.buttons === 0) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        if (Math.hypot(dx, dy) > 8) held.far = true;
        if (!held.far) return;
        const scale = held.frame.w / size.width;
        setMoved({ key, frame: settle(geometry, { ...held.frame, x: held.frame.x - dx * scale, y: held.frame.y - dy * scale }) });
      },
      onPointerUp() {
        if (grip.current?.far) setTimeout(() => (grip.current = null), 0);
        else grip.current = null;
      },
    },
  };
}

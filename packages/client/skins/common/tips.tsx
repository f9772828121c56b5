/**
 * Explanations of the things on a board, one at a time: by pointer, by keyboard focus, by a long touch, and by a tap on what means
 * nothing else just now. A thing names its explanation in `data-tip`.
 */
import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './tips.css';

interface Tips {
  show(element: Element): void;
}

const TipContext = createContext<Tips>({ show: () => undefined });
export const useTips = (): Tips => useContext(TipContext);

const HOVER_MS = 320;
/** In a narrow window an explanation covers more: a mouse that only rests is given time to leave. */
const SLOW_MS = 900;
const NARROW = 900;
const HOLD_MS = 450;

interface Shown {
  readonly thing: Element;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}

interface TipLayerProps {
  readonly tipOf: (key: string) => ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

const HALF = 150;
const ROOM = 190;

/** The edge above which an explanation lies: that of its thing, or of the question where it would cover it. */
function edgeAbove(top: number): number {
  const question = document.querySelector('.askwrap')?.getBoundingClientRect();
  if (question === undefined || question.top >= top || question.bottom <= top - ROOM || question.top < ROOM) return top;
  return question.top;
}

function placed(element: Element): Shown | null {
  const key = element.getAttribute('data-tip');
  if (key === null) return null;
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const below = top < ROOM;
  const half = Math.min(HALF, window.innerWidth / 2 - 8);
  const x = Math.min(Math.max(left + width / 2, half + 8), window.innerWidth - half - 8);
  return { thing: element, key, x, y: below ? bottom + 8 : edgeAbove(top) - 8, below };
}

/** The thing itself, or the one that was drawn in its place since; null: it is gone. */
function standing(thing: Element, layer: Element | null): Element | null {
  if (thing.isConnected) return thing;
  const key = thing.getAttribute('data-tip');
  return [...(layer?.querySelectorAll('[data-tip]') ?? [])].find((one) => one.getAttribute('data-tip') === key) ?? null;
}

const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-tip]') : null);

export function TipLayer({ tipOf, className, children }: TipLayerProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const layer = useRef<HTMLDivElement>(null);
  const stop = (): void => clearTimeout(timer.current);
  const hide = (): void => {
    stop();
    setShown(null);
  };
  const show = useCallback((thing: Element): void => {
    const found = standing(thing, layer.current);
    setShown(found && placed(found));
  }, []);
  const soon = (thing: Element, ms: number, then?: () => void): void => {
    stop();
    timer.current = setTimeout(() => {
      then?.();
      show(thing);
    }, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    const away = (): void => setShown(null);
    // Elsewhere things may scroll as they like: the log does with every line. A thing that has the focus scrolled into sight because of it.
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Node && target.contains(shown.thing))) return;
      if (shown.thing.contains(document.activeElement)) show(shown.thing);
      else away();
    };
    const drawn = new MutationObserver(() => {
      if (!shown.thing.isConnected) show(shown.thing);
    });
    if (layer.current) drawn.observe(layer.current, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', away);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      drawn.disconnect();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', away);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [shown, show]);
  const tip = shown === null ? null : tipOf(shown.key);
  return (
    <TipContext value={{ show }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its buttons are told */}
      <div
        ref={layer}
        className={className}
        onPointerOver={(event: PointerEvent) => {
          const thing = thingAt(event.target);
          if (event.pointerType === 'mouse' && thing !== null) soon(thing, window.innerWidth <= NARROW ? SLOW_MS : HOVER_MS);
        }}
        onPointerOut={(event: PointerEvent) => {
          if (event.pointerType === 'mouse' && thingAt(event.relatedTarget) !== thingAt(event.target)) hide();
        }}
        onPointerDown={(event: PointerEvent) => {
          held.current = false;
          stop();
          const thing = thingAt(event.target);
          if (event.pointerType !== 'mouse' && thing !== null)
            soon(thing, HOLD_MS, () => {
              held.current = true;
            });
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onContextMenu={(event: MouseEvent) => {
          if (held.current) event.preventDefault();
        }}
        onClickCapture={(event: MouseEvent) => {
          if (!held.current) return;
          held.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
        onFocus={(event) => {
          const thing = thingAt(event.target);
          if (thing?.matches(':focus-visible')) show(thing);
        }}
        onBlur={hide}
      >
        {children}
      </div>
      {shown !== null &&
        tip !== null &&
        tip !== undefined &&
        createPortal(
          <div className={shown.below ? 'tip tip-float below' : 'tip tip-float'} style={{ left: shown.x, top: shown.y }} role="tooltip">
            {tip}
          </div>,
          document.getElementById('content') ?? document.body,
        )}
    </TipContext>
  );
}

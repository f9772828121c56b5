/** A thing on a drawn board that can be touched: it answers when it is lit, says why when it is barred, and explains itself otherwise. */
import type { CSSProperties, ReactNode } from 'react';
import { useStateWord, useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { useTips } from './tips.tsx';

export interface ThingProps {
  /** The name that options point at; also that of its explanation. */
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
  /** The name by which flights find it. */
  readonly spot?: string;
  /** The explanation, where it is not that of the id. */
  readonly tip?: string;
  /** Shows a lock when a rule bars it. */
  readonly locks?: boolean;
  /** A touch that the board itself knows, where no option points at the thing. */
  readonly offer?: Offer | undefined;
  readonly style?: CSSProperties;
}

export interface Offer {
  /** The reason why it cannot be taken now; empty: it can. */
  readonly lack: string;
  take(): void;
}

/** `board`: the board's own prefix of its classes. */
export function Touchable({
  board,
  id,
  label,
  className = '',
  children,
  spot,
  tip = id,
  locks = false,
  offer,
  style,
}: ThingProps & { readonly board: string }) {
  const touch = useTouch();
  const word = useStateWord();
  const tips = useTips();
  const target = touch.of(id);
  const state = offer === undefined ? (target?.state ?? 'idle') : offer.lack === '' ? 'legal' : 'blocked';
  return (
    <button
      type="button"
      className={`${board}-thing ${className} ${state}`}
      data-target={id}
      data-state={state}
      data-tip={tip}
      data-spot={spot}
      {...(state === 'chosen' && { 'aria-pressed': true })}
      style={style}
      onClick={(event) => {
        if (offer?.lack === '') offer.take();
        else if (offer !== undefined || !touch.press(id)) tips.show(event.currentTarget);
      }}
    >
      <span className="sr">
        {label}
        {offer === undefined ? word(target) : `. ${offer.lack}`}
      </span>
      <span className={`${board}-look`} aria-hidden="true">
        {children}
      </span>
      {locks && offer === undefined && state === 'blocked' && (
        <span className={`${board}-lock`} aria-hidden="true">
          <Icon name="lock" />
        </span>
      )}
    </button>
  );
}

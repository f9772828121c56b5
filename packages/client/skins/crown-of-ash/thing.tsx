/** A thing on the board that can be touched: it answers when it is lit, says why when it is barred, and explains itself otherwise. */
import type { CSSProperties, ReactNode } from 'react';
import { useStateWord, useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { useTips } from '../common/tips.tsx';

interface ThingProps {
  /** What options point at; also the name of its explanation. */
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly children?: ReactNode;
  /** Where flights start and end. */
  readonly spot?: string;
  /** Shows a lock when a rule bars it. */
  readonly locks?: boolean;
  readonly style?: CSSProperties;
}

export function Thing({ id, label, className, children, spot, locks = false, style }: ThingProps) {
  const touch = useTouch();
  const word = useStateWord();
  const tips = useTips();
  const target = touch.of(id);
  const state = target?.state ?? 'idle';
  return (
    <button
      type="button"
      className={`coa-thing ${className} ${state}`}
      data-target={id}
      data-state={state}
      data-tip={id}
      data-spot={spot}
      {...(state === 'chosen' && { 'aria-pressed': true })}
      style={style}
      onClick={(event) => {
        if (!touch.press(id)) tips.show(event.currentTarget);
      }}
    >
      <span className="sr">
        {label}
        {word(target)}
      </span>
      <span className="coa-look" aria-hidden="true">
        {children}
      </span>
      {locks && state === 'blocked' && (
        <span className="coa-lock">
          <Icon name="lock" />
        </span>
      )}
    </button>
  );
}

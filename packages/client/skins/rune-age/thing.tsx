/** A card on the table that can be touched: it answers when it is lit, says why when it is barred, and explains itself otherwise. */
import type { ReactNode } from 'react';
import { useStateWord, useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { useTips } from '../common/tips.tsx';

interface ThingProps {
  /** What options point at; also the name of its explanation. */
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly spot?: string;
  /** The explanation, where it is not that of the id. */
  readonly tip?: string;
}

export function Thing({ id, label, className = '', children, spot, tip = id }: ThingProps) {
  const touch = useTouch();
  const word = useStateWord();
  const tips = useTips();
  const target = touch.of(id);
  const state = target?.state ?? 'idle';
  return (
    <button
      type="button"
      className={`ra-thing ${className} ${state}`}
      data-target={id}
      data-state={state}
      data-tip={tip}
      data-spot={spot}
      {...(state === 'chosen' && { 'aria-pressed': true })}
      onClick={(event) => {
        if (!touch.press(id)) tips.show(event.currentTarget);
      }}
    >
      <span className="sr">
        {label}
        {word(target)}
      </span>
      <span aria-hidden="true">{children}</span>
      {state === 'blocked' && (
        <span className="ra-lock" aria-hidden="true">
          <Icon name="lock" />
        </span>
      )}
    </button>
  );
}

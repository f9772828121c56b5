/** Explanations on things: by pointer, by keyboard focus and by touch alike. */
import { type ReactNode, useId, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import './tip.css';

interface TipProps {
  /** The thing that is pressed to open it. */
  readonly children: ReactNode;
  readonly tip: ReactNode;
  readonly label: string;
  readonly className?: string;
  /** Reached by other keys than Tab. */
  readonly untabbed?: boolean;
}

/** Opens by press, touch or keyboard; hovering shows the same. */
export function Tip({ children, tip, label, className = '', untabbed = false }: TipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <AriaButton className={`tip-on ${className}`} aria-label={label} excludeFromTabOrder={untabbed}>
        {children}
      </AriaButton>
      <Popover className="tip-pop" placement="top" offset={10}>
        <Dialog className="tip" aria-labelledby={id}>
          <div id={id}>{tip}</div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

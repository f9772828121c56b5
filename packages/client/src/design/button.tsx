/** Buttons: wax (one at a time), plain, paper, ghost. A barred one stays in reach and says why. */
import type { ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { go } from '../state/router.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './button.css';

export type Kind = 'plain' | 'wax' | 'paper' | 'ghost';

interface ButtonProps {
  readonly kind?: Kind;
  readonly small?: boolean;
  readonly icon?: IconName;
  readonly children?: ReactNode;
  readonly onPress?: () => void;
  /** Looks barred and does nothing, but can be reached. */
  readonly barred?: boolean;
  readonly label?: string;
  readonly className?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly describedBy?: string;
  readonly type?: 'button' | 'submit';
  readonly id?: string;
}

const LOOK: Readonly<Record<Kind, string>> = { plain: '', wax: 'wax', paper: 'paper', ghost: 'ghost' };
const classes = ({ kind = 'plain', small = false, className = '' }: ButtonProps): string =>
  ['btn', LOOK[kind], small ? 'small' : '', className].filter(Boolean).join(' ');

export function Button(props: ButtonProps) {
  const { icon, children, onPress, barred = false, label, pressed, expanded, describedBy, type = 'button', id } = props;
  return (
    <AriaButton
      className={classes(props)}
      type={type}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(barred && { 'aria-disabled': true })}
      onPress={() => {
        if (!barred) onPress?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress?: () => void;
  readonly className?: string;
  readonly pressed?: boolean;
  /** Kinds of things that it brings into sight. */
  readonly shows?: string;
}

export const IconButton = ({ icon, label, onPress, className = '', pressed, shows }: IconButtonProps) => (
  <AriaButton
    className={`iconbtn ${className}`}
    aria-label={label}
    onPress={() => onPress?.()}
    {...(shows !== undefined && { 'data-shows': shows })}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
  >
    <Icon name={icon} />
  </AriaButton>
);

interface LinkProps {
  readonly to: string;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly label?: string;
  readonly current?: boolean;
}

/** A link inside the app: opens without loading the page, and in a new tab like any other. */
export const Link = ({ to, children, className = '', label, current = false }: LinkProps) => (
  <AriaLink
    href={to}
    className={className}
    {...(label !== undefined && { 'aria-label': label })}
    {...(current && { 'aria-current': 'page' as const })}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </AriaLink>
);

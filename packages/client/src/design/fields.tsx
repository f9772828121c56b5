/** Form controls: one of a few, on or off, a line of text. */
import type { ReactNode } from 'react';
import { Input, Label, Radio, RadioGroup, Switch, TextField } from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './fields.css';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly help?: ReactNode;
  readonly wide?: boolean;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, hideLabel = false, choices, value, onChange, help, wide = false }: SegmentsProps<T>) {
  return (
    <RadioGroup className={wide ? 'segments wide' : 'segments'} value={value} onChange={(next) => onChange(next as T)} aria-label={label}>
      {!hideLabel && <span className="label">{label}</span>}
      <div className="seg">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="seg-option">
            {choice.icon && <Icon name={choice.icon} />}
            {choice.label}
          </Radio>
        ))}
      </div>
      {help && <p className="help">{help}</p>}
    </RadioGroup>
  );
}

interface ToggleProps {
  readonly label: string;
  /** True where the label stands beside the switch already. */
  readonly hideLabel?: boolean;
  readonly help?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Toggle = ({ label, hideLabel = false, help, on, onChange }: ToggleProps) => (
  <Switch className="toggle" isSelected={on} onChange={onChange}>
    <span className="toggle-track" aria-hidden="true">
      <span className="toggle-knob" />
    </span>
    <span className={hideLabel ? 'sr' : 'toggle-text'}>
      <b>{label}</b>
      {help && <span className="help">{help}</span>}
    </span>
  </Switch>
);

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: ReactNode;
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

export const Line = ({ label, value, onChange, icon, hideLabel = false, placeholder, maxLength, readOnly, autoFocus }: LineProps) => (
  <TextField
    className="line"
    value={value}
    onChange={onChange}
    {...(maxLength !== undefined && { maxLength })}
    {...(readOnly && { isReadOnly: true })}
    {...(autoFocus && { autoFocus: true })}
  >
    <Label className={hideLabel ? 'sr' : 'label'}>{label}</Label>
    <span className="field">
      {icon}
      <Input className="line-input" {...(placeholder !== undefined && { placeholder })} />
    </span>
  </TextField>
);

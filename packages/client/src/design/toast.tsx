/** Short messages that come and go; also the live region that says each of them once. */

import { store, useStore } from '../state/store.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './toast.css';

interface Toast {
  readonly n: number;
  readonly text: string;
  readonly icon: IconName;
  readonly action: { readonly label: string; readonly act: () => void } | null;
}

const toasts = store<readonly Toast[]>([]);
let last = 0;

const dismiss = (n: number): void => toasts.set(toasts.get().filter((toast) => toast.n !== n));

export function toast(text: string, icon: IconName = 'quill', action: Toast['action'] = null): void {
  const n = ++last;
  toasts.set([...toasts.get().slice(-2), { n, text, icon, action }]);
  setTimeout(() => dismiss(n), action === null ? 4500 : 9000);
}

/** In passing: the next one takes its place, and it is soon gone. */
let passing = 0;
export function toastInPassing(text: string, icon: IconName): void {
  dismiss(passing);
  toast(text, icon);
  passing = last;
  const n = last;
  setTimeout(() => dismiss(n), 2200);
}

export const Toasts = () => (
  <div className="toasts" role="status" aria-live="polite">
    {useStore(toasts).map(({ n, text, icon, action }) => (
      <div key={n} className="toast">
        <Icon name={icon} />
        {text}
        {action && (
          <Button
            small
            onPress={() => {
              dismiss(n);
              action.act();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ))}
  </div>
);

import type { Ask } from '@longtable/kernel';
import { useText } from '../i18n/index.ts';
import type { Draft } from './draft.ts';

/** The part of a count that is reached: dots for small numbers, figures for others. */
export function Dots({ draft, ask }: { readonly draft: Draft; readonly ask: Ask }) {
  const text = useText();
  if (ask.shape !== 'some' && ask.shape !== 'share') return null;
  const n = ask.shape === 'some' ? draft.chosen.length : draft.shares.reduce((a, b) => a + b, 0);
  const words = ask.shape === 'some' ? text.ask.chosenOf(n, ask.max) : text.ask.sharedOf(n, ask.max);
  if (ask.max > 15) return <span className="left3">{words}</span>;
  return (
    <span className="left2" role="img" aria-label={words}>
      {Array.from({ length: ask.max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
        <i key={i} className={i < n ? 'f' : ''} />
      ))}
    </span>
  );
}

import type { IconName } from './icons.ts';

/** One sign of the sprite; it takes the colour of the text around it. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`i ${className}`} aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);

/** The one sign that the sprite lacks: a magnifier. */
export const Magnifier = () => (
  <svg className="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5.5 5.5" />
  </svg>
);

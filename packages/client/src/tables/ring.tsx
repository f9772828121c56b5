/** A ring that empties with a clock. What it shows is said in words beside it. */
const LENGTH = 62.8;

export const Ring = ({ share, mine }: { readonly share: number; readonly mine: boolean }) => (
  <svg className="ring" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <circle cx="13" cy="13" r="10" fill="none" stroke="var(--line-2)" strokeWidth="4" />
    <circle
      cx="13"
      cy="13"
      r="10"
      fill="none"
      stroke={mine ? 'var(--brass)' : 'var(--text-3)'}
      strokeWidth="4"
      strokeDasharray={`${(LENGTH * Math.min(1, Math.max(0, share))).toFixed(1)} ${LENGTH}`}
      transform="rotate(-90 13 13)"
    />
  </svg>
);

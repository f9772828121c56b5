/** Events, told over the board for a moment: a card that turns over, a title, or a strip. */
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import { Shield } from '../../src/design/shield.tsx';
import { type Store, useStore } from '../../src/state/store.ts';
import type { SeatFace } from '../skin.ts';
import './telling.css';

export interface Telling {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly seat: number | null;
  /** card: turns over · title: a new chapter */
  readonly as: 'card' | 'title' | 'strip';
}

export const TELL_MS = { card: 1100, title: 900, strip: 800 } as const;

interface TellingCardProps {
  /** Watched here, so that the board is not drawn anew with every word. */
  readonly telling: Store<Telling | null>;
  readonly seats: readonly SeatFace[];
}

export function TellingCard({ telling: told, seats }: TellingCardProps) {
  const telling = useStore(told);
  if (telling === null) return null;
  const face = telling.seat === null ? undefined : seats[telling.seat];
  return (
    <div key={telling.key} className="telling" data-as={telling.as} aria-hidden="true">
      {telling.as === 'card' && (
        <span className={`flip p${face?.colour ?? 0}`}>
          <span className="flip-in">
            <span className="flip-back" />
            <span className="flip-face">
              <Icon name={telling.icon} />
            </span>
          </span>
        </span>
      )}
      <p className="paper">
        {face ? <Shield colour={face.colour} charge={face.charge} className="sh" /> : <Icon name={telling.icon} />}
        {telling.text}
      </p>
    </div>
  );
}

export const SkipButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className="skip-play btn small" aria-label={label} onClick={onPress}>
    <Icon name="redo" />
  </button>
);

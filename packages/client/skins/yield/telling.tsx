import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';
import type { Telling } from './plays.ts';

/** What happens, told over the map for a moment: a card that turns over, a title, or a strip. */
export function TellingCard({ telling, seats }: { readonly telling: Telling; readonly seats: readonly SeatFace[] }) {
  const face = telling.seat === null ? undefined : seats[telling.seat];
  return (
    <div key={telling.key} className={`yd-telling ${telling.as}`} aria-hidden="true">
      {telling.as === 'card' && (
        <span className={`yd-flip p${face?.colour ?? 0}`}>
          <span className="yd-flip-in">
            <span className="yd-flip-back" />
            <span className="yd-flip-face">
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

/** The key moments of a finished match, one tap each. */
import type { SeatFace } from '../../skins/skin.ts';
import { colourOf, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import type { momentsOf } from './moments.ts';

interface MomentsProps {
  readonly moments: ReturnType<typeof momentsOf>;
  readonly faces: readonly SeatFace[];
  readonly at: number;
  readonly onStep: (n: number) => void;
}

export function Moments({ moments, faces, at, onStep }: MomentsProps) {
  const text = useText();
  return (
    <ul className="moments" aria-label={text.replay.moments}>
      {moments.map((moment) => (
        <li key={moment.n}>
          <button
            type="button"
            className={moment.n === at ? 'paper moment on' : 'paper moment'}
            aria-current={moment.n === at}
            onClick={() => onStep(moment.n)}
            // By itself a browser leaves what is half in sight where it is.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <span className="moment-when">
              {moment.by !== null && <Shield colour={faces[moment.by]?.colour ?? colourOf(moment.by)} className="sh" />}
              {moment.chapter}
            </span>
            <b>{moment.text}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

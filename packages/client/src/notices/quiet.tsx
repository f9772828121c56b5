/** Quiet hours, as a bar of the day. */
import type { NoticeWishes } from '@longtable/protocol';
import { Toggle } from '../design/fields.tsx';
import { useWords } from '../desk/words.ts';
import { Row } from './row.tsx';

const DAY = 24 * 60;
const USUAL = { from: 22 * 60, to: 7 * 60 + 30 };

const shown = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const read = (text: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** The parts of the day that are quiet: one, or two where the night goes over midnight. */
const partsOf = ({ from, to }: { readonly from: number; readonly to: number }): (readonly [number, number])[] =>
  from <= to
    ? [[from, to]]
    : [
        [0, to],
        [from, DAY],
      ];

interface Props {
  readonly wishes: NoticeWishes;
  onWish(part: Partial<NoticeWishes>): void;
}

export function Quiet({ wishes: { quiet }, onWish }: Props) {
  const words = useWords();
  const set = (part: 'from' | 'to', text: string): void => {
    const minute = read(text);
    if (quiet !== null && minute !== null) onWish({ quiet: { ...quiet, [part]: minute } });
  };
  return (
    <Row
      icon="theme"
      title={words.notices.quiet}
      help={quiet === null ? words.notices.quietOff : words.notices.quietHelp(shown(quiet.from), shown(quiet.to))}
      control={<Toggle label={words.notices.quiet} hideLabel on={quiet !== null} onChange={(on) => onWish({ quiet: on ? USUAL : null })} />}
    >
      {quiet !== null && (
        <>
          <svg className="nt-day" viewBox={`0 0 ${DAY} 60`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {partsOf(quiet).map(([from, to]) => (
              <rect key={from} x={from} width={to - from} height="60" />
            ))}
          </svg>
          <div className="nt-times">
            {(['from', 'to'] as const).map((part) => (
              <label key={part}>
                <span>{words.notices[part]}</span>
                <input type="time" value={shown(quiet[part])} onChange={(event) => set(part, event.target.value)} />
              </label>
            ))}
          </div>
        </>
      )}
    </Row>
  );
}

/** The pace of a table by name, with what its clock gives: to start with, for each move, and the most that anybody can save. */
import type { Clock } from '@longtable/protocol';
import { Segments, Toggle } from '../design/fields.tsx';
import { usePaceWords } from './pace-words.ts';
import { CLOCKS, type ClockId, PACES, type Pace } from './wish.ts';

const paceOf = (id: ClockId): Pace =>
  (Object.keys(PACES) as Pace[]).find((pace) => (PACES[pace] as readonly ClockId[]).includes(id)) ?? 'none';

interface Props {
  readonly id: ClockId;
  readonly vacation: boolean;
  onChange(id: ClockId, vacation: boolean): void;
}

/** The clock as a table is made with it. */
export const clockFor = (id: ClockId, vacation: boolean): Clock => {
  const clock: Clock = CLOCKS[id];
  return clock.kind === 'hours' || clock.kind === 'days' ? { ...clock, vacation } : clock;
};

export function PaceField({ id, vacation, onChange }: Props) {
  const words = usePaceWords();
  const pace = paceOf(id);
  const { kind } = CLOCKS[id];
  return (
    <div className="pace">
      <Segments
        label={words.clock}
        choices={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: words.paces[value] }))}
        value={pace}
        onChange={(next) => onChange(PACES[next][0], vacation)}
      />
      {PACES[pace].length > 1 && (
        <Segments
          label={words.clockGives}
          choices={PACES[pace].map((value: ClockId) => ({ value, label: words.clocks[value] }))}
          value={id}
          onChange={(next) => onChange(next, vacation)}
          help={words.clockHelp[id]}
        />
      )}
      {(kind === 'hours' || kind === 'days') && <Toggle label={words.vacation} on={vacation} onChange={(on) => onChange(id, on)} />}
    </div>
  );
}

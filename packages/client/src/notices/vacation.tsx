/** Vacation: planned by days, ended at once. */
import type { NoticeSettings } from '@longtable/protocol';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { moment } from '../desk/times.ts';
import { useWords } from '../desk/words.ts';
import { isRefused } from '../link/api.ts';
import { useSettings } from '../state/settings.ts';
import { planVacation } from './api.ts';
import { Row } from './row.tsx';

const DAY = 24 * 60 * 60_000;
/** A day as a form names it, where the person is. */
const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
const startOf = (day: string): number => new Date(`${day}T00:00:00`).getTime();

export function Vacation({ settings, onSet }: { readonly settings: NoticeSettings; onSet(settings: NoticeSettings): void }) {
  const words = useWords();
  const { language } = useSettings();
  const { planned, daysLeft, daysAYear } = settings.vacation;
  const [current] = planned;
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState(dayOf(Date.now()));
  const [last, setLast] = useState(dayOf(Date.now() + 6 * DAY));
  const [said, setSaid] = useState('');
  const plan = async (from: number, to: number): Promise<void> => {
    const next = await planVacation(from, to);
    if (isRefused(next)) {
      setSaid(next.refused === 'too-many' ? words.notices.tooLong : words.notices.wrongDays);
      return;
    }
    setSaid('');
    setOpen(false);
    onSet(next);
  };
  return (
    <Row
      icon="sea"
      title={words.notices.away}
      help={
        current === undefined
          ? words.notices.awayHelp(daysLeft, daysAYear)
          : words.notices.awayUntil(moment(current.to, Date.now(), language, words))
      }
      control={
        current === undefined ? (
          <Button small onPress={() => setOpen(!open)} expanded={open}>
            {words.notices.plan}
          </Button>
        ) : (
          <Button small onPress={() => void plan(0, 0)}>
            {words.notices.end}
          </Button>
        )
      }
    >
      {open && current === undefined && (
        <form
          className="nt-times"
          onSubmit={(event) => {
            event.preventDefault();
            void plan(startOf(first), startOf(last) + DAY);
          }}
        >
          <label>
            <span>{words.notices.first}</span>
            <input type="date" value={first} onChange={(event) => setFirst(event.target.value)} />
          </label>
          <label>
            <span>{words.notices.last}</span>
            <input type="date" value={last} onChange={(event) => setLast(event.target.value)} />
          </label>
          <Button small type="submit">
            {words.notices.plan}
          </Button>
          {said !== '' && (
            <p className="nt-said" role="alert">
              {said}
            </p>
          )}
        </form>
      )}
    </Row>
  );
}

/** People at a table, from the table itself: whom one does not want to hear, or reports. */
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { isRefused } from '../link/api.ts';
import type { TableInfo } from '../link/table-link.ts';
import { MuteButton } from './met-card.tsx';
import { usePlayedText } from './played.ts';
import { myMutes } from './played-api.ts';
import { ReportDialog } from './report-dialog.tsx';
import './people.css';
import './played.css';

interface TablePeopleProps {
  readonly table: TableInfo;
  /** One's own id. */
  readonly me: string | null;
  readonly onClose: () => void;
}

export function TablePeople({ table, me, onClose }: TablePeopleProps) {
  const text = usePlayedText();
  const [muted, setMuted] = useState<readonly string[]>([]);
  const [reporting, setReporting] = useState<{ id: string; name: string } | null>(null);
  const load = (): void => void myMutes().then((all) => !isRefused(all) && setMuted(all.people.map(({ id }) => id)));
  useEffect(load, []);
  const people = table.seats.flatMap(({ guest, name }) => (guest !== null && name !== null && guest !== me ? [{ id: guest, name }] : []));
  if (reporting !== null)
    return <ReportDialog person={reporting.id} name={reporting.name} table={table.id} onClose={() => setReporting(null)} />;
  return (
    <Dialog title={text.people.open} open onClose={onClose}>
      <p>{text.people.lead}</p>
      <ul className="people-list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <b className="grow">{name}</b>
            <MuteButton id={id} name={name} muted={muted.includes(id)} onDone={load} />
            <Button small kind="ghost" onPress={() => setReporting({ id, name })} label={text.met.reportLabel(name)}>
              {text.met.report}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

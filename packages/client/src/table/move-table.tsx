/** Newer rules for a running match: everybody at the table agrees, and only what comes after changes. */
import { Button } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import { ownNames } from '../state/titles.ts';

export function MoveTable() {
  const text = useText();
  const { link, table, viewer, now } = useTable();
  const own = ownNames(table.game)?.rules;
  if (link.kind === 'local' || viewer === null || now.look.result !== null || own === undefined || own === table.rules) return null;
  const people = new Set(table.seats.flatMap(({ kind, guest }) => (kind === 'person' && guest !== null ? [guest] : [])));
  const agree = async (): Promise<void> => {
    const refused = await link.move();
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  return (
    <>
      <Button small icon="rules" onPress={() => void agree()}>
        {text.seat.move}
      </Button>
      {table.moving !== null && <p role="status">{text.seat.moving(table.moving.by.length, people.size)}</p>}
    </>
  );
}

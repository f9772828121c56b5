/** The end of a match that nobody will finish: agreed on while it runs, and what is left of it afterwards. */
import { Button } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { listed, useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import type { TableInfo, TableLink } from '../link/table-link.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/use-actions.ts';
import { Message } from '../shell/message.tsx';
import { go } from '../state/router.ts';

/** Agrees to end the match without a result. It ends once everybody does who has not been away for long. */
export function EndTable() {
  const text = useText();
  const { link, table, viewer, now } = useTable();
  if (link.kind === 'local' || viewer === null || now.look.result !== null) return null;
  const people = new Set(table.seats.flatMap(({ kind, guest }) => (kind === 'person' && guest !== null ? [guest] : [])));
  const agree = async (): Promise<void> => {
    const refused = await link.end();
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  return (
    <>
      <Button small icon="lock" onPress={() => void agree()}>
        {text.seat.end}
      </Button>
      {table.ending.length > 0 && <p role="status">{text.seat.ending(table.ending.length, people.size)}</p>}
    </>
  );
}

/** A table that ended without a result, or before the deal because somebody's share of the luck was withheld. */
export function Ended({ link, table }: { readonly link: TableLink; readonly table: TableInfo }) {
  const text = useText();
  const names = listed(
    table.withheld.map((seat) => table.seats[seat]?.name ?? text.make.seat(seat + 1)),
    text.ask.and,
  );
  const again = async (): Promise<void> => {
    const next = await link.rematch();
    if (typeof next === 'string') go(`/t/${next}`);
    else if (next !== null && isRefused(next)) toast(reason(text, next), 'lock');
  };
  const wasDealt = table.withheld.length === 0;
  return (
    <Message title={text.seat.ended} words={wasDealt ? text.seat.endedText : text.seat.withheldText(names)}>
      {!wasDealt && (
        <Button kind="wax" onPress={() => void again()}>
          {text.seat.newTable}
        </Button>
      )}
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

/** The rest of a match that nobody finished. */
import { Button } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { listed, useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import type { TableInfo, TableLink } from '../link/table-link.ts';
import { reason } from '../match/reason.ts';
import { Message } from '../shell/message.tsx';
import { go } from '../state/router.ts';

/** A table that ended without a result, or before the deal because somebody's share of the luck was withheld. */
interface EndedProps {
  readonly link: TableLink;
  readonly table: TableInfo;
  /** Something was dealt before it ended. */
  readonly wasDealt: boolean;
}

export function Ended({ link, table, wasDealt }: EndedProps) {
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
  const isWithheld = table.withheld.length > 0;
  return (
    <Message title={text.seat.ended} words={isWithheld ? text.seat.withheldText(names) : wasDealt ? text.ended.agreed : text.ended.closed}>
      {isWithheld && (
        <Button kind="wax" onPress={() => void again()}>
          {text.seat.newTable}
        </Button>
      )}
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

import { Button } from '../design/button.tsx';
import { Seal } from '../design/seal.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';

/** The decision bar while a bot holds one's own seat. */
export function StandInBar({ seat }: { readonly seat: number }) {
  const text = useText();
  const { link, table } = useTable();
  const isOver = table.resigned.includes(seat);
  const back = async (): Promise<void> => {
    const refused = await link.takeSeatBack(seat);
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  return (
    <section className="ask panel waiting" aria-label={text.seat.standIn} data-state="stand-in">
      <Seal name="bot" />
      <div className="grow">
        <h2>{text.seat.standIn}</h2>
        <p>{isOver ? text.leave.youResigned : text.seat.standInHelp}</p>
      </div>
      {!isOver && (
        <div className="opts">
          <Button kind="wax" icon="hand" onPress={() => void back()}>
            {text.seat.takeBack}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The decision bar while somebody else decides, and when all is decided. */

import { RESIGNED } from '@longtable/host';
import type { SeatFace } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { Seal } from '../design/seal.tsx';
import { Shield } from '../design/shield.tsx';
import { listed, useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { outcomeOf } from '../match/outcome.ts';
import type { Actions } from '../match/use-actions.ts';
import { go } from '../state/router.ts';
import { PlanNote } from './plan.tsx';

interface WaitBarProps {
  readonly actions: Actions;
  readonly faces: readonly SeatFace[];
  readonly onResults: () => void;
}

export function WaitBar({ actions, faces, onResults }: WaitBarProps) {
  const text = useText();
  const model = useTable();
  const { look } = model.now;
  const { viewer, name } = model;
  const names = (seats: readonly number[]): string => listed(seats.map(name), text.ask.and);
  const outcome = outcomeOf(model, text.ask.and);
  if (look.result !== null && outcome !== null) {
    const { why } = look.result;
    const { rematch, game } = model.table;
    const watchNext = (): void => go(rematch === null ? `/new/${game}` : `/t/${rematch}`);
    const headline = {
      nobody: text.ask.nobody,
      one: text.ask.winner(outcome.names),
      players: text.ask.winners(outcome.names),
      rivals: text.ask.rivals(outcome.names),
    }[outcome.winners];
    return (
      <section className="ask paper" aria-label={text.ask.finished} data-state="finished">
        <Seal name="vp" />
        <div className="grow">
          <h2>{headline}</h2>
          <p>
            {why === RESIGNED
              ? text.leave.resigned(names(model.table.resigned))
              : (model.title.texts[model.language].results[why] ?? text.ask.finished)}
          </p>
          {rematch !== null && <p role="status">{text.ask.nextWaits}</p>}
        </div>
        <div className="opts">
          <Button kind="paper" onPress={viewer === null ? watchNext : actions.again}>
            {rematch === null ? text.ask.rematch : text.ask.next}
          </Button>
          <Button kind="wax" icon="replay" onPress={onResults}>
            {text.ask.results}
          </Button>
        </div>
      </section>
    );
  }
  const others = look.awaited.filter((seat) => seat !== viewer);
  const first = faces.find(({ seat }) => seat === others[0]);
  if (look.sealed !== null)
    return (
      <section className="ask panel waiting" aria-label={text.ask.sealedTitle} data-state="sealed">
        <Seal name="lock" />
        <div className="grow">
          <h2>{text.ask.sealedTitle}</h2>
          <p>{text.ask.sealedHelp(names(others))}</p>
        </div>
        <div className="opts">
          <Button icon="undo" onPress={actions.takeBack}>
            {text.ask.takeBack}
          </Button>
        </div>
      </section>
    );
  return (
    <section className="ask panel waiting" aria-label={text.table.waiting} data-state="waiting">
      {first !== undefined && <Shield colour={first.colour} charge={first.charge} className="who" />}
      <div className="grow">
        <h2>{others.length > 1 ? text.ask.waitingForAll(names(others)) : text.ask.waitingFor(names(others))}</h2>
        <p>{viewer === null ? text.ask.watching : text.ask.waitingHelp}</p>
        <PlanNote />
      </div>
      {look.undo.possible && (
        <div className="opts">
          <Button icon="undo" onPress={actions.undo}>
            {text.undo.undo}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Leaving well: step away, offer to end, ask to take back, resign. Each says its price. */
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import type { IconName } from '../design/icons.ts';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { Wish } from '../link/table-link.ts';
import { type TableModel, useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import { go } from '../state/router.ts';
import './leave.css';

/** True if somebody sits here who can leave a running match of others. */
export const mayLeave = ({ link, table, viewer, now }: TableModel): boolean =>
  link.kind === 'server' && viewer !== null && now.look.result === null && !table.resigned.includes(viewer);

const MINUTE = 60_000;

export function LeaveDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useText();
  const { table, viewer, now, link } = useTable();
  const [sure, setSure] = useState(false);
  if (viewer === null) return null;
  const me = table.seats[viewer]?.guest ?? '';
  const others = new Set(table.seats.flatMap(({ kind, guest }) => (kind === 'person' && guest !== null && guest !== me ? [guest] : [])));
  const act = (wish: Wish): void => {
    void link.wish(wish).then((refused) => {
      if (refused !== null) toast(reason(text, refused), 'lock');
    });
    onClose();
  };
  const isAsked = table.asking !== null;
  const isEndClosed = table.playOn.length > 0;
  const isDuel = table.seats.length - table.resigned.length <= 2;
  return (
    <Dialog title={text.leave.title} open={open} onClose={onClose} className="leave">
      <p className="help">{text.leave.lead(others.size)}</p>
      <Way icon="boot" title={text.leave.away} about={awayText(text, table.clock.kind !== 'none', table.grace)}>
        <Button onPress={() => go('/')}>{text.leave.away}</Button>
      </Way>
      <Way icon="hand" title={text.leave.end} about={isAsked ? text.leave.asked : isEndClosed ? text.leave.endWait : text.leave.endText}>
        <Button barred={isAsked || isEndClosed} onPress={() => act({ t: 'ask-end' })}>
          {text.leave.endGo}
        </Button>
      </Way>
      <Way
        icon="undo"
        title={text.leave.back}
        about={isAsked ? text.leave.asked : now.look.undo.possible ? text.leave.undoInstead : text.leave.backText}
      >
        <Button barred={isAsked || now.look.undo.possible} onPress={() => act({ t: 'ask-back', seat: viewer })}>
          {text.leave.backGo}
        </Button>
      </Way>
      <Way icon="skull" title={text.leave.resign} about={isDuel ? text.leave.resignDuel : text.leave.resignText}>
        <Button kind={sure ? 'wax' : 'plain'} onPress={() => (sure ? act({ t: 'resign', seat: viewer }) : setSure(true))}>
          {sure ? text.leave.resignSure : text.leave.resign}
        </Button>
      </Way>
      <div className="leave-foot">
        <Button kind="ghost" onPress={onClose}>
          {text.leave.stay}
        </Button>
      </div>
    </Dialog>
  );
}

const awayText = (text: ReturnType<typeof useText>, hasClock: boolean, grace: number): string =>
  hasClock ? text.leave.awayClock : text.leave.awayText(Math.max(1, Math.round(grace / MINUTE)));

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly children: React.ReactNode;
}

const Way = ({ icon, title, about, children }: WayProps) => (
  <section className="leave-way">
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      <p>{about}</p>
    </div>
    {children}
  </section>
);

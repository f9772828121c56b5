/** The decision bar while the match waits for somebody who is away: how long they are waited for, and what can be done. */
import { useEffect, useState } from 'react';
import type { SeatFace } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { Shield } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { TableInfo, Wish } from '../link/table-link.ts';
import { type TableModel, useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import './request-bar.css';

type Info = TableInfo['seats'][number];

/** The person who is awaited and away; null: everybody who is awaited is here. */
export function absentee({ link, table, viewer, now }: TableModel): Info | null {
  if (link.kind === 'local' || viewer === null || now.look.result !== null) return null;
  const away = now.look.awaited.map((seat) => table.seats[seat]).find((info) => info?.kind === 'person' && info.awaySince !== null);
  return away === undefined || away.seat === viewer ? null : away;
}

/** Reloads and tunnels are no absence. */
const SHORT_MS = 5000;
const MINUTE = 60_000;
const SOON_MS = MINUTE;

const spell = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The authority's time, second by second. */
function useNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}

interface AbsentProps {
  readonly info: Info;
  readonly face: SeatFace | undefined;
  /** The words of the bar as long as somebody is away only for a moment. */
  readonly otherwise: React.ReactNode;
}

export function AbsentBar({ info, face, otherwise }: AbsentProps) {
  const text = useText();
  const { link, state, table, name } = useTable();
  const now = useNow(state.ahead);
  const since = info.awaySince ?? now;
  const act = async (doing: ReturnType<typeof link.wish>): Promise<void> => {
    const refused = await doing;
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  if (now - since < Math.min(SHORT_MS, table.grace / 4)) return otherwise;
  const { absent } = text;
  const until = info.voteFrom;
  const left = until === null ? 0 : until - now;
  const title = absent.title(name(info.seat), spell(now - since));
  const about = until === null ? absent.clock : left > 0 ? absent.grace(spell(left)) : absent.over;
  const voted = info.votes.some((by) => state.mine.includes(by));
  const more: Wish = { t: 'wait', seat: info.seat };
  return (
    <section className="ask panel waiting absent" aria-label={title} data-state="absent">
      <Ring share={until === null ? 0 : left / (until - since)} soon={left < SOON_MS} face={face} />
      <div className="grow">
        <h2>{title}</h2>
        <p>{about}</p>
        <p>{absent.steps}</p>
      </div>
      {until !== null && (
        <div className="opts">
          <Button icon="clock" onPress={() => void act(link.wish(more))}>
            {absent.more(Math.max(1, Math.round(table.grace / MINUTE)))}
          </Button>
          <Button icon="bot" barred={left > 0 || voted} onPress={() => void act(link.vote(info.seat, 'captain'))}>
            {voted ? text.seat.voted(info.votes.length) : left > 0 ? absent.botIn(spell(left)) : text.seat.letBot}
          </Button>
        </div>
      )}
      <Said title={title} about={about} key={left <= 0 ? 'over' : left < SOON_MS ? 'soon' : 'begun'} />
    </section>
  );
}

/** Said at the start, in the last minute and at zero; never each second. */
function Said({ title, about }: { readonly title: string; readonly about: string }) {
  const [words] = useState(`${title}. ${about}`);
  return (
    <p className="sr" role="status">
      {words}
    </p>
  );
}

const RADIUS = 31;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ share, soon, face }: { readonly share: number; readonly soon: boolean; readonly face: SeatFace | undefined }) {
  const shown = Math.max(0, Math.min(1, share)) * ROUND;
  return (
    <span className={soon ? 'ring soon' : 'ring'} aria-hidden="true">
      <svg viewBox="0 0 72 72">
        <circle className="track" cx="36" cy="36" r={RADIUS} />
        <circle className="left" cx="36" cy="36" r={RADIUS} strokeDasharray={`${shown} ${ROUND}`} />
      </svg>
      {face && <Shield colour={face.colour} charge={face.charge} />}
    </span>
  );
}

/** A question of the people at the table, in the place of all questions: to take a move back, to end the match. */
import { useEffect, useRef, useState } from 'react';
import type { SeatFace } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Seal } from '../design/seal.tsx';
import { Shield } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { LogLine } from '../log/lines.ts';
import { type TableModel, useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import './request-bar.css';

/** True if the decision bar belongs to what somebody asks: all wait for a take-back, and who is asked to end answers once. */
export function isRequested({ table, viewer }: TableModel): boolean {
  const { asking } = table;
  if (asking === null || viewer === null) return false;
  const me = table.seats[viewer]?.guest;
  return asking.kind === 'back' || (asking.of.some((guest) => guest === me) && !asking.replied.some(({ guest }) => guest === me));
}

/** Tells once what became of a question. */
export function useAnswered({ table }: TableModel): void {
  const text = useText();
  const at = table.answered?.at ?? null;
  const seen = useRef(at);
  useEffect(() => {
    if (at === seen.current || table.answered === null) return;
    seen.current = at;
    const { kind, agreed } = table.answered;
    const { back, end } = text.request.result;
    toast(kind === 'end' ? end : agreed ? back.yes : back.no, kind === 'end' ? 'hand' : 'undo');
  }, [at, table.answered, text]);
}

interface RequestProps {
  readonly faces: readonly SeatFace[];
  readonly lines: readonly LogLine[];
}

export function RequestBar({ faces, lines }: RequestProps) {
  const text = useText();
  const { table, viewer, state, link } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const key = `${table.asking?.guest} ${table.asking?.until}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question; the focus goes back afterwards
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => (before instanceof HTMLElement ? before.focus({ preventScroll: true }) : undefined);
  }, [key]);
  const { asking } = table;
  if (asking === null || viewer === null) return null;
  const me = table.seats[viewer]?.guest;
  const asker = table.seats.find(({ guest }) => guest === asking.guest);
  const face = faces.find(({ seat }) => seat === asker?.seat);
  const name = asker?.name ?? '';
  const isMine = asking.guest === me;
  const isOpen = asking.of.some((guest) => guest === me) && !asking.replied.some(({ guest }) => guest === me);
  const say = async (yes: boolean): Promise<void> => {
    const refused = await link.wish({ t: 'reply', yes });
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  const { request } = text;
  const title = isMine ? request.mine[asking.kind] : request[asking.kind](name);
  const about = asking.kind === 'end' ? request.endText : asking.past === null ? request.nothing : request.past[asking.past];
  return (
    <section className="ask paper request" aria-label={title} data-state={`request-${asking.kind}`}>
      {face === undefined ? <Seal name="hand" /> : <Shield colour={face.colour} charge={face.charge} className="who" />}
      <div className="grow">
        <h2 ref={heading} tabIndex={-1} aria-live="assertive">
          {title}
        </h2>
        <p>{!isMine && !isOpen ? request.waiting : about}</p>
        <Replies />
        {asking.kind === 'back' && <Changes lines={lines} seat={asking.seat} />}
        <Silence until={asking.until - state.ahead} />
      </div>
      {isOpen && (
        <div className="opts">
          <Button kind="wax" onPress={() => void say(true)}>
            {asking.kind === 'back' ? request.allow : request.agree}
          </Button>
          <Button kind="paper" onPress={() => void say(false)}>
            {asking.kind === 'back' ? request.refuse : request.playOn}
          </Button>
        </div>
      )}
    </section>
  );
}

function Replies() {
  const text = useText();
  const { table, viewer } = useTable();
  const { asking } = table;
  if (asking === null || viewer === null) return null;
  const { yes, no, answered, open, you } = text.request;
  return (
    <ul className="replies">
      {asking.of.map((guest) => {
        const seat = table.seats.find((one) => one.guest === guest);
        const reply = asking.replied.find((one) => one.guest === guest);
        const isMe = seat?.seat === viewer;
        const said = reply === undefined ? (isMe ? you : open) : reply.yes === null ? answered : reply.yes ? yes : no;
        return (
          <li key={guest}>
            <b>{seat?.name}:</b> {said}
          </li>
        );
      })}
    </ul>
  );
}

/** Events since the last answer of the seat: it would be as if it had not happened. */
function Changes({ lines, seat }: { readonly lines: readonly LogLine[]; readonly seat: number | null }) {
  const text = useText();
  const from = lines.findLast(({ by, event }) => by === seat && event !== null)?.n;
  if (from === undefined) return null;
  const gone = lines.filter(({ n, heading, event }) => n >= from && heading === 0 && event !== null);
  return (
    <p className="changes">
      <Icon name="undo" />
      <span>
        {text.request.changes}{' '}
        {gone.slice(0, 3).map((line) => (
          <s key={line.key}>{line.text} </s>
        ))}
        {gone.length > 3 && '…'}
      </span>
    </p>
  );
}

const LONG = 600;

function Silence({ until }: { readonly until: number }) {
  const text = useText();
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts to one time
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return <p className="silence">{seconds > LONG ? text.request.silenceLong : text.request.silence(seconds)}</p>;
}

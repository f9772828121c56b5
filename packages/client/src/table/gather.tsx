/** The waiting room: a row for each seat, what the host may change, and the ways in. */
import { useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { listed, useText } from '../i18n/index.ts';
import { type Invited, isRefused, leaveTable, tableInfo } from '../link/api.ts';
import type { LinkState, TableInfo, TableLink, Wish } from '../link/table-link.ts';
import { clockFact, optionFacts } from '../lobby/facts.ts';
import { SceneBanner } from '../lobby/scene-picture.tsx';
import { SeatWish } from '../lobby/seat-wish.tsx';
import { useTitleWords } from '../lobby/use-title-words.ts';
import { usualLevel } from '../lobby/wish.ts';
import { ChatBox } from '../log/chat.tsx';
import { reason } from '../match/reason.ts';
import { useConnection } from '../match/use-connection.ts';
import { useRatedText } from '../rated/words.ts';
import { Chrome } from '../shell/chrome.tsx';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { HooksButton } from './hooks-button.tsx';
import { RoomNotes } from './room-notes.tsx';
import { RoomOptions } from './room-options.tsx';
import { RoomSeat } from './room-seat.tsx';
import { Share } from './share.tsx';
import './gather.css';

interface GatherProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
}

/** The waiting room as all its parts need to know it. */
export interface Room extends GatherProps {
  /** One's own seat; null: one only looks. */
  readonly own: number | null;
  readonly isHost: boolean;
  wish(wish: Wish): void;
}

const isTaken = ({ kind }: TableInfo['seats'][number]): boolean => kind === 'person' || kind === 'bot';

export function Gather({ link, state, table }: GatherProps) {
  const text = useText();
  useConnection(state.connection);
  const own = state.mine[0] ?? null;
  const isHost = own !== null && table.seats[own]?.guest === table.host;
  const wish = (what: Wish): void => {
    void link.wish(what).then((refused) => {
      if (refused !== null) toast(reason(text, refused), 'lock');
    });
  };
  const room: Room = { link, state, table, own, isHost, wish };
  // A full table whose people are all ready begins by itself.
  const isReady = table.seats.every((seat) => isTaken(seat) && seat.ready) && table.closing === null;
  useEffect(() => {
    if (isReady && isHost && table.status === 'gathering') void link.start();
  }, [isReady, isHost, table.status, link]);
  return (
    <Chrome>
      <main className="room" id="content">
        <div className="room-main">
          <Banner table={table} isHost={isHost} />
          <RoomNotes room={room} />
          <section className="panel room-seats" aria-label={text.table.seats}>
            {table.seats.map((seat) => (
              <RoomSeat key={seat.seat} seat={seat} room={room} />
            ))}
          </section>
          <Ways room={room} />
          <Wait room={room} />
          {own !== null && (
            <section className="panel room-chat">
              <ChatBox link={link} lines={state.chat} label={text.room.say} />
            </section>
          )}
        </div>
        <aside aria-label={text.gather.share}>
          <Share room={room} />
        </aside>
      </main>
    </Chrome>
  );
}

function Banner({ table, isHost }: { readonly table: TableInfo; readonly isHost: boolean }) {
  const text = useText();
  const { language } = useSettings();
  const words = useTitleWords(table.words);
  const special = words === null ? [] : optionFacts(words, language, table).map(({ title, about }) => `${title}: ${about}`);
  return (
    <header className="room-banner">
      <SceneBanner game={table.game} />
      <h1>{text.make.title(gameCardOf(table.game).name)}</h1>
      <p>{[clockFact(text, table.clock).title, ...special, ...(isHost ? [text.room.host] : [])].join(' · ')}</p>
      <p className="room-lead">{table.status === 'revealing' ? text.gather.revealing : text.room.lead}</p>
    </header>
  );
}

/** The seconds left until a time of the authority. */
function useSecondsTo(until: number | null, ahead: number): number {
  const left = (): number => (until === null ? 0 : Math.max(0, Math.ceil((until - ahead - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts to one time
  useEffect(() => {
    setSeconds(left());
    if (until === null) return;
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return seconds;
}

function Ways({ room }: { readonly room: Room }) {
  const text = useText();
  const { table, state, own, isHost, wish } = room;
  const [asking, setAsking] = useState(false);
  const seconds = useSecondsTo(table.closing, state.ahead);
  const standUp = async (): Promise<void> => {
    const refused = await leaveTable(table.id);
    if (refused !== null) toast(reason(text, refused), 'lock');
    else go('/');
  };
  if (table.closing !== null)
    return (
      <div className="room-ways">
        <p role="status">{text.room.closing(seconds)}</p>
        {isHost && (
          <Button kind="wax" icon="undo" onPress={() => wish({ t: 'reopen' })}>
            {text.room.reopen}
          </Button>
        )}
      </div>
    );
  // Nobody gets up between the start and the deal.
  if (table.status === 'revealing')
    return (
      <div className="room-ways">
        <Button kind="ghost" onPress={() => go('/')}>
          {text.trouble.lobby}
        </Button>
      </div>
    );
  return (
    <div className="room-ways">
      {isHost ? (
        <>
          <Button kind="ghost" icon="close" onPress={() => wish({ t: 'close' })}>
            {text.room.close}
          </Button>
          <Button kind="ghost" icon="quill" onPress={() => setAsking(true)}>
            {text.room.options}
          </Button>
        </>
      ) : (
        <Button kind="ghost" onPress={() => (own === null ? go('/') : void standUp())}>
          {own === null ? text.trouble.lobby : text.room.leave}
        </Button>
      )}
      {own !== null && <HooksButton table={table.id} />}
      <span className="grow" />
      <Start room={room} />
      {asking && <RoomOptions room={room} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** A seat to wait for, offered to those who look on at a full table. */
function Wait({ room: { table, own } }: { readonly room: Room }) {
  const [info, setInfo] = useState<Invited | null>(null);
  const isFull = own === null && table.status === 'gathering' && table.closing === null && table.seats.every(isTaken);
  useEffect(() => {
    if (isFull) void tableInfo(table.id, table.watch).then((found) => setInfo(isRefused(found) ? null : found));
  }, [isFull, table.id, table.watch]);
  if (!isFull || info === null) return null;
  return (
    <section className="panel room-note">
      <SeatWish table={table.id} code={table.watch} awaited={info.awaited === true} onFree={() => undefined} />
    </section>
  );
}

/** The red button says what it will do. */
function Start({ room: { table, link, isHost, own } }: { readonly room: Room }) {
  const text = useText();
  const { waits } = useRatedText();
  const empty = table.seats.filter((seat) => !isTaken(seat));
  const late = table.seats.filter((seat) => isTaken(seat) && !seat.ready).map(({ name }) => name ?? text.make.bot);
  const host = table.seats.find(({ guest }) => guest === table.host)?.name;
  if (!isHost) return own !== null && host != null ? <p className="help">{text.room.waitsHost(host)}</p> : null;
  if (late.length > 0) return <p className="help">{text.room.waitsFor(listed(late, text.ask.and))}</p>;
  if (table.rated === true && empty.length > 0) return <p className="help">{waits}</p>;
  const start = async (): Promise<void> => {
    for (const { seat } of empty) await link.wish({ t: 'seat', seat, to: usualLevel(table.game, table.options) });
    const refused = await link.start();
    if (refused !== null && refused.refused !== 'already-started') toast(reason(text, refused), 'lock');
  };
  return (
    <Button kind="wax" onPress={() => void start()}>
      {empty.length === 0 ? text.room.start : text.room.startBots(empty.length)}
    </Button>
  );
}

/** A table that waits for its players: links to send, seats to take, the start. */
import { useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, IconButton } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { chargeOf, colourOf, EmptyShield, Shield } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { joinTable } from '../link/api.ts';
import type { LinkState, TableInfo, TableLink } from '../link/table-link.ts';
import { SceneBanner } from '../lobby/scene-picture.tsx';
import { reason } from '../match/use-actions.ts';
import { readKept } from '../state/local-storage.ts';
import { go, inviteLink } from '../state/router.ts';
import '../lobby/seat-row.css';
import '../shell/letter.css';

interface GatherProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
}

export interface KeptInvite {
  readonly seat: number;
  readonly code: string;
}

export function Gather({ link, state, table }: GatherProps) {
  const text = useText();
  const [invites] = useState(() => readKept<readonly KeptInvite[]>(`invites.${table.id}`, []));
  const full = table.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  const begin = async (): Promise<void> => {
    const refused = await link.start();
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  const sit = async (seat: number): Promise<void> => {
    const refused = await joinTable(table.id, { seat });
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  // A full table of one's own begins by itself.
  const own = state.mine.length > 0;
  useEffect(() => {
    if (full && own && table.status === 'gathering') void link.start();
  }, [full, own, table.status, link]);
  return (
    <main className="gather" id="content">
      <section className="panel gather-in">
        <header className="dlg-head banner">
          <SceneBanner game={table.game} />
          <h1 className="dlg-title">{text.make.title(gameCardOf(table.game).name)}</h1>
        </header>
        <div className="gather-body">
          <h2 className="display">{text.gather.title}</h2>
          <p className="help">{table.status === 'revealing' ? text.gather.revealing : text.gather.lead}</p>
          {table.seats.map((seat) => (
            <div key={seat.seat} className="srow" data-seat={seat.seat} data-kind={seat.kind}>
              {seat.kind === 'person' || seat.kind === 'bot' ? (
                <Shield colour={colourOf(seat.seat)} charge={chargeOf(seat.seat)} />
              ) : (
                <EmptyShield />
              )}
              <div>
                <b>{seat.name ?? (seat.kind === 'bot' ? text.make.bot : text.make.seat(seat.seat + 1))}</b>
                <span className="d">
                  {
                    {
                      open: text.gather.free,
                      invited: text.gather.invited,
                      person: text.gather.taken,
                      bot: seat.level === null ? text.table.bot : text.make.levels[seat.level],
                    }[seat.kind]
                  }
                </span>
              </div>
              <div className="ctl">
                {seat.kind === 'invited' && <Invite table={table.id} invite={invites.find((one) => one.seat === seat.seat)} />}
                {seat.kind === 'open' && !own && <Button onPress={() => void sit(seat.seat)}>{text.gather.sit}</Button>}
                {seat.kind === 'open' && own && <ShareTable table={table.id} />}
              </div>
            </div>
          ))}
          <div className="gather-ways">
            <Button kind="ghost" onPress={() => go('/')}>
              {text.trouble.lobby}
            </Button>
            {own && full && (
              <Button kind="wax" onPress={() => void begin()}>
                {text.gather.start}
              </Button>
            )}
          </div>
        </div>
      </section>
    </main>
  );
}

function Copyable({ address }: { readonly address: string }) {
  const text = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast(text.gather.copied, 'link');
  };
  return (
    <>
      <Line label={text.gather.share} hideLabel value={address} onChange={() => undefined} readOnly icon={<Icon name="link" />} />
      <IconButton icon="link" label={text.gather.copy} onPress={() => void copy()} />
    </>
  );
}

const Invite = ({ table, invite }: { readonly table: string; readonly invite: KeptInvite | undefined }) =>
  invite === undefined ? null : <Copyable address={inviteLink(table, invite.code)} />;

const ShareTable = ({ table }: { readonly table: string }) => <Copyable address={`${location.origin}/join/${table}`} />;

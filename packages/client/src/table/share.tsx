/** Ways to a table for others: words to read aloud, a link, a code to scan. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/index.ts';
import { keep, readKept } from '../state/local-storage.ts';
import { inviteLink, wordsLink } from '../state/router.ts';
import type { Room } from './gather.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

export interface KeptInvite {
  readonly seat: number;
  readonly code: string;
}
/** Invitations that this device made: nobody else knows their codes. */
export const invitesOf = (table: string): readonly KeptInvite[] => readKept<readonly KeptInvite[]>(`invites.${table}`, []);
export const keepInvites = (table: string, invites: readonly KeptInvite[]): void => keep(`invites.${table}`, invites);

const SHOWN_MS = 2000;

/** Says "Copied" for a moment, on the button itself. */
export function CopyButton({ words, copy, small = false }: { readonly words: string; readonly copy: string; readonly small?: boolean }) {
  const text = useText();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const put = async (): Promise<void> => {
    await navigator.clipboard.writeText(copy);
    setDone(true);
  };
  return (
    <Button kind={small ? 'plain' : 'paper'} small={small} icon={done ? 'check' : 'link'} onPress={() => void put()}>
      <span aria-live="polite">{done ? text.room.copied : words}</span>
    </Button>
  );
}

/** The link that lets the next person sit down; null: all seats are taken. */
function linkFor({ table }: Room): string | null {
  const isOpen = table.seats.some(({ kind }) => kind === 'open');
  const invite = invitesOf(table.id).find(({ seat }) => table.seats[seat]?.kind === 'invited');
  if (isOpen) return inviteLink(table.id, table.watch);
  return invite === undefined ? null : inviteLink(table.id, invite.code);
}

export function Share({ room }: { readonly room: Room }) {
  const text = useText();
  const { table } = room;
  const link = linkFor(room);
  const isFound = table.seats.some(({ kind }) => kind === 'open' || (kind === 'invited' && !table.listed));
  if (link === null && !isFound) return null;
  const words = table.called.replaceAll('-', ' ');
  const address = link ?? wordsLink(table.called);
  return (
    <section className="paper share">
      {isFound && (
        <>
          <h2 className="label">{text.room.words}</h2>
          <p className="share-words">{words}</p>
          <p className="share-address">{wordsLink(table.called).replace(/^https?:\/\//, '')}</p>
        </>
      )}
      <Suspense fallback={<span className="qr" />}>
        <QrCode text={address} label={text.room.scan} />
      </Suspense>
      <div className="share-ways">
        <CopyButton words={text.room.copyLink} copy={address} />
        {isFound && (
          <CopyButton words={text.room.withWords} copy={text.room.message(gameCardOf(table.game).name, words, wordsLink(table.called))} />
        )}
      </div>
      {isFound && <p className="share-help">{text.room.wordsHelp}</p>}
    </section>
  );
}

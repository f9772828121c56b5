/** An invitation by its link: a letter with one button, or a word on why there is no seat and what can be done instead. */
import type { WireRefusal } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { type Invited, isRefused, newTable, openedLink, tableByWords, tableInfo } from '../link/api.ts';
import { reason } from '../match/reason.ts';
import { Message } from '../shell/message.tsx';
import { ownName } from '../state/own-name.ts';
import { go } from '../state/router.ts';
import { Invitation } from './invitation.tsx';
import { SeatWish } from './seat-wish.tsx';

export function Join({ table, code }: { readonly table: string; readonly code: string }) {
  const text = useText();
  const [info, setInfo] = useState<Invited | WireRefusal | null>(null);
  const [isUsed, setUsed] = useState(false);
  const read = useCallback(() => {
    setUsed(false);
    void tableInfo(table, code).then(setInfo);
  }, [table, code]);
  useEffect(read, [read]);
  useEffect(() => {
    if (code !== '') void openedLink(table, code);
  }, [table, code]);
  // Whoever sits here came back by the old link.
  const isSeated = info !== null && !isRefused(info) && info.seated === true;
  useEffect(() => {
    if (isSeated) go(`/t/${table}`, true);
  }, [isSeated, table]);
  if (info === null || isSeated)
    return (
      <p className="loading" role="status">
        {text.common.loading}
      </p>
    );
  if (isRefused(info))
    return (
      <Message title={text.trouble.title} words={info.refused === 'not-found' ? text.trouble['not-found'] : text.refused[info.refused]}>
        <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
      </Message>
    );
  const isFree = info.seats.some(({ kind }) => kind === 'open' || (kind === 'invited' && code !== ''));
  const isOpen = info.status === 'gathering' && info.closing === null && isFree && info.invitation !== 'used' && !isUsed;
  if (isOpen) return <Invitation info={info} code={code} onUsed={() => setUsed(true)} />;
  return <NoSeat info={info} code={code} isUsed={isUsed || info.invitation === 'used'} onFree={read} />;
}

interface NoSeatProps {
  readonly info: Invited;
  readonly code: string;
  readonly isUsed: boolean;
  readonly onFree: () => void;
}

/** Full, begun, over, closed or used: says which, and offers what there is. */
function NoSeat({ info, code, isUsed, onFree }: NoSeatProps) {
  const text = useText();
  const { invite, join } = text;
  const isClosed = info.status === 'abandoned' || info.closing !== null;
  const host = info.seats.find(({ guest }) => guest === info.host)?.name;
  const [title, words] = isClosed
    ? [invite.closedTitle, host == null ? invite.closedText : invite.closed(host)]
    : info.status === 'finished'
      ? [invite.over, invite.overText]
      : info.status !== 'gathering'
        ? [join.fullTitle, join.begun]
        : isUsed
          ? [invite.usedTitle, invite.used]
          : [join.fullTitle, join.full];
  const anew = async (): Promise<void> => {
    const { game, options, listed, clock } = info;
    const seats = info.seats.map(({ kind, level }, seat) =>
      seat === 0 ? { who: 'me' as const } : kind === 'bot' ? { who: 'bot' as const, level: level ?? 'captain' } : { who: 'open' as const },
    );
    const made = await newTable({ game, options, seats, listed, hotSeat: false, clock }, ownName());
    if (isRefused(made)) toast(reason(text, made), 'lock');
    else go(`/t/${made.id}`);
  };
  const see = (): void => go(`/t/${info.id}${code === '' ? '' : `/${code}`}`);
  return (
    <Message title={title} words={`${gameCardOf(info.game).name}. ${words}`}>
      {!isClosed && (
        <Button kind="wax" icon={info.status === 'finished' ? 'replay' : 'spectator'} onPress={see}>
          {info.status === 'finished' ? invite.replay : join.watch}
        </Button>
      )}
      {info.status === 'gathering' && !isClosed && <SeatWish table={info.id} code={code} awaited={info.awaited === true} onFree={onFree} />}
      <Button {...(isClosed && { kind: 'wax' as const })} onPress={() => void anew()}>
        {invite.anew}
      </Button>
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

/** A table by the words that somebody read aloud. */
export function JoinByWords({ words }: { readonly words: string }) {
  const text = useText();
  const [refused, setRefused] = useState<WireRefusal | null>(null);
  useEffect(() => {
    let wanted = true;
    void tableByWords(words).then((found) => {
      if (!wanted) return;
      if (isRefused(found)) setRefused(found);
      else go(`/join/${found.id}/${found.code}`, true);
    });
    return () => {
      wanted = false;
    };
  }, [words]);
  if (refused === null)
    return (
      <p className="loading" role="status">
        {text.invite.looking}
      </p>
    );
  return (
    <Message title={text.trouble.title} words={refused.refused === 'not-found' ? text.invite.wordsNone : text.refused[refused.refused]}>
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

/** My tables as the server sees them, looked at again and again while the page is open. */
import type { Desk, Guest } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { noteWaiting } from '../desk/waiting.ts';
import { isRefused, knownHere, request } from '../link/api.ts';

const EVERY_MS = 15_000;

interface DeskView {
  /** null: not known yet. */
  readonly desk: Desk | null;
  readonly me: string | null;
  /** The clock of the server minus this device's. */
  readonly ahead: number;
  /** unreached: nobody answered the last time · unknown: the server does not know this browser any more */
  readonly trouble: 'unreached' | 'unknown' | null;
}

const UNSEEN: DeskView = { desk: null, me: null, ahead: 0, trouble: null };
const empty = (): DeskView => ({ ...UNSEEN, desk: { tables: [], now: Date.now() } });

export function useDesk(): DeskView {
  const [view, setView] = useState<DeskView>(UNSEEN);
  useEffect(() => {
    let wanted = true;
    async function look(): Promise<void> {
      if (!knownHere()) return setView(empty());
      const [desk, me] = await Promise.all([request<Desk>('GET', '/api/my/desk'), request<Guest>('GET', '/api/me')]);
      if (!wanted) return;
      if (isRefused(desk) || isRefused(me)) {
        const isUnknown = isRefused(desk) && desk.refused === 'no-session';
        // A desk that was seen before is better than none.
        return setView((old) => (isUnknown ? { ...empty(), trouble: 'unknown' } : { ...old, trouble: 'unreached' }));
      }
      noteWaiting(desk.tables.filter(({ waiting }) => waiting).length);
      setView({ desk, me: me.id, ahead: desk.now - Date.now(), trouble: null });
    }
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return view;
}

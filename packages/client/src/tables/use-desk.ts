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
}

export function useDesk(): DeskView {
  const [view, setView] = useState<DeskView>({ desk: null, me: null, ahead: 0 });
  useEffect(() => {
    let wanted = true;
    async function look(): Promise<void> {
      if (!knownHere()) return setView({ desk: { tables: [], now: Date.now() }, me: null, ahead: 0 });
      const [desk, me] = await Promise.all([request<Desk>('GET', '/api/my/desk'), request<Guest>('GET', '/api/me')]);
      if (!wanted || isRefused(desk) || isRefused(me)) return;
      noteWaiting(desk.tables.filter(({ waiting }) => waiting).length);
      setView({ desk, me: me.id, ahead: desk.now - Date.now() });
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

/** Says once that the connection is back. */
import { useEffect, useRef } from 'react';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { Connection } from '../link/table-link.ts';

export function useConnection(connection: Connection): void {
  const text = useText();
  const before = useRef(connection);
  useEffect(() => {
    if (before.current === 'lost' && connection === 'online') toast(text.connection.back, 'check');
    before.current = connection;
  }, [connection, text]);
}

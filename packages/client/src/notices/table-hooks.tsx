/** A table's own webhooks: a chat channel hears of everybody's turns. Errors stay at their row. */
import type { NoticeChannel } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../desk/words.ts';
import { isRefused } from '../link/api.ts';
import { AddWebhook } from './add.tsx';
import { readNotices, removeChannel } from './api.ts';
import { ChannelLine } from './row.tsx';
import './notices.css';

export function TableHooks({ table }: { readonly table: string }) {
  const words = useWords();
  const [channels, setChannels] = useState<readonly NoticeChannel[]>([]);
  const read = useCallback(async () => {
    const found = await readNotices();
    setChannels(isRefused(found) ? [] : found.channels.filter((channel) => channel.table === table));
  }, [table]);
  useEffect(() => void read(), [read]);
  const remove = async (id: string): Promise<void> => {
    await removeChannel(id);
    await read();
  };
  return (
    <div className="nt-more table-hooks">
      <p className="help">{words.notices.tableHelp}</p>
      {channels.map((channel) => (
        <ChannelLine key={channel.id} channel={channel} onChange={() => void read()} onRemove={() => void remove(channel.id)} />
      ))}
      <AddWebhook table={table} onChange={() => void read()} />
    </div>
  );
}

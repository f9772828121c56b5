import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { LinkState, TableLink } from '../link/table-link.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import { useStore } from '../state/store.ts';

const TablePeople = lazy(async () => ({ default: (await import('../people/table-people.tsx')).TablePeople }));

/** Talk at the table: for those who sit at it. */
export function Chat() {
  const text = useText();
  const { link, state, viewer } = useTable();
  return link.kind === 'local' || viewer === null ? null : <ChatBox link={link} lines={state.chat} label={text.log.say} />;
}

interface ChatBoxProps {
  readonly link: TableLink;
  readonly lines: LinkState['chat'];
  readonly label: string;
}

/** The chat of a table. Words that were typed stay until they have arrived. */
export function ChatBox({ link, lines, label }: ChatBoxProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [looks, setLooks] = useState(false);
  const { table, mine } = useStore(link);
  /** Words on their way: a second press says nothing twice, and what is typed meanwhile stays. */
  const onTheWay = useRef('');
  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const said = words.trim();
    if (said === '' || said === onTheWay.current) return;
    onTheWay.current = said;
    const refused = await link.chat(said);
    onTheWay.current = '';
    if (refused === null) setWords((now) => (now.trim() === said ? '' : now));
    else toast(reason(text, refused), 'chat');
  };
  return (
    <>
      {lines.length > 0 && (
        <div className="chatlines" role="log" aria-label={text.log.chat} tabIndex={0}>
          {lines.map((line) => (
            <p key={line.n}>
              <b>{line.name}:</b> {line.text}
            </p>
          ))}
        </div>
      )}
      <form className="say" onSubmit={send}>
        <Line label={label} hideLabel placeholder={label} value={words} onChange={setWords} maxLength={500} icon={<Icon name="chat" />} />
        <IconButton icon="chevron" label={text.log.send} onPress={() => void send()} />
        <IconButton icon="player" label={text.log.people} onPress={() => setLooks(true)} />
      </form>
      {looks && table !== null && (
        <Suspense fallback={null}>
          <TablePeople table={table} me={table.seats[mine[0] ?? -1]?.guest ?? null} onClose={() => setLooks(false)} />
        </Suspense>
      )}
    </>
  );
}

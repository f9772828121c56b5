/** Notes of the waiting room: what everybody there should know before they wait on. */
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { listed, useText } from '../i18n/index.ts';
import { noncesAt } from '../link/nonces.ts';
import { useTitleWords } from '../lobby/use-title-words.ts';
import { useRatedFact } from '../rated/rated.tsx';
import { useSettings } from '../state/settings.ts';
import type { Room } from './gather.tsx';

export function RoomNotes({ room: { link, state, table, own } }: { readonly room: Room }) {
  return (
    <>
      <Elsewhere table={table} own={own} />
      <Lost link={link} state={state} />
      <Changed table={table} />
      <RatedNote table={table} />
    </>
  );
}

/** A seat that was taken on another device: what was promised there, this one cannot show. */
function Elsewhere({ table, own }: Pick<Room, 'table' | 'own'>) {
  const text = useText();
  const isAwaited = table.status === 'revealing' && own !== null && table.seats[own]?.asked != null;
  if (!isAwaited || noncesAt(table.id).length > 0) return null;
  return (
    <p className="panel room-note" role="status">
      <Icon name="lock" />
      {text.gather.elsewhere}
    </p>
  );
}

/** A lost connection: while it lasts nobody can be seen coming. */
function Lost({ link, state: { connection } }: Pick<Room, 'link' | 'state'>) {
  const text = useText();
  if (connection !== 'lost') return null;
  return (
    <p className="panel room-note" role="status">
      <Icon name="refresh" />
      {text.connection.lost}
      <Button small kind="ghost" onPress={link.retry}>
        {text.connection.retry}
      </Button>
    </p>
  );
}

function Changed({ table }: Pick<Room, 'table'>) {
  const text = useText();
  const { language } = useSettings();
  const words = useTitleWords(table.words);
  if (table.changed === null) return null;
  const nameOf = (field: string): string =>
    field === 'clock' ? text.room.clockField : (words?.texts[language].options[field]?.label ?? field);
  return (
    <p className="panel room-note" role="status">
      <Icon name="quill" />
      {text.room.changed(listed(table.changed.fields.map(nameOf), text.ask.and))}
    </p>
  );
}

/** A rated table says so to everybody who sits there. */
function RatedNote({ table }: Pick<Room, 'table'>) {
  const [fact] = useRatedFact(table);
  if (fact === undefined) return null;
  return (
    <p className="panel room-note">
      <Icon name={fact.icon} />
      {fact.title}: {fact.about}.
    </p>
  );
}

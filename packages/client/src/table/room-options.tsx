/** Options of a table that gathers, changed by its host for everybody. */
import type { AnyTitle } from '@longtable/games';
import type { Clock } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { Dialog } from '../design/dialog.tsx';
import { Segments } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import { GameOptions } from '../lobby/options.tsx';
import { usePaceWords } from '../lobby/pace-words.ts';
import { CLOCKS, type ClockId, fieldsFor, optionsOf, refusalOf } from '../lobby/wish.ts';
import { WishFoot } from '../lobby/wish-foot.tsx';
import { loadOwn } from '../state/page-words.ts';
import { useSettings } from '../state/settings.ts';
import type { Room } from './gather.tsx';
import '../lobby/new-table.css';

interface RoomOptionsProps {
  readonly room: Room;
  readonly onClose: () => void;
}

const clockIdOf = (clock: Clock): ClockId | null =>
  (Object.keys(CLOCKS) as ClockId[]).find((id) => JSON.stringify(CLOCKS[id]) === JSON.stringify(clock)) ?? null;

export function RoomOptions({ room, onClose }: RoomOptionsProps) {
  const text = useText();
  const { language } = useSettings();
  const [title, setTitle] = useState<AnyTitle | null>(null);
  useEffect(() => {
    loadOwn(room.table.game, language).then(setTitle, () => undefined);
  }, [room.table.game, language]);
  return (
    <Dialog title={text.room.options} open onClose={onClose}>
      {title === null ? <p className="help">{text.common.loading}</p> : <Form room={room} title={title} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ room: { table, wish }, title, onClose }: RoomOptionsProps & { readonly title: AnyTitle }) {
  const text = useText();
  const pace = usePaceWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(table.options);
  const [clock, setClock] = useState<ClockId | null>(() => clockIdOf(table.clock));
  const players = table.seats.length;
  const options = optionsOf(title, players, chosen);
  const refusal = refusalOf(title, players, options);
  const save = (): void => {
    wish({ t: 'options', options, clock: clock === null ? table.clock : CLOCKS[clock] });
    onClose();
  };
  return (
    <form
      className="wish"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) save();
      }}
    >
      <Segments
        label={pace.clock}
        wide
        choices={(Object.keys(CLOCKS) as ClockId[]).map((value) => ({ value, label: pace.clocks[value] }))}
        value={clock ?? ('' as ClockId)}
        onChange={setClock}
      />
      <GameOptions
        title={title}
        fields={fieldsFor(title, players, chosen)}
        chosen={chosen}
        onChange={setChosen}
        names={table.seats.map(({ name, seat }) => name ?? text.make.seat(seat + 1))}
        refusal={refusal}
      />
      <WishFoot refusal={refusal} send={text.room.optionsSave} onCancel={onClose} />
    </form>
  );
}

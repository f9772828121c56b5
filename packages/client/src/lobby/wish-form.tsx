/** The form of a new table, checked by the game itself while one chooses. */
import type { AnyTitle } from '@longtable/games';
import { useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Segments, Toggle } from '../design/fields.tsx';
import { colourOf } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { reason } from '../match/reason.ts';
import { RatedToggle } from '../rated/rated.tsx';
import { go } from '../state/router.ts';
import { openTable } from './open-wish.ts';
import { GameOptions } from './options.tsx';
import { PaceField } from './pace-field.tsx';
import { SeatRow } from './seat-row.tsx';
import { useWish, type Wishing } from './use-wish.ts';
import { fieldsFor, MODES } from './wish.ts';
import { WishFoot } from './wish-foot.tsx';

interface FormProps {
  readonly game: string;
  readonly title: AnyTitle;
  readonly onCancel: () => void;
}
interface FieldProps {
  readonly wish: Wishing;
}

export function WishForm({ game, title, onCancel }: FormProps) {
  const text = useText();
  const wish = useWish(game, title);
  const { seats, refusal } = wish;
  const [busy, setBusy] = useState(false);

  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const made = await openTable(wish);
      if (typeof made === 'string') go(made);
      else toast(reason(text, made), 'lock');
    } catch {
      toast(text.refused.unavailable, 'lock');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="wish"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null && !busy) void open();
      }}
    >
      <ModeField wish={wish} />
      <SeatsField wish={wish} />
      {wish.mode === 'hot' && seats.filter(({ who }) => who === 'me').length > 1 && (
        <Toggle label={text.make.alone} help={text.make.aloneHelp} on={wish.alone} onChange={(alone) => wish.change({ alone })} />
      )}
      {wish.mode === 'online' && <OnlineFields wish={wish} />}
      <GameOptions
        title={title}
        fields={fieldsFor(title, seats.length, wish.chosen)}
        chosen={wish.chosen}
        onChange={(chosen) => wish.change({ chosen })}
        names={seats.map((seat) => seat.name)}
        refusal={refusal}
      />
      <WishFoot refusal={refusal} busy={busy} send={text.make.go} onCancel={onCancel} />
    </form>
  );
}

const MODE_ICONS = { solo: 'bot', hot: 'hand', online: 'link' } as const;

function ModeField({ wish }: FieldProps) {
  const text = useText();
  return (
    <Segments
      label={text.make.how}
      wide
      choices={MODES.map((value) => ({ value, label: text.make[value], icon: MODE_ICONS[value] }))}
      value={wish.mode}
      onChange={wish.setMode}
      help={text.make[`${wish.mode}Help`]}
    />
  );
}

function SeatsField({ wish }: FieldProps) {
  const text = useText();
  return (
    <div className="wish-seats">
      <div className="wish-count">
        <span className="label">
          {text.make.seats}: {wish.seats.length}
        </span>
        <IconButton icon="minus" label={text.make.fewer} onPress={wish.removeSeat} />
        <IconButton icon="plus" label={text.make.more} onPress={wish.addSeat} />
      </div>
      {wish.seats.map((seat, i) => (
        <SeatRow
          key={colourOf(i)}
          seat={i}
          wish={seat}
          mode={wish.mode}
          rated={wish.rated}
          onRename={i === 0 ? wish.rename : undefined}
          onChange={(next) => wish.setSeat(i, next)}
        />
      ))}
    </div>
  );
}

function OnlineFields({ wish }: FieldProps) {
  const text = useText();
  return (
    <div className="opts2">
      <PaceField id={wish.clock} vacation={wish.vacation} onChange={(clock, vacation) => wish.change({ clock, vacation })} />
      <Toggle label={text.make.listed} on={wish.listed} onChange={(listed) => wish.change({ listed })} />
      <RatedToggle game={wish.game} options={wish.options} on={wish.rated} onChange={wish.rate} />
    </div>
  );
}

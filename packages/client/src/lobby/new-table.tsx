/** A new table: how to play, who sits where, by which options. Checked by the game itself while one chooses. */
import type { AnyTitle } from '@longtable/games';
import { isTogether } from '@longtable/games/about';
import { useEffect, useMemo, useState } from 'react';
import { hasLesson, lessonsOf } from '../../lessons/index.ts';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Segments, Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { colourOf } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { isRefused, newTable } from '../link/api.ts';
import { reason } from '../match/use-actions.ts';
import { leadAlone } from '../match/use-viewer.ts';
import { askWorker } from '../offline/caller.ts';
import { RatedToggle } from '../rated/rated.tsx';
import { ownName, unlike } from '../state/own-name.ts';
import { go } from '../state/router.ts';
import { change, useSettings } from '../state/settings.ts';
import { markStale } from '../state/stale.ts';
import { isOwn, loadOwn } from '../state/titles.ts';
import { GameOptions } from './options.tsx';
import { clockFor, PaceField } from './pace-field.tsx';
import { SceneBanner, SceneThumb } from './scene-picture.tsx';
import { SeatRow } from './seat-row.tsx';
import { type ClockId, fieldsFor, MODES, type Mode, optionsOf, refusalOf, type SeatWish, seatFor } from './wish.ts';
import './new-table.css';

/** undefined: not yet known · null: neither this build nor the server has it */
function useTitleOf(game: string): AnyTitle | null | undefined {
  const [loaded, setLoaded] = useState<{ game: string; title: AnyTitle | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadOwn(game).then(
      (title) => wanted && setLoaded({ game, title }),
      () => wanted && markStale(),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.title : undefined;
}

export function NewTable({ game }: { readonly game: string }) {
  const text = useText();
  const title = useTitleOf(game);
  const card = gameCardOf(game);
  const close = (): void => go('/');
  return (
    <Dialog title={text.make.title(card.name)} open onClose={close} banner={<SceneBanner game={game} />} className="new-table">
      <div className="pick-game" role="group" aria-label={text.make.pickGame}>
        {GAME_CARDS.filter(({ id }) => isOwn(id)).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={id === game ? 'pick on' : 'pick'}
            aria-pressed={id === game}
            aria-label={name}
            onClick={() => go(`/new/${id}`, true)}
          >
            <SceneThumb game={id} />
          </button>
        ))}
      </div>
      {title === null && <p className="help">{text.make.notYet}</p>}
      {hasLesson(game) && (
        <p className="help learn-this">
          {text.coach.learnThis}{' '}
          {lessonsOf(game).map((id) => (
            <Link key={id} to={`/learn/${id}`} className="btn small">
              <Icon name="quill" />
              {text.coach.named[id] ?? text.coach.learnGo}
            </Link>
          ))}
        </p>
      )}
      {title && <WishForm key={game} game={game} title={title} onCancel={close} />}
    </Dialog>
  );
}

interface FormProps {
  readonly game: string;
  readonly title: AnyTitle;
  readonly onCancel: () => void;
}

function WishForm({ game, title, onCancel }: FormProps) {
  const text = useText();
  const { min, max } = title.players;
  const [name, setName] = useState(ownName);
  const names = useMemo(() => [name, ...text.make.otherNames], [name, text]);
  const [mode, setMode] = useState<Mode>('solo');
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: Math.max(min, Math.min(max, 2)) }, (_, i) => seatFor('solo', i, names)),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({});
  const [clock, setClock] = useState<ClockId>('none');
  const [vacation, setVacation] = useState(true);
  const [listed, setListed] = useState(false);
  const [alone, setAlone] = useState(false);
  const [wantsRated, setRated] = useState(false);
  const { account } = useSettings();
  const [busy, setBusy] = useState(false);
  const players = seats.length;
  const options = optionsOf(title, players, chosen);
  const refusal = refusalOf(title, players, options);
  const rated = wantsRated && mode === 'online' && account && !isTogether(game, options);
  const rename = (next: string): void => {
    setName(next);
    setSeats((old) => old.map((seat, i) => (i === 0 ? { ...seat, name: next } : seat)));
  };

  const change_ = (next: Mode): void => {
    setMode(next);
    setSeats((old) => old.map((_, i) => seatFor(next, i, names)));
  };
  /** Bots do not sit at rated tables. */
  const rate = (on: boolean): void => {
    setRated(on);
    if (on) setSeats((old) => old.map((seat) => (seat.who === 'bot' ? { ...seat, who: 'invited' } : seat)));
  };
  const resize = (by: number): void => setSeats((old) => (by < 0 ? old.slice(0, -1) : [...old, seatFor(mode, old.length, names)]));

  const open = async (): Promise<void> => {
    setBusy(true);
    const called = name.trim() || ownName();
    try {
      if (mode === 'online') {
        const wish = seats.map(({ who, level }) => (who === 'bot' ? { who, level } : { who }));
        const made = await newTable(
          { game, options, seats: wish, listed, hotSeat: false, rated, clock: clockFor(clock, vacation) },
          called,
        );
        if (isRefused(made)) toast(reason(text, made), 'lock');
        else go(`/t/${made.id}`);
        return;
      }
      change({ name: called });
      const local = unlike(
        seats.map(({ who, level, name: of }, i) => ({ name: i === 0 ? called : of, bot: who === 'bot' ? level : null })),
      );
      const made = await askWorker('make', { game, options, seats: local });
      if (alone && mode === 'hot') leadAlone(made);
      go(`/local/${made}`);
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
      <Segments
        label={text.make.how}
        wide
        choices={MODES.map((value) => ({
          value,
          label: text.make[value],
          icon: ({ solo: 'bot', hot: 'hand', online: 'link' } as const)[value],
        }))}
        value={mode}
        onChange={change_}
        help={text.make[`${mode}Help`]}
      />
      <div className="wish-seats">
        <div className="wish-count">
          <span className="label">
            {text.make.seats}: {players}
          </span>
          <IconButton icon="minus" label={text.make.fewer} onPress={() => players > min && resize(-1)} />
          <IconButton icon="plus" label={text.make.more} onPress={() => players < max && resize(1)} />
        </div>
        {seats.map((seat, i) => (
          <SeatRow
            key={colourOf(i)}
            seat={i}
            wish={seat}
            mode={mode}
            rated={rated}
            onRename={i === 0 ? rename : undefined}
            onChange={(next) => setSeats((old) => old.with(i, next))}
          />
        ))}
      </div>
      {mode === 'hot' && seats.filter(({ who }) => who === 'me').length > 1 && (
        <Toggle label={text.make.alone} help={text.make.aloneHelp} on={alone} onChange={setAlone} />
      )}
      {mode === 'online' && (
        <div className="opts2">
          <PaceField
            id={clock}
            vacation={vacation}
            onChange={(id, stops) => {
              setClock(id);
              setVacation(stops);
            }}
          />
          <Toggle label={text.make.listed} on={listed} onChange={setListed} />
          <RatedToggle game={game} options={options} on={rated} onChange={rate} />
        </div>
      )}
      <GameOptions
        title={title}
        fields={fieldsFor(title, players)}
        chosen={chosen}
        onChange={setChosen}
        names={seats.map((seat) => seat.name)}
        refusal={refusal}
      />
      {refusal && (
        <p className="refusal" role="alert">
          <Icon name="lock" />
          {refusal.message}
        </p>
      )}
      <div className="ft">
        <Button onPress={onCancel}>{text.make.cancel}</Button>
        <Button kind="wax" type="submit" barred={refusal !== null || busy}>
          {text.make.go}
        </Button>
      </div>
    </form>
  );
}

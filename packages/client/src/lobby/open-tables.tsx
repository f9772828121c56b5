/** Tables of others: open seats, matches to watch, and the way in by words that somebody read aloud. */
import type { TableLine } from '@longtable/protocol';
import { useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { colourOf, EmptyShield, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { go } from '../state/router.ts';
import { OtherGames } from './other-games.tsx';
import { usePaceWords } from './pace-words.ts';
import { SceneThumb } from './scene-picture.tsx';
import type { useTables } from './use-tables.ts';
import { CLOCKS, type ClockId } from './wish.ts';

type Open = ReturnType<typeof useTables>['open'];

/** The way to a table whose words somebody read aloud. */
function ByWords() {
  const text = useText();
  const [words, setWords] = useState('');
  const parts = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    <form
      className="by-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (parts.length > 0) go(`/j/${parts.join('-')}`);
      }}
    >
      <label className="line">
        <span className="label">{text.join.byWords}</span>
        <span className="field">
          <Icon name="chat" />
          <input
            className="line-input"
            value={words}
            placeholder={text.join.words}
            maxLength={40}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </span>
      </label>
      <Button type="submit" barred={parts.length === 0}>
        {text.join.find}
      </Button>
    </form>
  );
}

/** Open seats and running matches; `open` null: no server, undefined: not yet known. */
export const OpenTables = ({ open }: { readonly open: Open }) => (
  <>
    <Lines open={open} />
    <ByWords />
    <OtherGames />
  </>
);

function Lines({ open }: { readonly open: Open }) {
  const text = useText();
  const pace = usePaceWords();
  if (open === undefined) return <p className="help nothing">{text.common.loading}</p>;
  if (open === null) return <p className="help nothing">{text.lobby.noServer}</p>;
  if (open.length === 0) return <p className="help nothing">{text.lobby.noOpen}</p>;
  return (
    <ul className="panel open">
      {open.map((line) => {
        const free = line.status === 'gathering' && line.seats.some(({ kind }) => kind === 'open');
        return (
          <li key={line.id} className="tbl">
            <SceneThumb game={line.game} />
            <span>
              <b>{gameCardOf(line.game).name}</b>
              <span className="d">{line.seats.flatMap(({ name }) => name ?? []).join(', ')}</span>
              <span className="d">
                {[clockWords(pace, line.clock), text.lobby.seatsLeft(line.seats.filter(({ kind }) => kind === 'open').length, free)].join(
                  ' · ',
                )}
              </span>
            </span>
            <span className="shs">
              {line.seats.map(({ seat, kind }) =>
                kind === 'open' || kind === 'invited' ? (
                  <EmptyShield key={seat} className="mini-sh" />
                ) : (
                  <Shield key={seat} colour={colourOf(seat)} className="mini-sh" />
                ),
              )}
            </span>
            <Link to={free ? `/join/${line.id}` : `/t/${line.id}`} className={free ? 'btn small' : 'btn small ghost'}>
              {free ? text.lobby.sit : text.lobby.watch}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function clockWords({ clock: other, clocks, paces }: ReturnType<typeof usePaceWords>, clock: TableLine['clock']): string {
  const id = (Object.keys(CLOCKS) as ClockId[]).find((one) => JSON.stringify(CLOCKS[one]) === JSON.stringify(clock));
  return id === undefined ? other : id === 'none' ? paces.none : clocks[id];
}

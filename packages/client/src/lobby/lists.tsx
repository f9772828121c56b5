/** Finished matches, and matches of this device. */
import { useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import { colourOf, Shield } from '../design/shield.tsx';
import { listed, useText } from '../i18n/index.ts';
import { removeMatch } from '../offline/records.ts';
import { useSettings } from '../state/settings.ts';
import { SceneThumb } from './scene-picture.tsx';
import { type Row, useTables } from './use-tables.ts';
import '../shell/letter.css';

export function Matches() {
  const text = useText();
  const tables = useTables();
  return (
    <main className="page" id="content">
      <h1>{text.matches.title}</h1>
      <p className="lead">{text.matches.lead}</p>
      {tables.loaded && tables.finished.length === 0 && <Empty words={text.matches.none} />}
      <LocalRows rows={tables.finished} onGone={tables.reload} />
    </main>
  );
}

function Empty({ words }: { readonly words: string }) {
  const text = useText();
  return (
    <>
      <p className="help nothing">{words}</p>
      <Link to="/" className="btn wax">
        {text.nav.play}
      </Link>
    </>
  );
}

/** Tables as a plain list. */
export function LocalRows({ rows, onGone }: { readonly rows: readonly Row[]; readonly onGone: () => void }) {
  if (rows.length === 0) return null;
  return (
    <ul className="panel open">
      {rows.map((row) => (
        <TableRow key={row.id} row={row} onGone={onGone} />
      ))}
    </ul>
  );
}

function TableRow({ row, onGone }: { readonly row: Row; readonly onGone: () => void }) {
  const text = useText();
  const { language } = useSettings();
  const [asking, setAsking] = useState(false);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(row.updated);
  const winners = row.winners?.map((seat) => row.names[seat] ?? '') ?? [];
  return (
    <li className="tbl wide-row">
      <SceneThumb game={row.game} />
      <span>
        <b>{gameCardOf(row.game).name}</b>
        <span className="d">
          {row.winners === null
            ? row.names.filter(Boolean).join(', ')
            : winners.length === 0
              ? text.ask.nobody
              : text.ask.winner(listed(winners, text.ask.and))}
          {row.heading && row.winners === null && ` · ${row.heading[language]}`}
          {' · '}
          {when}
          {row.local && ` · ${text.tables.local}`}
        </span>
        {row.waiting && (
          <span className="turn-mark">
            <Icon name="bolt" />
            {text.lobby.yourMove}
          </span>
        )}
      </span>
      <span className="shs">
        {row.names.map((name, seat) => (
          <Shield key={`${name} ${colourOf(seat)}`} colour={colourOf(seat)} className="mini-sh" />
        ))}
      </span>
      <span className="row">
        {row.local && <IconButton icon="close" label={text.tables.remove} onPress={() => setAsking(true)} />}
        <Link to={row.to} className={row.waiting ? 'btn wax small' : 'btn small'}>
          {row.winners === null ? text.tables.open : text.matches.look}
        </Link>
      </span>
      <Dialog title={text.tables.remove} open={asking} onClose={() => setAsking(false)} className="narrow">
        <p className="help">{text.tables.removeAsk}</p>
        <div className="gather-ways">
          <Button onPress={() => setAsking(false)}>{text.tables.keep}</Button>
          <Button
            kind="wax"
            onPress={() => {
              setAsking(false);
              void removeMatch(row.id).then(onGone);
            }}
          >
            {text.tables.remove}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

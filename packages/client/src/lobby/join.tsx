/** Join by link: a name, one button. */
import type { TableInfo, WireRefusal } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { isRefused, joinTable, tableInfo } from '../link/api.ts';
import { reason } from '../match/use-actions.ts';
import { Message } from '../shell/message.tsx';
import { ownName } from '../state/own-name.ts';
import { go } from '../state/router.ts';
import { change } from '../state/settings.ts';
import { SceneBanner } from './scene-picture.tsx';
import '../shell/letter.css';
import './new-table.css';

export function Join({ table, code }: { readonly table: string; readonly code: string }) {
  const text = useText();
  const [info, setInfo] = useState<TableInfo | WireRefusal | null>(null);
  const [name, setName] = useState(ownName);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void tableInfo(table, code).then(setInfo);
  }, [table, code]);
  if (info === null) return <p className="loading">{text.common.loading}</p>;
  if (isRefused(info))
    return (
      <Message title={text.trouble.title} words={info.refused === 'not-found' ? text.trouble['not-found'] : text.refused[info.refused]}>
        <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
      </Message>
    );
  const free = info.seats.find(({ kind }) => kind === 'open');
  if (code === '' && free === undefined)
    return (
      <Message title={text.join.fullTitle} words={info.status === 'gathering' ? text.join.full : text.join.begun}>
        <Button kind="wax" icon="spectator" onPress={() => go(`/t/${table}`)}>
          {text.join.watch}
        </Button>
        <Button onPress={() => go(`/new/${info.game}`)}>{text.lobby.newTable}</Button>
        <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
      </Message>
    );
  const sit = async (): Promise<void> => {
    change({ name: name.trim() || ownName() });
    const refused = await joinTable(table, code === '' ? (free === undefined ? {} : { seat: free.seat }) : { code });
    if (refused === null || refused.refused === 'already-started') go(`/t/${table}`, true);
    else setTrouble(refused.refused === 'wrong-code' ? text.join.wrong : reason(text, refused));
  };
  return (
    <main className="gather" id="content">
      <section className="panel gather-in join">
        <header className="dlg-head banner">
          <SceneBanner game={info.game} />
          <h1 className="dlg-title">{text.join.title}</h1>
        </header>
        <form
          className="gather-body wish"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <p className="lead serif">{text.join.lead(gameCardOf(info.game).name)}</p>
          <Line label={text.join.name} value={name} onChange={setName} maxLength={24} icon={<Icon name="player" />} />
          {trouble && (
            <p className="refusal" role="alert">
              <Icon name="lock" />
              {trouble}
            </p>
          )}
          <div className="gather-ways">
            <Button onPress={() => go(`/t/${table}`)} icon="spectator">
              {text.join.watch}
            </Button>
            <Button kind="wax" type="submit">
              {text.join.go}
            </Button>
          </div>
        </form>
      </section>
    </main>
  );
}

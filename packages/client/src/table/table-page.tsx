/** A table by its address: finds the link, the rules and the viewer, then shows what there is to show. */
import { type AnyTitle, isGameId, loadTitle } from '@longtable/games';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../design/button.tsx';
import { chargeOf, colourOf, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { socketLink } from '../link/socket-link.ts';
import type { LinkState, TableLink, Trouble } from '../link/table-link.ts';
import { TableContext, type TableModel } from '../match/model.ts';
import { useViewer } from '../match/use-viewer.ts';
import { workerLink } from '../offline/worker-link.ts';
import { Message } from '../shell/message.tsx';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { Ended } from './end-table.tsx';
import { Gather } from './gather.tsx';
import { TableScreen } from './table-screen.tsx';

const PACES = { calm: 700, quick: 250, instant: 0 } as const;

export function TablePage({ id, kind }: { readonly id: string; readonly kind: 'local' | 'server' }) {
  const [link, setLink] = useState<TableLink | null>(null);
  const { pace } = useSettings();
  useEffect(() => {
    const opened = kind === 'local' ? workerLink(id) : socketLink(id);
    setLink(opened);
    return () => opened.close();
  }, [id, kind]);
  useEffect(() => link?.pace(PACES[pace]), [link, pace]);
  return link === null ? null : <Linked link={link} />;
}

function useTitle(game: string | undefined): AnyTitle | null {
  const [title, setTitle] = useState<AnyTitle | null>(null);
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    let wanted = true;
    loadTitle(game).then((loaded) => wanted && setTitle(() => loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return title;
}

function Linked({ link }: { readonly link: TableLink }) {
  const text = useText();
  const state = useStore(link);
  const title = useTitle(state.table?.game);
  if (state.trouble !== null) return <Troubled trouble={state.trouble} />;
  if (state.table !== null && (state.table.status === 'gathering' || state.table.status === 'revealing'))
    return <Gather link={link} state={state} table={state.table} />;
  if (state.table?.status === 'abandoned') return <Ended link={link} table={state.table} />;
  if (title === null || state.table === null || state.seats.length === 0)
    return (
      <p className="loading" role="status">
        {state.connection === 'lost' ? text.connection.lost : text.table.loading}
      </p>
    );
  return <Seated link={link} state={state} title={title} />;
}

interface SeatedProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly title: AnyTitle;
}

function Seated({ link, state, title }: SeatedProps) {
  const { language } = useSettings();
  const text = useText();
  const { now, curtain, raise } = useViewer(state);
  const table = state.table!;
  const model = useMemo((): TableModel => {
    const name = (seat: number): string => table.seats[seat]?.name ?? text.make.otherNames[seat] ?? text.make.seat(seat + 1);
    return { title, language, link, state, table, viewer: now?.seat ?? null, now: now!, name };
  }, [title, language, link, state, table, now, text]);
  if (curtain !== null) return <Curtain seat={curtain} name={model.name(curtain)} onReady={() => raise(curtain)} />;
  return (
    <TableContext value={model}>
      <TableScreen key={`${table.id} ${model.viewer}`} />
    </TableContext>
  );
}

interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
}

function Curtain({ seat, name, onReady }: CurtainProps) {
  const text = useText();
  return (
    <main className="curtain">
      <Shield colour={colourOf(seat)} charge={chargeOf(seat)} className="big" />
      <h1 className="display">{text.ask.passDevice(name)}</h1>
      <p>{text.ask.passHelp}</p>
      <Button kind="wax" onPress={onReady}>
        {text.ask.ready(name)}
      </Button>
      <Button kind="ghost" onPress={() => go('/')}>
        {text.trouble.lobby}
      </Button>
    </main>
  );
}

function Troubled({ trouble }: { readonly trouble: Trouble }) {
  const text = useText();
  return (
    <Message title={text.trouble.title} words={text.trouble[trouble]}>
      {trouble === 'old-client' && (
        <Button kind="wax" onPress={() => location.reload()}>
          {text.trouble.reload}
        </Button>
      )}
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

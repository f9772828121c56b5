/** A table by its address: finds the link, the rules and the viewer, then shows what there is to show. */
import type { Parked as ParkedWhy } from '@longtable/protocol';
import { inSentence } from '@longtable/protocol/names';
import { useEffect, useMemo, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { chargeOf, colourOf, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { socketLink } from '../link/socket-link.ts';
import type { LinkState, TableInfo, TableLink, Trouble } from '../link/table-link.ts';
import { TableContext, type TableModel } from '../match/model.ts';
import { useSkinAhead } from '../match/use-skin.ts';
import { useViewer } from '../match/use-viewer.ts';
import { workerLink } from '../offline/worker-link.ts';
import { Message } from '../shell/message.tsx';
import { unlike } from '../state/own-name.ts';
import { type PageWords, pageWords } from '../state/page-words.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useSeen } from '../tables/use-seen.ts';
import { Ended } from './end-table.tsx';
import { Gather } from './gather.tsx';
import { TableScreen } from './table-screen.tsx';

const PACES = { calm: 700, quick: 250, instant: 0 } as const;

interface TablePageProps {
  readonly id: string;
  readonly kind: 'local' | 'server';
  /** Lets one look at a table that is not listed. */
  readonly code?: string;
}

export function TablePage({ id, kind, code = '' }: TablePageProps) {
  const [link, setLink] = useState<TableLink | null>(null);
  const { pace } = useSettings();
  useEffect(() => {
    const opened = kind === 'local' ? workerLink(id) : socketLink(id, code);
    setLink(opened);
    return () => opened.close();
  }, [id, kind, code]);
  useEffect(() => link?.pace(PACES[pace]), [link, pace]);
  return link === null ? null : <Linked link={link} />;
}

type Told = PageWords | 'missing' | null;

/** The words of a match; null: not yet. What could not be loaded is tried once more, and again when a lost connection is back. */
function useWords(hash: string | null | undefined, connection: LinkState['connection']): Told {
  const { language } = useSettings();
  const [told, setTold] = useState<Told>(null);
  const again = told === 'missing' ? connection : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for another try
  useEffect(() => {
    let wanted = true;
    const set = (next: Told): void => {
      if (wanted) setTold(() => next);
    };
    if (hash === null) set('missing');
    else if (hash !== undefined)
      pageWords(hash, language).then(set, () => {
        set('missing');
      });
    return () => {
      wanted = false;
    };
  }, [hash, language, again]);
  return told;
}

function Linked({ link }: { readonly link: TableLink }) {
  const text = useText();
  const state = useStore(link);
  const told = useWords(state.table?.words, state.connection);
  useSkinAhead(state.table);
  if (state.trouble !== null) return <Troubled trouble={state.trouble} />;
  if (state.table !== null && state.table.parked !== null) return <Parked table={state.table} why={state.table.parked.why} />;
  if (state.table !== null && (state.table.status === 'gathering' || state.table.status === 'revealing'))
    return <Gather link={link} state={state} table={state.table} />;
  if (state.table?.status === 'abandoned') return <Ended link={link} table={state.table} wasDealt={state.seats.length > 0} />;
  if (told === 'missing') return <Troubled trouble="other-rules" />;
  if (told === null || state.table === null || state.seats.length === 0)
    return (
      <p className="loading" role="status">
        {state.connection === 'lost' ? text.connection.lost : text.table.loading}
      </p>
    );
  return <Seated link={link} state={state} told={told} />;
}

interface SeatedProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly told: PageWords;
}

function Seated({ link, state, told: { words, view } }: SeatedProps) {
  const { language } = useSettings();
  const text = useText();
  const { now, curtain, raise, alone, playAlone, lookAs } = useViewer(state);
  const table = state.table!;
  // Matches of this device have no server that could forget them.
  const isOurs = table.seats.some(({ guest }) => guest !== null) && now?.seat != null;
  useSeen(table.id, isOurs ? (now.heard.at(-1)?.n ?? -1) + 1 : null);
  const model = useMemo((): TableModel => {
    const named = unlike(
      table.seats.map(({ seat, name }) => ({
        isPerson: name !== null,
        name: name ?? text.make.otherNames[seat] ?? text.make.seat(seat + 1),
      })),
    );
    const name = (seat: number): string => inSentence(named[seat]?.name ?? text.make.seat(seat + 1));
    return { title: words, view, language, link, state, table, viewer: now?.seat ?? null, now: now!, name, lookAs };
  }, [words, view, language, link, state, table, now, text, lookAs]);
  if (curtain !== null) return <Curtain seat={curtain} name={model.name(curtain)} onReady={() => raise(curtain)} onAlone={playAlone} />;
  return (
    <TableContext value={model}>
      <TableScreen key={alone ? table.id : `${table.id} ${model.viewer}`} />
    </TableContext>
  );
}

interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
  /** Nobody else is there. */
  readonly onAlone: () => void;
}

function Curtain({ seat, name, onReady, onAlone }: CurtainProps) {
  const text = useText();
  return (
    <main className="curtain">
      <Shield colour={colourOf(seat)} charge={chargeOf(seat)} className="big" />
      <h1 className="display">{text.ask.passDevice(name)}</h1>
      <p>{text.ask.passHelp}</p>
      <Button kind="wax" onPress={onReady}>
        {text.ask.ready(name)}
      </Button>
      <Button onPress={onAlone}>{text.ask.alone}</Button>
      <Button kind="ghost" onPress={() => go('/')}>
        {text.trouble.lobby}
      </Button>
    </main>
  );
}

/** The table waits: its rules cannot be used here now. Nothing of it is lost. */
function Parked({ table, why }: { readonly table: TableInfo; readonly why: ParkedWhy }) {
  const text = useText();
  const rules = /^[0-9a-f]{64}$/.test(table.rules) ? table.rules.slice(0, 8) : table.rules;
  return (
    <Message title={text.parked.title} words={text.parked.needs(gameCardOf(table.game).name, rules)}>
      <p className="help">{text.parked[why]}</p>
      <Button kind="wax" onPress={() => location.reload()}>
        {text.trouble.reload}
      </Button>
      <Button onPress={() => go('/')}>{text.trouble.lobby}</Button>
    </Message>
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

/** The bar above a table: game, phase, tools. */
import { useState } from 'react';
import type { Phase } from '../../skins/skin.ts';
import { CoachButton } from '../advice/coach-button.tsx';
import { useWishReplies, WishButton } from '../advice/wish-button.tsx';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Segments, Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { type Dictionary, useText } from '../i18n/index.ts';
import { type TableModel, useTable } from '../match/model.ts';
import type { Actions } from '../match/use-actions.ts';
import { watchLink } from '../state/router.ts';
import { change, isLight, useSettings } from '../state/settings.ts';
import { HooksButton } from './hooks-button.tsx';
import { LeaveDialog, mayLeave } from './leave.tsx';
import { MoveTable } from './move-table.tsx';
import { SeatTools } from './seat-tools.tsx';
import '../design/bar.css';
import './top-bar.css';

interface TopBarProps {
  readonly heading: string;
  readonly subtitle: string | undefined;
  readonly phases: readonly Phase[] | undefined;
  readonly actions: Actions;
  readonly drawn: boolean;
  readonly onLookBack: () => void;
  readonly onLog: () => void;
}

export function TopBar({ heading, subtitle, phases, actions, drawn, onLookBack, onLog }: TopBarProps) {
  const text = useText();
  const model = useTable();
  const now = useSettings();
  const { undo, result } = model.now.look;
  useWishReplies();
  const undoWhy = undo.possible ? undefined : text.undo.why[undo.why];
  const [title, rest] = model.title.texts[model.language].name.split(': ');
  return (
    <header className="topbar">
      <TableMenu drawn={drawn} />
      <span className="title">{title}</span>
      {rest && <span className="subtitle hide">{rest}</span>}
      {subtitle && <span className="subtitle hide">{subtitle}</span>}
      {!drawn && <span className="tag hide">{text.table.plainTag}</span>}
      <span className="grow" />
      {phases ? <Phases phases={phases} /> : <span className="heading-pill">{heading}</span>}
      <span className="grow" />
      <ConnectionTag />
      {model.viewer !== null && result === null && (
        <span className="hide" title={undoWhy}>
          <Button small kind="ghost" icon="undo" barred={!undo.possible} onPress={actions.undo}>
            {text.undo.undo}
            {undoWhy && <span className="sr">: {undoWhy}</span>}
          </Button>
        </span>
      )}
      <IconButton icon="replay" label={text.log.replay} onPress={onLookBack} className="hide" />
      <Link to={`/rules/${model.table.game}`} className="iconbtn in-menu" label={text.nav.rules}>
        <Icon name="rules" />
      </Link>
      <WishButton />
      <CoachButton />
      <IconButton
        icon="sound"
        label={text.common.sound}
        pressed={now.sound}
        onPress={() => change({ sound: !now.sound })}
        className="hide"
      />
      <IconButton
        icon={isLight(now) ? 'sun' : 'theme'}
        label={text.common.theme}
        onPress={() => change({ theme: isLight(now) ? 'dark' : 'light' })}
        className="hide"
      />
      <IconButton icon="log" label={text.log.title} onPress={onLog} className="only-narrow" />
    </header>
  );
}

const Phases = ({ phases }: { readonly phases: readonly Phase[] }) => (
  <ol className="phases">
    {phases.map((phase) => (
      <li
        key={phase.id}
        className={phase.state === 'on' ? 'on' : phase.state === 'done' ? 'done' : ''}
        {...(phase.state === 'on' && { 'aria-current': 'step' as const })}
      >
        <Icon name={phase.icon} />
        <span>{phase.label}</span>
      </li>
    ))}
  </ol>
);

/** Everybody who watches: by name, and how many more. */
function watchersOf(text: Dictionary, { watchers, spectators }: TableModel['table']): string {
  if (watchers.length === 0) return text.table.watching(spectators);
  const more = Math.max(0, spectators - watchers.length);
  return more === 0 ? text.watch.names(watchers.join(', ')) : text.watch.namesAnd(watchers.join(', '), more);
}

function ConnectionTag() {
  const text = useText();
  const { state, table, link } = useTable();
  return (
    <>
      {table.spectators > 0 && (
        <span className="tag hide" title={watchersOf(text, table)}>
          <Icon name="spectator" />
          {table.spectators}
        </span>
      )}
      {state.connection !== 'online' && state.connection !== 'local' && (
        <span className="tag trouble" role="status">
          <Icon name="refresh" />
          {state.connection === 'lost' && state.pending > 0 ? text.connection.unsent : text.connection[state.connection]}
          <Button small kind="ghost" onPress={link.retry}>
            {text.connection.retry}
          </Button>
        </span>
      )}
    </>
  );
}

function TableMenu({ drawn }: { readonly drawn: boolean }) {
  const text = useText();
  const now = useSettings();
  const model = useTable();
  const { table } = model;
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const copyWatch = async (): Promise<void> => {
    await navigator.clipboard.writeText(watchLink(table.id, table.watch));
    toast(text.watch.copied, 'link');
  };
  const mode = now.text ? 'text' : now.plain ? 'plain' : 'drawn';
  return (
    <>
      <IconButton icon="menu" label={text.nav.menu} onPress={() => setOpen(true)} />
      <LeaveDialog open={leaving} onClose={() => setLeaving(false)} />
      <Dialog title={text.nav.menu} open={open} onClose={() => setOpen(false)} className="narrow">
        <nav className="menu-links">
          <Link to="/" className="btn">
            {text.trouble.lobby}
          </Link>
          <Link to="/tables" className="btn">
            {text.nav.tables}
          </Link>
          <Link to={`/rules/${table.game}`} className="btn">
            {text.nav.rules}
          </Link>
          <Link to="/settings" className="btn">
            {text.nav.settings}
          </Link>
        </nav>
        <section className="menu-seats" aria-label={text.table.seats}>
          {table.seats.map(({ seat }) => (
            <SeatTools key={seat} seat={seat} wide />
          ))}
          <MoveTable />
          {table.spectators > 0 && <p className="help">{watchersOf(text, table)}</p>}
          {model.viewer === null && model.link.kind === 'server' && (
            <Toggle
              label={text.watch.named}
              help={text.watch.namedHelp}
              on={!now.unnamed}
              onChange={(named) => change({ unnamed: !named })}
            />
          )}
          {model.link.kind === 'server' && (
            <Button small icon="spectator" onPress={() => void copyWatch()}>
              {text.watch.link}
            </Button>
          )}
          {model.link.kind === 'server' && model.viewer !== null && <HooksButton table={table.id} small />}
          {mayLeave(model) && (
            <Button
              small
              icon="boot"
              onPress={() => {
                setOpen(false);
                setLeaving(true);
              }}
            >
              {text.leave.open}
            </Button>
          )}
        </section>
        <Segments
          label={text.table.board}
          wide
          choices={[
            { value: 'drawn', label: text.table.drawnBoard },
            { value: 'plain', label: text.table.plainBoard },
            { value: 'text', label: text.table.textTable },
          ]}
          value={mode}
          onChange={(next) => change({ text: next === 'text', plain: next === 'plain' })}
          help={drawn || mode !== 'drawn' ? undefined : text.table.plainText}
        />
        <Segments
          label={text.settings.pace}
          wide
          choices={(['calm', 'quick', 'instant'] as const).map((value) => ({ value, label: text.settings.paces[value] }))}
          value={now.pace}
          onChange={(pace) => change({ pace })}
        />
        <Segments
          label={text.settings.language}
          wide
          choices={(['en', 'de'] as const).map((value) => ({ value, label: text.settings.languages[value] }))}
          value={now.language}
          onChange={(language) => change({ language })}
        />
      </Dialog>
    </>
  );
}

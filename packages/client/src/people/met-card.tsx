/** People met at tables: asked again, not heard any more, or reported. */
import type { MetPeople, MutedPeople, TableLine } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { toast } from '../design/toast.tsx';
import { isRefused, myTables } from '../link/api.ts';
import { CrestShield } from './crest-picker.tsx';
import { usePlayedText } from './played.ts';
import { invite, mute, myMutes, peopleMet } from './played-api.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useDates } from './text.ts';
import { useAct } from './use-act.ts';

type Met = MetPeople['people'][number];

export function MetCard() {
  const { met: text } = usePlayedText();
  const [met, setMet] = useState<readonly Met[] | null>(null);
  const [muted, setMuted] = useState<MutedPeople['people']>([]);
  const [inviting, setInviting] = useState<Met | null>(null);
  const [reporting, setReporting] = useState<Met | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const [found, mutes] = [await peopleMet(), await myMutes()];
    if (!isRefused(found)) setMet(found.people);
    if (!isRefused(mutes)) setMuted(mutes.people);
  }, []);
  useEffect(() => void load(), [load]);
  if (met === null || met.length + muted.length === 0) return null;
  const others = muted.filter(({ id }) => met.every((one) => one.id !== id));
  return (
    <section className="panel people-card" aria-labelledby="met">
      <h2 id="met">{text.title}</h2>
      <p className="help">{text.help}</p>
      <ul className="people-list">
        {met.map((one) => (
          <MetLine key={one.id} person={one} onMuted={load} onInvite={() => setInviting(one)} onReport={() => setReporting(one)} />
        ))}
        {others.map(({ id, name }) => (
          <li key={id}>
            <span className="grow">
              <b>{name}</b>
              <span className="d">{text.mutedTitle}</span>
            </span>
            <MuteButton id={id} name={name ?? ''} muted onDone={load} />
          </li>
        ))}
      </ul>
      {inviting !== null && <InviteDialog person={inviting} onClose={() => setInviting(null)} />}
      {reporting !== null && (
        <ReportDialog person={reporting.id} name={reporting.name} table={reporting.table} onClose={() => setReporting(null)} />
      )}
    </section>
  );
}

interface LineProps {
  readonly person: Met;
  readonly onMuted: () => void;
  readonly onInvite: () => void;
  readonly onReport: () => void;
}

function MetLine({ person, onMuted, onInvite, onReport }: LineProps) {
  const { met: text } = usePlayedText();
  const { day } = useDates();
  const { id, name, crest, game, last, together, muted, bot } = person;
  return (
    <li className="met-line">
      <CrestShield crest={crest} className="crest" />
      <span className="grow">
        <b>{name}</b>
        <span className="d">
          {text.last(gameCardOf(game).name, day(last))} · {text.together(together)}
        </span>
      </span>
      <span className="met-ways">
        {!muted && !bot && (
          <Button small onPress={onInvite} label={text.inviteLabel(name)}>
            {text.invite}
          </Button>
        )}
        <MuteButton id={id} name={name} muted={muted} onDone={onMuted} />
        <Button small kind="ghost" onPress={onReport} label={text.reportLabel(name)}>
          {text.report}
        </Button>
      </span>
    </li>
  );
}

interface MuteProps {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
  readonly onDone: () => void;
}

export function MuteButton({ id, name, muted, onDone }: MuteProps) {
  const { met: text } = usePlayedText();
  const { busy, act } = useAct();
  const press = (): void =>
    act(
      () => mute(id, !muted),
      () => {
        toast(muted ? text.heard(name) : text.muted(name), muted ? 'sound' : 'hidden');
        onDone();
      },
    );
  return (
    <Button small kind="ghost" barred={busy} onPress={press} label={muted ? text.unmuteLabel(name) : text.muteLabel(name)}>
      {muted ? text.unmute : text.mute}
    </Button>
  );
}

/** To one of one's own tables that still wait for somebody. */
function InviteDialog({ person, onClose }: { readonly person: Met; readonly onClose: () => void }) {
  const { met: text } = usePlayedText();
  const { busy, act } = useAct();
  const [tables, setTables] = useState<readonly TableLine[] | null>(null);
  useEffect(() => void myTables().then((all) => setTables(all.filter(({ status }) => status === 'gathering'))), []);
  const ask = (table: string): void =>
    act(
      () => invite(table, person.id),
      () => {
        toast(text.invited(person.name), 'check');
        onClose();
      },
    );
  return (
    <Dialog title={text.inviteTo(person.name)} open onClose={onClose}>
      <div className="people-form">
        {tables?.map(({ id, game }) => (
          <Button key={id} barred={busy} onPress={() => ask(id)}>
            {gameCardOf(game).name}
          </Button>
        ))}
        {tables?.length === 0 && <p>{text.noTable}</p>}
        <Link to={`/new/${person.game}`} className="btn">
          {text.newTable}
        </Link>
      </div>
    </Dialog>
  );
}

/** For operators: reports that wait, what can be done about them, and what was done. */
import type { Deed, DeedLines, ReportLine } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Line } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import { usePlayedText } from './played.ts';
import { deedLines, judge, openReports } from './played-api.ts';
import { useDates } from './text.ts';
import { useAct } from './use-act.ts';
import './people.css';
import './played.css';

export function OperatorPage() {
  const { operators: text } = usePlayedText();
  const { common } = useText();
  /** null: not for those who ask. */
  const [reports, setReports] = useState<readonly ReportLine[] | null | undefined>(undefined);
  const [deeds, setDeeds] = useState<DeedLines['deeds']>([]);
  const load = useCallback(async (): Promise<void> => {
    const [found, done] = [await openReports(), await deedLines()];
    setReports(isRefused(found) ? null : found.reports);
    setDeeds(isRefused(done) ? [] : done.deeds);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <main className="page people" id="content">
      <h1>{text.title}</h1>
      {reports === undefined && <p role="status">{common.loading}</p>}
      {reports === null && <p>{text.hidden}</p>}
      {reports && (
        <>
          <p className="lead">{text.lead}</p>
          {reports.length === 0 && <p className="help">{text.none}</p>}
          {reports.map((one) => (
            <ReportCard key={one.id} report={one} onDone={load} />
          ))}
          <Deeds deeds={deeds} />
        </>
      )}
    </main>
  );
}

function ReportCard({ report, onDone }: { readonly report: ReportLine; readonly onDone: () => void }) {
  const { operators: text, report: words, somebody } = usePlayedText();
  const { day, time } = useDates();
  const { busy, act } = useAct();
  const [line, setLine] = useState('');
  const [days, setDays] = useState('7');
  const [sure, setSure] = useState(false);
  const about = report.about.name ?? somebody;
  const number = Math.min(365, Math.max(1, Math.round(Number(days)) || 7));
  const done = (deed: Deed): void => act(() => judge({ report: report.id, deed, days: number, text: line }), onDone);
  const game = report.game === null ? '' : gameCardOf(report.game).name;
  return (
    <section className="panel people-card" aria-label={text.by(report.by.name ?? somebody, about)}>
      <h2>{words.reasons[report.reason]}</h2>
      <p>
        {text.by(report.by.name ?? somebody, about)} · {text.at(game, `${day(report.at)}, ${time(report.at)}`)}
      </p>
      {report.text !== '' && <blockquote>{report.text}</blockquote>}
      <h3>{text.chat(about)}</h3>
      {report.chat.length === 0 ? (
        <p className="help">{text.silent}</p>
      ) : (
        <ul className="report-chat">
          {report.chat.map((one) => (
            <li key={one.at}>
              <span className="muted">{time(one.at)}</span> {one.text}
            </li>
          ))}
        </ul>
      )}
      <p className="help">{text.before(report.before.reports, report.before.deeds.map((deed) => text.done[deed]).join(', '))}</p>
      <div className="people-row">
        <Line label={text.words} value={line} onChange={setLine} maxLength={500} />
        <Line label={text.days} value={days} onChange={setDays} maxLength={3} />
      </div>
      <div className="people-ways start">
        {(['dismiss', 'warn', 'silence'] as const).map((deed) => (
          <Button key={deed} barred={busy || (deed === 'warn' && line.trim() === '')} onPress={() => done(deed)}>
            {text.deed[deed]}
          </Button>
        ))}
        <Button icon="close" barred={busy} onPress={() => setSure(true)}>
          {text.deed.close}
        </Button>
      </div>
      <Dialog title={text.sure(about)} open={sure} onClose={() => setSure(false)}>
        <p>{text.sureText}</p>
        <div className="people-ways">
          <Button onPress={() => setSure(false)}>{words.cancel}</Button>
          <Button kind="wax" barred={busy} onPress={() => done('close')}>
            {text.deed.close}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function Deeds({ deeds }: { readonly deeds: DeedLines['deeds'] }) {
  const { operators: text, somebody } = usePlayedText();
  const { day } = useDates();
  if (deeds.length === 0) return null;
  return (
    <section className="panel people-card" aria-labelledby="deeds">
      <h2 id="deeds">{text.log}</h2>
      <ul className="people-list">
        {deeds.map(({ id, at, operator, about, deed, days, text: words }) => (
          <li key={id}>
            <span className="grow">
              {text.logLine(operator.name ?? somebody, text.done[deed], about?.name ?? somebody)} {days !== null && text.forDays(days)}
              <span className="d">
                {day(at)}
                {words !== '' && ` · ${words}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

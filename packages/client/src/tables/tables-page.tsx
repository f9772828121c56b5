/** My tables: what waits for me first, by the clock; then what others think about; then what stands still. */
import { lazy, Suspense } from 'react';
import { Button, Link } from '../design/button.tsx';
import { inOrder, leastLeft, mineOf, moment, span, waitedFor } from '../desk/times.ts';
import { useWords } from '../desk/words.ts';
import { useText } from '../i18n/index.ts';
import { LocalRows } from '../lobby/lists.tsx';
import { useTables } from '../lobby/use-tables.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { TableCard } from './table-card.tsx';
import { useDesk } from './use-desk.ts';
import './tables.css';

const NoticesPanel = lazy(async () => ({ default: (await import('../notices/notices-panel.tsx')).NoticesPanel }));
const InvitationsCard = lazy(async () => ({ default: (await import('../people/invitations-card.tsx')).InvitationsCard }));
/** More, and people ask which clock is right. */
const SKEW_MS = 5 * 60_000;

export function TablesPage() {
  const text = useText();
  const words = useWords();
  const { language } = useSettings();
  const { desk, me, ahead, trouble } = useDesk();
  const local = useTables();
  const now = Date.now() + ahead;
  const rows = inOrder(desk?.tables ?? [], me);
  const here = local.running.filter((row) => row.local);
  const waiting = rows.filter((row) => row.waiting).length + here.filter((row) => row.waiting).length;
  const urgent = rows.find((row) => row.waiting && row.paused === null)?.id ?? null;
  const next = rows
    .filter(({ paused }) => paused === null)
    .flatMap((row) => leastLeft(row.waiting ? mineOf(row, me) : waitedFor(row)) ?? [])
    .toSorted((a, b) => a - b)[0];
  return (
    <div className="tables-page">
      <main id="content">
        <header className="tables-head">
          <div>
            <h1>{desk === null ? text.tables.title : words.waits(waiting)}</h1>
            <p>
              {desk !== null && words.tables(rows.length + here.length)}{' '}
              {next !== undefined && words.nextClock(moment(now + next, now, language, words))}
            </p>
          </div>
          <Button icon="plus" onPress={() => go('/new/yield')}>
            {words.newTable}
          </Button>
        </header>
        {trouble !== null && (
          <p className="skew" role="status">
            {words.trouble[trouble]} {trouble === 'unknown' && <Link to="/sign-in">{words.signIn}</Link>}
          </p>
        )}
        {Math.abs(ahead) > SKEW_MS && (
          <p className="skew" role="alert">
            {words.skew(span(Math.abs(ahead), words))}
          </p>
        )}
        {desk !== null && local.loaded && rows.length + here.length === 0 && (
          <>
            <p className="help nothing">{text.tables.none}</p>
            <Link to="/" className="btn wax">
              {text.nav.play}
            </Link>
          </>
        )}
        <Suspense fallback={null}>
          <InvitationsCard />
        </Suspense>
        <ul className="cards">
          {rows.map((row) => (
            <TableCard key={row.id} row={row} me={me} now={now} urgent={row.id === urgent} />
          ))}
        </ul>
        <LocalRows rows={here} onGone={local.reload} />
        <Link to="/notices" className="btn tables-more">
          {words.notices.page}
        </Link>
      </main>
      <aside className="tables-side">
        <Suspense fallback={null}>
          <NoticesPanel />
        </Suspense>
      </aside>
    </div>
  );
}

/** A finished match: result left, board at the step in the middle, log right, scrubber at the foot. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { Eyes } from '../link/table-link.ts';
import { linesOf } from '../log/lines.ts';
import { Log } from '../log/log-panel.tsx';
import { useTable } from '../match/model.ts';
import { useFaces, useSkin } from '../match/use-skin.ts';
import { mayAsk } from '../people/keep-asked.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { BoardAt } from './board-at.tsx';
import { EyesPicker } from './eyes-picker.tsx';
import { momentsOf } from './moments.ts';
import { Moments } from './moments-row.tsx';
import { ReplayHeader, type ReplayPage } from './replay-header.tsx';
import { Proof, ResultPanel } from './result-panel.tsx';
import { Scrubber } from './scrubber.tsx';
import { Secrets } from './secrets-row.tsx';
import { useReplay } from './use-replay.ts';
import './replay-screen.css';

const KeepNote = lazy(async () => ({ default: (await import('../people/keep-note.tsx')).KeepNote }));
const ReviewPanel = lazy(async () => ({ default: (await import('../review/review-panel.tsx')).ReviewPanel }));

/** The question whether a guest wants to keep the name, where it may be asked. */
function Keep() {
  const { link, table, state } = useTable();
  const { account: hasAccount } = useSettings();
  const [isAsked] = useState(() => mayAsk({ table: table.id, kind: link.kind, mine: state.mine, hasAccount }));
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <KeepNote table={table.id} />
    </Suspense>
  );
}

export function ReplayScreen({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const model = useTable();
  const [page, setPage] = useState<ReplayPage>('replay');
  const { eyes, see, heard, steps, at, to, look, view, viewer } = useReplay();
  const skin = useSkin(model);
  const lines = useMemo(() => linesOf(model, text, heard), [model, text, heard]);
  const moments = useMemo(() => momentsOf(lines, gameCardOf(model.table.game).great), [lines, model]);
  const faces = useFaces(view, skin);
  const fork = async (by: Eyes, step: number): Promise<void> => {
    const id = await model.link.fork(by, step);
    if (id === null) toast(text.refused.unavailable, 'lock');
    else go(model.link.kind === 'local' ? `/local/${id}` : `/t/${id}`);
  };
  const here = lines.findLast(({ n }) => n <= at);
  return (
    <div className="replay" data-board={skin === null ? undefined : model.table.game}>
      <ReplayHeader page={page} onPage={setPage} onClose={onClose} />
      {page === 'review' && (
        <main className="review-place" id="content">
          <h1 className="sr">{text.replay.pages.review}</h1>
          <Suspense fallback={null}>
            <ReviewPanel
              faces={faces}
              onSee={({ step }) => {
                // Its steps are counted by one's own eyes.
                see(model.viewer);
                to(step);
                setPage('replay');
              }}
              onPlayOn={({ step }) => void fork(model.viewer, step)}
            />
          </Suspense>
        </main>
      )}
      {page === 'replay' && (
        <>
          <aside className="res" aria-label={text.replay.finished}>
            <ResultPanel faces={faces} skin={skin} />
            <EyesPicker faces={faces} eyes={eyes} onSee={see} />
            <Keep />
            <Proof />
          </aside>
          <main className="mid" id="content">
            {here && (
              <p className="toast stamp">
                <Icon name="spectator" />
                {here.text}
              </p>
            )}
            <div className="replay-board">
              <BoardAt view={view} viewer={viewer} heard={heard.slice(0, at + 1)} faces={faces} skin={skin} />
            </div>
            {eyes === 'all' && <Secrets look={look} faces={faces} />}
            <Moments moments={moments} faces={faces} at={at} onStep={to} />
          </main>
          <aside className="right" aria-label={text.log.title}>
            <section className="panel logbox" aria-label={text.log.title}>
              <Log lines={lines} faces={faces} sign={skin?.sign} at={at} undoFrom={Number.POSITIVE_INFINITY} awayFrom={null} onStep={to} />
            </section>
          </aside>
          <footer className="replay-foot">
            <Scrubber
              lines={lines}
              steps={steps}
              at={at}
              onStep={to}
              moments={moments.map(({ n }) => n)}
              onFork={() => void fork(eyes, at)}
            />
          </footer>
        </>
      )}
    </div>
  );
}

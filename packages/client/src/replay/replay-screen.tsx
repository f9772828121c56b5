/** A finished match: result left, board at the step in the middle, log right, scrubber at the foot. */
import type { Seat } from '@longtable/kernel';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Segments } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { AnyHeard } from '../link/table-link.ts';
import { linesOf } from '../log/lines.ts';
import { Log } from '../log/log-panel.tsx';
import { useTable } from '../match/model.ts';
import { useLookBack } from '../match/use-look-back.ts';
import { useFaces, useSkin } from '../match/use-skin.ts';
import { mayAsk } from '../people/keep-asked.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { BoardAt } from './board-at.tsx';
import { momentsOf } from './moments.ts';
import { Moments } from './moments-row.tsx';
import { ReplayHeader, type ReplayPage } from './replay-header.tsx';
import { Proof, ResultPanel } from './result-panel.tsx';
import { Scrubber } from './scrubber.tsx';
import './replay-screen.css';

const KeepNote = lazy(async () => ({ default: (await import('../people/keep-note.tsx')).KeepNote }));
const ReviewPanel = lazy(async () => ({ default: (await import('../review/review-panel.tsx')).ReviewPanel }));

/** Through whose eyes a finished match is seen: nothing is secret any more. */
function useEyes(): { eyes: Seat | null; heard: readonly AnyHeard[]; see: (seat: Seat | null) => void } {
  const { link, viewer, now } = useTable();
  const [eyes, see] = useState<Seat | null>(viewer);
  const [other, setOther] = useState<{ seat: Seat | null; heard: readonly AnyHeard[] } | null>(null);
  useEffect(() => {
    if (eyes === viewer) return;
    let wanted = true;
    link.heardBy(eyes).then((heard) => wanted && heard !== null && setOther({ seat: eyes, heard }));
    return () => {
      wanted = false;
    };
  }, [link, eyes, viewer]);
  const found = eyes !== viewer && other?.seat === eyes;
  return { eyes: found ? eyes : viewer, heard: found ? other.heard : now.heard, see };
}

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
  const { eyes, heard, see } = useEyes();
  const back = useLookBack(model.link, eyes);
  const skin = useSkin(model);
  const lines = useMemo(() => linesOf(model, text, heard), [model, text, heard]);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const steps = heard.length;
  const at = Math.min(back.at ?? steps - 1, steps - 1);
  const look = back.look ?? model.now.look;
  const faces = useFaces(look.view, skin);
  const fork = async (step: number): Promise<void> => {
    const id = await model.link.fork(eyes, step);
    if (id === null) toast(text.refused.unavailable, 'lock');
    else go(model.link.kind === 'local' ? `/local/${id}` : `/t/${id}`);
  };
  const here = lines.findLast(({ n }) => n <= at);
  return (
    <div className="replay">
      <ReplayHeader page={page} onPage={setPage} onClose={onClose} />
      {page === 'review' && (
        <main className="review-place" id="content">
          <h1 className="sr">{text.replay.pages.review}</h1>
          <Suspense fallback={null}>
            <ReviewPanel
              faces={faces}
              onSee={({ step }) => {
                back.to(step);
                setPage('replay');
              }}
              {...(eyes === model.viewer && { onPlayOn: ({ step }) => void fork(step) })}
            />
          </Suspense>
        </main>
      )}
      {page === 'replay' && (
        <>
          <aside className="res" aria-label={text.replay.finished}>
            <ResultPanel faces={faces} />
            <Keep />
            <Proof />
            <section className="panel eyes">
              <Segments
                label={text.replay.seenBy}
                wide
                choices={[
                  ...faces.map(({ seat, name }) => ({ value: String(seat), label: name })),
                  { value: '-', label: text.replay.everyone },
                ]}
                value={eyes === null ? '-' : String(eyes)}
                onChange={(value) => see(value === '-' ? null : Number(value))}
              />
            </section>
          </aside>
          <main className="mid" id="content">
            {here && (
              <p className="toast stamp">
                <Icon name="spectator" />
                {here.text}
              </p>
            )}
            <div className="replay-board">
              <BoardAt look={look} eyes={eyes} heard={heard.slice(0, at + 1)} faces={faces} skin={skin} />
            </div>
            <Moments moments={moments} faces={faces} at={at} onStep={back.to} />
          </main>
          <aside className="right" aria-label={text.log.title}>
            <section className="panel logbox" aria-label={text.log.title}>
              <Log lines={lines} faces={faces} at={at} undoFrom={Number.POSITIVE_INFINITY} awayFrom={null} onStep={back.to} />
            </section>
          </aside>
          <footer className="replay-foot">
            <Scrubber
              lines={lines}
              steps={steps}
              at={at}
              onStep={back.to}
              moments={moments.map(({ n }) => n)}
              {...(eyes === model.viewer && { onFork: () => void fork(at) })}
            />
          </footer>
        </>
      )}
    </div>
  );
}

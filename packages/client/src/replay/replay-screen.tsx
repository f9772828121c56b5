/** A finished match: result left, board at the step in the middle, log right, scrubber at the foot. */
import type { Seat } from '@longtable/kernel';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { SkinProps } from '../../skins/skin.ts';
import { useDraft } from '../ask/draft.ts';
import { GenericBoard } from '../board/generic-board.tsx';
import { TextBoard } from '../board/text-board.tsx';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Segments } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { colourOf, Shield } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { AnyHeard } from '../link/table-link.ts';
import { linesOf } from '../log/lines.ts';
import { Log } from '../log/log-panel.tsx';
import { tableauOf, useTable } from '../match/model.ts';
import { useLookBack } from '../match/use-look-back.ts';
import { useFaces, useSkin } from '../match/use-skin.ts';
import { go } from '../state/router.ts';
import { change, isLight, useSettings } from '../state/settings.ts';
import { momentsOf } from './moments.ts';
import { Proof, ResultPanel } from './result-panel.tsx';
import { Scrubber } from './scrubber.tsx';
import './replay-screen.css';

const ReviewPanel = lazy(async () => ({ default: (await import('../review/review-panel.tsx')).ReviewPanel }));

const nothing = (): void => undefined;

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

export function ReplayScreen({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const model = useTable();
  const settings = useSettings();
  const [page, setPage] = useState<'replay' | 'review'>('replay');
  const { eyes, heard, see } = useEyes();
  const back = useLookBack(model.link, eyes);
  const skin = useSkin(model);
  const lines = useMemo(() => linesOf(model, text, heard), [model, text, heard]);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const steps = heard.length;
  const at = Math.min(back.at ?? steps - 1, steps - 1);
  const look = back.look ?? model.now.look;
  const tableau = useMemo(() => tableauOf(model, look.view), [model, look]);
  const faces = useFaces(look.view, skin);
  const draft = useDraft(null, 0);
  const props: SkinProps = {
    view: look.view,
    tableau,
    viewer: eyes,
    language: model.language,
    seats: faces,
    question: null,
    draft,
    onPick: nothing,
    onWhy: nothing,
    happening: null,
    heard: heard.slice(0, at + 1),
    onPlayed: nothing,
    eventLine: () => null,
    optionName: String,
    optionAbout: () => '',
    offers: [],
    onOffer: () => undefined,
  };
  const fork = async (step: number): Promise<void> => {
    const id = await model.link.fork(eyes, step);
    if (id === null) toast(text.refused.unavailable, 'lock');
    else go(model.link.kind === 'local' ? `/local/${id}` : `/t/${id}`);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    toast(text.gather.copied, 'link');
  };
  const here = lines.findLast(({ n }) => n <= at);
  return (
    <div className="replay">
      <header className="topbar">
        <Link to="/" className="iconbtn" label={text.trouble.lobby}>
          <Icon name="menu" />
        </Link>
        <span className="title">{model.title.texts[model.language].name}</span>
        <span className="tag hide">
          <Icon name="check" />
          {text.replay.finished}
        </span>
        <span className="grow" />
        {model.link.kind === 'server' && (
          <Button small kind="ghost" icon="link" onPress={() => void copy()} className="hide">
            {text.replay.link}
          </Button>
        )}
        <Segments
          label={text.replay.whichPage}
          hideLabel
          choices={[
            { value: 'replay', label: text.replay.pages.replay },
            { value: 'review', label: text.replay.pages.review },
          ]}
          value={page}
          onChange={setPage}
        />
        <span className="grow hide" />
        <Button small kind="ghost" icon="undo" onPress={onClose}>
          {text.rules.back}
        </Button>
        <IconButton
          icon={isLight(settings) ? 'sun' : 'theme'}
          label={text.common.theme}
          onPress={() => change({ theme: isLight(settings) ? 'dark' : 'light' })}
        />
      </header>
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
              {skin ? <skin.Board {...props} /> : settings.text ? <TextBoard tableau={tableau} /> : <GenericBoard tableau={tableau} />}
            </div>
            <ul className="moments" aria-label={text.replay.moments}>
              {moments.map((moment) => (
                <li key={moment.n}>
                  <button
                    type="button"
                    className={moment.n === at ? 'paper moment on' : 'paper moment'}
                    aria-current={moment.n === at}
                    onClick={() => back.to(moment.n)}
                  >
                    <span className="moment-when">
                      {moment.by !== null && <Shield colour={faces[moment.by]?.colour ?? colourOf(moment.by)} className="sh" />}
                      {moment.chapter}
                    </span>
                    <b>{moment.text}</b>
                  </button>
                </li>
              ))}
            </ul>
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

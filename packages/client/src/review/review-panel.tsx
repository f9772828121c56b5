/** The review of a finished match: begun when asked for, worked out in a worker, kept until the page is left. */
import { useEffect, useRef, useState } from 'react';
import type { SeatFace } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { useTable } from '../match/model.ts';
import { type Caller, callWorker } from '../offline/caller.ts';
import type { ToldPoint, ToldReview } from '../offline/review.ts';
import { Curve } from './curve.tsx';
import { LuckPanel } from './luck.tsx';
import { TurningPoints } from './turning-points.tsx';
import { REVIEW_WORDS, type ReviewWords } from './words.ts';
import './review.css';

type State =
  | { readonly at: 'idle' | 'unknown' | 'failed' }
  | { readonly at: 'busy'; readonly done: number }
  | { readonly at: 'known'; readonly review: ToldReview };

/** Reviews by table: a second look costs nothing. */
const kept = new Map<string, ToldReview>();

function useReview(names: readonly string[]): { state: State; begin: () => void; stop: () => void } {
  const { link, table, viewer } = useTable();
  const [state, setState] = useState<State>(() => {
    const review = kept.get(table.id);
    return review === undefined ? { at: 'idle' } : { at: 'known', review };
  });
  const worker = useRef<Caller | null>(null);
  const end = (): void => {
    worker.current?.end();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.end(), []);
  const begin = async (): Promise<void> => {
    setState({ at: 'busy', done: 0 });
    const receipt = await link.receipt();
    if (receipt === null) return setState({ at: 'failed' });
    const caller = callWorker();
    worker.current = caller;
    const onShare = (share: number): void => setState({ at: 'busy', done: Math.round(100 * share) });
    try {
      const review = await caller.call('review', { game: table.game, receipt, names, viewer }, onShare);
      if (review !== null) kept.set(table.id, review);
      setState(review === null ? { at: 'unknown' } : { at: 'known', review });
    } catch {
      setState({ at: 'failed' });
    } finally {
      end();
    }
  };
  const stop = (): void => {
    end();
    setState({ at: 'idle' });
  };
  return { state, begin: () => void begin(), stop };
}

interface ReviewPanelProps {
  readonly faces: readonly SeatFace[];
  readonly onSee: (point: ToldPoint) => void;
  readonly onPlayOn?: (point: ToldPoint) => void;
}

export function ReviewPanel({ faces, onSee, onPlayOn }: ReviewPanelProps) {
  const { language, viewer } = useTable();
  const words = REVIEW_WORDS[language];
  const { state, begin, stop } = useReview(faces.map(({ name }) => name));
  const [open, setOpen] = useState(0);
  if (state.at !== 'known') return <Before state={state} words={words} begin={begin} stop={stop} />;
  const { review } = state;
  return (
    <div className="review">
      <section className="panel review-curve">
        <div className="review-head">
          <h2>{words.prospects}</h2>
          <span className="sub">{words.how}</span>
        </div>
        <Curve review={review} faces={faces} own={viewer} open={open} words={words} />
      </section>
      <LuckPanel review={review} faces={faces} own={viewer} words={words} />
      <TurningPoints
        points={review.points}
        faces={faces}
        own={viewer}
        language={language}
        words={words}
        open={open}
        onOpen={setOpen}
        onSee={onSee}
        {...(onPlayOn && { onPlayOn })}
      />
    </div>
  );
}

interface BeforeProps {
  readonly state: Exclude<State, { at: 'known' }>;
  readonly words: ReviewWords;
  begin(): void;
  stop(): void;
}

function Before({ state, words, begin, stop }: BeforeProps) {
  const said = state.at === 'busy' ? words.busy(state.done) : state.at === 'idle' ? words.about : words[state.at];
  return (
    <section className="paper review-before" data-review={state.at}>
      <h2>{words.title}</h2>
      <p role="status">{said}</p>
      {state.at === 'busy' && <progress max={100} value={state.done} aria-label={words.title} />}
      {state.at === 'busy' ? (
        <Button onPress={stop}>{words.stop}</Button>
      ) : (
        state.at !== 'unknown' && (
          <Button kind="wax" icon="lantern" onPress={begin}>
            {words.begin}
          </Button>
        )
      )}
    </section>
  );
}

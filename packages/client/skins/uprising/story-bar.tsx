/** The pace of the Nemesis' story, by hand and by keys, and the enemy whose turn it is. */
import { useEffect } from 'react';
import { Button } from '../../src/design/button.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { type Store, useStore } from '../../src/state/store.ts';
import type { Cast } from './cast.ts';
import { hurried, type Pace, paused, stepped } from './pace.ts';
import { Emblem } from './pieces.tsx';
import type { Act } from './story.ts';

const KEYS: Readonly<Record<string, (pace: Pace) => Pace>> = { ' ': paused, n: stepped, a: hurried };

/** Somebody is writing, or Space presses what has the focus. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || (key === ' ' && target.matches('button, [role=button], a')));

function usePaceKeys(kept: Store<Pace>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const change = KEYS[event.key.toLowerCase()];
      if (change === undefined || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      event.preventDefault();
      kept.set(change(kept.get()));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [kept]);
}

/** Enemies in the order they act: done, acting, to come. */
function Order({ act, cast: { view, w } }: { readonly act: Act | null; readonly cast: Cast }) {
  const now = view.foes.find(({ card }) => card === act?.card)?.initiative ?? -1;
  return (
    <ol className="up-order">
      {view.foes.map(({ card, initiative, threat }) => (
        <li
          key={card}
          className={card === act?.card ? 'on' : initiative < now ? 'done' : ''}
          {...(card === act?.card && { 'aria-current': 'step' as const })}
        >
          <Emblem card={card} />
          <span className="sr">{w.nemesis[card].name}</span>
          <i aria-hidden="true">{threat}</i>
          {initiative < now && <Icon name="check" />}
        </li>
      ))}
    </ol>
  );
}

interface StoryBarProps {
  readonly pace: Store<Pace>;
  readonly act: Act | null;
  readonly cast: Cast;
  /** The whole Phase is being read. */
  readonly closing: boolean;
}

export function StoryBar({ pace: kept, act, cast, closing }: StoryBarProps) {
  const { t } = cast;
  const pace = useStore(kept);
  usePaceKeys(kept);
  const waits = pace.mode === 'wait';
  const change = (how: (pace: Pace) => Pace) => () => kept.set(how(kept.get()));
  return (
    <div className="up-story-bar panel" role="group" aria-label={t.story.title}>
      {!closing && <Order act={act} cast={cast} />}
      <p>
        <b>{closing ? t.story.digest : t.story.acts}</b>
        <small>{closing ? t.story.closing : waits ? t.story.waits : t.story.goes}</small>
        <span className="sr">{t.story.keys}</span>
      </p>
      <Button small icon={waits ? 'play' : 'clock'} onPress={change(paused)}>
        {waits ? t.story.goOn : t.story.pause}
      </Button>
      <Button small icon="chevron" onPress={change(stepped)}>
        {t.story.next}
      </Button>
      {!closing && (
        <Button small icon="redo" onPress={change(hurried)}>
          {t.story.all}
        </Button>
      )}
    </div>
  );
}

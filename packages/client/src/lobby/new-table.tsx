/** A new table: which game, and the form that belongs to it. */
import type { AnyTitle } from '@longtable/games';
import { useEffect, useState } from 'react';
import { hasLesson, lessonsOf } from '../../lessons/index.ts';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Link } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { loadOwn } from '../state/page-words.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { markStale } from '../state/stale.ts';
import { isOwn } from '../state/titles.ts';
import { SceneBanner, SceneThumb } from './scene-picture.tsx';
import { WishForm } from './wish-form.tsx';
import './new-table.css';

/** undefined: not yet known · null: neither this build nor the server has it */
function useTitleOf(game: string): AnyTitle | null | undefined {
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<{ game: string; title: AnyTitle | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadOwn(game, language).then(
      (title) => wanted && setLoaded({ game, title }),
      () => wanted && markStale(),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded?.game === game ? loaded.title : undefined;
}

export function NewTable({ game }: { readonly game: string }) {
  const text = useText();
  const title = useTitleOf(game);
  const card = gameCardOf(game);
  const close = (): void => go('/');
  return (
    <Dialog title={text.make.title(card.name)} open onClose={close} banner={<SceneBanner game={game} />} className="new-table">
      <div className="pick-game" role="group" aria-label={text.make.pickGame}>
        {GAME_CARDS.filter(({ id }) => isOwn(id)).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={id === game ? 'pick on' : 'pick'}
            aria-pressed={id === game}
            aria-label={name}
            onClick={() => go(`/new/${id}`, true)}
          >
            <SceneThumb game={id} />
          </button>
        ))}
      </div>
      {title === null && <p className="help">{text.make.notYet}</p>}
      {hasLesson(game) && (
        <p className="help learn-this">
          {text.coach.learnThis}{' '}
          {lessonsOf(game).map((id) => (
            <Link key={id} to={`/learn/${id}`} className="btn small">
              <Icon name="quill" />
              {text.coach.named[id] ?? text.coach.learnGo}
            </Link>
          ))}
        </p>
      )}
      {title && <WishForm key={game} game={game} title={title} onCancel={close} />}
    </Dialog>
  );
}

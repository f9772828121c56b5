/** The first page: games, what goes on, who waits. */
import { lazy, Suspense } from 'react';
import { TAUGHT } from '../../lessons/index.ts';
import { GAME_CARDS, type GameCard, gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { isOwn } from '../state/titles.ts';
import { SceneArch, SceneThumb } from './scene-picture.tsx';
import { type Row, useTables } from './use-tables.ts';
import '../design/fields.css';
import './lists.css';
import './lobby.css';

const OpenTables = lazy(async () => ({ default: (await import('./open-tables.tsx')).OpenTables }));

const TUTORIAL = 'skirmish';

export function Lobby() {
  const text = useText();
  const { language } = useSettings();
  const tables = useTables();
  return (
    <div className={tables.running.length > 0 ? 'wrap busy' : 'wrap'}>
      <main id="content">
        <section className="hero">
          <div>
            <h1>{text.lobby.hero}</h1>
            <p>{text.lobby.lead}</p>
          </div>
          <Button kind="wax" icon="plus" className="hero-new" onPress={() => go('/new/yield')}>
            {text.lobby.newTable}
          </Button>
        </section>
        <ul className="wins" aria-label={text.lobby.games}>
          {GAME_CARDS.filter(({ id }) => id !== TUTORIAL).map((card) => (
            <li key={card.id}>
              <Window card={card} />
            </li>
          ))}
        </ul>
        <section className="lobby-open">
          <h2 className="sec">
            {text.lobby.open}
            {tables.open && tables.open.length > 0 && <span className="tag">{text.lobby.waiting(tables.open.length)}</span>}
          </h2>
          <Suspense fallback={<p className="help nothing">{text.common.loading}</p>}>
            <OpenTables open={tables.open} />
          </Suspense>
        </section>
      </main>
      <aside>
        <h2 className="sec">{text.lobby.continue}</h2>
        {tables.running.slice(0, 3).map((row) => (
          <Continue key={row.id} row={row} />
        ))}
        {tables.loaded && tables.running.length === 0 && <p className="help nothing">{text.lobby.nothing}</p>}
        <section className="panel cont tutorial">
          <SceneThumb game={TUTORIAL} className="pic" />
          <h3>{text.lobby.tutorial}</h3>
          <p>{text.lobby.tutorialText}</p>
          <Link to={`/new/${TUTORIAL}`} className="btn small">
            {text.lobby.tutorialGo}
          </Link>
        </section>
        <section className="panel learn">
          <h3>{text.coach.learn}</h3>
          <p>{text.coach.learnThis}</p>
          {TAUGHT.map((game) => (
            <Link key={game} to={`/learn/${game}`} className="btn small">
              <Icon name="quill" />
              {gameCardOf(game).name}
            </Link>
          ))}
        </section>
        <a className="btn small ghost" href={language === 'de' ? '/docs/players/de/' : '/docs/'}>
          <Icon name="rules" />
          {text.lobby.docs}
        </a>
      </aside>
    </div>
  );
}

function Window({ card }: { readonly card: GameCard }) {
  const text = useText();
  const { language } = useSettings();
  const playable = isOwn(card.id);
  const status = !playable ? text.status.rules : card.drawn ? text.status.drawn : text.status.plain;
  return (
    <Link to={playable ? `/new/${card.id}` : `/rules/${card.id}`} className={playable ? 'win-link' : 'win-link later'}>
      <span className="arch">
        <SceneArch game={card.id} />
        <SceneArch game={card.id} low />
      </span>
      <span className="win-name">{card.name}</span>
      <span className="win-facts">
        {text.lobby.players(card.people.min, card.people.max)} <span className="win-blurb">· {card.blurb[language]}</span>
      </span>
      <span className="win-facts win-blurb">{text.lobby.minutes(card.minutes)}</span>
      <span className="win-status">
        <Icon name={playable ? 'check' : 'build'} />
        {status}
      </span>
    </Link>
  );
}

export function Continue({ row }: { readonly row: Row }) {
  const text = useText();
  const { language } = useSettings();
  return (
    <Link to={row.to} className={row.waiting ? 'panel cont mine' : 'panel cont'}>
      <SceneThumb game={row.game} className="pic" />
      <span className="cont-name">{gameCardOf(row.game).name}</span>
      {row.waiting ? (
        <span className="turn-mark">
          <Icon name="bolt" />
          {text.lobby.yourMove}
        </span>
      ) : (
        row.winners === null && <span className="cont-text">{text.lobby.thinking}</span>
      )}
      <span className="cont-text">{[row.heading?.[language], row.names.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}

/** The lists of the best: those who want to be seen, never without their uncertainty. */
import type { Best } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Button } from '../design/button.tsx';
import { Segments } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import { go } from '../state/router.ts';
import { CrestShield } from './crest-picker.tsx';
import { usePlayedText } from './played.ts';
import { bestOf } from './played-api.ts';
import './people.css';
import './played.css';

/** Games in which nobody plays against anybody have no best. */
const RATED = GAME_CARDS.filter(({ id }) => id !== 'uprising');

export function BestPage({ game: wanted }: { readonly game: string }) {
  const text = usePlayedText();
  const { common } = useText();
  const game = RATED.some(({ id }) => id === wanted) ? wanted : 'yield';
  const [page, setPage] = useState(0);
  const [best, setBest] = useState<Best | null>(null);
  useEffect(() => {
    let isWanted = true;
    void bestOf(game, page).then((found) => isWanted && setBest(isRefused(found) ? { game, page, pages: 0, lines: [] } : found));
    return () => {
      isWanted = false;
    };
  }, [game, page]);
  return (
    <main className="page people" id="content">
      <h1>{text.best.title}</h1>
      <p className="lead">{text.best.lead}</p>
      <Segments
        label={text.best.game}
        hideLabel
        choices={RATED.map(({ id, name }) => ({ value: id, label: name }))}
        value={game}
        onChange={(id) => {
          setPage(0);
          go(`/best/${id}`, true);
        }}
      />
      <section className="panel people-card best" aria-label={gameCardOf(game).name}>
        {best === null ? (
          <p role="status">{common.loading}</p>
        ) : best.lines.length === 0 ? (
          <p className="help">{text.best.empty}</p>
        ) : (
          <Lines best={best} />
        )}
        {best !== null && best.pages > 1 && (
          <div className="people-ways start">
            <Button barred={page === 0} onPress={() => setPage(page - 1)}>
              {text.best.earlier}
            </Button>
            <span>{text.best.page(page + 1, best.pages)}</span>
            <Button barred={page + 1 >= best.pages} onPress={() => setPage(page + 1)}>
              {text.best.later}
            </Button>
          </div>
        )}
      </section>
    </main>
  );
}

function Lines({ best: { lines } }: { readonly best: Best }) {
  const { best: text } = usePlayedText();
  return (
    <table className="best-table">
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.rating}</th>
          <th scope="col">{text.sure}</th>
          <th scope="col" className="best-matches">
            {text.matches}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ place, name, crest, rating, me }) => (
          <tr key={place}>
            <td className="num">{place}</td>
            <th scope="row">
              <span className="best-name">
                <CrestShield crest={crest} className="mini-sh" />
                {name}
                {me && <span className="tag">{text.you}</span>}
              </span>
            </th>
            <td className="num">
              {rating.value} <span className="muted">±{rating.plus}</span>
            </td>
            <td className="num">{rating.sure}</td>
            <td className="num best-matches">{rating.matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ratings and figures of each game that somebody has played. */
import type { GameFigures, Standing } from '@longtable/protocol';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Link } from '../design/button.tsx';
import { Toggle } from '../design/fields.tsx';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { Course } from './course.tsx';
import { spanOf, usePlayedText } from './played.ts';
import { wishProfile } from './played-api.ts';
import type { StandingProps } from './played-cards.tsx';
import { useAct } from './use-act.ts';

export function FiguresCard({ standing, account, onChange }: StandingProps) {
  const text = usePlayedText();
  const { act } = useAct();
  const { games, profile } = standing;
  const [chosen, setChosen] = useState(games[0]?.game ?? '');
  const figures = games.find(({ game }) => game === chosen) ?? games[0];
  const show = (next: Standing['profile']): void => onChange({ ...standing, profile: next });
  return (
    <section className="panel people-card" aria-labelledby="figures">
      <h2 id="figures">{text.ratings}</h2>
      {figures === undefined ? (
        <p className="help">{text.nothing}</p>
      ) : (
        <>
          <RadioGroup className="ratings" aria-label={text.best.game} value={figures.game} onChange={setChosen}>
            {games.map((one) => (
              <RatingTile key={one.game} figures={one} />
            ))}
          </RadioGroup>
          <Figures figures={figures} />
        </>
      )}
      {account && (
        <Toggle
          label={text.public}
          help={text.publicHelp}
          on={profile.public}
          onChange={(on) => {
            show({ ...profile, public: on });
            act(() => wishProfile({ public: on }), show);
          }}
        />
      )}
      <p>
        <Link to={`/best/${figures?.game ?? 'yield'}`} className="people-link">
          {text.best.link}
        </Link>
      </p>
    </section>
  );
}

/** A rating never stands without its uncertainty. */
function RatingTile({ figures: { game, rating, played } }: { readonly figures: GameFigures }) {
  const text = usePlayedText();
  const { name } = gameCardOf(game);
  const about = rating === null ? text.noRating : rating.settled ? text.matches(rating.matches) : text.finding;
  const read = rating === null ? `${name}: ${text.matches(played)}, ${about}` : text.ratingRead(name, rating.value, rating.plus, about);
  return (
    <Radio value={game} className="rating-tile" aria-label={read}>
      <span className="rating-scene">
        <SceneThumb game={game} />
      </span>
      <span>
        {rating === null ? (
          <b className="rating-name">{name}</b>
        ) : (
          <>
            <b className="num">{rating.value}</b> <span className="muted">±{rating.plus}</span>
          </>
        )}
        <span className="d">{about}</span>
      </span>
    </Radio>
  );
}

function Figures({ figures }: { readonly figures: GameFigures }) {
  const text = usePlayedText();
  const { game, played, won, median, bySeat, byPlayers, course } = figures;
  const { name } = gameCardOf(game);
  return (
    <>
      <Course game={name} course={course} />
      <p>
        <b>{name}:</b> {text.won(won, played)}
        {median !== null && `, ${text.median(spanOf(text, median))}`}.
      </p>
      <div className="shares">
        <Shares title={text.bySeat} rows={bySeat.map(({ seat, ...row }) => ({ label: text.seat(seat + 1), ...row }))} />
        <Shares title={text.byPlayers} rows={byPlayers.map(({ players, ...row }) => ({ label: text.players(players), ...row }))} />
      </div>
    </>
  );
}

interface Share {
  readonly label: string;
  readonly played: number;
  readonly won: number;
  readonly chance: number;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

function Shares({ title, rows }: { readonly title: string; readonly rows: readonly Share[] }) {
  const text = usePlayedText();
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="share-list">
        {rows.map(({ label, played, won, chance }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="share-bar" aria-hidden="true">
              <span className="share-won" style={{ width: `${percent(won, played)}%` }} />
              <span className="share-chance" style={{ left: `${percent(chance, played)}%` }} />
            </span>
            <span className="d">
              {text.share(won, played, percent(won, played))}
              <span className="sr">, {text.chanceRead(percent(chance, played))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="help">{text.chance}</p>
    </div>
  );
}

/** Tables that wait because somebody asked one to them. */
import type { Invitations } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Link } from '../design/button.tsx';
import { isRefused, knownHere } from '../link/api.ts';
import { usePlayedText } from './played.ts';
import { myInvitations } from './played-api.ts';
import './people.css';
import './played.css';

export function InvitationsCard() {
  const { invitations: text } = usePlayedText();
  const [found, setFound] = useState<Invitations['invitations']>([]);
  useEffect(() => {
    if (knownHere()) void myInvitations().then((all) => !isRefused(all) && setFound(all.invitations));
  }, []);
  if (found.length === 0) return null;
  return (
    <section className="panel people-card" aria-labelledby="invitations">
      <h2 id="invitations">{text.title}</h2>
      <ul className="people-list">
        {found.map(({ table, code, game, by, rated, seat }) => (
          <li key={table}>
            <span className="grow">
              <b>{seat ? text.seat(gameCardOf(game).name) : text.line(by, gameCardOf(game).name)}</b>
              {rated && <span className="d">{text.rated}</span>}
            </span>
            <Link to={`/join/${table}${code === '' ? '' : `/${code}`}`} className="btn small">
              {text.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

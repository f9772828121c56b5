/** Games that only this server has: titles from outside, each with the way to a new table. */
import type { Language } from '@longtable/kit';
import { useEffect, useState } from 'react';
import { Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { isOwn, type ServedGame, servedGames } from '../state/titles.ts';

const WORDS: Readonly<Record<Language, string>> = { en: 'More games on this server', de: 'Weitere Spiele auf diesem Server' };

export function OtherGames() {
  const { language } = useSettings();
  const [games, setGames] = useState<readonly ServedGame[]>([]);
  useEffect(() => {
    let wanted = true;
    void servedGames().then((all) => wanted && setGames(all.filter(({ id }) => !isOwn(id))));
    return () => {
      wanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section aria-label={WORDS[language]}>
      <h2 className="sec">{WORDS[language]}</h2>
      {games.map(({ id, name }) => (
        <Link key={id} to={`/new/${id}`} className="btn">
          <Icon name="plus" />
          {name}
        </Link>
      ))}
    </section>
  );
}

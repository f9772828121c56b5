/** Matches that are over, for one's own eyes. */
import type { PastMatch } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { isRefused } from '../link/api.ts';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { usePlayedText } from './played.ts';
import { myMatches, type PastMatches } from './played-api.ts';
import type { PlayedText } from './played-en.ts';
import { useDates } from './text.ts';

export function HistoryCard() {
  const text = usePlayedText();
  const [shown, setShown] = useState<PastMatches | null>(null);
  const load = useCallback(async (before: string | null): Promise<void> => {
    const page = await myMatches('', before);
    if (!isRefused(page))
      setShown((old) => ({ matches: [...(before === null ? [] : (old?.matches ?? [])), ...page.matches], next: page.next }));
  }, []);
  useEffect(() => void load(null), [load]);
  if (shown === null || shown.matches.length === 0) return null;
  return (
    <section className="panel people-card" aria-labelledby="history">
      <h2 id="history">{text.history}</h2>
      <p className="help">{text.historyHelp}</p>
      <ul className="people-list">
        {shown.matches.map((match) => (
          <MatchLine key={match.table} match={match} />
        ))}
      </ul>
      {shown.next !== null && <Button onPress={() => void load(shown.next)}>{text.more}</Button>}
    </section>
  );
}

function resultOf(text: PlayedText, { how, place, seats, won }: PastMatch): string {
  if (how === 'agreed') return text.agreed;
  return place === null || seats < 2 ? (won ? text.wonWord : text.lostWord) : text.place(place, seats);
}

function MatchLine({ match }: { readonly match: PastMatch }) {
  const text = usePlayedText();
  const { day } = useDates();
  const { table, game, ended, others, hotSeat, left, rated, rating } = match;
  const bots = others.filter(({ bot }) => bot).length;
  const people = others.filter(({ bot }) => !bot).map(({ name }) => name ?? text.somebody);
  const company = hotSeat ? [text.alone] : [...people, ...Array.from({ length: bots }, () => text.bot)];
  const about = [day(ended), company.join(', '), ...(rated ? [text.rated] : []), ...(left ? [text.left] : [])];
  return (
    <li className="match-line">
      <span className="rating-scene" aria-hidden="true">
        <SceneThumb game={game} />
      </span>
      <span className="grow">
        <Link to={`/t/${table}`} className="match-link">
          {gameCardOf(game).name}
        </Link>
        <span className="d">{about.filter(Boolean).join(' · ')}</span>
      </span>
      <b>{resultOf(text, match)}</b>
      {rating !== null && <Moved moved={rating.moved} />}
    </li>
  );
}

function Moved({ moved }: { readonly moved: number }) {
  const text = usePlayedText();
  const read = moved > 0 ? text.up(moved) : moved < 0 ? text.down(-moved) : text.same;
  return (
    <span className={moved < 0 ? 'moved down' : 'moved'}>
      <span aria-hidden="true">{moved > 0 ? `▲ ${moved}` : moved < 0 ? `▼ ${-moved}` : '='}</span>
      <span className="sr">{read}</span>
    </span>
  );
}

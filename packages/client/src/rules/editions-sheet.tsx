/** Both editions of Uprising side by side: what the game's own figures, cards and rules say for each. */
import type { EditionPair } from '@longtable/catalogue';
import type { ReactNode } from 'react';
import { Link } from '../design/button.tsx';
import { useSettings } from '../state/settings.ts';
import { cardsApart, countsOf, levelsOf, WORDS } from './editions.ts';
import './editions-sheet.css';

interface EditionsProps {
  readonly game: string;
  readonly editions: Readonly<Record<string, EditionPair>>;
}

export function EditionsSheet({ game, editions }: EditionsProps) {
  const t = WORDS[useSettings().language];
  return (
    <div className="editions">
      <p className="lead">{t.lead}</p>
      <h2>{t.box}</h2>
      <Pairs rows={countsOf(t).map(({ name, counts }) => [name, counts[0], counts[1]])} head={t.editions} />
      <h2>{t.levels}</h2>
      {levelsOf(t).map(({ names, rows }) => (
        <Pairs key={names.join()} rows={rows} head={names} />
      ))}
      <h2>{t.cards}</h2>
      <Pairs rows={cardsApart(t).map(({ name, pair }) => [name, ...pair])} head={t.editions} />
      <h2>{t.rules}</h2>
      <Pairs
        head={t.editions}
        rows={Object.entries(editions).map(([id, [first, second]]) => [
          <Link key={id} to={`/rules/${game}/all#${id}`} className="inline-id">
            {id}
          </Link>,
          first,
          second,
        ])}
      />
    </div>
  );
}

type Row = readonly [name: ReactNode, first: ReactNode, second: ReactNode];

interface PairsProps {
  readonly head: readonly [string, string];
  readonly rows: readonly Row[];
}

const Pairs = ({ head: [first, second], rows }: PairsProps) => (
  <table className="pairs">
    <thead>
      <tr>
        <td />
        <th scope="col">{first}</th>
        <th scope="col">{second}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, one, other], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <tr key={i}>
          <th scope="row">{name}</th>
          <td data-edition={first}>{one}</td>
          <td data-edition={second}>{other}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

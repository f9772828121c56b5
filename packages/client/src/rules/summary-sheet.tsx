/** A game on one or two pages: pictures, and lines that lead to their rules. */
import type { Summary, SummaryPart } from '@longtable/catalogue';
import { Link } from '../design/button.tsx';
import { PictureOf } from './pictures.tsx';
import './summary-sheet.css';

interface SummaryProps {
  readonly game: string;
  readonly summary: Summary;
}

export const SummarySheet = ({ game, summary: { lead, parts } }: SummaryProps) => (
  <div className="summary">
    <p className="lead">{lead}</p>
    {parts.map((part) => (
      <Part key={part.part} game={game} part={part} />
    ))}
  </div>
);

const Part = ({ game, part: { title, pictures, lines } }: { readonly game: string; readonly part: SummaryPart }) => (
  <section className="sum-part">
    <h2>{title}</h2>
    {pictures.map((picture) => (
      <PictureOf key={JSON.stringify(picture)} game={game} picture={picture} />
    ))}
    <ul className="sum-lines">
      {lines.map(([line, ...rules]) => (
        <li key={line}>
          {line}{' '}
          <span className="sum-rules">
            {rules.map((rule) => (
              <Link key={rule} to={`/rules/${game}/all#${rule}`} className="inline-id">
                {rule}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

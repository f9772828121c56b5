/** A rating over time: a line with a band, and the same as a table for those who listen. */
import type { GameFigures } from '@longtable/protocol';
import { usePlayedText } from './played.ts';
import { useDates } from './text.ts';

const WIDTH = 560;
const HEIGHT = 190;
const LEFT = 46;
const STEP = 100;

type Point = GameFigures['course'][number];

/** Whole hundreds around all that is shown. */
function scaleOf(course: readonly Point[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...course.map(({ value, plus }) => value - plus)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...course.map(({ value, plus }) => value + plus)) / STEP) * STEP;
  return { low, high: Math.max(high, low + STEP) };
}

export function Course({ game, course }: { readonly game: string; readonly course: readonly Point[] }) {
  const text = usePlayedText();
  const { day } = useDates();
  if (course.length < 2) return null;
  const { low, high } = scaleOf(course);
  const x = (i: number): number => LEFT + (i / (course.length - 1)) * (WIDTH - LEFT - 10);
  const y = (value: number): number => 8 + ((high - value) / (high - low)) * (HEIGHT - 16);
  const path = (of: (point: Point) => number): string =>
    course.map((point, i) => `${x(i).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('L');
  const upper = path(({ value, plus }) => value + plus);
  const lower = path(({ value, plus }) => value - plus)
    .split('L')
    .reverse()
    .join('L');
  const every = high - low > 6 * STEP ? 2 * STEP : STEP;
  const marks = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, i) => low + i * every);
  const last = course.at(-1)!;
  return (
    <figure className="course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {marks.map((mark) => (
          <g key={mark}>
            <path d={`M${LEFT} ${y(mark)}H${WIDTH - 4}`} className="course-grid" />
            <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end" className="course-mark">
              {mark}
            </text>
          </g>
        ))}
        <path d={`M${upper}L${lower}Z`} className="course-band" />
        <path d={`M${path(({ value }) => value)}`} className="course-line" />
        <circle cx={x(course.length - 1)} cy={y(last.value)} r="5" className="course-now" />
      </svg>
      <figcaption className="help">
        {text.line(game)} {text.band}
      </figcaption>
      <table className="sr">
        <caption>{text.courseTable}</caption>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.best.rating}</th>
          </tr>
        </thead>
        <tbody>
          {course.map(({ at, value, plus }) => (
            <tr key={at}>
              <td>{day(at)}</td>
              <td>{text.rating(value, plus)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The curve of prospects: a line for each seat, told apart by colour, dash and the shield at its end; turning points as numbers. */
import type { SeatFace } from '../../skins/skin.ts';
import { apart } from '../design/apart.ts';
import { ShieldShape } from '../design/shield.tsx';
import type { ToldReview } from '../offline/review.ts';
import type { ReviewWords } from './words.ts';

/** Drawn for the width at hand, so that words and shields stay readable on phones. */
const WIDTH = matchMedia('(max-width: 760px)').matches ? 430 : 1010;
const HEIGHT = 248;
const LEFT = 44;
const RIGHT = 62;
const TOP = 12;
const FOOT = 18;
/** Height that a shield takes at the end of its line. */
const SHIELD = 26;
const DASHES = ['', '9 5', '2 6', '12 4 2 4', '5 3'];

const heightOf = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - FOOT);

interface CurveProps {
  readonly review: ToldReview;
  readonly faces: readonly SeatFace[];
  readonly own: number | null;
  readonly open: number;
  readonly words: ReviewWords;
}

export function Curve({ review, faces, own, open, words }: CurveProps) {
  const last = Math.max(1, ...review.curve.map(({ entry }) => entry), ...review.points.map(({ entry }) => entry));
  const x = (entry: number): number => LEFT + (entry / last) * (WIDTH - LEFT - RIGHT);
  const line = (seat: number): string =>
    review.curve.map(({ entry, prospects }) => `${x(entry)} ${heightOf(prospects[seat] ?? 0)}`).join('L');
  return (
    <>
      <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path className="grid" d={`M${LEFT} ${heightOf(share)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={heightOf(share) + 4} textAnchor="end">
              {100 * share}
            </text>
          </g>
        ))}
        {review.points[open] !== undefined && <path className="lit" d={`M${x(review.points[open].entry)} ${TOP}V${HEIGHT - FOOT}`} />}
        {faces.map(({ seat, colour }) => (
          <path
            key={seat}
            className={`line p${colour}${seat === own ? ' own' : ''}`}
            d={`M${line(seat)}`}
            strokeDasharray={DASHES[seat === own ? 0 : seat % DASHES.length]}
          />
        ))}
        {review.points.map(({ entry, prospect }, i) => (
          <g key={entry} className={i === open ? 'turn on' : 'turn'} transform={`translate(${x(entry)} ${heightOf(prospect)})`}>
            <path d="M0-10L10 0 0 10-10 0z" />
            <text y="4" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {ends(review, faces).map(({ face, share, middle }) => (
          <g key={face.seat} transform={`translate(${WIDTH - RIGHT + 6} ${middle - SHIELD / 2})`}>
            <svg width="22" height="25" viewBox="0 0 40 46">
              <ShieldShape colour={face.colour} charge={face.charge} />
            </svg>
            <text className="end" x="27" y="18">
              {Math.round(100 * share)}
            </text>
          </g>
        ))}
      </svg>
      <CurveTable review={review} faces={faces} words={words} />
    </>
  );
}

/** Shields at the ends of the lines, moved apart where they would cover each other, with the height of their middle. */
function ends({ curve }: ToldReview, faces: readonly SeatFace[]): { face: SeatFace; share: number; middle: number }[] {
  const shares = faces.map((face) => ({ face, share: curve.at(-1)?.prospects[face.seat] ?? 0 }));
  shares.sort((a, b) => b.share - a.share);
  const wanted = shares.map(({ share }) => heightOf(share));
  const middles = apart(wanted, SHIELD, [heightOf(1), heightOf(0)]);
  return shares.map((end, i) => ({ ...end, middle: middles[i]! }));
}

/** The same for those who cannot see it. */
const CurveTable = ({ review, faces, words }: Pick<CurveProps, 'review' | 'faces' | 'words'>) => (
  <table className="sr">
    <caption>{words.table}</caption>
    <thead>
      <tr>
        <th scope="col">{words.answer}</th>
        {faces.map(({ seat, name }) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {review.curve
        .filter((_, i) => i % 6 === 0)
        .map(({ entry, prospects }) => (
          <tr key={entry}>
            <th scope="row">{entry + 1}</th>
            {faces.map(({ seat }) => (
              <td key={seat}>{Math.round(100 * (prospects[seat] ?? 0))} %</td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
);

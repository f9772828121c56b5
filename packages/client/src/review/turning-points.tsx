/** Answers that cost most: a list, and the open one with what was played, what the coach would have played, and why. */
import type { Language } from '@longtable/kit';
import type { SeatFace } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { Shield } from '../design/shield.tsx';
import type { ToldPoint } from '../offline/review.ts';
import type { ReviewWords } from './words.ts';

interface TurningPointsProps {
  readonly points: readonly ToldPoint[];
  readonly faces: readonly SeatFace[];
  readonly own: number | null;
  readonly language: Language;
  readonly words: ReviewWords;
  readonly open: number;
  readonly onOpen: (i: number) => void;
  readonly onSee: (point: ToldPoint) => void;
  /** Left out: this match cannot be played on. */
  readonly onPlayOn?: (point: ToldPoint) => void;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function TurningPoints({ points, faces, own, language, words, open, onOpen, onSee, onPlayOn }: TurningPointsProps) {
  const point = points[open];
  if (point === undefined) return <p className="paper review-quiet">{words.quiet}</p>;
  const why = point.seat === own ? point.better.toYou : point.better.why;
  const who = (seat: number): string => faces.find((face) => face.seat === seat)?.name ?? '';
  const cost = ({ prospect, better }: ToldPoint): number => Math.round(100 * (better.prospect - prospect));
  return (
    <section className="turning">
      <ol className="turning-list">
        {points.map((each, i) => {
          const face = faces.find(({ seat }) => seat === each.seat);
          return (
            <li key={each.entry}>
              <button type="button" className={i === open ? 'on' : ''} aria-pressed={i === open} onClick={() => onOpen(i)}>
                {face && <Shield colour={face.colour} charge={face.charge} className="sm" />}
                <b>
                  {i + 1}. {each.was[language]}
                </b>
                <span>{words.at(each.answers + 1, who(each.seat))}</span>
                <i className="cost">−{cost(each)}</i>
              </button>
            </li>
          );
        })}
      </ol>
      <section className="paper turning-open" aria-live="polite">
        <h3>{point.question[language]}</h3>
        <div className="two-ways">
          <Way label={words.played(who(point.seat))} what={point.was[language]} share={point.prospect} />
          <Way label={words.coach} what={point.instead[language]} share={point.better.prospect} best />
        </div>
        {why !== null && <p className="turning-why">{why[language]}</p>}
        <div className="row">
          <Button kind="paper" icon="spectator" onPress={() => onSee(point)}>
            {words.see}
          </Button>
          {onPlayOn && (
            <Button kind="wax" icon="play" onPress={() => onPlayOn(point)}>
              {words.playOn}
            </Button>
          )}
        </div>
      </section>
    </section>
  );
}

const Way = ({ label, what, share, best = false }: { label: string; what: string; share: number; best?: boolean }) => (
  <div className={best ? 'way best' : 'way'}>
    <span className="label">
      <span>{label}</span>
      <span>{percent(share)}</span>
    </span>
    <b>{what}</b>
    <span className="meter" aria-hidden="true">
      <i style={{ width: `${100 * share}%` }} />
    </span>
  </div>
);

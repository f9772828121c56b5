/** Luck: for each seat how many of 100 matches would have been less lucky, on a strip; and what chance and answers did to oneself. */
import type { SeatFace } from '../../skins/skin.ts';
import { Shield } from '../design/shield.tsx';
import type { ToldReview } from '../offline/review.ts';
import type { ReviewWords } from './words.ts';

interface LuckProps {
  readonly review: ToldReview;
  readonly faces: readonly SeatFace[];
  readonly own: number | null;
  readonly words: ReviewWords;
}

const LENGTH = 308;
const FROM = 6;

export function LuckPanel({ review, faces, own, words }: LuckProps) {
  const mine = own === null ? undefined : review.luck[own];
  return (
    <aside className="review-luck">
      <section className="panel review-box">
        <div className="review-head">
          <h2>{words.luck}</h2>
          <span className="sub">{words.against}</span>
        </div>
        {faces.map((face) => {
          const percentile = review.luck[face.seat]?.percentile ?? null;
          return (
            <div key={face.seat} className="luck-row">
              <Shield colour={face.colour} charge={face.charge} className="sm" />
              <b>{face.name}</b>
              <span>{percentile === null ? words.none : words.better(percentile)}</span>
              {percentile !== null && (
                <svg viewBox="0 0 320 34" preserveAspectRatio="none" aria-hidden="true">
                  <path className="strip" d={`M${FROM} 20H${FROM + LENGTH}`} />
                  <path className="usual" d={`M${FROM + LENGTH * 0.16} 20H${FROM + LENGTH * 0.84}`} />
                  <path className="middle" d="M160 10v20" />
                  <path className={`mark p${face.colour}`} d={`M${FROM + (LENGTH * percentile) / 100} 9l9 11-9 11-9-11z`} />
                </svg>
              )}
            </div>
          );
        })}
        <p className="sub">{words.middle}</p>
      </section>
      {mine !== undefined && (
        <section className="panel review-box">
          <h2>{words.yours}</h2>
          <p>{words.sum(mine.gained, mine.lost)}</p>
          <p className="sub">{words.before}</p>
        </section>
      )}
    </aside>
  );
}

/** Below the seats: deck, discard pile and the Year. */
import type { View, Yield } from '@longtable/yield';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import { ROMAN, WORDS } from './words.ts';

const SEASONS = [1, 2, 3, 4] as const;

export function Aside({ view, language }: SkinProps<Yield>) {
  const words = WORDS[language];
  const discarded = view.discard.reduce((a, b) => a + b, 0);
  const past = view.phase !== 'strategy' && view.phase !== 'setup';
  return (
    <>
      <section className="panel yd-piles">
        <div className="yd-pilebox">
          <span className="card back" />
          <span>
            <b className="num">{view.deck}</b>
            {words.deck}
          </span>
        </div>
        <div className="yd-pilebox">
          <span className="card" />
          <span>
            <b className="num">{discarded}</b>
            {words.discard}
          </span>
        </div>
      </section>
      <section className="panel yd-years">
        <div className="row">
          <b className="serif">{view.year === 0 ? words.setup : `${words.year} ${ROMAN[view.year] ?? view.year}`}</b>
          {view.year > 0 && <span className="faint">{words.ofThree}</span>}
        </div>
        <div className="yd-yr" aria-hidden="true">
          {SEASONS.map((n) => (
            <i
              key={n}
              className={view.year > 0 && (past || view.season > n) ? 'on' : view.season === n && view.phase === 'strategy' ? 'half' : ''}
            />
          ))}
        </div>
        <p className="faint">{view.phase === 'strategy' ? words.seasonOf(view.season) : ''}</p>
      </section>
    </>
  );
}

/** The strategy cards that a player has used this Year: open ones by their sign, kept ones as backs. */
export function UsedCards({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { shown, kept, chosen } = view.players[seat]!;
  const down = kept + (chosen ? 1 : 0);
  return (
    <span className="yd-slots" aria-hidden="true">
      {shown.map((card) => (
        <i key={card} className="up">
          <Icon name={`yd-${card}`} />
        </i>
      ))}
      {Array.from({ length: down }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs have no identity
        <i key={`down ${i}`} className="dn" />
      ))}
      {Array.from({ length: Math.max(0, 4 - shown.length - down) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity
        <i key={`free ${i}`} />
      ))}
    </span>
  );
}

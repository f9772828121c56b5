/** A Nemesis Phase afterwards: one row for each card, from where to where, what it did, and the points it brought. */
import { Icon } from '../../src/design/icon.tsx';
import type { Cast } from './cast.ts';
import { BannerSign, Emblem } from './pieces.tsx';
import type { Act } from './story.ts';

/** The way of a card, from its first hex to its last, as far as it went anywhere. */
function routeOf({ from, steps }: Act, { place, t }: Cast): string {
  const moves = steps.flatMap(({ event }) => (event.type === 'foe-moved' || event.type === 'skeletons-moved' ? [event] : []));
  const start = moves[0]?.from ?? from;
  if (start < 0) return '';
  return moves.length === 0 ? t.story.stays(place(start)) : t.story.route(place(start), place(moves.at(-1)!.to));
}

/** Points of the Empire and of Chaos in an activation. */
const pointsOf = ({ steps }: Act): readonly (readonly ['E' | 'C', number])[] =>
  (['E', 'C'] as const).flatMap((party) => {
    const n = steps.reduce((sum, { event }) => sum + (event.type === 'vp' && event.party === party ? event.n : 0), 0);
    return n === 0 ? [] : [[party, n] as const];
  });

const isMove = (type: string): boolean => type === 'foe-moved' || type === 'skeletons-moved' || type === 'foe-stays' || type === 'vp';

function Row({ act, cast }: { readonly act: Act; readonly cast: Cast }) {
  const { w, t } = cast;
  const effects = act.steps.filter(({ event }) => !isMove(event.type));
  return (
    <section>
      {act.card === null ? <Icon name="skull" /> : <Emblem card={act.card} />}
      <h3>
        {act.card === null ? w.skeletons : w.nemesis[act.card].name}
        <small>{routeOf(act, cast)}</small>
      </h3>
      <p>{effects.length === 0 ? t.story.still : effects.map(({ text }) => text).join(' ')}</p>
      <span className="vps">
        {pointsOf(act).map(([party, n]) => (
          <span key={party} className="vp">
            <BannerSign party={party} />
            {n > 0 ? `+${n}` : n}
          </span>
        ))}
      </span>
    </section>
  );
}

export function Digest({ acts, cast }: { readonly acts: readonly Act[]; readonly cast: Cast }) {
  return (
    <div className="up-digest">
      {acts.length === 0 && <p>{cast.t.story.nothing}</p>}
      {acts.map((act, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may act more than once
        <Row key={i} act={act} cast={cast} />
      ))}
    </div>
  );
}

/** Heroes meet: who, where and why, and what each of them has, beside the question what is given. */
import type { Described, Seat } from '@longtable/kernel';
import { HERO } from '@longtable/uprising/data/heroes';
import { cardName } from '@longtable/uprising/locale/things';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import { RuleLink } from '../../src/rules/rule-link.tsx';
import type { Cast } from './cast.ts';
import { Goods } from './goods.tsx';
import { Portrait } from './portrait.tsx';

const RULE = 'UP-ACT-TRADE-03';

/** Everybody whom something may be given to. */
const partnersOf = ({ ask, shown }: Described): readonly Seat[] => {
  const to = shown.with?.['to'];
  if (ask.shape !== 'pick') return typeof to === 'number' ? [to] : [];
  const seats = ask.options.flatMap((id) => /(?:goods:|>)(\d+)$/.exec(String(id))?.[1] ?? []).map(Number);
  return [...new Set(seats)];
};

function Face({ seat, cast }: { readonly seat: Seat; readonly cast: Cast }) {
  const { view, w, faces } = cast;
  const { hero, salt, plunder, food, items } = view.players[seat]!;
  return (
    <figure className={`face p${faces[seat]!.colour}`}>
      <Portrait hero={hero} part="60 20 180 120" />
      <figcaption>
        <b>{w.heroes[hero]}</b>
        <small>
          {w.factions[HERO[hero].faction]} · {faces[seat]!.name}
        </small>
        <Goods goods={[salt, plunder, food]} w={w} all />
        {items.length > 0 && <small className="has">{items.map((id) => cardName(w, id)).join(', ')}</small>}
      </figcaption>
    </figure>
  );
}

export function MeetSheet({ question, cast }: { readonly question: Described; readonly cast: Cast }) {
  const { view, t, viewer, faces, place } = cast;
  const text = useText();
  if (viewer === null) return null;
  const partners = partnersOf(question);
  const others = view.players.flatMap((_, seat) => (seat !== viewer && (partners.length === 0 || partners.includes(seat)) ? [seat] : []));
  const by = Number(question.shown.with?.['by'] ?? viewer);
  const hex = Number(question.shown.with?.['hex'] ?? -1);
  return (
    <section className="up-sheet up-meet" aria-label={t.meet.title} data-target="meet">
      <div className="faces">
        <Face seat={viewer} cast={cast} />
        <Icon name="refresh" />
        {others.map((seat) => (
          <Face key={seat} seat={seat} cast={cast} />
        ))}
      </div>
      <div>
        <h2>{hex >= 0 ? t.meet.at(place(hex)) : t.meet.afar}</h2>
        <p>
          {hex >= 0 && (by === viewer ? t.meet.youTrade : t.meet.theyTrade(faces[by]?.name ?? ''))} {t.meet.free}{' '}
          <RuleLink game="uprising" rule={RULE} word={text.log.why} />
        </p>
      </div>
    </section>
  );
}

/** The realm of another player, unfolded over the table: what is public of it, and what can be besieged. */
import type { Seat } from '@longtable/kernel';
import { useEffect } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { Button } from '../../src/design/button.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { Cast } from './cast.ts';
import { Face } from './face.tsx';
import { Home } from './home.tsx';
import { labelOf, priceOf } from './label.ts';
import { barracksOf, heldOf } from './market.tsx';
import { SiegePlate } from './plate.tsx';
import { foldRealm } from './state.ts';
import { Thing } from './thing.tsx';

export function Realm({ seat, cast }: { readonly seat: Seat; readonly cast: Cast }) {
  const { t, faces, view, w } = cast;
  const face = faces[seat]!;
  const player = view.players[seat]!;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') foldRealm();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className={`panel ra-realm p${face.colour}`} aria-label={t.realmOf(face.name)}>
      <header>
        <Shield colour={face.colour} charge={face.charge} />
        <h2>{t.realmOf(face.name)}</h2>
        <span className="faint">{w.races[player.race]}</span>
        <Button small icon="close" label={t.fold} onPress={foldRealm} className="fold" />
      </header>
      <div className="lie">
        <HomeTarget seat={seat} cast={cast} />
        <Possessions seat={seat} cast={cast} />
        <Known seat={seat} cast={cast} />
      </div>
      <h3 className="ra-zl">{t.theirBarracks}</h3>
      <div className="ra-row piles" style={{ '--k': 8 } as React.CSSProperties}>
        {barracksOf(cast, seat).map(({ card, left }) => (
          <Thing key={card} id={`their:${card}`} tip={card} label={labelOf(cast, card, priceOf(cast, card), t.left(left))}>
            <Face id={card} cast={cast} count={left} />
          </Thing>
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  readonly seat: Seat;
  readonly cast: Cast;
}

function HomeTarget({ seat, cast }: PartProps) {
  const { t, faces, view } = cast;
  const player = view.players[seat]!;
  const { damage, limit } = view.shared ?? player;
  const id = `realm:${seat}`;
  const words = t.damageOf(damage, limit);
  return (
    <div className="ra-tg">
      <Thing id={id} label={`${cast.name(id)}, ${words}`} spot={id} className="home">
        <Home face={faces[seat]} race={t.race[view.shared?.race ?? player.race]!} damage={words} n={damage} limit={limit} />
      </Thing>
      <SiegePlate id={id} owner={seat} walls={0} cast={cast} />
    </div>
  );
}

function Possessions({ seat, cast }: PartProps) {
  const touch = useTouch();
  return heldOf(cast, seat).map(({ id, spent }, i) => {
    const site = cast.view.sites.find((one) => one.id === id);
    const lit = touch.of(id)?.state === 'legal' ? 'may' : '';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: strongholds are all alike
      <div className="ra-tg" key={`${id} ${i}`}>
        <Thing
          id={site === undefined ? `their:${id}` : id}
          tip={id}
          label={labelOf(cast, id, spent ? cast.t.exhausted : '')}
          className={`${lit} ${spent ? 'spent' : ''}`}
        >
          <Face id={id} cast={cast} price={false} />
        </Thing>
        {site === undefined ? (
          <span className="ra-vs no">
            <small>{cast.t.neverBesieged}</small>
          </span>
        ) : (
          <SiegePlate id={id} owner={seat} walls={site.walls} cast={cast} />
        )}
      </div>
    );
  });
}

/** The top of the discard pile, and cards of the hand that everybody knows. */
function Known({ seat, cast }: PartProps) {
  const { discard, seen } = cast.view.players[seat]!;
  const top = discard.at(-1);
  return (
    <>
      {seen.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike cards lie side by side
        <div className="ra-tg" key={`${id} ${i}`}>
          <Thing id={`their:${id}`} tip={id} label={labelOf(cast, id)}>
            <Face id={id} cast={cast} price={false} />
          </Thing>
          <span className="ra-vs no">
            <small>{cast.t.theirHand}</small>
          </span>
        </div>
      ))}
      {top !== undefined && (
        <div className="ra-tg">
          <Thing id={`their:${top}`} tip={top} label={labelOf(cast, top, cast.t.theirDiscard(discard.length))}>
            <Face id={top} cast={cast} price={false} />
          </Thing>
          <span className="ra-vs no">
            <small>{cast.t.theirDiscard(discard.length)}</small>
          </span>
        </div>
      )}
    </>
  );
}

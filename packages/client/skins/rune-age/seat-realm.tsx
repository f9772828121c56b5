/** A folded realm: race and damage, one touch away from the whole. */
import type { Seat } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { View } from '@longtable/rune-age';
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { useStore } from '../../src/state/store.ts';
import { Pips } from './home.tsx';
import { toggleRealm, unfolded } from './state.ts';
import { WORDS } from './words.ts';

interface SeatRealmProps {
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
}

export function SeatRealm({ view, seat, language }: SeatRealmProps) {
  const { t } = WORDS[language];
  const open = useStore(unfolded) === seat;
  const { race, damage, limit, alive, overlord } = view.players[seat]!;
  const touch = useTouch();
  const sites = view.sites.filter(({ owner }) => owner === seat).map(({ id }) => id);
  const lit = [`realm:${seat}`, ...sites].some((target) => touch.of(target)?.state === 'legal');
  const name = `${t.race[race]}${overlord ? `, ${t.overlord}` : ''}`;
  return (
    <button
      type="button"
      className={lit ? 'ra-unfold lit' : 'ra-unfold'}
      aria-expanded={open}
      data-realm={seat}
      data-target={`realm:${seat}`}
      onClick={() => toggleRealm(seat)}
    >
      <span className="race">{alive ? name : `${name}, ${t.fallen}`}</span>
      {view.shared === null && (
        <>
          <Pips n={damage} limit={limit} />
          <span className="num">{t.of(damage, limit)}</span>
        </>
      )}
      {lit && <span className="sr">{t.besiegeable}</span>}
      <Icon name="chevron" />
    </button>
  );
}

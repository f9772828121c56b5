/** A region: the land, who holds it, the stack of tiles, defenders, and its two spaces for minions. */

import { BATTLE_AT, BOARD_SPACES, GATHER_AT } from '@longtable/crown-of-ash/data/board';
import { NOBODY, REGION_DEFENDERS } from '@longtable/crown-of-ash/data/numbers';
import { target } from '@longtable/crown-of-ash/ids';
import { areaName, tileName } from '@longtable/crown-of-ash/locale/words';
import { useRef } from 'react';
import { Shield } from '../../src/design/shield.tsx';
import { isStill } from '../../src/state/settings.ts';
import { play } from '../../src/state/sound.ts';
import { useChange } from '../common/change.ts';
import type { Cast } from './cast.ts';
import { Defender } from './fighter.tsx';
import { Edge, Land, toneOf } from './landscape.tsx';
import { Space } from './space.tsx';
import { Thing } from './thing.tsx';
import { Stack } from './tile.tsx';

/** Words for an area, for those who hear it. */
export function areaWords(cast: Cast, area: number): string {
  const { view, w, t } = cast;
  const owner = view.owner[area]!;
  if (owner === NOBODY) return `${areaName(w, area)}, ${t.free}`;
  const tiles = view.tiles[area] ?? [];
  const parts = [areaName(w, area), t.heldBy(cast.name(owner)), t.worth(view.value[area]!)];
  if (tiles.length > 0) parts.push(tileName(w, tiles.at(-1)!));
  parts.push(view.defenders[area]!.length === 0 ? t.undefended : t.defence(view.defence[area]!));
  return parts.join(', ');
}

const DROP: Keyframe[] = [
  { transform: 'translateY(-24px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** The new tile falls onto the stack, the stack gives way a little; a new owner's shield rises. */
function useGrowth(height: number, owner: number): React.RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useChange(height, (before) => {
    if (height < before || isStill()) return;
    play('token');
    box.current?.querySelector('.coa-tile .face')?.animate(DROP, { duration: 420, easing: 'cubic-bezier(.3,1.4,.5,1)' });
    box.current
      ?.querySelector('.coa-tile')
      ?.animate([{ transform: 'none' }, { transform: 'scaleY(.96)' }, { transform: 'none' }], { duration: 420, delay: 180 });
  });
  useChange(owner, () => {
    if (isStill()) return;
    box.current?.querySelector('.own')?.animate([{ transform: 'translateY(30px) scaleY(.2)', opacity: 0 }, {}], {
      duration: 720,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    });
  });
  return box;
}

interface RegionProps {
  readonly area: number;
  readonly cast: Cast;
  /** The combat is fought here. */
  readonly fought: boolean;
  /** The AI looks here. */
  readonly marked: boolean;
}

export function Region({ area, cast, fought, marked }: RegionProps) {
  const { view, w, t } = cast;
  const owner = view.owner[area]!;
  const face = cast.faces[owner];
  const tiles = view.tiles[area]!;
  const defenders = view.defenders[area]!;
  const box = useGrowth(tiles.length, owner);
  const state = `${face ? '' : ' free'}${fought ? ' fought' : ''}${marked ? ' marked' : ''}`;
  return (
    <section ref={box} className={`coa-reg at${area}${state}`} aria-label={areaName(w, area)} data-spot={target('area', area)}>
      <Thing id={target('area', area)} label={areaWords(cast, area)} className={`coa-ground ${toneOf(area)}`} locks>
        <span className="in">
          <Land area={area} />
        </span>
        <Edge colour={face ? `var(--p${face.colour})` : '#9a8b70'} />
      </Thing>
      <h2 className="nm">{areaName(w, area)}</h2>
      {face && <Shield colour={face.colour} charge={face.charge} className="own" />}
      {tiles.length > 0 ? <Stack tiles={tiles} value={view.value[area]!} cast={cast} /> : <span className="coa-tile none">{t.free}</span>}
      <div className="coa-defs">
        {defenders.map((id) => (
          <Defender key={id} id={id} cast={cast} />
        ))}
        {Array.from({ length: Math.max(0, REGION_DEFENDERS - defenders.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity
          <span key={`free ${i}`} className="coa-def none" />
        ))}
      </div>
      <div className="coa-slots">
        <Space space={BOARD_SPACES[GATHER_AT + area]!} cast={cast} />
        <Space space={BOARD_SPACES[BATTLE_AT + area]!} cast={cast} />
      </div>
    </section>
  );
}

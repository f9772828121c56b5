/** A space for minions: round slots, who stands there, and whether one more may come. */

import { BOARD_SPACES, type BoardSpace, FLANKS, POSITIONS, type Position } from '@longtable/crown-of-ash/data/board';
import { target } from '@longtable/crown-of-ash/ids';
import { areaName } from '@longtable/crown-of-ash/locale/words';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import type { Cast } from './cast.ts';
import { Minion } from './minion.tsx';
import { Thing } from './thing.tsx';

const isPosition = (space: BoardSpace): space is Position => (POSITIONS as readonly string[]).includes(space);

export const modifierOf = ({ view }: Cast, position: Position): number => FLANKS[view.options.flanks].modifiers[position];

function signOf(cast: Cast, space: BoardSpace): ReactNode {
  if (isPosition(space)) return cast.t.signed(modifierOf(cast, space));
  const icon: IconName = space === 'gold' ? 'gold' : space === 'build' ? 'build' : space.startsWith('gather') ? 'plunder' : 'battle';
  return <Icon name={icon} />;
}

/** Players who stand there, in words. */
export function standing(cast: Cast, space: BoardSpace): string {
  const at = BOARD_SPACES.indexOf(space);
  const names = cast.view.spaces[at]!.map((who) => cast.name(who));
  return names.length === 0 ? cast.t.vacant : cast.t.stands(names.join(', '));
}

export const spaceName = ({ w }: Cast, space: BoardSpace): string => w.space(space, (area) => areaName(w, area));

export function spaceText({ t, ...cast }: Cast, space: BoardSpace): string {
  if (isPosition(space)) return t.spaces.citadel(t.signed(modifierOf({ t, ...cast }, space)));
  if (space === 'gold' || space === 'build') return t.spaces[space];
  return space.startsWith('gather') ? t.spaces.gather : t.spaces.battle;
}

interface SpaceProps {
  readonly space: BoardSpace;
  readonly cast: Cast;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function Space({ space, cast, className = '', style, children }: SpaceProps) {
  const at = BOARD_SPACES.indexOf(space);
  const here = cast.view.spaces[at]!;
  const room = cast.view.room[at]!;
  const open = Math.max(room < 0 ? 1 : room - here.length, 0);
  return (
    <Thing
      id={target('space', space)}
      label={`${spaceName(cast, space)}, ${standing(cast, space)}, ${cast.t.room(room < 0 ? -1 : room - here.length)}`}
      className={`coa-space ${className}`}
      spot={target('space', space)}
      {...(style !== undefined && { style })}
    >
      {here.map((who, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: minions stand in the order they came
        <span key={i} className={`coa-ws taken${i > 0 ? ' twin' : ''}`}>
          <Minion colour={cast.faces[who]!.colour} />
        </span>
      ))}
      {Array.from({ length: open }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: open slots have no identity
        <span key={`open ${i}`} className={`coa-ws vacant${here.length + i > 0 && room > 0 ? ' twin' : ''}`}>
          {signOf(cast, space)}
        </span>
      ))}
      {children}
    </Thing>
  );
}

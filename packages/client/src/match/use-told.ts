/** The place up to which the board has told what happens: the log ends there, so that it never runs ahead of a story. */
import type { Spec } from '@longtable/kernel';
import { useState } from 'react';
import type { Skin } from '../../skins/skin.ts';
import type { Stage } from './use-stage.ts';

type Event = Spec['event'];

interface Told {
  /** Events that the board has still to tell. */
  readonly untold: ReadonlySet<Event>;
  /** Everything up to this event is told. */
  tell(event: Event): void;
}

const NONE: ReadonlySet<Event> = new Set();

/** Events that are still to be told when `last` was told; null: nothing was, so that it is all from where a story begins. */
export function untoldOf(
  { happening, later }: Pick<Stage, 'happening' | 'later'>,
  last: Event | null,
  skin: Skin | null,
): readonly Event[] {
  if (happening === null) return [];
  const { events } = happening;
  const at = last === null ? -1 : events.indexOf(last);
  const from = at >= 0 ? at + 1 : (skin?.storyFrom?.(events) ?? events.length);
  return [...events.slice(from), ...later];
}

export function useTold(stage: Stage, skin: Skin | null): Told {
  const [last, tell] = useState<Event | null>(null);
  const untold = untoldOf(stage, last, skin);
  return { untold: untold.length === 0 ? NONE : new Set(untold), tell };
}

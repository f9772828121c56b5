/** The place up to which the board has told what happens: the log ends there, so that it never runs ahead of a story. */
import type { Spec } from '@longtable/kernel';
import { useState } from 'react';
import type { Skin } from '../../skins/skin.ts';
import type { Stage } from './use-stage.ts';

type Event = Spec['event'];

interface Told {
  /** Events of a story that runs, as far as it is told. */
  readonly told: readonly Event[];
  /** Events that the board has still to tell. */
  readonly untold: ReadonlySet<Event>;
  /** Everything up to this event is told. */
  tell(event: Event): void;
}

const NONE: ReadonlySet<Event> = new Set();

interface Telling {
  /** As far as a story is told; none where there is no story. */
  readonly told: readonly Event[];
  readonly untold: readonly Event[];
}

/** The events of the stage when `last` was told; null: nothing was, so that all is untold from where a story begins. */
export function tellingOf({ happening, later }: Pick<Stage, 'happening' | 'later'>, last: Event | null, skin: Skin | null): Telling {
  if (happening === null) return { told: [], untold: [] };
  const { events } = happening;
  const story = skin?.storyFrom?.(events) ?? events.length;
  const at = last === null ? -1 : events.indexOf(last);
  const from = at >= 0 ? at + 1 : story;
  return { told: story < events.length ? events.slice(0, from) : [], untold: [...events.slice(from), ...later] };
}

export function useTold(stage: Stage, skin: Skin | null): Told {
  const [last, tell] = useState<Event | null>(null);
  const { told, untold } = tellingOf(stage, last, skin);
  return { told, untold: untold.length === 0 ? NONE : new Set(untold), tell };
}

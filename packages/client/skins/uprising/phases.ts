/** The Phases in the bar at the top. */
import type { Language } from '@longtable/kit';
import type { Event } from '@longtable/uprising/events';
import type { View } from '@longtable/uprising/spec';
import type { IconName } from '../../src/design/icons.ts';
import type { Phase } from '../skin.ts';
import { WORDS } from './words.ts';

const PHASES = ['refresh', 'events', 'build', 'actions', 'nemesis', 'production', 'scoring'] as const;
const SIGNS: Readonly<Record<(typeof PHASES)[number], IconName>> = {
  refresh: 'refresh',
  events: 'sun',
  build: 'build',
  actions: 'hero',
  nemesis: 'horde',
  production: 'food',
  scoring: 'vp',
};

/** Phases of a Chapter, and where it stands: while a story runs, as far as that is told. */
export function phases(any_: object, language: Language, events: readonly object[]): Phase[] {
  const view = any_ as View;
  const { t } = WORDS[language];
  const told = events as readonly Event[];
  const phase = told.findLast((event) => event.type === 'phase')?.phase ?? view.phase;
  const chapter = told.findLast((event) => event.type === 'chapter')?.chapter ?? view.chapter;
  const now = (PHASES as readonly string[]).indexOf(phase);
  if (now < 0) return [{ id: phase, label: phase === 'setup' ? t.setup : t.end, icon: 'hero', state: 'on' }];
  return [
    { id: 'chapter', label: t.chapter(chapter), icon: 'quill', state: 'done' },
    ...PHASES.map(
      (id, i): Phase => ({
        id,
        label: t.phases[id],
        icon: SIGNS[id],
        state: i === now ? 'on' : i < now ? 'done' : 'to-come',
      }),
    ),
  ];
}

/** Guided games, fetched when somebody wants to learn. A game has a first one, and may have shorter ones about a part of it. */
import type { Lesson } from './lesson.ts';

const LOADERS = {
  yield: { game: 'yield', load: async () => (await import('./yield/index.ts')).lesson },
  uprising: { game: 'uprising', load: async () => (await import('./uprising/index.ts')).lesson },
  'uprising-nemeses': { game: 'uprising', load: async () => (await import('./uprising-nemeses/index.ts')).lesson },
  'crown-of-ash': { game: 'crown-of-ash', load: async () => (await import('./crown-of-ash/index.ts')).lesson },
  'rune-age': { game: 'rune-age', load: async () => (await import('./rune-age/index.ts')).lesson },
} as const satisfies Readonly<Record<string, { readonly game: string; readonly load: () => Promise<Lesson> }>>;

export type LessonId = keyof typeof LOADERS;
export const LESSONS = Object.keys(LOADERS) as readonly LessonId[];
export const isLesson = (id: string): id is LessonId => Object.hasOwn(LOADERS, id);

/** The lessons of a game, the first one first; empty: it has none. */
export const lessonsOf = (game: string): readonly LessonId[] => LESSONS.filter((id) => LOADERS[id].game === game);
export const hasLesson = (game: string): boolean => lessonsOf(game).length > 0;
/** Games with a guided first game. */
export const TAUGHT: readonly string[] = LESSONS.filter((id) => id === LOADERS[id].game);

export const loadLesson = async (id: string): Promise<Lesson | null> => (isLesson(id) ? LOADERS[id].load() : null);

/** Guided first games, fetched when somebody wants to learn. */
import type { Lesson } from './lesson.ts';

const LOADERS: Readonly<Record<string, () => Promise<Lesson>>> = {
  yield: async () => (await import('./yield/index.ts')).lesson,
  uprising: async () => (await import('./uprising/index.ts')).lesson,
  'crown-of-ash': async () => (await import('./crown-of-ash/index.ts')).lesson,
  'rune-age': async () => (await import('./rune-age/index.ts')).lesson,
};

export const LESSONS: readonly string[] = Object.keys(LOADERS);
export const hasLesson = (game: string): boolean => Object.hasOwn(LOADERS, game);

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await LOADERS[game]?.()) ?? null;
}

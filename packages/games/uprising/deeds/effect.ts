/** An effect begins: its path is also the reason of everything that it does. */
import type { Ctx, Turn } from '../spec.ts';

export const runEffect = (t: Pick<Turn, 'call'>, path: string, ctx: Ctx): void =>
  t.call('effect', { path, next: 0, ctx: { ...ctx, why: path }, roll: null, placed: '' });

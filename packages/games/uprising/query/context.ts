/** What an effect knows when it begins. */
import type { Seat } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';
import type { Ctx } from '../spec.ts';

const NOBODY: Ctx = { by: -1, here: -1, self: '', quest: '', region: '', side: 0, victor: 'E' };

export const ctxOf = (by: Seat, here: HexId, rest: Partial<Ctx> = {}): Ctx => ({ ...NOBODY, by, here, ...rest });

/** The shield of a person: a colour with its pattern, and a charge. */
import { z } from 'zod';
import { CREST_CHARGES } from './lists.ts';

const COLOURS = 5;

export const crest = z.object({ colour: z.int().min(1).max(COLOURS), charge: z.enum(CREST_CHARGES) });
export type Crest = z.infer<typeof crest>;

/** The rules as players read them, in English. */
import type { Rulebook } from '@longtable/catalogue';

export const rulebook: Rulebook = {
  sections: {},
  rules: {},
};

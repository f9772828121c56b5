/** The rules as players read them, in German. */
import type { Rulebook } from '@longtable/catalogue';

export const rulebook: Rulebook = {
  sections: {},
  rules: {},
};

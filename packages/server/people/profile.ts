/** The choices of somebody about what to show, as the store keeps them. Whatever is not there is not shown. */
import { type Profile, profile } from '@longtable/protocol';

const NOTHING: Profile = { crest: null, public: false };

export function profileOf(text: string): Profile {
  if (text === '{}') return NOTHING;
  const read = profile.partial().safeParse(JSON.parse(text));
  return read.success ? { crest: read.data.crest ?? null, public: read.data.public ?? false } : NOTHING;
}

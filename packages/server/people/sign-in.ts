/** The moment at which a browser becomes somebody. */
import type { Guest, WireRefusal } from '@longtable/protocol';
import { isClosed } from '../conduct/standing.ts';
import type { Asked } from '../http/asked.ts';
import { newToken, tokenDigest } from '../http/session.ts';
import { tokenBuckets } from '../limits.ts';
import type { PeopleContext } from './context.ts';

/** So many browsers of one person: who has more signs some out. */
const MOST_SESSIONS = 50;

export interface SignIn {
  /** null: go on. Counts an attempt of this address. */
  tooOften(asked: Asked): WireRefusal | null;
  /** Opens a session; the one that the browser had before is over. */
  as(id: string, asked: Asked): Promise<Guest | WireRefusal>;
}

export function signIn({ config, store, time, random, hangUp }: PeopleContext): SignIn {
  const perHour = config.limits.signInsPerHour;
  const attempts = tokenBuckets({ burst: perHour, perSecond: perHour / 3600 }, time);
  return {
    tooOften: ({ address }) => (attempts.spend(address) ? null : { refused: 'too-many' }),
    async as(id, { signedIn, device, setToken }) {
      const person = await store.person(id);
      if (person === null) return { refused: 'not-found' };
      if (await isClosed(store, id)) return { refused: 'name-closed' };
      const browsers = (await store.sessionsOf(id)).filter(({ rights }) => rights === null);
      if (browsers.length >= MOST_SESSIONS) return { refused: 'too-many' };
      const fresh = newToken(random);
      const now = time.now();
      await store.addSession({ token: tokenDigest(fresh), person: id, rights: null, device, since: now, seen: now });
      if (signedIn !== null) {
        await store.endSession(signedIn.session.token);
        hangUp({ session: signedIn.session.token });
      }
      setToken(fresh);
      return { id, name: person.name, kind: person.kind };
    },
  };
}

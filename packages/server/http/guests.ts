/** Requests of guests: to become one, to be known again, to leave. */

import { newGuestId } from '../table/make.ts';
import { type Handlers, NO_SESSION } from './asked.ts';
import { hourly, type RouteContext } from './context.ts';
import { newToken, tokenDigest } from './session.ts';

export function guestHandlers({ config, store, time, random, hub }: RouteContext): Handlers<'beGuest' | 'me' | 'logout'> {
  const tokens = hourly(config.limits.guestsPerHour, time);
  return {
    async beGuest({ signedIn, address, device, setToken }, { name }) {
      const now = time.now();
      if (signedIn !== null) {
        const { person } = signedIn;
        await store.putPerson({ ...person, name, seen: now });
        return { id: person.id, name, kind: person.kind };
      }
      if (config.registration === 'closed') return { refused: 'closed' };
      if (!tokens.spend(address)) return { refused: 'too-many' };
      const fresh = newToken(random);
      const id = newGuestId(random);
      await store.putPerson({ id, name, kind: 'guest', owner: null, since: now, seen: now, profile: '{}' });
      await store.addSession({ token: tokenDigest(fresh), person: id, rights: null, device, since: now, seen: now });
      setToken(fresh);
      return { id, name, kind: 'guest' };
    },
    me: async ({ guest }) => guest ?? NO_SESSION,
    async logout({ signedIn, setToken }) {
      if (signedIn !== null) {
        await store.endSession(signedIn.session.token);
        // Other tabs of the browser are signed out, too.
        hub.hangUp({ session: signedIn.session.token });
      }
      setToken(null);
      return {};
    },
  };
}

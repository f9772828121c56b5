/** Requests about somebody's matches. */
import { silencedUntil, warningsOf } from '../conduct/standing.ts';
import { type Handlers, NO_SESSION } from '../http/asked.ts';
import type { PeopleContext } from '../people/context.ts';
import { profileOf } from '../people/profile.ts';
import { rankAgain } from './best.ts';
import { figures, pastMatches } from './history.ts';

type Names = 'matches' | 'standing' | 'wishProfile' | 'best';

export function matchHandlers({ store, time, titles, best }: PeopleContext): Handlers<Names> {
  return {
    matches: async ({ guest, query }) => (guest === null ? NO_SESSION : pastMatches(store, guest.id, query)),
    async standing({ guest, signedIn }) {
      if (guest === null || signedIn === null) return NO_SESSION;
      const [games, warnings, silenced] = await Promise.all([
        figures(store, guest.id),
        warningsOf(store, guest.id),
        silencedUntil(store, guest.id, time.now()),
      ]);
      return { profile: profileOf(signedIn.person.profile), games, warnings, silenced };
    },
    async wishProfile({ signedIn }, wish) {
      if (signedIn === null) return NO_SESSION;
      const { person } = signedIn;
      if (wish.public === true && person.kind !== 'account') return { refused: 'accounts-only' };
      const known = profileOf(person.profile);
      const next = { crest: wish.crest === undefined ? known.crest : wish.crest, public: wish.public ?? known.public };
      await store.putPerson({ ...person, profile: JSON.stringify(next), seen: time.now() });
      if (next.public !== known.public) {
        await rankAgain(store, person.id, next.public);
        best.forget();
      }
      return next;
    },
    async best({ guest, query }) {
      const { game } = query;
      if (typeof game !== 'string' || !titles.ids.includes(game)) return { refused: 'bad-message', message: 'game: there is no such one' };
      const page = Math.min(10_000, Math.max(0, Math.floor(Number(query['page']) || 0)));
      return best.page(game, page, guest?.id ?? null);
    },
  };
}

/** For tinkerers: tokens with few rights, and programs that play under names of their own. */
import { BOT_MARK, type Guest, NAME_LENGTH, RIGHTS, type WireRefusal } from '@longtable/protocol';
import { type AskedBySomebody, type Body, NOT_FOUND } from '../http/asked.ts';
import { newToken, tokenDigest } from '../http/session.ts';
import type { SessionRow } from '../store/people-contract.ts';
import { newGuestId } from '../table/make.ts';
import type { PeopleContext } from './context.ts';
import { sessionId } from './digests.ts';

const MOST_TOKENS = 20;
const MOST_BOTS = 5;

export interface Tokens {
  make(asked: AskedBySomebody, body: Body<'makeToken'>): Promise<{ id: string; token: string } | WireRefusal>;
  /** null: it works no longer. */
  end(asked: AskedBySomebody, id: string): Promise<WireRefusal | null>;
  makeBot(asked: AskedBySomebody, name: string): Promise<Guest | WireRefusal>;
  endBot(asked: AskedBySomebody, id: string): Promise<WireRefusal | null>;
  /** All tokens of a person and of their programs. */
  of(person: string): Promise<readonly SessionRow[]>;
}

export function tokens({ store, time, random, hangUp }: PeopleContext): Tokens {
  async function of(person: string): Promise<SessionRow[]> {
    const owners = [person, ...(await store.botsOf(person)).map(({ id }) => id)];
    const all = await Promise.all(owners.map((owner) => store.sessionsOf(owner)));
    return all.flat().filter(({ rights }) => rights !== null);
  }

  return {
    of,
    async make({ guest }, { name, rights, bot }) {
      if ((await of(guest.id)).length >= MOST_TOKENS) return { refused: 'too-many' };
      if (bot !== undefined && !(await store.botsOf(guest.id)).some(({ id }) => id === bot)) return NOT_FOUND;
      const token = newToken(random);
      const now = time.now();
      const sorted = RIGHTS.filter((right) => right === 'watch' || rights.includes(right)).join(',');
      const digest = tokenDigest(token);
      await store.addSession({ token: digest, person: bot ?? guest.id, rights: sorted, device: name, since: now, seen: now });
      return { id: sessionId(digest), token };
    },
    async end({ guest }, id) {
      const found = (await of(guest.id)).find(({ token }) => sessionId(token) === id);
      if (found === undefined) return NOT_FOUND;
      await store.endSession(found.token);
      hangUp({ session: found.token });
      return null;
    },
    async makeBot({ guest }, name) {
      if ((await store.botsOf(guest.id)).length >= MOST_BOTS) return { refused: 'too-many' };
      const now = time.now();
      const marked = `${[...name]
        .slice(0, NAME_LENGTH - BOT_MARK.length)
        .join('')
        .trimEnd()}${BOT_MARK}`;
      const row = { id: newGuestId(random), name: marked, kind: 'bot' as const, owner: guest.id, since: now, seen: now, profile: '{}' };
      await store.putPerson(row);
      return { id: row.id, name: marked, kind: 'bot' };
    },
    async endBot({ guest }, id) {
      if (!(await store.botsOf(guest.id)).some((one) => one.id === id)) return NOT_FOUND;
      hangUp({ person: id });
      await store.forgetPerson(id);
      return null;
    },
  };
}

/** Answers to the requests about people. */
import type { PEOPLE_ROUTES, WireRefusal } from '@longtable/protocol';
import { type AskedBySomebody, bySomebody, type Handlers } from '../http/asked.ts';
import { tokenBuckets } from '../limits.ts';
import { accountOf } from './account.ts';
import { archiveOf } from './archive.ts';
import { codes } from './codes.ts';
import { KIND, type PeopleContext } from './context.ts';
import { sessionId } from './digests.ts';
import { forget } from './forget.ts';
import { passkeys } from './passkeys.ts';
import { signIn } from './sign-in.ts';
import { tokens } from './tokens.ts';

const CLOSED: WireRefusal = { refused: 'closed' };
/** So many archives an hour for one person: each plays all their matches again. */
const ARCHIVES = { burst: 5, perSecond: 5 / 3600 };

export function peopleHandlers(context: PeopleContext): Handlers<keyof typeof PEOPLE_ROUTES> {
  const { config, store, time, hangUp } = context;
  const enter = signIn(context);
  const keys = passkeys(context, enter);
  const ways = codes(context, enter);
  const programs = tokens(context);
  const archives = tokenBuckets(ARCHIVES, time);
  const account = (asked: AskedBySomebody) => accountOf(context, programs, asked);
  /** The account after something was done; or why it was not. */
  const then = async (asked: AskedBySomebody, refused: WireRefusal | null) => refused ?? account(asked);
  /** Guests become accounts only where the operator lets them. */
  const isClosedFor = ({ guest }: AskedBySomebody): boolean => guest.kind !== 'account' && config.registration !== 'open';

  async function removePasskey(asked: AskedBySomebody, id: string): Promise<WireRefusal | null> {
    const [all, words] = [await store.recordsOf(asked.guest.id, KIND.passkey), await store.recordsOf(asked.guest.id, KIND.words)];
    const found = all.find((row) => row.id === id);
    if (found === undefined) return { refused: 'not-found' };
    if (all.length + words.length === 1) return { refused: 'not-allowed', message: 'It is the last way back.' };
    await store.changeRecords([{ kind: KIND.passkey, id, before: found.body, after: null }]);
    return null;
  }

  async function endSessions({ guest, signedIn }: AskedBySomebody, id: string | undefined): Promise<WireRefusal | null> {
    const others = (await store.sessionsOf(guest.id)).filter(({ rights, token }) => rights === null && token !== signedIn.session.token);
    const ended = id === undefined ? others : others.filter(({ token }) => sessionId(token) === id);
    if (id !== undefined && ended.length === 0) return { refused: 'not-found' };
    for (const { token } of ended) {
      await store.endSession(token);
      hangUp({ session: token });
    }
    return null;
  }

  return {
    account: bySomebody(account),
    passkeyOptions: bySomebody(async (asked) => (isClosedFor(asked) ? CLOSED : keys.beginToAdd(asked))),
    addPasskey: bySomebody(async (asked, body) => (isClosedFor(asked) ? CLOSED : then(asked, await keys.add(asked, body)))),
    removePasskey: bySomebody(async (asked, { id }) => then(asked, await removePasskey(asked, id))),
    makeWords: bySomebody(async (asked) => (isClosedFor(asked) ? CLOSED : ways.makeWords(asked))),
    makeCode: bySomebody((asked) => ways.makeCode(asked)),
    signInOptions: (asked) => keys.beginToSignIn(asked),
    signInPasskey: (asked, body) => keys.signIn(asked, body),
    signInCode: (asked, { code }) => ways.signInWithCode(asked, code),
    signInWords: (asked, { words }) => ways.signInWithWords(asked, words),
    endSession: bySomebody(async (asked, { id }) => then(asked, await endSessions(asked, id))),
    archive: bySomebody(async (asked) => (archives.spend(asked.guest.id) ? archiveOf(context, asked) : { refused: 'too-many' })),
    deleteMe: bySomebody(async (asked, { name }) => {
      if (name.trim() !== asked.guest.name) return { refused: 'bad-message', message: 'name: not your own' };
      const refused = await forget(context, asked.guest.id);
      if (refused === null) asked.setToken(null);
      return refused ?? {};
    }),
    makeToken: bySomebody((asked, body) => programs.make(asked, body)),
    endToken: bySomebody(async (asked, { id }) => then(asked, await programs.end(asked, id))),
    makeBot: bySomebody((asked, { name }) => programs.makeBot(asked, name)),
    endBot: bySomebody(async (asked, { id }) => then(asked, await programs.endBot(asked, id))),
  };
}

/** Other ways back: a code from a device that is signed in, and twelve words on paper. */
import type { Guest, WireRefusal } from '@longtable/protocol';
import type { Answer, Asked, AskedBySomebody } from '../http/asked.ts';
import { tokenBuckets } from '../limits.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { KIND, MINUTE, type PeopleContext } from './context.ts';
import { codeDigest, newCode, newWords, wordsDigest } from './digests.ts';
import type { SignIn } from './sign-in.ts';

const CODE_MS = 10 * MINUTE;
/** So many codes and lists of words an hour for one person. */
const RATE = { burst: 20, perSecond: 20 / 3600 };

export interface Codes {
  makeCode(asked: AskedBySomebody): Promise<Answer<'makeCode'> | WireRefusal>;
  signInWithCode(asked: Asked, code: string): Promise<Guest | WireRefusal>;
  makeWords(asked: AskedBySomebody): Promise<Answer<'makeWords'> | WireRefusal>;
  signInWithWords(asked: Asked, words: string): Promise<Guest | WireRefusal>;
}

export function codes({ store, time, random }: PeopleContext, enter: SignIn): Codes {
  const made = tokenBuckets(RATE, time);

  /** Keeps a new code; the one before makes room for it. */
  async function replace(kind: string, id: string, person: string, until: number | null): Promise<void> {
    const at = time.now();
    const old = await store.recordsOf(person, kind);
    const after: RecordRow = { kind, id, person, topic: null, rank: null, until, at, body: String(at) };
    const gone = old.map((row) => ({ kind, id: row.id, before: row.body, after: null }));
    await store.changeRecords([...gone, { kind, id, before: null, after }]);
  }

  return {
    async makeCode({ guest }) {
      if (!made.spend(guest.id)) return { refused: 'too-many' };
      const code = newCode(random);
      const until = time.now() + CODE_MS;
      await replace(KIND.code, codeDigest(code), guest.id, until);
      return { code: `${code.slice(0, 5)}-${code.slice(5)}`, until };
    },
    async signInWithCode(asked, code) {
      const refused = enter.tooOften(asked);
      if (refused !== null) return refused;
      const found = await store.record(KIND.code, codeDigest(code));
      if (found === null) return { refused: 'wrong-code' };
      const isTaken = await store.changeRecords([{ kind: KIND.code, id: found.id, before: found.body, after: null }]);
      return isTaken && (found.until ?? 0) >= time.now() ? enter.as(found.person, asked) : { refused: 'wrong-code' };
    },
    async makeWords({ guest, signedIn }) {
      if (!made.spend(guest.id)) return { refused: 'too-many' };
      const words = newWords(random);
      await replace(KIND.words, wordsDigest(words.join(' ')), guest.id, null);
      await store.putPerson({ ...signedIn.person, kind: 'account', seen: time.now() });
      return { words };
    },
    async signInWithWords(asked, words) {
      const refused = enter.tooOften(asked);
      if (refused !== null) return refused;
      const found = await store.record(KIND.words, wordsDigest(words));
      return found === null ? { refused: 'wrong-words' } : enter.as(found.person, asked);
    },
  };
}

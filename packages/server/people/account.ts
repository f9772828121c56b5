/** A person's own account as they may see it. */
import type { Account, Right } from '@longtable/protocol';
import type { AskedBySomebody } from '../http/asked.ts';
import type { SessionRow } from '../store/people-contract.ts';
import { KIND, type PeopleContext } from './context.ts';
import { sessionId } from './digests.ts';
import { passkeyOf } from './passkeys.ts';
import type { Tokens } from './tokens.ts';

export async function accountOf({ config, store }: PeopleContext, tokens: Tokens, { guest, signedIn }: AskedBySomebody): Promise<Account> {
  const person = (await store.person(guest.id)) ?? signedIn.person;
  const [passkeys, words, sessions, bots, all] = await Promise.all([
    store.recordsOf(guest.id, KIND.passkey),
    store.recordsOf(guest.id, KIND.words),
    store.sessionsOf(guest.id),
    store.botsOf(guest.id),
    tokens.of(guest.id),
  ]);
  const sessionLine = ({ token, device, since, seen }: SessionRow) => {
    return { id: sessionId(token), device, since, seen, current: token === signedIn.session.token };
  };
  const tokenLine = ({ token, person: of, device, rights, since, seen }: SessionRow) => {
    const bot = bots.find(({ id }) => id === of)?.id ?? null;
    return { id: sessionId(token), name: device, rights: (rights ?? '').split(',') as Right[], bot, since, seen };
  };
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    since: person.since,
    operator: config.operators.includes(person.id),
    mayKeep: person.kind === 'account' || config.registration === 'open',
    passkeys: passkeys.map((row) => ({ id: row.id, label: passkeyOf(row).label, since: row.at, used: passkeyOf(row).used })),
    words: words.length > 0,
    sessions: sessions.filter(({ rights }) => rights === null).map(sessionLine),
    tokens: all.map(tokenLine),
    bots: bots.map(({ id, name, kind }) => ({ id, name, kind })),
  };
}

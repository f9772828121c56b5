/** Requests about oneself. */
import type { Account, Ceremony, Guest, Right, WireRefusal } from '@longtable/protocol';
import { isRefused, knownHere, request } from '../link/api.ts';
import { keep } from '../state/local-storage.ts';
import { change } from '../state/settings.ts';

/** A browser that the server has never met has no account: not worth a request that fails. */
export const myAccount = async (): Promise<Account | WireRefusal> =>
  knownHere() ? request('GET', '/api/my/account') : { refused: 'no-session' };

const post = <T>(path: string, body: object = {}): Promise<T | WireRefusal> => request('POST', path, body);

/** A passkey could not be made or used on this device; nothing was sent. */
export class NoPasskey extends Error {}

/** The browser's own part of a ceremony. Its library comes only where somebody needs it. */
async function perform(kind: 'startRegistration' | 'startAuthentication', { options }: Ceremony): Promise<unknown> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await library[kind]({ optionsJSON: options as never });
  } catch (error) {
    throw new NoPasskey(error instanceof Error ? error.message : String(error));
  }
}

async function ceremony<T>(kind: 'startRegistration' | 'startAuthentication', begin: string, end: string): Promise<T | WireRefusal> {
  const begun = await post<Ceremony>(begin);
  if (isRefused(begun)) return begun;
  const response = await perform(kind, begun);
  return post<T>(end, { ceremony: begun.ceremony, response });
}

export const addPasskey = (): Promise<Account | WireRefusal> => ceremony('startRegistration', '/api/my/passkey/options', '/api/my/passkey');
export const removePasskey = (id: string): Promise<Account | WireRefusal> => post('/api/my/passkey/remove', { id });
export const makeWords = (): Promise<{ words: readonly string[] } | WireRefusal> => post('/api/my/words');
export const makeCode = (): Promise<{ code: string; until: number } | WireRefusal> => post('/api/my/code');
export const endSession = (id?: string): Promise<Account | WireRefusal> => post('/api/my/sessions/end', id === undefined ? {} : { id });

/** From now on this browser is somebody. */
function known(guest: Guest | WireRefusal): Guest | WireRefusal {
  if (isRefused(guest)) return guest;
  change({ name: guest.name, account: guest.kind === 'account' });
  keep('guest', true);
  return guest;
}
export const signInWithPasskey = async (): Promise<Guest | WireRefusal> =>
  known(await ceremony<Guest>('startAuthentication', '/api/sign-in/options', '/api/sign-in/passkey'));
export const signInWithCode = async (code: string): Promise<Guest | WireRefusal> => known(await post('/api/sign-in/code', { code }));
export const signInWithWords = async (words: string): Promise<Guest | WireRefusal> => known(await post('/api/sign-in/words', { words }));

/** This browser is nobody any more. */
function unknown(): void {
  change({ name: '', account: false });
  keep('guest', false);
  keep('suggested', '');
}
export async function signOut(): Promise<WireRefusal | null> {
  const done = await post<object>('/api/logout');
  if (isRefused(done) && done.refused !== 'no-session') return done;
  unknown();
  return null;
}
export async function deleteMe(name: string): Promise<WireRefusal | null> {
  const done = await post<object>('/api/my/delete', { name });
  if (isRefused(done)) return done;
  unknown();
  return null;
}

export const makeToken = (name: string, rights: readonly Right[], bot?: string): Promise<{ id: string; token: string } | WireRefusal> =>
  post('/api/my/tokens', { name, rights, ...(bot === undefined ? {} : { bot }) });
export const endToken = (id: string): Promise<Account | WireRefusal> => post('/api/my/tokens/end', { id });
export const makeBot = (name: string): Promise<Guest | WireRefusal> => post('/api/my/bots', { name });
export const endBot = (id: string): Promise<Account | WireRefusal> => post('/api/my/bots/end', { id });

/** True where passkeys can work: they need a name and a browser that has them. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

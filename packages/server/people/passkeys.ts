/**
 * Passkeys: a key pair that stays in the person's device; the server knows the public half. Every ceremony is begun here, bound to one
 * origin and one purpose, and works once: an answer that comes twice, late, from another page or for another person is refused.
 */
import { isIP } from 'node:net';
import type { Ceremony, Guest, WireRefusal } from '@longtable/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Asked, AskedBySomebody, Body } from '../http/asked.ts';
import { randomWord } from '../ports.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { KIND, MINUTE, type PeopleContext } from './context.ts';
import type { SignIn } from './sign-in.ts';

export interface Passkey {
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
  readonly transports: readonly string[];
  readonly used: number | null;
}

interface Begun {
  readonly purpose: 'add' | 'sign-in';
  readonly challenge: string;
  readonly origin: string;
}

const CEREMONY_MS = 5 * MINUTE;
const MOST_PASSKEYS = 20;
const WRONG: WireRefusal = { refused: 'wrong-passkey' };

export const passkeyOf = ({ body }: RecordRow): Passkey => JSON.parse(body) as Passkey;

/** The name that passkeys belong to; null: a bare address, which has none. */
function relyingParty(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

export interface Passkeys {
  beginToAdd(asked: AskedBySomebody): Promise<Ceremony | WireRefusal>;
  /** null: kept. */
  add(asked: AskedBySomebody, body: Body<'addPasskey'>): Promise<WireRefusal | null>;
  beginToSignIn(asked: Asked): Promise<Ceremony | WireRefusal>;
  signIn(asked: Asked, body: Body<'signInPasskey'>): Promise<Guest | WireRefusal>;
}

export function passkeys({ store, time, random }: PeopleContext, enter: SignIn): Passkeys {
  async function begin(purpose: Begun['purpose'], person: string, { origin }: Asked, options: { challenge: string }): Promise<Ceremony> {
    const id = randomWord(random, 26);
    const body = JSON.stringify({ purpose, challenge: options.challenge, origin } satisfies Begun);
    const at = time.now();
    const after: RecordRow = { kind: KIND.ceremony, id, person, topic: null, rank: null, until: at + CEREMONY_MS, at, body };
    await store.sweepRecords(at);
    await store.changeRecords([{ kind: KIND.ceremony, id, before: null, after }]);
    return { ceremony: id, options: { ...options } };
  }

  /** Takes a ceremony, once: for this purpose, this person and this page. */
  async function take(id: string, purpose: Begun['purpose'], person: string, { origin }: Asked): Promise<Begun | null> {
    const found = await store.record(KIND.ceremony, id);
    if (found === null) return null;
    const isTaken = await store.changeRecords([{ kind: KIND.ceremony, id, before: found.body, after: null }]);
    const begun = JSON.parse(found.body) as Begun;
    const isValid = found.person === person && begun.purpose === purpose && begun.origin === origin && (found.until ?? 0) >= time.now();
    return isTaken && isValid ? begun : null;
  }

  async function verified(begun: Begun, response: Body<'signInPasskey'>['response'], known: RecordRow): Promise<number | null> {
    const { publicKey, counter } = passkeyOf(known);
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== Buffer.from(known.person).toString('base64url')) return null;
    const { verified: fine, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: begun.challenge,
      expectedOrigin: begun.origin,
      expectedRPID: relyingParty(begun.origin) ?? '',
      credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    });
    return fine ? authenticationInfo.newCounter : null;
  }

  return {
    async beginToAdd(asked) {
      const rpID = relyingParty(asked.origin);
      if (rpID === null) return { refused: 'no-passkeys' };
      const { id, name } = asked.guest;
      const known = await store.recordsOf(id, KIND.passkey);
      if (known.length >= MOST_PASSKEYS) return { refused: 'too-many' };
      const options = await generateRegistrationOptions({
        rpName: 'Longtable',
        rpID,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(id)),
        attestationType: 'none',
        excludeCredentials: known.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return begin('add', id, asked, options);
    },

    async add(asked, { ceremony, response }) {
      const { guest, signedIn, device } = asked;
      const begun = await take(ceremony, 'add', guest.id, asked);
      if (begun === null) return WRONG;
      const result = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: begun.challenge,
        expectedOrigin: begun.origin,
        expectedRPID: relyingParty(begun.origin) ?? '',
        requireUserVerification: false,
      }).catch(() => null);
      if (result === null || !result.verified) return WRONG;
      const { credential } = result.registrationInfo;
      const at = time.now();
      const passkey: Passkey = {
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        label: device,
        transports: credential.transports ?? [],
        used: null,
      };
      const row = { kind: KIND.passkey, id: credential.id, person: guest.id, topic: null, rank: null, until: null, at };
      const change = { kind: KIND.passkey, id: credential.id, before: null, after: { ...row, body: JSON.stringify(passkey) } };
      // A key that is known already is somebody's.
      if (!(await store.changeRecords([change]))) return WRONG;
      await store.putPerson({ ...signedIn.person, kind: 'account', seen: at });
      return null;
    },

    async beginToSignIn(asked) {
      const rpID = relyingParty(asked.origin);
      if (rpID === null) return { refused: 'no-passkeys' };
      return (
        enter.tooOften(asked) ?? begin('sign-in', '', asked, await generateAuthenticationOptions({ rpID, userVerification: 'preferred' }))
      );
    },

    async signIn(asked, { ceremony, response }) {
      const begun = await take(ceremony, 'sign-in', '', asked);
      const known = await store.record(KIND.passkey, response.id);
      if (begun === null || known === null) return WRONG;
      const counter = await verified(begun, response, known).catch(() => null);
      if (counter === null) return WRONG;
      const body = JSON.stringify({ ...passkeyOf(known), counter, used: time.now() } satisfies Passkey);
      // Of two sign-ins with the same counter one is a copy.
      const isFirst = await store.changeRecords([{ kind: KIND.passkey, id: known.id, before: known.body, after: { ...known, body } }]);
      return isFirst ? enter.as(known.person, asked) : WRONG;
    },
  };
}

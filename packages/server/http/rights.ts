/** The one place that decides for every request who may ask it. */
import type { Right, Route, WireRefusal } from '@longtable/protocol';
import type { SignedIn } from '../store/people-contract.ts';

/** null: a browser, which may do all that its person may. */
export const rightsOf = ({ session: { rights } }: SignedIn): readonly Right[] | null =>
  rights === null ? null : (rights.split(',') as Right[]);

export const hasRight = (rights: readonly Right[] | null, right: Right | undefined): boolean =>
  rights === null || (right !== undefined && rights.includes(right));

const NOT_ALLOWED: WireRefusal = { refused: 'not-allowed' };

/** null: go on. Strangers may read what needs no session; a token may do that too, and what its rights say. */
export function refusalFor(route: Route, found: SignedIn | null, operators: readonly string[]): WireRefusal | null {
  if (found === null) return route.session ? { refused: 'no-session' } : null;
  const isOpen = !route.session && route.method === 'GET';
  if (!isOpen && !hasRight(rightsOf(found), route.right)) return NOT_ALLOWED;
  if (route.needs === 'operator') return operators.includes(found.person.id) ? null : { refused: 'not-found' };
  return route.needs === 'account' && found.person.kind !== 'account' ? NOT_ALLOWED : null;
}

/** Routes as addresses that can be shared. */
import { store, useStore } from './store.ts';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'tables' }
  | { readonly at: 'notices' }
  | { readonly at: 'unsubscribe'; readonly token: string }
  | { readonly at: 'matches' }
  | { readonly at: 'settings' }
  | { readonly at: 'profile' }
  | { readonly at: 'best'; readonly game: string }
  | { readonly at: 'operators' }
  | { readonly at: 'sign-in'; readonly to: string; readonly code: string }
  | { readonly at: 'kit' }
  /** page: the summary, all rules or the editions; '': the one that fits. rule: an id, or the anchor of a chapter. */
  | { readonly at: 'rules'; readonly game: string; readonly page: string; readonly rule: string }
  | { readonly at: 'join'; readonly table: string; readonly code: string }
  | { readonly at: 'words'; readonly words: string }
  | { readonly at: 'table'; readonly table: string; readonly code: string }
  | { readonly at: 'local'; readonly table: string }
  | { readonly at: 'lost'; readonly path: string };

/** A part of an address. One that cannot be decoded leads nowhere, but the page stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(pathname: string, hash: string): Route {
  const [first = '', second = '', third = '', fourth = ''] = pathname.split('/').filter(Boolean).map(decoded);
  if (first === '') return { at: 'lobby' };
  if (first === 'new' || first === 'learn') return { at: first, game: second };
  if (first === 'tables' || first === 'notices' || first === 'matches' || first === 'settings' || first === 'kit') return { at: first };
  if (first === 'profile' || first === 'operators') return { at: first };
  if (first === 'best') return { at: first, game: second };
  // Where to afterwards stands in the path, a code behind the sign that never leaves the browser.
  if (first === 'sign-in') return { at: first, to: `/${[second, third, fourth].filter(Boolean).join('/')}`, code: hash.slice(1) };
  if (first === 'rules') return { at: 'rules', game: second, page: third, rule: hash.slice(1) };
  if (first === 'unsubscribe') return { at: 'unsubscribe', token: second };
  if (first === 'join' && second !== '') return { at: 'join', table: second, code: third };
  if (first === 'j' && second !== '') return { at: 'words', words: second };
  if (first === 't' && second !== '') return { at: 'table', table: second, code: third };
  if (first === 'local' && second !== '') return { at: 'local', table: second };
  return { at: 'lost', path: pathname };
}

const here = (): Route => routeOf(location.pathname, location.hash);
const route = store<Route>(here());
window.addEventListener('popstate', () => route.set(here()));
window.addEventListener('hashchange', () => route.set(here()));

export const useRoute = (): Route => useStore(route);

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.set(here());
  if (!path.includes('#')) window.scrollTo(0, 0);
}

export const inviteLink = (table: string, code: string): string => `${location.origin}/join/${table}/${code}`;
/** The address of a table by its words. */
export const wordsLink = (words: string): string => `${location.origin}/j/${words}`;
/** The address for those who only want to look. */
export const watchLink = (table: string, code: string): string => `${location.origin}/t/${table}/${code}`;

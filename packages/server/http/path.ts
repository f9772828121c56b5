/** One spelling for each address: whoever checks, limits or routes a request reads the same. */

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** A part of a path, decoded once and encoded again; what cannot be decoded is taken by its letters. */
function canonicalPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

/** The address of a request without scheme and host, with each letter of its path written in the shortest way. */
export function canonicalUrl(url: string): string {
  const [path = '', ...query] = url.replace(ABSOLUTE, '').split('?');
  const parts = path.split('/').map(canonicalPart).join('/');
  const rooted = parts.startsWith('/') ? parts : `/${parts}`;
  return query.length === 0 ? rooted : `${rooted}?${query.join('?')}`;
}

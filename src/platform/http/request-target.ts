/** Longest request target that the server accepts, in characters. No link of the site is longer. */
export const maxUrlLength = 2_000;

/**
 * Splits a request target (RFC 9112, 3.2) at its first `?`; later ones belong to the query (RFC 3986, 3.4).
 *
 * @param target `request.url` of Node: path and query
 */
export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf('?');
  return at === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, at), query: target.slice(at + 1) };
}

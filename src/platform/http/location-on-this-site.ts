/**
 * Where a redirect leads, as a path of this site whatever the request made of it: `//evil.example` and `/\evil.example`
 * would be other sites to a browser.
 *
 * @param location of the answer, on this site or with an origin that came from the request
 * @returns a path with one slash at its beginning, and the query
 */
export function locationOnThisSite(location: string): string {
  // Browsers read `\` as `/`, and skip tabs and line ends.
  const plain = location.replaceAll('\\', '/').replace(/\p{Cc}/gu, '');
  const path = /^https?:/i.test(plain) ? plain.replace(/^https?:\/*[^/?#]*/i, '') : plain;
  return `/${path.replace(/^\/+/, '')}`;
}

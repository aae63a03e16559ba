/**
 * Keeps a redirect on this site (open redirect): a browser would read `//evil.example` and `/\evil.example` as other
 * sites.
 *
 * @param location value of the `Location` header, with or without an origin
 * @returns path and query, with exactly one slash at the beginning
 */
export function sameOriginLocation(location: string): string {
  // Browsers read `\` as `/`, and skip tabs and line breaks.
  const plain = location.replaceAll('\\', '/').replace(/\p{Cc}/gu, '');
  const path = /^https?:/i.test(plain) ? plain.replace(/^https?:\/*[^/?#]*/i, '') : plain;
  return `/${path.replace(/^\/+/, '')}`;
}

/**
 * Everything public may be read. The API says nothing that pages and feeds do not say for readers, and the panel has
 * nothing to find.
 */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.tsx';

/** Matches a URL with the rules' patterns, as a browser does. */
function isLoadedAhead(href: string): boolean {
  const base = 'https://site.example/blog';
  const [{ where }] = JSON.parse(speculationRules).prerender;
  const [{ href_matches: pages }, { not }] = where.and;
  const matches = (pattern: string) => new URLPattern(pattern, base).test(href, base);
  return matches(pages) && !not.href_matches.some(matches);
}

test.each([
  '/',
  '/kurdish',
  '/arabic/blog?tag=Kurdish&q=a.b',
  '/blog/a-post#a-heading',
  '/administration',
])('%s is loaded ahead', (href) => {
  expect(isLoadedAhead(href)).toBe(true);
});

test.each([
  '/admin',
  '/admin/dashboard?tab=posts',
  '/api/blog/posts',
  '/media/1-640.webp',
  '/p/7',
  '/arabic/rss.xml',
  '/portfolio/website-poster.jpg',
  'https://elsewhere.example/',
  'mailto:sales@site.example',
])('%s is not', (href) => {
  expect(isLoadedAhead(href)).toBe(false);
});

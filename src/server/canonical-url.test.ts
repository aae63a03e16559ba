import { expect, test } from 'vitest';
import { resolvePath } from './canonical-url.ts';
import { isPanelPath } from './request-url.ts';

test.each([
  '/',
  '/about',
  '/arabic',
  '/kurdish/blog',
  '/blog/a-post',
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/review/0123456789abcdef0123456789abcdef',
  '/kurdish/review/0123456789abcdef0123456789abcdef',
])('%s is a page', (path) => expect(resolvePath(path)).toEqual({ kind: 'page' }));

test.each([
  ['/Blog', '/blog'],
  ['/ABOUT', '/about'],
  ['/Arabic', '/arabic'],
  ['/KURDISH/blog', '/kurdish/blog'],
  ['/kurdish/BLOG/A-Post', '/kurdish/blog/a-post'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/arabic//blog///', '/arabic/blog'],
  ['/%61bout', '/about'],
  ['/about%20', '/about'],
  ['/ADMIN', '/admin'],
  ['/Admin/Dashboard/', '/admin/dashboard'],
  ['/%61dmin', '/admin'],
  ['/RSS.xml', '/rss.xml'],
  ['/Review/0123456789ABCDEF0123456789abcdef', '/review/0123456789abcdef0123456789abcdef'],
  ['/Kurdish/Feed.JSON', '/kurdish/feed.json'],
  ['/Robots.txt', '/robots.txt'],
  ['/API/blog/posts', '/api/blog/posts'],
])('%s redirects to %s', (path, to) => {
  expect(resolvePath(path)).toEqual({ kind: 'redirect', to });
  expect(resolvePath(to)).toEqual({ kind: 'page' });
});

test.each([
  ['/nowhere', '/nowhere'],
  ['/Nowhere/', '/Nowhere'],
  ['//evil.example', '/evil.example'],
  ['/admin/xyz', '/admin/xyz'],
  ['/ADMIN/xyz', '/ADMIN/xyz'],
  ['/admin%2Fdashboard', '/admin_dashboard'],
  ['/%5Cadmin', '/_admin'],
  ['/adm%09in', '/adm_in'],
  ['/about%3Fx', '/about_x'],
  ['/about%23x', '/about_x'],
  ['/about;x', '/about_x'],
  ['/blog/%E0%A4%A', '/_'],
  ['/%E0%A4%A', '/_'],
  ['/kurdish/blog/%', '/kurdish/_'],
  ['/blog/%C3%A9', '/blog/__'],
  ['/blog/a%20post', '/blog/a_post'],
  ['/arabic/api/blog/posts', '/arabic/api/blog/posts'],
  ['/kurdish/sitemap.xml', '/kurdish/sitemap.xml'],
  ['/kurdish/Robots.txt', '/kurdish/Robots.txt'],
])('%s is unknown, and rendered as %s', (path, renderAs) => {
  expect(resolvePath(path)).toEqual({ kind: 'unknown', renderAs });
});

test('only three paths open the panel', () => {
  for (const path of ['/ADMIN', '/admin/', '/admin/xyz', '/administration', '/%61dmin'])
    expect(isPanelPath(path), path).toBe(false);
});

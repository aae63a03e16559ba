import { type Asked, ask, fetchText, test } from '../support/browser/responses.ts';
import { expect, listedPosts } from '../support/browser/site-test.ts';

const json = { 'content-type': 'application/json' };
const login = '/api/admin/login';
const wrong = JSON.stringify({ username: 'nobody', password: 'wrong' });

const answers: readonly [what: string, path: string, status: number, asked?: Asked][] = [
  ['a page', '/', 200],
  ['its head', '/', 200, { method: 'HEAD' }],
  ['a search', '/arabic/blog?q=x', 200],
  ['an unknown page', '/nowhere', 404],
  ['an unknown post', '/blog/nowhere', 404],
  ['a broken URL', '/blog/%E0%A4%A', 404],
  ['a page in capitals', '/Blog', 308],
  ['the panel in capitals', '/ADMIN', 308],
  ['a long URL', `/kurdish/blog?${'tag=a&'.repeat(1_000)}`, 414],
  ['a long URL of a call', `/api/blog/posts?${'limit=1&'.repeat(1_000)}`, 414],
  ['the panel', '/admin', 200],
  ['another language', '/blog?lang=ar', 302],
  ['a needless slash', '/about/', 308],
  ['another site in the path', '//evil.example', 404],
  ['a page that is written to', '/about', 405, { method: 'POST', body: 'x' }],
  ['a call of the framework', '/_serverFn/x', 403],
  ['posts', '/api/blog/posts?limit=1', 200],
  ['a wrong query', '/api/blog/posts?limit=x', 400],
  ['an unknown call', '/api/nowhere', 404],
  ['the description', '/api/openapi.json', 200],
  ['a call without a session', '/api/admin/session', 401],
  ['a wrong login', login, 401, { method: 'POST', headers: json, body: wrong }],
  ['a malformed login', login, 400, { method: 'POST', headers: json, body: '{' }],
  [
    'a login as text',
    login,
    415,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ],
  ['a large login', login, 413, { method: 'POST', headers: json, body: `"${'x'.repeat(20_000)}"` }],
  [
    'a preflight',
    login,
    404,
    {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    },
  ],
  ['robots.txt', '/robots.txt', 200],
  ['a feed', '/rss.xml', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the manifest', '/site.webmanifest', 200],
  ['the service worker', '/offline-worker.js', 200],
  ['an icon', '/favicon.svg', 200],
  ['a file that is known', '/favicon.svg', 304, { headers: { 'if-none-match': '*' } }],
  ['a part of a film', '/portfolio/crm-dashboard.mp4', 206, { headers: { range: 'bytes=0-9' } }],
  ['an unknown picture', '/media/nowhere.jpg', 404],
  ['an unknown share picture', '/share/nowhere.jpg', 404],
  ['an unknown short link', '/p/999999', 404],
];

test('every response has its security headers', async ({ page, origin }) => {
  const [post] = await listedPosts(page, 'en');
  const share = await (await page.request.get(`/blog/${post?.slug}`)).text();
  const own = (pattern: RegExp) => new URL(pattern.exec(share)?.[0] ?? '', origin).pathname;
  const all = [
    ...answers,
    ['a post', `/blog/${post?.slug}`, 200],
    ['a share picture', own(/\/share\/[^"]+\.jpg/), 200],
    ['a picture of a post', own(/\/media\/[^" ]+/), 200],
    ['a script', own(/\/assets\/[\w.-]+\.js/), 200],
    ['a font', own(/\/assets\/[\w.-]+\.woff2/), 200],
  ] satisfies typeof answers;
  for (const [what, path, status, asked] of all) {
    const { statusCode, headers } = await ask(origin, path, asked);
    const kind = headers['content-type'] ?? '';
    const isPicture = /^(image|video)\//.test(kind) || path === '/favicon.svg';
    expect({ what, statusCode, ...headers }).toMatchObject({
      what,
      statusCode: status,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(
        isPicture
          ? /^script-src 'none';.*\bframe-ancestors 'none'; sandbox\b/
          : /^default-src 'none';.*\bframe-ancestors 'none'/,
      ),
    });
    expect(headers['cross-origin-resource-policy'], what).toBe(
      isPicture ? 'cross-origin' : 'same-origin',
    );
    expect(headers['content-security-policy'], what).not.toMatch(/unsafe|\*/);
    expect(Object.keys(headers).join(), what).not.toMatch(
      /\bserver\b|powered|access-control|cookie/,
    );
    if (/^\/(api\/)?admin/.test(path) && asked?.method !== 'OPTIONS')
      expect(headers['cache-control'], what).toBe('no-store');
  }
});

test('a page has one URL: other spellings redirect to it, and a malformed URL is a 404 page', async ({
  origin,
}) => {
  for (const [path, location] of [
    ['/Blog?q=a', '/blog?q=a'],
    ['/ABOUT', '/about'],
    ['/KURDISH/blog', '/kurdish/blog'],
    ['/Arabic', '/arabic'],
    ['/about/', '/about'],
    ['/%61bout', '/about'],
    ['/ADMIN', '/admin'],
    ['/Admin/Dashboard', '/admin/dashboard'],
    ['/RSS.xml', '/rss.xml'],
  ] as const) {
    const { statusCode, headers } = await ask(origin, path);
    expect({ path, statusCode, location: headers.location }).toEqual({
      path,
      statusCode: 308,
      location,
    });
  }
  for (const path of ['/blog/%E0%A4%A', '/kurdish/%', '/arabic/api/blog/posts', '/admin/nothing'])
    expect(await fetchText(origin, path, {}), path).toContain('404 Page Not Found');
});

test.describe('a page of another site', () => {
  const attempts: readonly [what: string, headers: Record<string, string>, status: number][] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser', { origin: 'https://evil.example' }, 403],
    ['a frame without origin', { origin: 'null' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 400],
    ['a program', {}, 400],
  ];

  test("can't send API calls", async ({ origin }) => {
    for (const [what, headers, status] of attempts) {
      const asked = { method: 'POST', headers: { ...json, ...headers }, body: '{}' };
      expect((await ask(origin, login, asked)).statusCode, what).toBe(status);
    }
    const asked = { method: 'POST', headers: { ...json, origin }, body: '{}' };
    expect((await ask(origin, login, asked)).statusCode).toBe(400);
  });
});

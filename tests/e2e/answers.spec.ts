import { request as httpRequest, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, listedPosts, test as siteTest } from './site-test.ts';

const test = siteTest.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => await use(baseURL ?? ''),
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks for a path as it is written: browsers and `fetch` would tidy it. */
function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, path, method, headers, agent: false },
      (answer) => resolve(answer.resume()),
    );
    outgoing.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };
const login = '/api/admin/login';
const wrong = JSON.stringify({ username: 'nobody', password: 'wrong' });

const answers: readonly [what: string, path: string, status: number, asked?: Asked][] = [
  ['a page', '/', 200],
  ['its head', '/', 200, { method: 'HEAD' }],
  ['a search', '/arabic/blog?q=x', 200],
  ['an unknown page', '/nowhere', 404],
  ['an unknown post', '/blog/nowhere', 404],
  ['a broken address', '/%E0%A4%A', 400],
  ['the panel', '/admin', 200],
  ['another language', '/blog?lang=ar', 302],
  ['a needless slash', '/about/', 307],
  ['another site in the path', '//evil.example', 308],
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
  ['an icon', '/favicon.svg', 200],
  ['a file that is known', '/favicon.svg', 304, { headers: { 'if-none-match': '*' } }],
  ['a part of a film', '/portfolio/crm-dashboard.mp4', 206, { headers: { range: 'bytes=0-9' } }],
  ['an unknown picture', '/media/nowhere.jpg', 404],
  ['an unknown share picture', '/share/nowhere.jpg', 404],
  ['an unknown short address', '/p/999999', 404],
];

test('every answer tells browsers its bounds', async ({ page, origin }) => {
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

/** What turns a path into another site for some browser, in between what pages are named. */
const parts = [
  '/',
  '//',
  '\\',
  '%2f',
  '%5c',
  '%0d%0a',
  '%09',
  '.',
  '..',
  '@',
  ':',
  'evil.example',
  'http:',
  'https://',
  'blog',
  'about',
  'arabic',
  'kurdish',
  'p',
  '1',
  ';',
  '%00',
  '%E2%80%AE',
];

test('no path leads to another site', async ({ origin }) => {
  test.setTimeout(120_000);
  const path = fc.tuple(
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 7 }),
    fc.constantFrom(
      '',
      '?lang=ar',
      '?lang=//evil.example',
      '?lang=en&to=//evil.example',
      '?q=%0d%0aSet-Cookie:x=1',
    ),
    fc.constantFrom('/', '//', '/\\'),
  );
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(path, async ([segments, query, start]) => {
      const target = start + segments.join('') + query;
      const { statusCode = 0, headers } = await ask(origin, target, {
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
        },
      });
      expect(statusCode, target).toBeLessThan(500);
      expect(headers['set-cookie'], target).toBeUndefined();
      if (headers.location === undefined) return;
      redirects += 1;
      expect(headers.location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(headers.location, `${origin}${target}`).origin, target).toBe(origin);
    }),
    { numRuns: 300, examples: [[[['evil.example', '/'], '', '//']]] },
  );
  expect(redirects).toBeGreaterThan(20);
});

test('what the request calls the site is in no page, feed or redirect', async ({ origin }) => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  for (const path of ['/nowhere', '/blog?q=host', '/sitemap.xml', '/kurdish/rss.xml', '/admin']) {
    const answer = await fetchText(origin, path, headers);
    expect(answer, path).not.toContain('evil.example');
  }
});

async function fetchText(origin: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin);
  return await new Promise<string>((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject).end();
  });
}

test.describe('a page of another site', () => {
  const attempts: readonly [what: string, headers: Record<string, string>, status: number][] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser', { origin: 'https://evil.example' }, 403],
    ['a frame without origin', { origin: 'null' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 400],
    ['a program', {}, 400],
  ];

  test('can send no call', async ({ origin }) => {
    for (const [what, headers, status] of attempts) {
      const asked = { method: 'POST', headers: { ...json, ...headers }, body: '{}' };
      expect((await ask(origin, login, asked)).statusCode, what).toBe(status);
    }
    const asked = { method: 'POST', headers: { ...json, origin }, body: '{}' };
    expect((await ask(origin, login, asked)).statusCode).toBe(400);
  });
});

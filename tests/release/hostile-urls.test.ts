import { once } from 'node:events';
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';
import { hostileTexts, scriptVectors } from '../support/hostile-texts.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

/** Encodes a text as browsers do. A lone surrogate becomes U+FFFD. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Changes as little as a request line allows: printable characters stay. */
const bare = (text: string) =>
  text.toWellFormed().replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters));

/** In a query, `&` and `#` would end the text. */
const bareInQuery = (text: string) => bare(text).replace(/[&#+]/g, encodeURIComponent);

/** The parts of a URL that this site reads. */
const urls: readonly ((text: string) => string)[] = [
  (text) => `/${encoded(text)}`,
  (text) => `/${bare(text)}`,
  (text) => `/${encoded(text)}/blog`,
  (text) => `/arabic/${bare(text)}/about`,
  (text) => `/kurdish/blog/${encoded(text)}?q=${bareInQuery(text)}`,
  (text) => `/blog?q=${encoded(text)}&tag=${encoded(text)}&tag=${encoded(text)}`,
  (text) => `/kurdish/blog/tag/${encoded(text)}`,
  (text) => `/arabic/blog?q=${bareInQuery(text)}&category=${bareInQuery(text)}`,
  (text) => `/blog?${encoded(text)}=${encoded(text)}&${bareInQuery(text)}`,
  (text) => `/about?lang=${encoded(text)}&from=${encoded(text)}`,
  (text) => `/${bare(text)}?lang=${bareInQuery(text)}`,
  (text) => `/admin/${encoded(text)}?next=${bareInQuery(text)}`,
  (text) => `/api/blog/posts/${encoded(text)}?language=${encoded(text)}`,
  (text) => `/p/${encoded(text)}`,
  (text) => `/media/${bare(text)}`,
  (text) => `/share/${encoded(text)}.jpg`,
];

/** Every script vector in every place. Each other text gets a fifth of the places, so that the test takes seconds. */
function urlsFor(text: string, index: number): string[] {
  return urls
    .filter((_, place) => scriptVectors.includes(text) || (place + index) % 5 === 0)
    .map((urlFor) => urlFor(text));
}

describeEachEngine('a hostile URL', (test) => {
  test('causes no error, comes back as no markup and redirects to no other site', async ({
    databaseUrl,
  }) => {
    await prepareSite(databaseUrl);
    const site = await startBuiltSite(databaseUrl, { LOG_LEVEL: 'error', TRUST_PROXY: '1' });
    onTestFinished(() => site.kill());
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    onTestFinished(() => agent.destroy());
    let redirects = 0;
    let pages = 0;
    let shown = 0;

    const check = async (path: string, text: string, visitor: number) => {
      const response = await request(agent, site.port, path, `198.51.100.${visitor % 250}`);
      const { status, headers, body } = response;
      expect(status, path).toBeLessThan(500);
      expect(headers['set-cookie'], path).toBeUndefined();
      if (headers.location !== undefined) {
        redirects += 1;
        expect(headers.location, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(headers.location, site.origin).origin, path).toBe(site.origin);
      }
      if (!/html|xml|svg/.test(headers['content-type'] ?? '')) return;
      pages += 1;
      if (/[<"]/.test(text) && body.includes(escaped(text))) shown += 1;
      expect(holdsMarkupOf(body, text), path).toBe(false);
    };
    for (const [index, text] of hostileTexts.entries())
      await Promise.all(urlsFor(text, index).map((path) => check(path, text, index)));

    expect(pages).toBeGreaterThan(hostileTexts.length);
    expect(redirects).toBeGreaterThan(scriptVectors.length);
    expect(shown).toBeGreaterThan(scriptVectors.length);
    expect(site.output()).not.toContain('"level":"error"');
  });
});

test('the test would notice markup that comes back', () => {
  for (const text of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>']) {
    expect(holdsMarkupOf(`<p>${text}</p>`, text)).toBe(true);
    expect(holdsMarkupOf(`<p title="${escaped(text)}">${escaped(text)}</p>`, text)).toBe(false);
  }
  const attribute = '" onmouseover="alert(1)" x="';
  expect(holdsMarkupOf(`<p title="${attribute}">`, attribute)).toBe(true);
  expect(holdsMarkupOf(`<p title="${escaped(attribute)}">`, attribute)).toBe(false);
});

/** Escaped as React does. */
function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (letter) => names[letter] ?? letter).replaceAll("'", '&#x27;');
}

/** The code that the hostile texts would run, alone or inside their own tag. */
const called = /(?:alert|canaryWasCalled|javascript:|vbscript:|XSS)/i.source;
const foreignScript = new RegExp(`<script[^>]*>\\s*${called}`, 'i');
/** Pages have no attributes that run a script. */
const foreignInTag = new RegExp(`${called}|\\son[a-z]+=`, 'i');

/** Whether a page contains a text unescaped where that matters, or anything else that runs it. */
function holdsMarkupOf(body: string, text: string): boolean {
  const isMarkup = /<[a-z!/?]/i.test(text) && text.length > 8;
  // A text inside its quotes is no markup.
  const tags = body.replace(/="[^"]*"/g, '=""').match(/<[a-z!/?][^>]*/gi) ?? [];
  return (
    (isMarkup && body.includes(text)) ||
    foreignScript.test(body) ||
    tags.some((tag) => foreignInTag.test(tag))
  );
}

type Response = { status: number; headers: IncomingHttpHeaders; body: string };

/** Requests a path unchanged. Browsers and `fetch` would normalise it. */
async function request(agent: Agent, port: number, path: string, ip: string): Promise<Response> {
  const options = { agent, port, path, host: '127.0.0.1', headers: { 'x-forwarded-for': ip } };
  const outgoing = httpRequest(options).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await readText(response),
  };
}

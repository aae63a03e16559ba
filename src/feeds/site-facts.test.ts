import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { lightSurface } from '#theme.ts';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { samplePost } from '../../tests/support/sample-post.ts';
import { createFeeds } from './index.ts';

const siteUrl = 'https://site.example';

test('robots.txt allows the site except the panel, the API and the endless filters of the blog', async ({
  database,
}) => {
  const response = await createFeeds({ database, siteUrl }).request('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /blog?',
    'Disallow: /arabic/blog?',
    'Disallow: /kurdish/blog?',
    '',
    'Sitemap: https://site.example/sitemap.xml',
    '',
  ]);
});

test('security.txt has the fields of RFC 9116', async ({ database }) => {
  const response = await createFeeds({ database, siteUrl }).request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Preferred-Languages')).toBe('en, ar, ckb');
  expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
  const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(200);
  expect(daysLeft).toBeLessThan(365);
});

test('llms.txt describes the company and links every page and post', async ({ database }) => {
  await createPost(
    database,
    samplePost({ title: 'A [b](c)\n## d', description: 'One\ntwo', language: 'ckb' }),
  );
  const text = await (await createFeeds({ database, siteUrl }).request('/llms.txt')).text();
  expect(text).toMatch(/^# Lutka\n\n> \S[^\n]+\n\n[^#]/);
  expect(text.match(/^#+ .*/gm)).toEqual([
    '# Lutka',
    '## English',
    '## العربية',
    '## کوردیی سۆرانی',
    '## Optional',
  ]);
  for (const path of ['/', '/portfolio', '/blog', '/about', '/privacy', '/terms-of-service'])
    for (const language of languages)
      expect(text).toContain(`](${siteUrl}${pathInLanguage(path, language)}): `);
  expect(text).toContain(`- [A \\[b\\](c) ## d](${siteUrl}/kurdish/blog/a-b-c-d): One two\n`);
  expect(text).not.toMatch(/undefined|^- \[\]/m);
});

test.for(languages)('the web manifest is complete in %s', async (language, { database }) => {
  const path = pathInLanguage('/site.webmanifest', language);
  const response = await createFeeds({ database, siteUrl }).request(path);
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    lang: language,
    dir: language === 'en' ? 'ltr' : 'rtl',
    start_url: pathInLanguage('/', language),
  });
  const tokens = await readFile('src/ui/tokens.css', 'utf8');
  expect(tokens).toContain(`--surface: ${manifest.background_color};`);
  const purposes: string[] = [];
  for (const { src, sizes, purpose } of manifest.icons.slice(1)) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    purposes.push(`${purpose} ${sizes}`);
  }
  expect(purposes).toEqual(['any 192x192', 'maskable 192x192', 'any 512x512', 'maskable 512x512']);
});

test('a maskable icon fills its square and keeps the mark inside the safe circle', async () => {
  const { data, info } = await sharp('public/icons/maskable-512.png')
    .flatten({ background: '#f0f' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    data.readUIntBE((y * info.width + x) * info.channels, 3).toString(16);
  const ground = pixel(0, 0);
  expect(`#${ground}`).toBe(lightSurface);
  const centre = info.width / 2;
  let farthest = 0;
  for (let x = 0; x < info.width; x += 1)
    for (let y = 0; y < info.height; y += 1)
      if (pixel(x, y) !== ground) farthest = Math.max(farthest, Math.hypot(x - centre, y - centre));
  expect(farthest / info.width).toBeGreaterThan(0.2);
  expect(farthest / info.width).toBeLessThan(0.4);
});

import type { Page } from '@playwright/test';
import { languages, pathIn } from '../../support/browser/site-test.ts';
import { canaryFunction, scriptVectors } from '../../support/hostile-texts.ts';
import { titleOf } from '../../support/panel/edit-form.ts';
import { createPost, expect, openPanel, test } from '../../support/panel/panel-test.ts';
import { openListWith, rowsOf } from '../../support/panel/posts-tab.ts';

const fields = [
  'title',
  'description',
  'author',
  'category',
  'imageAlt',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
] as const;

/** Each vector is in a field of one post, and every post's text has all of them. */
function hostilePost(number: number) {
  // A post can't contain a null character, and the API says so.
  const vectors = scriptVectors.filter((vector) => !vector.includes('\0'));
  const vectorOf = (field: number) => vectors[(number * 13 + field) % vectors.length] ?? '';
  return {
    ...Object.fromEntries(fields.map((field, index) => [field, vectorOf(index).slice(0, 100)])),
    title: vectorOf(0),
    tags: [8, 9].map((index) => vectorOf(index).slice(0, 100)),
    sources: [10, 11, 12].map(vectorOf),
    content: vectors.join('\n\n'),
    language: languages[number],
  };
}

// Posts must be harmless by themselves, without the content security policy.
test.use({ bypassCSP: true });

test('no script of a post runs wherever the post is shown', async ({ page }) => {
  test.setTimeout(180_000);
  const called: string[] = [];
  await page.exposeFunction(canaryFunction, () => called.push(page.url()));
  const token = await openPanel(page);
  for (const [number, language] of languages.entries()) {
    const given = hostilePost(number);
    const { id, slug } = await createPost(page.request, token, given);
    const query = new URLSearchParams({ q: given.title });
    for (const path of ['/blog', `/blog?${query}`, `/blog/${slug}`]) {
      await page.goto(pathIn(language, path));
      await expect(page.getByText(given.title.slice(0, 12)).first()).toBeAttached();
      await expectNoWayIn(page);
    }
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
    expect(await feedErrors(page, language)).toEqual([]);

    await page.goto('/admin/dashboard');
    await openListWith(page, given.title);
    await expect(rowsOf(page).first()).toBeVisible();
    await expectNoWayIn(page);
    await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
    await expect(titleOf(page)).toHaveValue(given.title);
    await expectNoWayIn(page);
    const preview = await page.request.post('/api/admin/preview', {
      headers: { authorization: `Bearer ${token}` },
      data: { content: given.content, language },
    });
    const { html } = await preview.json();
    await page.goto('/terms-of-service');
    // The editor's own rendering: an image's event handlers run even if a script inserted it.
    await page.evaluate((markup) => {
      const shown = document.createElement('div');
      shown.innerHTML = markup;
      document.body.append(shown);
    }, html);
    await expectNoWayIn(page);
  }
  expect(called).toEqual([]);
});

/** Nothing on the page may run a script on a click, a move or a key. */
async function expectNoWayIn(page: Page): Promise<void> {
  const waysIn = await page.evaluate((canary) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const isUrl = /^(href|src|action|formaction|data|xlink:href)$/.test(name);
        const isScript = isUrl && /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value);
        const isHandler = name.startsWith('on') && value.includes(canary);
        if (isScript || isHandler || name === 'srcdoc') found.push(element.outerHTML.slice(0, 200));
      }
    return found;
  }, canaryFunction);
  expect(waysIn, page.url()).toEqual([]);
}

/** Feeds that a strict parser rejects, or that contain elements of a page. */
async function feedErrors(page: Page, language: (typeof languages)[number]) {
  const paths = ['/rss.xml', '/atom.xml'].map((path) => pathIn(language, path));
  return await page.evaluate(
    async (addresses) => {
      const issues: string[] = [];
      for (const address of addresses) {
        const xml = await (await fetch(address)).text();
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        if (feed.querySelector('parsererror, script, img, svg, iframe')) issues.push(address);
      }
      return issues;
    },
    [...paths, '/sitemap.xml'],
  );
}

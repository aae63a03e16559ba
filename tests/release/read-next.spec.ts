import { axeViolations } from '../support/browser/axe-violations.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

for (const language of languages) {
  const { readNext } = messages[language].blog;

  test.describe(`${language}: what to read next, without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('three articles of the language stand below an article, at 320 px', async ({ page }) => {
      const posts = await listedPosts(page, language);
      const path = pathIn(language, `/blog/${posts[0]?.slug}`);
      await page.goto(path);
      const list = page.getByRole('navigation', { name: readNext });
      const links = list.getByRole('link');
      await expect(links).toHaveCount(3);
      const titles = posts.slice(1).map(({ title }) => title);
      for (const title of await links.allTextContents()) expect(titles).toContain(title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const title = await links.first().textContent();
      await links.first().press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}`);
      await expect(links).toHaveCount(3);
    });
  });
}

for (const language of languages)
  test(`${language}: axe finds nothing in what to read next`, async ({ page }) => {
    const [post] = await listedPosts(page, language);
    await page.goto(pathIn(language, `/blog/${post?.slug}`));
    await expect(
      page.getByRole('navigation', { name: messages[language].blog.readNext }),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

test('is shown where a browser loads the article itself, and as the server renders it', async ({
  page,
}) => {
  const [post] = await listedPosts(page, 'ckb');
  const list = page.getByRole('navigation', { name: messages.ckb.blog.readNext });
  await page.goto(pathIn('ckb', `/blog/${post?.slug}`));
  const rendered = await list.getByRole('listitem').allTextContents();
  await page.goto(pathIn('ckb', '/blog'));
  await hydrated(page);
  await page.getByRole('link', { name: `${post?.title}` }).click();
  await expect(list.getByRole('listitem')).toHaveText(rendered);
  const next = list.getByRole('link').first();
  const title = await next.textContent();
  await next.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}`);
});

import { axeViolations } from '../support/browser/axe-violations.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
  topicPaths,
} from '../support/browser/site-test.ts';

for (const language of languages) {
  const texts = messages[language].blog;

  test.describe(`${language}: tags and categories, without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('an article leads to their pages by keyboard, and these lead back, at 320 px', async ({
      page,
    }) => {
      const posts = await listedPosts(page, language);
      const [post] = posts;
      const topics = topicPaths(post ?? { slug: '', title: '', tags: [], category: '' });
      const postPath = pathIn(language, `/blog/${post?.slug}`);
      const titles: (string | null)[] = [];
      for (const topic of topics) {
        const path = pathIn(language, topic);
        await page.goto(postPath);
        await page.locator(`main a[href="${path}"]`).press('Enter');
        await expect(page).toHaveURL(path);
        titles.push(await page.getByRole('heading', { level: 1 }).textContent());
        const cards = page.getByRole('article');
        const listed = posts.filter(({ tags, category }) =>
          topic.includes('/category/')
            ? category === post?.category
            : tags.some((tag) => post?.tags[topics.indexOf(topic)] === tag),
        );
        await expect(cards.getByRole('heading')).toHaveText(listed.map(({ title }) => title));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await cards.getByRole('link', { name: `${post?.title}` }).press('Enter');
        await expect(page).toHaveURL(postPath);
      }
      expect(new Set(titles).size).toBe(topics.length);
      await page.goto(pathIn(language, `${topics[0]}`));
      await page.getByRole('link', { name: texts.backToBlog }).press('Enter');
      await expect(page).toHaveURL(pathIn(language, '/blog'));
    });
  });

  test(`${language}: axe finds nothing on the page of a tag or a category, at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    const [post] = await listedPosts(page, language);
    const topics = post ? topicPaths(post) : [];
    for (const path of [topics[0], topics.at(-1)]) {
      await page.goto(pathIn(language, `${path}`));
      await hydrated(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
}

test('a tag of the other direction keeps its order in the title', async ({ page }) => {
  const [post] = await listedPosts(page, 'ckb');
  const [tag] = post ? topicPaths(post) : [];
  await page.goto(pathIn('ckb', `${tag}`));
  await expect(page.locator('h1 bdi')).toHaveText(`${post?.tags[0]}`);
  await expect(page.locator('h1 + p bdi')).toHaveText(`${post?.tags[0]}`);
});

test.describe('the language menu', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('leads from a category to the same one, and from a tag that only Kurdish has to the list', async ({
    page,
    request,
  }) => {
    const [post] = await listedPosts(page, 'ckb');
    const topics = post ? topicPaths(post) : [];
    for (const [path, to] of [
      [`${topics.at(-1)}`, topics.at(-1)],
      [`${topics[0]}`, '/blog'],
    ] as const) {
      await page.goto(pathIn('ckb', path));
      await page.getByRole('button', { name: messages.ckb.navigation.language }).click();
      await page.getByRole('link', { name: 'English', exact: true }).last().click();
      await expect(page).toHaveURL(`${to}`);
    }
    const unknown = await request.get('/blog/tag/nobody-wrote-this');
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('404 Page Not Found');
  });

  test('a page that a browser comes back to by Back after a reload is loaded again', async ({
    page,
  }) => {
    const [post] = await listedPosts(page, 'en');
    const [tag] = post ? topicPaths(post) : [];
    await page.goto(`${tag}`);
    await hydrated(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    // A link that the router follows, within the document.
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages.en.navigation.about })
      .click();
    await expect(page).toHaveURL('/about');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(`${tag}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

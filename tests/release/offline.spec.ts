import { connectionError } from '#content/connection-error.ts';
import { serverError } from '#content/server-error.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

// Messages of browsers and the router about files and calls that failed.
test.use({
  expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error preloading route/,
});

for (const language of languages) {
  const { blog, navigation } = messages[language];

  test(`${language}: without a connection a post is not found, and it opens once the connection is back`, async ({
    page,
    context,
  }) => {
    const [post] = await listedPosts(page, language);
    const card = page.locator(`a[href="${pathIn(language, `/blog/${post?.slug}`)}"]`);
    await page.clock.install();
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    // Longer than the router keeps what it has loaded, unless it is told otherwise.
    await page.clock.fastForward('10:00');
    await context.setOffline(true);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.notFoundTitle);
    const main = page.getByRole('main');
    await expect(main).toContainText(blog.notFoundText);
    await expect(main).toContainText(connectionError[language].text);
    await expect(main).not.toContainText(serverError[language].title);
    await page.goBack();
    await context.setOffline(false);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  });

  test(`${language}: without a connection another page says what to do, and it opens once the connection is back`, async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(language, '/about'));
    await hydrated(page);
    await context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: navigation.portfolio, exact: true })
      .click();
    const said = page.getByRole('alert');
    await expect(said.getByRole('heading')).toHaveText(connectionError[language].title);
    await expect(said).toContainText(connectionError[language].text);
    await expect(said).not.toContainText(serverError[language].title);
    await context.setOffline(false);
    await said.getByRole('button', { name: serverError[language].tryAgain }).click();
    await expect(page).toHaveURL(pathIn(language, '/portfolio'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  });
}

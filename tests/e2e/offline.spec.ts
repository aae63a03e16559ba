import { connectionError } from '#content/connection-error.ts';
import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, test } from '../support/browser/site-test.ts';

// Messages of browsers and the router about files and calls that failed.
test.use({
  expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error preloading route/,
});

test('a list of posts that failed to load says what to do', async ({ page }) => {
  await page.goto('/kurdish/about');
  await hydrated(page);
  await page.route('**/api/blog/posts?*', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages.ckb.navigation.blog, exact: true })
    .click();
  const said = page.getByRole('alert');
  await expect(said).toContainText(connectionError.ckb.text);
  await expect(said.getByRole('button', { name: messages.ckb.blog.tryAgain })).toBeVisible();
});

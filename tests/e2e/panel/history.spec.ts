import AxeBuilder from '@axe-core/playwright';
import { adminHistory as history } from '#content/messages/en/admin/history.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('two states of an article are compared in its languages, and an earlier text comes back', async ({
  page,
}) => {
  const token = await openPanel(page);
  const title = uniqueTitle('History');
  const content = 'The first paragraph.\n\nA price of 100 dollars.';
  const post = await createPost(page.request, token, { title, content });
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/admin/blog/posts/${post.id}`;
  const edited = await page.request.patch(path, {
    headers,
    data: { content: content.replace('100', '250'), updatedAt: post.updatedAt },
  });
  expect(edited.status()).toBe(200);

  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: history.title }).click();
  await expect(page).toHaveURL(new RegExp(`history=${post.id}`));
  await expect(page.getByRole('heading', { name: history.title })).toBeFocused();
  const english = page.getByRole('main').getByRole('region', { name: 'English' });
  await expect(english.locator('del')).toHaveText('100');
  await expect(english.locator('ins')).toHaveText('250');
  await expect(page.getByRole('region', { name: 'کوردی' })).toContainText(history.notWritten);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);

  const restore = english.getByRole('button', { name: history.restore });
  const stored = async () => (await (await page.request.get(path, { headers })).json()).content;
  await restore.click();
  await expect(page.getByText(history.restored, { exact: true })).toBeVisible();
  await expect(english.locator('ins')).toHaveText('100');
  expect(await stored()).toBe(content);
  // The restoration is a revision like any other, and can be undone in the same way.
  await restore.click();
  await expect(english.locator('ins')).toHaveText('250');
  expect(await stored()).toContain('250');
  await page.goBack();
  await expect(page.getByRole('link', { name: history.title })).toBeVisible();
});

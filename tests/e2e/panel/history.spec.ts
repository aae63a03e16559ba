import AxeBuilder from '@axe-core/playwright';
import { adminHistory as history } from '#content/messages/en/admin/history.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { changeElsewhere } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('two states of an article are compared in its languages, and an earlier text comes back', async ({
  page,
}) => {
  const token = await openPanel(page);
  const title = uniqueTitle('History');
  const content = 'The first paragraph.\n\nA price of 100 dollars.';
  const post = await createPost(page.request, token, { title, content });
  const kurdish = await createPost(page.request, token, {
    title: `مێژوو ${title}`,
    content: 'نرخێکی جێگیر بۆ هەمووان.',
    language: 'ckb',
    translationGroup: post.translationGroup,
  });
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/admin/blog/posts/${post.id}`;
  await changeElsewhere(page.request, token, post, { content: content.replace('100', '250') });
  await changeElsewhere(page.request, token, kurdish, { content: 'نرخێکی ڕوون بۆ هەمووان.' });

  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: history.title }).click();
  await expect(page).toHaveURL(new RegExp(`history=${post.id}`));
  await expect(page.getByRole('heading', { name: history.title })).toBeFocused();
  const english = page.getByRole('main').getByRole('region', { name: 'English' });
  // Before both changes, and after them.
  await page.locator('[name=history-earlier]').nth(2).check();
  await expect(english.locator('del')).toHaveText('100');
  await expect(english.locator('ins')).toHaveText('250');
  const sorani = page.getByRole('main').getByRole('region', { name: 'کوردی' });
  await expect(sorani.locator('del')).toHaveText('جێگیر');
  await expect(sorani.locator('ins')).toHaveText('ڕوون');
  await expect(sorani.locator('ins')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('region', { name: 'العربية' })).toContainText(history.notWritten);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);

  const restore = english.getByRole('button', { name: history.restore });
  const stored = async () => (await (await page.request.get(path, { headers })).json()).content;
  await restore.click();
  await expect(page.getByText(history.restored, { exact: true })).toBeVisible();
  await expect(english.locator('ins')).toHaveText('100');
  expect(await stored()).toBe(content);
  // The restoration is a revision like any other: the toast undoes it, and so does restoring again.
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(english.locator('ins')).toHaveText('250');
  expect(await stored()).toContain('250');
  await restore.click();
  await expect(english.locator('ins')).toHaveText('100');
  expect(await stored()).toBe(content);
  await page.goBack();
  await expect(page.getByRole('link', { name: history.title })).toBeVisible();
});

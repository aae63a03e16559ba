import {
  content,
  draftSaved,
  expectText,
  publish,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { admin, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('publishing sends exactly the specified payload', async ({ page }) => {
  await openPanel(page);
  const heading = uniqueTitle('Five words make this title');
  const text = 'Word '.repeat(60).trim();
  await write(page, 'en', heading, text);
  const sent = page.waitForRequest('**/api/admin/blog/posts');
  await publish(page, 'en').click();
  expect((await sent).postDataJSON()).toEqual({
    title: heading,
    content: text,
    description: `${text.slice(0, 200).trim()}…`,
    author: admin.username,
    category: 'General',
    tags: ['blog'],
    image: '/default-cover.jpg',
    imageAlt: '',
    language: 'en',
    published: true,
    sources: [],
    seoTitle: heading,
    seoDescription: text.slice(0, 160).trim(),
    seoKeywords: 'Five, words, make, this, title',
    translationGroup: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(page.getByRole('status')).toContainText([
    'English blog post published successfully!',
  ]);
});

test.describe('typed text', () => {
  test('survives a reload', async ({ page }) => {
    await openPanel(page);
    await write(page, 'ar', 'عنوان', 'نص عربي');
    await expect(draftSaved(page)).toBeVisible();
    await page.reload();
    await expect(title(page, 'ar')).toHaveValue('عنوان');
    await expectText(content(page, 'ar'), 'نص عربي');
  });
});

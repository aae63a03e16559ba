import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { expectText } from '../../support/panel/compose-form.ts';
import { openPost, saveOf, textOf } from '../../support/panel/edit-form.ts';
import { expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { changeElsewhere, expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { conflict } = posts;

test.describe('a post with changes from two editors', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('is merged if they changed different paragraphs, and says so', async ({ page }) => {
    const { token, post } = await openPost(page, {
      title: uniqueTitle('Two at once'),
      content: 'First.\n\n```js\nlet one;\n\nlet two;\n```\n\nLast.',
    });
    await changeElsewhere(page.request, token, post, {
      content: 'First, by them.\n\n```js\nlet one;\n\nlet two;\n```\n\nLast.',
      tags: ['blog', 'theirs'],
    });
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' By me.');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    const merged = page.getByRole('region', { name: conflict.mergedWith });
    await merged.getByText(/^What they changed: Text, Tags$/).click();
    await expect(merged.getByText('First, by them.')).toBeVisible();
    await expectText(textOf(page), 'First, by them.');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      content: 'First, by them.\n\n```js\nlet one;\n\nlet two;\n```\n\nLast. By me.',
      tags: ['blog', 'theirs'],
    });
    await merged.getByRole('button', { name: conflict.close }).click();
    await expect(merged).toHaveCount(0);
  });
});

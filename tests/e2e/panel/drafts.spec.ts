import { newTab } from '../../support/panel/drafts.ts';
import { expectKept, openPost, saveOf, textOf } from '../../support/panel/edit-form.ts';
import { expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('two tabs with one post', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('merge their texts when both are saved', async ({ page, context }) => {
    const { token, post } = await openPost(page, {
      title: uniqueTitle('Two tabs'),
      content: 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.',
    });
    const second = await newTab(context, `/admin/dashboard?tab=posts&edit=${post.id}`);
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('From the first. ');
    await expectKept(page);
    await textOf(second).click();
    await second.keyboard.press('ControlOrMeta+End');
    await second.keyboard.insertText(' From the second.');
    await saveOf(second).click();
    await expectSuccess(second, 'saved');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      content:
        'From the first. First paragraph.\n\nSecond paragraph.\n\nThird paragraph. From the second.',
    });
  });
});

import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { localeConfig } from '#i18n/languages.ts';
import { content, expectText, title } from '../../support/panel/compose-form.ts';
import { expectKept, field, rewriteText, saveOf, titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { changeElsewhere, expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { edit, conflict } = posts;

test.describe('an article', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('is edited in all its languages at once, and one save stores what changed', async ({
    page,
  }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('An article');
    const english = await createPost(page.request, token, { title: heading, tags: ['one'] });
    const { translationGroup } = english;
    const kurdish = await createPost(page.request, token, {
      title: `وتارێک ${heading}`,
      language: 'ckb',
      tags: ['two'],
      translationGroup,
    });
    const stored = (id: number) => storedPost(page.request, token, id);

    // Any of its posts opens the article, with the languages in the order of Create.
    await page.goto(`/admin/dashboard?tab=posts&edit=${kurdish.id}`);
    const [en, ckb, ar] = [columnOf(page, 'en'), columnOf(page, 'ckb'), columnOf(page, 'ar')];
    await expect(titleOf(en)).toHaveValue(heading);
    await expect(titleOf(ckb)).toHaveValue(`وتارێک ${heading}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      (['en', 'ckb', 'ar'] as const).map((language) => localeConfig[language].shortEndonym),
    );
    await expect(ar).toContainText('No Arabic version yet.');

    // A change of the tags is one of all languages. Shown are those of the post in the URL.
    await expect(page.getByText(edit.otherTags)).toBeVisible();
    await field(page, adminPostForm.tags.label).fill('three');
    await field(page, adminPostForm.tags.label).press('Enter');
    await rewriteText(page, 'The English text, anew.', en);
    await rewriteText(page, 'دەقی نوێ.', ckb);
    await expectKept(page);
    await page.reload();
    await expectText(field(en, posts.fields.content), 'The English text, anew.');
    await expectText(field(ckb, posts.fields.content), 'دەقی نوێ.');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    await expect(page.getByRole('status').filter({ hasText: edit.allSaved })).toBeVisible();
    expect(await stored(english.id)).toMatchObject({
      content: 'The English text, anew.',
      tags: ['one', 'three'],
    });
    expect(await stored(kurdish.id)).toMatchObject({
      content: 'دەقی نوێ.',
      tags: ['two', 'three'],
    });

    // A conflict in one language does not stop the other, and says which language it is.
    await changeElsewhere(page.request, token, await stored(english.id), { title: 'By them' });
    await titleOf(en).fill(`${heading}, by me`);
    await titleOf(ckb).fill('ناونیشانی نوێ');
    await page.keyboard.press('ControlOrMeta+S');
    const question = page.getByRole('region', { name: conflict.title });
    await expect(question.getByRole('heading')).toContainText(adminShared.languages.en);
    await expect.poll(async () => (await stored(kurdish.id)).title).toBe('ناونیشانی نوێ');
    await question.getByRole('radio', { name: conflict.keepMine }).check();
    await question.getByRole('button', { name: conflict.save }).click();
    await expectSuccess(page, 'saved');
    expect(await stored(english.id)).toMatchObject({ title: `${heading}, by me` });

    // A missing language leads to its form.
    await ar.getByRole('link', { name: edit.translateFromEnglish }).click();
    await expect(title(page, 'en')).toHaveValue(`${heading}, by me`);
    await expectText(content(page, 'en'), 'The English text, anew.');
    await expect(title(page, 'ar')).toHaveValue('');
  });
});

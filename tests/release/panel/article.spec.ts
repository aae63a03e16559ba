import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { localeConfig } from '#i18n/languages.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { altOf, pathOf, previewOf, readyMadeFile, slotOf } from '../../support/panel/cover-form.ts';
import { saveOf, titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test('a cover is changed once for all languages, with the alternative texts that stand below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await openPanel(page);
  const english = await createPost(page.request, token, { title: uniqueTitle('One cover') });
  const { translationGroup } = english;
  const kurdish = await createPost(page.request, token, {
    language: 'ckb',
    title: uniqueTitle('یەک بەرگ'),
    translationGroup,
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${english.id}`);
  await expect(titleOf(columnOf(page, 'ckb'))).toBeVisible();
  const alts = { English: 'A drawing', Kurdish: 'وێنەیەک' };
  let image: string | undefined;
  for (const [number, name] of [
    [81, adminPostForm.cover.choose],
    [82, adminPostForm.cover.replace],
  ] as const) {
    await slotOf(page)
      .getByLabel(name)
      .setInputFiles(await readyMadeFile(number));
    await expect(previewOf(page)).not.toHaveAttribute('src', image ?? '');
    image = await pathOf(previewOf(page));
    if (number === 81)
      for (const [language, alt] of Object.entries(alts)) await altOf(page, language).fill(alt);
    await saveOf(page).click();
    await expect(page.getByRole('status').filter({ hasText: posts.edit.allSaved })).toBeVisible();
    for (const [{ id }, imageAlt] of [
      [english, alts.English],
      [kurdish, alts.Kurdish],
    ] as const)
      expect(await storedPost(page.request, token, id)).toMatchObject({ image, imageAlt });
  }
});

test.describe('on a phone', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the opened language is shown first, and then the one that could not be saved', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const token = await openPanel(page);
    const english = await createPost(page.request, token, { title: uniqueTitle('On a phone') });
    const { translationGroup } = english;
    const kurdish = await createPost(page.request, token, {
      language: 'ckb',
      title: uniqueTitle('لەسەر مۆبایل'),
      translationGroup,
    });
    await page.goto(`/admin/dashboard?tab=posts&edit=${kurdish.id}`);
    const [en, ckb] = [columnOf(page, 'en'), columnOf(page, 'ckb')];
    const languages = page.getByRole('group', { name: adminCompose.languages, exact: true });
    await expect(titleOf(ckb)).toBeVisible();
    await expect(en).toHaveCount(0);
    const title = uniqueTitle('ناونیشانی نوێ');
    await titleOf(ckb).fill(title);
    await languages.getByText(localeConfig.en.shortEndonym).click();
    await titleOf(en).fill('x'.repeat(201));
    await languages.getByText(localeConfig.ar.shortEndonym).click();
    await expect(columnOf(page, 'ar')).toContainText('No Arabic version yet.');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await saveOf(page).click();
    await expect(titleOf(en)).toHaveValue('x'.repeat(201));
    await expect(
      page.getByRole('status').filter({ hasText: /^English: title must have at most 200/ }),
    ).toBeVisible();
    expect(await storedPost(page.request, token, kurdish.id)).toMatchObject({ title });
    await titleOf(en).fill(uniqueTitle('Short enough'));
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    await expect(page.getByRole('alert').filter({ hasText: adminShared.failure.save })).toHaveCount(
      0,
    );
  });
});

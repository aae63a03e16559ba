import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminShared } from '#content/messages/en/admin/shared.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  alertOf,
  content,
  draftOnServer,
  draftSaved,
  expectText,
  publish,
  recoverableDraftsOf,
  remainingOf,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { expectStored } from '../../support/panel/drafts.ts';
import { adminApp, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('typed text', () => {
  test('is offered in another tab once its own tab is closed, and can be discarded', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    await write(page, 'ckb', 'ناونیشانێک', 'دەقێک');
    await expect(draftSaved(page)).toBeVisible();
    const second = await context.newPage();
    await second.setViewportSize({ width: 1440, height: 900 });
    await second.goto('/admin/dashboard');
    await expect(title(second, 'ckb')).toHaveValue('');
    await expect(recoverableDraftsOf(second)).toHaveCount(0);

    await page.close();
    const offers = recoverableDraftsOf(second);
    await expect(offers).toContainText('ناونیشانێک');
    await offers.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
    await expect(title(second, 'ckb')).toHaveValue('ناونیشانێک');
    await expectText(content(second, 'ckb'), 'دەقێک');
    await expect(offers).toHaveCount(0);

    await second.close();
    const third = await context.newPage();
    await third.setViewportSize({ width: 1440, height: 900 });
    await third.goto('/admin/dashboard');
    await recoverableDraftsOf(third)
      .getByRole('button', { name: texts.recoverableDrafts.discard })
      .click();
    await expect(third.getByRole('alertdialog')).toContainText('ناونیشانێک');
    const deletion = third.waitForResponse((one) => one.request().method() === 'DELETE');
    await third
      .getByRole('alertdialog')
      .getByRole('button', { name: texts.recoverableDrafts.discard })
      .click();
    // While the question is open, what is behind it has no role.
    expect((await deletion).ok()).toBe(true);
    await expect(recoverableDraftsOf(third)).toHaveCount(0);
    await third.reload();
    await expect(title(third, 'ckb')).toHaveValue('');
    await expect(recoverableDraftsOf(third)).toHaveCount(0);
  });

  test('goes where the editor clicks while a slow network brings the other drafts', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    await write(page, 'ckb', 'ناونیشان', 'دەق');
    await expect(draftOnServer(page)).toBeVisible();
    const second = await context.newPage();
    await second.setViewportSize({ width: 1440, height: 900 });
    const lists = await controlCalls(second, '**/api/admin/blog/drafts');
    await second.goto('/admin/dashboard');
    await page.close();
    const offers = recoverableDraftsOf(second);
    const resume = offers.getByRole('button', { name: texts.recoverableDrafts.resume });
    await expect(resume).toBeVisible();
    const release = lists.hold();
    await resume.click();
    await expectText(content(second, 'ckb'), 'دەق');
    await expect(title(second, 'ckb')).toBeFocused();
    await content(second, 'ckb').click();
    await second.keyboard.insertText('پێش ');
    const listed = second.waitForResponse('**/api/admin/blog/drafts');
    await release();
    await listed;
    await expect(offers).toHaveCount(0);
    await expect(content(second, 'ckb')).toBeFocused();
    await second.keyboard.insertText('و دوا ');
    await expectText(content(second, 'ckb'), 'پێش و دوا');
    await expect(title(second, 'ckb')).toHaveValue('ناونیشان');
  });

  test('is discarded on the server too, which has not listed it yet, and otherwise the banner says so', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    await write(page, 'en', 'Thrown away', 'Early.');
    await expect(draftOnServer(page)).toBeVisible();
    const second = await context.newPage();
    await second.setViewportSize({ width: 1440, height: 900 });
    const lists = await controlCalls(second, '**/api/admin/blog/drafts');
    const deletions = await controlCalls(second, '**/api/admin/blog/drafts/*?*');
    const release = lists.hold();
    deletions.cutOff();
    await second.goto('/admin/dashboard');
    await page.close();
    const offers = recoverableDraftsOf(second);
    const discard = async () => {
      await offers.getByRole('button', { name: texts.recoverableDrafts.discard }).click();
      await second
        .getByRole('alertdialog')
        .getByRole('button', { name: texts.recoverableDrafts.discard })
        .click();
    };
    await discard();
    await release();
    await expect(alertOf(second)).toContainText(adminShared.failure.discardDraft);
    await expect(offers).toContainText('Thrown away');

    deletions.letThrough();
    const deletion = second.waitForResponse((one) => one.request().method() === 'DELETE');
    await discard();
    expect((await deletion).ok()).toBe(true);
    await expect(offers).toHaveCount(0);
    await second.reload();
    await expect(title(second, 'en')).toHaveValue('');
    await expect(offers).toHaveCount(0);
  });

  test('survives a crash in the middle of a sentence', async ({ page, context }) => {
    test.info().annotations.push({ type: 'note', description: 'the renderer is killed' });
    await openPanel(page);
    await title(page, 'en').fill('Before the crash');
    await content(page, 'en').click();
    await page.keyboard.type('A sentence that is cut off in the mid');
    await expectStored(page, 'A sentence that is cut off in the mid');
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.setViewportSize({ width: 1440, height: 900 });
    await next.goto('/admin/dashboard');
    await recoverableDraftsOf(next)
      .getByRole('button', { name: texts.recoverableDrafts.resume })
      .click();
    await expect(title(next, 'en')).toHaveValue('Before the crash');
    await expectText(content(next, 'en'), 'A sentence that is cut off in the mid');
  });

  test('stays while another tab of the panel is open', async ({ page }) => {
    await openPanel(page);
    await write(page, 'en', 'Kept', 'Text');
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    await expect(page).toHaveURL(/tab=posts/);
    await page.goBack();
    await expect(title(page, 'en')).toHaveValue('Kept');
    await expectText(content(page, 'en'), 'Text');
  });

  test('in other languages stays when one language is published', async ({ page }) => {
    await openPanel(page);
    const heading = uniqueTitle('One of three');
    await write(page, 'en', heading, 'English text');
    await write(page, 'ckb', 'یەک لە سێ', 'دەقی کوردی');
    await page.getByRole('button', { name: texts.publish.en }).click();
    await expect(page.getByRole('status')).toContainText([
      'English blog post published successfully!',
    ]);
    // Specified: after a publication the form is empty.
    await expect(title(page, 'en')).toHaveValue('');
    await expect(title(page, 'ckb')).toHaveValue('');
    await remainingOf(page).click();
    await expect(title(page, 'ckb')).toHaveValue('یەک لە سێ');
    await expectText(content(page, 'ckb'), 'دەقی کوردی');
    await expect(page.getByText(texts.alreadyPublished)).toBeVisible();
    await expect(publish(page, 'en')).toHaveCount(0);
  });
});

test('text that is typed in another language during a publication stays too', async ({ page }) => {
  const calls = await controlCalls(page, '**/api/admin/blog/posts');
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Published slowly'), 'English text');
  const release = calls.hold();
  await publish(page, 'en').click();
  await expect(page.getByRole('button', { name: texts.publishing })).toBeDisabled();
  await write(page, 'ckb', 'لەو کاتەدا', 'نووسراوی نوێ');
  // The text that is being published can't change meanwhile.
  await expect(page.locator('[inert]')).toHaveCount(1);
  await release();
  await expect(page.getByRole('status')).toContainText([
    'English blog post published successfully!',
  ]);
  await remainingOf(page).click();
  await expect(title(page, 'ckb')).toHaveValue('لەو کاتەدا');
  await expectText(content(page, 'ckb'), 'نووسراوی نوێ');
});

import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminPalette as palette } from '#content/messages/en/admin/palette.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { adminSchedule as scheduleTexts } from '#content/messages/en/admin/schedule.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { boxIn } from '../../support/panel/batch.ts';
import { content, expectText, write } from '../../support/panel/compose-form.ts';
import { rewriteText, textOf } from '../../support/panel/edit-form.ts';
import { buttonsOf, commandOf } from '../../support/panel/every-button.ts';
import { openScreen } from '../../support/panel/every-screen.ts';
import { fieldOf, optionOf } from '../../support/panel/palette.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { openListWith, storedPost } from '../../support/panel/posts-tab.ts';
import {
  dayOfNextMonth,
  schedule,
  setTime,
  timeDialogOf,
  timesOf,
} from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { commands } = palette;

async function run(page: Page, command: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill(command);
  await expect(optionOf(page, command)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Expects that the palette has the action of each button on the screen. A new button needs a command, or a reason. */
async function expectCommands(page: Page): Promise<void> {
  const buttons = await buttonsOf(page);
  expect(buttons.length).toBeGreaterThan(0);
  await page.keyboard.press('ControlOrMeta+k');
  for (const button of buttons) {
    const name = commandOf(button);
    expect(name, `a command for “${button.label}”`).toBeDefined();
    if (name) await expect(optionOf(page, commands[name]), button.label).toBeVisible();
  }
  await page.keyboard.press('Escape');
  // It gives the focus back when it is gone.
  await expect(fieldOf(page)).toHaveCount(0);
}

/**
 * An article with an unpublished English text, a scheduled Kurdish one that needs cleanup, and a published Arabic one.
 */
async function createArticle(page: Page, token: string) {
  const title = uniqueTitle('By language');
  const english = await createPost(page.request, token, { title, published: false });
  const { translationGroup } = english;
  const kurdish = await createPost(page.request, token, {
    translationGroup,
    title: `Kurdish translation of: ${title}`,
    language: 'ckb',
    published: false,
  });
  const arabic = await createPost(page.request, token, {
    translationGroup,
    title: `${title} ar`,
    language: 'ar',
  });
  await schedule(page.request, token, [kurdish.id], `${dayOfNextMonth(4)}T08:30`);
  const all = [english, kurdish, arabic];
  return {
    title,
    english,
    ids: all.map(({ id }) => id),
    async states() {
      const stored = all.map(({ id }) => storedPost(page.request, token, id));
      return (await Promise.all(stored)).map((post) => post?.published);
    },
  };
}

test('every button of the forms, of the list and of the screens is a command', async ({ page }) => {
  const token = await openPanel(page);
  await write(page, 'en', uniqueTitle('Every button'), 'We open.');
  await write(page, 'ckb', 'ناونیشان', 'دەق.');
  await write(page, 'ar', 'عنوان', 'نص.');
  await expectCommands(page);

  const { title, english } = await createArticle(page, token);
  await openScreen(page, `/admin/dashboard?tab=posts&edit=${english.id}`);
  await expect(textOf(page)).toHaveCount(3);
  await expectCommands(page);
  await textOf(page).first().click();
  await page.keyboard.insertText('More. ');
  await expect(textOf(page).first()).toContainText('More.');
  await run(page, commands.save);
  await expect
    .poll(async () => (await storedPost(page.request, token, english.id)).content)
    .toContain('More.');
  await openScreen(page, `/admin/dashboard?tab=posts&edit=${english.id}&review=ckb`);
  await expect(page.locator('.review-row').first()).toBeVisible();
  await expectCommands(page);
  await openScreen(page, `/admin/dashboard?tab=posts&history=${english.id}`);
  await expectCommands(page);
  await openScreen(page, `/admin/dashboard?tab=posts&reviews=${english.id}`);
  await expectCommands(page);

  await openScreen(page, '/admin/dashboard?tab=posts');
  await openListWith(page, title);
  await boxIn(page, title).check();
  await expectCommands(page);

  for (const screen of ['pictures', 'memory', 'models', 'account'] as const) {
    await openScreen(page, `/admin/dashboard?screen=${screen}`);
    await expectCommands(page);
  }
  await openScreen(page, '/admin/dashboard?tab=analytics');
  await expectCommands(page);
});

test('a missing language of an article is written by a command', async ({ page }) => {
  const token = await openPanel(page);
  const { id } = await createPost(page.request, token, { title: uniqueTitle('Alone') });
  await openScreen(page, `/admin/dashboard?tab=posts&edit=${id}`);
  await expect(textOf(page)).toHaveCount(1);
  await expectCommands(page);
  await run(page, commands.writeKurdish);
  await expect(page.getByRole('tab', { name: 'Create' })).toHaveAttribute('aria-selected', 'true');
});

test('behind another screen the form for a new post has no commands', async ({ page }) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Behind'), 'We open.');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(optionOf(page, commands.posts)).toBeVisible();
  for (const name of ['publishEnglish', 'chooseCover', 'enhance'] as const)
    await expect(optionOf(page, commands[name])).toHaveCount(0);
});

test('an answer that arrives while the palette is open makes its commands possible', async ({
  page,
}) => {
  const token = await openPanel(page);
  const { english, ids } = await createArticle(page, token);
  const release = (await controlCalls(page, '**/api/admin/blog/schedule')).hold();
  await page.goto(`/admin/dashboard?tab=posts&edit=${english.id}`);
  await expect(textOf(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(optionOf(page, commands.publishKurdish)).toBeVisible();
  await expect(optionOf(page, commands.cancelKurdishTime)).toHaveCount(0);
  await release();
  // Behind the palette it has no role.
  await expect(page.locator('button', { hasText: scheduleTexts.change })).toBeVisible();
  await fieldOf(page).fill(commands.cancelKurdishTime);
  await expect(optionOf(page, commands.cancelKurdishTime)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => timesOf(page.request, token, ids))
    .toEqual([undefined, undefined, undefined]);
});

test('the commands of a language act on the post in that language alone', async ({ page }) => {
  const token = await openPanel(page);
  const { english, ids, states } = await createArticle(page, token);
  await page.goto(`/admin/dashboard?tab=posts&edit=${english.id}`);
  await expect(page.getByRole('button', { name: scheduleTexts.change })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  for (const name of ['publishEnglish', 'publishKurdish', 'unpublishArabic'] as const)
    await expect(optionOf(page, commands[name])).toBeVisible();
  for (const name of [
    'unpublishEnglish',
    'unpublishKurdish',
    'publishArabic',
    'cancelEnglishTime',
    'cleanUpArabic',
    'viewKurdish',
  ] as const)
    await expect(optionOf(page, commands[name])).toHaveCount(0);
  await page.keyboard.press('Escape');
  const times = () => timesOf(page.request, token, ids);
  await run(page, commands.cancelKurdishTime);
  await expect.poll(times).toEqual([undefined, undefined, undefined]);
  await run(page, commands.publishKurdish);
  await expect.poll(states).toEqual([false, true, true]);
  await run(page, commands.unpublishArabic);
  await expect.poll(states).toEqual([false, true, false]);
  await run(page, commands.publishEnglishLater);
  await setTime(page, dayOfNextMonth(3), '09:30');
  await expect.poll(times).toEqual([`${dayOfNextMonth(3)}T06:30:00.000Z`, undefined, undefined]);
  // The palette does not open over a dialog.
  await expect(timeDialogOf(page)).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await run(page, commands.viewKurdish);
  await expect(await opening).toHaveURL(/\/kurdish\/blog\//);
  await run(page, commands.deleteArabic);
  await page.getByRole('alertdialog').getByRole('button', { name: posts.delete }).press('Enter');
  await expect.poll(states).toEqual([false, true, undefined]);
});

for (const language of languages)
  test(`the palette has the actions of each language of an article in words of the panel: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    const token = await openPanel(page);
    const { english, ids, states } = await createArticle(page, token);
    await page.goto(`/admin/dashboard?tab=posts&edit=${english.id}`);
    const { adminPalette: names, adminSchedule } = adminMessages[language];
    await expect(page.getByRole('button', { name: adminSchedule.change })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    for (const name of [
      'publishEnglish',
      'publishEnglishLater',
      'deleteEnglish',
      'publishKurdish',
      'publishKurdishLater',
      'cancelKurdishTime',
      'cleanUpKurdish',
      'seoKurdish',
      'downloadKurdishFile',
      'takeKurdishFile',
      'deleteKurdish',
      'unpublishArabic',
      'viewArabic',
      'deleteArabic',
      'history',
      'reviews',
      'chooseCover',
    ] as const)
      await expect(optionOf(page, names.commands[name])).toBeVisible();
    // The same action in the words of another language.
    const other: Language = language === 'ckb' ? 'ar' : 'ckb';
    await fieldOf(page, names.title).fill(
      adminMessages[other].adminPalette.commands.cancelKurdishTime,
    );
    await expect(optionOf(page, names.commands.cancelKurdishTime)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect
      .poll(() => timesOf(page.request, token, ids))
      .toEqual([undefined, undefined, undefined]);
    await page.keyboard.press('ControlOrMeta+k');
    await fieldOf(page, names.title).fill(names.commands.unpublishArabic);
    await page.keyboard.press('Enter');
    await expect.poll(states).toEqual([false, false, false]);
  });

test('the cleanup button of the article saves what was typed first', async ({ page }) => {
  const token = await openPanel(page);
  const title = uniqueTitle('Leftover');
  const post = await createPost(page.request, token, {
    language: 'ckb',
    title: `Kurdish translation of: ${title}`,
    content: 'دەق.',
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await expect(textOf(page)).toBeVisible();
  await rewriteText(page, 'دەقێکی نوێ.');
  await page.getByRole('button', { name: posts.cleanUp, exact: true }).click();
  await expect
    .poll(async () => await storedPost(page.request, token, post.id))
    .toMatchObject({ title, content: 'دەقێکی نوێ.' });
  await expect(page.getByRole('button', { name: posts.cleanUp, exact: true })).toHaveCount(0);
});

test('the form’s actions are possible once it is filled, and selected text still becomes a link', async ({
  page,
}) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('By command'), 'word');
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await expectText(content(page, 'en'), '[word]()');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+k');
  // The cursor was in the link.
  await expectText(content(page, 'en'), 'word');
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill('publish english');
  await expect(optionOf(page, palette.commands.publishEnglish)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(content(page, 'en')).toBeFocused();
});

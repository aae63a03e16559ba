import type { Page } from '@playwright/test';
import { adminPalette as palette } from '#content/messages/en/admin/palette.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { content, expectText, write } from '../../support/panel/compose-form.ts';
import { rewriteText, textOf } from '../../support/panel/edit-form.ts';
import { fieldOf, optionOf } from '../../support/panel/palette.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { storedPost } from '../../support/panel/posts-tab.ts';
import { dayOfNextMonth, setTime, timesOf } from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { commands } = palette;

async function run(page: Page, command: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill(command);
  await expect(optionOf(page, command)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('the commands of a language act on the post in that language alone', async ({ page }) => {
  const token = await openPanel(page);
  const title = uniqueTitle('By language');
  const english = await createPost(page.request, token, { title, published: false });
  const others = { translationGroup: english.translationGroup };
  const [kurdish, arabic] = [
    await createPost(page.request, token, {
      ...others,
      title: `${title} ckb`,
      language: 'ckb',
      published: false,
    }),
    await createPost(page.request, token, { ...others, title: `${title} ar`, language: 'ar' }),
  ];
  const states = async () => {
    const stored = [english, kurdish, arabic].map(({ id }) => storedPost(page.request, token, id));
    return (await Promise.all(stored)).map(({ published }) => published);
  };
  await page.goto(`/admin/dashboard?tab=posts&edit=${english.id}`);
  await expect(textOf(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+k');
  for (const name of ['publishEnglish', 'publishKurdish', 'unpublishArabic'] as const)
    await expect(optionOf(page, commands[name])).toBeVisible();
  for (const name of ['unpublishEnglish', 'unpublishKurdish', 'publishArabic'] as const)
    await expect(optionOf(page, commands[name])).toHaveCount(0);
  await page.keyboard.press('Escape');
  await run(page, commands.publishKurdish);
  await expect.poll(states).toEqual([false, true, true]);
  await run(page, commands.unpublishArabic);
  await expect.poll(states).toEqual([false, true, false]);
  await run(page, commands.publishEnglishLater);
  await setTime(page, dayOfNextMonth(3), '09:30');
  const times = () => timesOf(page.request, token, [english.id, kurdish.id, arabic.id]);
  await expect.poll(times).toEqual([`${dayOfNextMonth(3)}T06:30:00.000Z`, undefined, undefined]);
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

import type { Locator, Page } from '@playwright/test';
import { adminAccount } from '#content/messages/en/admin/account.ts';
import { adminAuditLog } from '#content/messages/en/admin/audit-log.ts';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminEnquiries } from '#content/messages/en/admin/enquiries.ts';
import { adminGlossary } from '#content/messages/en/admin/glossary.ts';
import { adminMemory } from '#content/messages/en/admin/memory.ts';
import { adminPalette } from '#content/messages/en/admin/palette.ts';
import { adminPictures } from '#content/messages/en/admin/pictures.ts';
import { adminPosts } from '#content/messages/en/admin/posts.ts';
import { adminSafety } from '#content/messages/en/admin/safety.ts';
import { adminTranslation } from '#content/messages/en/admin/translation.ts';
import { draftSaved, publish, title, write } from '../../support/panel/compose-form.ts';
import { field, titleOf } from '../../support/panel/edit-form.ts';
import {
  admin,
  adminApp,
  adminShared,
  createPost,
  expect,
  openFromMenu,
  openPanel,
  signIn,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { buttonIn, openListWith, rowOf, titleIn } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const reviewOf = (page: Page) => headingOf(page, 'Spelling of the Kurdish text');

test('a review’s URL opens the review, and a URL without its text opens the form', async ({
  page,
}) => {
  await openPanel(page, '/admin/dashboard?review=ar');
  await expect(title(page, 'ar')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await write(page, 'ar', 'عنوان', 'نص.');
  await expect(draftSaved(page)).toBeVisible();
  await page.goto('/admin/dashboard?review=ar');
  await expect(headingOf(page, 'Spelling of the Arabic text')).toBeVisible();
  await page.getByRole('button', { name: adminTranslation.back }).first().click();
  await expect(title(page, 'ar')).toHaveValue('عنوان');
});

test('Back leads from the review of a post to its form, and from there to its row', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('پێداچوونەوە');
  const post = await createPost(page.request, token, { title: heading, language: 'ckb' });
  await openListWith(page, heading);
  await titleIn(rowOf(page, heading), heading).click();
  await titleOf(page).fill(`${heading} نوێ`);
  await page.getByRole('button', { name: adminTranslation.checkSpelling }).click();
  await expect(reviewOf(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?tab=posts&edit=${post.id}&review=ckb$`));
  await page.reload();
  await expect(field(page, 'Kurdish title')).toHaveValue(`${heading} نوێ`);
  await page.goBack();
  await expect(titleOf(page)).toHaveValue(`${heading} نوێ`);
  await page.goForward();
  await expect(reviewOf(page)).toBeVisible();
  await page.getByRole('button', { name: adminTranslation.back }).first().click();
  await expect(titleOf(page)).toHaveValue(`${heading} نوێ`);
  await page.getByRole('link', { name: adminPosts.edit.back }).click();
  await expect(titleIn(rowOf(page, heading), heading)).toBeFocused();
  await expect(page).toHaveURL(/\?tab=posts$/);
});

test('each screen of the menu has a URL, and Back closes it', async ({ page }) => {
  await openPanel(page, '/admin/dashboard?tab=posts');
  for (const [screen, name] of [
    ['account', adminAccount.title],
    ['activity', adminAuditLog.title],
    ['safety', adminSafety.title],
    ['pictures', adminPictures.title],
    ['memory', adminMemory.title],
  ] as const) {
    await openFromMenu(page, name);
    await expect(headingOf(page, name)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`\\?screen=${screen}$`));
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    await page.reload();
    await expect(headingOf(page, name)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?tab=posts$/);
    await expect(page.getByRole('heading', { level: 2, name: /^Posts/ })).toBeVisible();
  }
  const glossary = page.getByRole('dialog', { name: adminGlossary.title });
  await openFromMenu(page, adminGlossary.title);
  await expect(glossary).toBeVisible();
  await expect(page).toHaveURL(/\?tab=posts&screen=glossary$/);
  await page.reload();
  await expect(glossary).toBeVisible();
  await page.goBack();
  await expect(glossary).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=posts$/);
});

test('the menu of the screens is used with the keys of a menu', async ({ page }) => {
  await openPanel(page);
  const button = page.getByRole('button', { name: new RegExp(`^${adminApp.menu}`) });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const first = page.getByRole('menuitem').first();
  // Its name also says how many are new.
  const enquiries = page.getByRole('menuitem', { name: new RegExp(`^${adminEnquiries.title}`) });
  await button.press('Enter');
  await expect(first).toBeFocused();
  const keys: [key: string, focused: Locator][] = [
    ['ArrowUp', item(adminAccount.title)],
    ['ArrowDown', first],
    ['ArrowDown', item(adminPalette.commands.month)],
    ['ArrowDown', enquiries],
    ['ArrowDown', item(adminPictures.title)],
    ['End', item(adminAccount.title)],
    ['Home', first],
    ['g', item(adminGlossary.title)],
  ];
  for (const [key, focused] of keys) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await button.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await button.press('Enter');
  await expect(first).toBeFocused();
  await item(adminAccount.title).press('Space');
  await expect(headingOf(page, adminAccount.title)).toBeFocused();
});

test('a menu leaves the focus on an item that was chosen before its toggle event', async ({
  page,
}) => {
  await openPanel(page);
  const button = page.getByRole('button', { name: new RegExp(`^${adminApp.menu}`) });
  const focused = await button.evaluate(async (element) => {
    if (!(element instanceof HTMLButtonElement)) throw new Error('The menu has no button.');
    const menu = element.popoverTargetElement;
    const toggled = new Promise((resolve) => menu?.addEventListener('toggle', resolve));
    element.click();
    await Promise.resolve();
    const last = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].at(-1);
    last?.focus();
    await toggled;
    return document.activeElement === last;
  });
  expect(focused).toBe(true);
});

test('Back answers a question with no, and stays on the screen', async ({ page }) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Asked about');
  await createPost(page.request, token, { title: heading });
  await openListWith(page, heading);
  await buttonIn(rowOf(page, heading), adminPosts.delete).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=posts$/);
  await expect(titleIn(rowOf(page, heading), heading)).toBeVisible();
  await page.goBack();
  await expect(title(page, 'en')).toBeVisible();
});

test('the username has the focus first, and after a sign-in the heading of the next screen', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByLabel(adminApp.login.username)).toBeFocused();
  for (const [path, name] of [
    ['/admin', adminCompose.title],
    ['/admin/dashboard?tab=posts', /^Posts \(/],
    ['/admin/dashboard?tab=analytics', adminApp.tabs.analytics],
    ['/admin/dashboard?screen=account', adminAccount.title],
  ] as const) {
    await signIn(page, path);
    await expect(
      page.getByRole('heading', { level: 2, name }).and(page.locator(':focus')),
    ).toBeVisible();
    await page.getByRole('button', { name: adminApp.logout }).click();
    await expect(page.getByLabel(adminApp.login.username)).toBeFocused();
  }
  // The form that was left is no entry of the history.
  await signIn(page);
  await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${admin.username}`);
});

test('after a publication the heading of the empty form has the focus', async ({ page }) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Out'), 'A text.');
  await publish(page, 'en').press('Enter');
  await expect(page.getByRole('status')).toContainText([adminShared.success.publishedEnglish]);
  await expect(headingOf(page, adminCompose.title)).toBeFocused();
});

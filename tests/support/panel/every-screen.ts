import type { Page } from '@playwright/test';
import { menuScreens, type PanelSearch, panelTabs } from '#admin/shared/panel-search.ts';
import { subjectNames } from '#domain/analytics/shared/dimensions.ts';
import { createPost, expect, uniqueTitle } from './panel-test.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * The URLs of all screens of the panel. The list is as long as the panel's own: a new tab or screen of the menu is in
 * it, and a new parameter of the URL does not compile before it has its screen here.
 *
 * @param post the number of a post with a Kurdish translation
 * @param kurdish the number of that translation
 * @param picture the hash of a picture
 */
export function everyScreen(post: number, kurdish: number, picture: string): string[] {
  const screens: Record<keyof PanelSearch, readonly string[]> = {
    tab: panelTabs.map((tab) => `tab=${tab}`),
    screen: menuScreens.map((screen) => `screen=${screen}`),
    picture: [`screen=pictures&picture=${picture}`],
    edit: [`tab=posts&edit=${post}`],
    review: [`tab=posts&edit=${kurdish}&review=ckb`],
    history: [`tab=posts&history=${post}`],
    reviews: [`tab=posts&reviews=${post}`],
    announce: [`tab=posts&announce=${post}`],
    numbers: subjectNames.map((name) => `tab=analytics&numbers=subject%3D${name}`),
    translate: [`tab=create&translate=${post}`],
  };
  return Object.values(screens)
    .flat()
    .map((search) => `/admin/dashboard?${search}`);
}

/**
 * Creates an English article, its Kurdish translation and a picture.
 *
 * @param content of both
 * @param published whether the English article is published
 * @returns the URLs of all screens with them, and the group of both articles
 */
export async function createEveryScreen(
  page: Page,
  token: string,
  content = 'A text.',
  published = true,
) {
  const { id, translationGroup } = await createPost(page.request, token, {
    title: uniqueTitle('Every screen'),
    content,
    published,
  });
  const kurdish = await createPost(page.request, token, {
    title: uniqueTitle('ناونیشان'),
    content,
    language: 'ckb',
    translationGroup,
  });
  const picture = await uploadPicture(page, token);
  return { screens: everyScreen(id, kurdish.id, picture), translationGroup };
}

/** Opens a screen, and waits until it has loaded. */
export async function openScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('.animate-pulse, [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { everyScreen, openScreen } from '../../support/panel/every-screen.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

/** Every combination of language, theme and width. */
const variants = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ckb', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
] as const;

for (const { language, theme, width } of variants) {
  test(`${language}, ${theme}, ${width} px: axe finds nothing on any screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Colours have another contrast in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([adminLanguage, chosenTheme]) => {
        localStorage.setItem('adminLanguage', adminLanguage);
        localStorage.setItem('theme', chosenTheme);
      },
      [language, theme] as const,
    );
    await page.goto('/admin');
    await expect(
      page.getByRole('heading', { name: adminMessages[language].adminApp.login.title }),
    ).toBeVisible();
    await expectAccessible(page, 'login');

    const token = await openPanel(page);
    const { id, translationGroup } = await createPost(page.request, token, {
      title: uniqueTitle('Axe'),
    });
    const kurdish = await createPost(page.request, token, {
      title: uniqueTitle('ناونیشان'),
      language: 'ckb',
      translationGroup,
    });
    const picture = await uploadPicture(page, token);
    for (const screen of everyScreen(id, kurdish.id, picture)) {
      await openScreen(page, screen);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await expectAccessible(page, screen);
    }
  });
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await axeViolations(page), screen).toEqual([]);
}

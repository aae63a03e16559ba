import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { wrongDirections } from '../../support/browser/icon-directions.ts';
import { createEveryScreen, openScreen } from '../../support/panel/every-screen.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

/** The widths and themes in which axe looks at the screens of each language. */
const variants = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ckb', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
] as const;

for (const { language, theme, width } of variants) {
  test(`${language}, ${theme}, ${width} px: axe finds nothing on any screen, and all that points does so in reading direction`, async ({
    page,
  }) => {
    test.slow();
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
    const { title } = adminMessages[language].adminApp.login;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page, 'login', width);

    const token = await openPanel(page);
    const { screens } = await createEveryScreen(page, token);
    for (const screen of screens) {
      await openScreen(page, screen);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await expectAccessible(page, screen, width);
    }
  });
}

async function expectAccessible(page: Page, screen: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await axeViolations(page), screen).toEqual([]);
  // The widest screen shows the most icons.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await wrongDirections(page), screen).toEqual([]);
}

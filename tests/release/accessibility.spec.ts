import { portfolio as arPortfolio } from '#content/messages/ar/site/portfolio.ts';
import { portfolio as ckbPortfolio } from '#content/messages/ckb/site/portfolio.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

test.use({
  expectedMessages: /status of 404/,
  // Colours have another contrast in the middle of a fade.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const language of languages) {
  // Colours and the content of a page do not depend on the language.
  const theme = language === 'ckb' ? 'dark' : 'light';
  const paths =
    language === 'ar' ? ['/', '/blog'] : [...staticPagePaths, '/blog/no-such-post', '/nowhere'];

  test(`${language}, ${theme}: axe finds nothing on any page`, async ({ page }) => {
    test.slow();
    await page.addInitScript((value) => {
      localStorage.theme = value;
    }, theme);
    const [post] = await listedPosts(page, language);
    for (const path of [...paths, `/blog/${post?.slug}`]) {
      await page.goto(pathIn(language, path));
      await hydrated(page);
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
}

for (const [language, theme, { pause }] of [
  ['ar', 'light', arPortfolio],
  ['ckb', 'dark', ckbPortfolio],
] as const) {
  test(`${language}, ${theme}: axe finds nothing in open menus, the side sheet and a project’s dialog`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      localStorage.theme = value;
    }, theme);
    const texts = messages[language].navigation;
    await page.goto(pathIn(language, '/portfolio'));
    await hydrated(page);
    await page.getByRole('button', { name: texts.theme }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: texts.language }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: texts.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // Each video has a button.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.getByRole('main').getByRole('button', { name: pause }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').locator('li a').first().click();
    const project = page.getByRole('dialog');
    await expect(project.getByRole('button', { name: pause })).toBeVisible();
    await project.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}

import AxeBuilder from '@axe-core/playwright';
import { dictionary } from './dictionary.ts';
import { expect, hydrated, languages, listedPosts, pathIn, plainPages, test } from './site-test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of languages) {
  // Colours do not depend on the language.
  for (const theme of [language === 'ckb' ? 'dark' : 'light']) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ expectedMessages: /status of 404/ });

      test('axe finds nothing on any page', async ({ page }) => {
        test.slow();
        await page.addInitScript((value) => {
          localStorage.theme = value;
        }, theme);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const [post] = await listedPosts(page, language);
        for (const path of [
          ...plainPages,
          `/blog/${post?.slug}`,
          '/blog/no-such-post',
          '/nowhere',
        ]) {
          await page.goto(pathIn(language, path));
          await hydrated(page);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          expect(
            violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
            path,
          ).toEqual([]);
        }
      });

      test('axe finds nothing in the open menus and the sheet', async ({ page }) => {
        await page.addInitScript((value) => {
          localStorage.theme = value;
        }, theme);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const texts = dictionary[language].navigation;
        const check = async () => {
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        };
        await page.goto(pathIn(language, '/blog'));
        await hydrated(page);
        await page.getByRole('button', { name: texts.theme }).click();
        await check();
        await page.getByRole('button', { name: texts.language }).click();
        await check();
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: texts.openMenu }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
      });
    });
  }
}

import { adminMessages } from '#content/messages/admin.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { unfold } from '../../support/panel/edit-form.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

const tabs = ['create', 'posts', 'analytics'] as const;
const screens = [
  'schedule',
  'pictures',
  'memory',
  'safety',
  'activity',
  'account',
  'glossary',
] as const;

/** Every combination of language, theme and width. */
const variants = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ckb', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
] as const;

for (const { language, theme, width } of variants) {
  test(`${language}, ${theme}, ${width} px: axe finds nothing, and nothing is wider than the screen`, async ({
    page,
  }) => {
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
    await expectAccessible(page);

    const token = await openPanel(page);
    const post = await createPost(page.request, token, { title: uniqueTitle('Axe') });
    for (const tab of tabs) {
      await page.goto(`/admin/dashboard?tab=${tab}`);
      const name = adminMessages[language].adminApp.tabs[tab];
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
    for (const screen of screens) {
      await page.goto(`/admin/dashboard?screen=${screen}`);
      const section = {
        schedule: 'adminSchedule',
        pictures: 'adminPictures',
        memory: 'adminMemory',
        safety: 'adminSafety',
        activity: 'adminAuditLog',
        account: 'adminAccount',
        glossary: 'adminGlossary',
      } as const;
      const { title } = adminMessages[language][section[screen]];
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    const form = page.getByRole('tabpanel', {
      name: adminMessages[language].adminApp.tabs.posts,
      exact: true,
    });
    await expect(form.locator('.cm-content')).toBeVisible();
    const { seo } = adminMessages[language].adminCompose;
    const { moreFields } = adminMessages[language].adminPosts.edit;
    await unfold(form, seo);
    await unfold(form, moreFields);
    await expectAccessible(page);
  });
}

async function expectAccessible(page: Parameters<typeof openPanel>[0]): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const shown = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels beside the screen at ${width} px`).toBe(0);
  }
  if (shown) await page.setViewportSize(shown);
}

import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { axeFindings } from '../axe-findings.ts';
import { admin, createPost, expect, newToken, openPanel, test, uniqueTitle } from './panel-test.ts';

const tabs = ['create', 'posts', 'analytics', 'activity', 'account'] as const;

/** Each language, each theme and each width. */
const screens = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ckb', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 390 },
] as const;

for (const { language, theme, width } of screens) {
  test(`${language}, ${theme}, ${width} px: axe finds nothing, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // In the middle of a fade colours have another contrast.
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
      page.getByRole('heading', { name: panelMessages[language].adminFrame.login.title }),
    ).toBeVisible();
    await expectSound(page);

    const token = await openPanel(page);
    const post = await createPost(page.request, token, { title: uniqueTitle('Axe') });
    for (const tab of tabs) {
      await page.goto(`/admin/dashboard?tab=${tab}`);
      const name = panelMessages[language].adminFrame.tabs[tab];
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectSound(page);
    }
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    await expect(
      page
        .getByRole('tabpanel', {
          name: panelMessages[language].adminFrame.tabs.posts,
          exact: true,
        })
        .locator('.cm-content'),
    ).toBeVisible();
    await expectSound(page);
  });
}

test('the whole way by keyboard: sign in, write, publish, change tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const { login, tabs: names, success } = panelMessages.en.adminFrame;
  const texts = panelMessages.en.adminCreate;
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not reach it');
  };
  await expect(page.getByRole('button', { name: login.submit })).toBeVisible();
  await tabTo(page.getByLabel(login.username));
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();

  const title = page.getByRole('textbox', { name: texts.titleLabel.en });
  await tabTo(title);
  await page.keyboard.type(uniqueTitle('Without a mouse'));
  await tabTo(page.getByRole('textbox', { name: texts.contentLabel.en }));
  await page.keyboard.type('Typed, and nothing else.');
  await tabTo(page.getByRole('button', { name: texts.publish.en }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: success.publishedEnglish }),
  ).toBeVisible();

  // F8 goes to the notification, as specified.
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).locator(':focus')).toHaveCount(1);
  await page.getByRole('tab', { name: names.create }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: names.posts })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=posts/);
});

test('a token that is no session is refused by every call', async ({ page }) => {
  const token = await newToken(page.request);
  const document = await (await page.request.get('/api/openapi.json')).json();
  const wrong = { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` };
  for (const [path, operations] of Object.entries<Record<string, unknown>>(document.paths)) {
    if (!path.startsWith('/api/admin/') || path.endsWith('/login')) continue;
    for (const method of Object.keys(operations)) {
      const answer = await page.request.fetch(path.replace('{id}', '1'), {
        method,
        headers: wrong,
      });
      expect(answer.status(), `${method} ${path}`).toBe(401);
      expect(await answer.json()).toEqual({ error: 'Sign in to go on', code: 'signed-out' });
    }
  }
});

async function expectSound(page: Parameters<typeof openPanel>[0]): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
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

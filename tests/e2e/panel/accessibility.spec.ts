import { adminMessages } from '#content/messages/admin.ts';
import { admin, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test('keyboard alone is enough to sign in, write, publish and change tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const { login, tabs: names } = adminMessages.en.adminApp;
  const { success } = adminMessages.en.adminShared;
  const texts = adminMessages.en.adminCompose;
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not reach it');
  };
  await expect(page.getByLabel(login.username)).toBeFocused();
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

  // F8 focuses the notification, as specified.
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).locator(':focus')).toHaveCount(1);
  await page.getByRole('tab', { name: names.create }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: names.posts })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=posts/);
});

test('every call rejects a token without a session', async ({ page }) => {
  const token = await newToken(page.request);
  const document = await (await page.request.get('/api/openapi.json')).json();
  const wrong = { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` };
  for (const [path, operations] of Object.entries<Record<string, unknown>>(document.paths)) {
    if (!path.startsWith('/api/admin/') || path.endsWith('/login')) continue;
    for (const method of Object.keys(operations)) {
      const response = await page.request.fetch(path.replace('{id}', '1'), {
        method,
        headers: wrong,
      });
      expect(response.status(), `${method} ${path}`).toBe(401);
      expect(await response.json()).toEqual({ error: 'Sign in to go on', code: 'signed-out' });
    }
  }
});

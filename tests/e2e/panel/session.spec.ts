import {
  admin,
  adminApp,
  expect,
  signIn,
  storedSession,
  test,
} from '../../support/panel/panel-test.ts';

const submit = { name: adminApp.login.submit };

test('a user signs in, stays signed in over a reload, and signs out', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${admin.username}`);
  const stored = await storedSession(page);
  expect(stored.token).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(stored.user ?? '')).toEqual({ username: admin.username });

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Create' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: adminApp.logout }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('button', submit)).toBeVisible();
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  const response = await page.request.get('/api/admin/session', {
    headers: { authorization: `Bearer ${stored.token}` },
  });
  expect(response.status()).toBe(401);
});

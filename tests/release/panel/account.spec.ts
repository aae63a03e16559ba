import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminMessages } from '#content/messages/admin.ts';
import { twoFactorAccount } from '../../support/admin-account.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import {
  admin,
  adminApp,
  adminShared,
  createPost,
  expect,
  newToken,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

const { adminAccount: texts, adminAuditLog: activity } = adminMessages.en;
const newPassword = 'five goats on a roof';

/** A code of now or of the next step. Both are valid for a while longer. */
function codeOf(secret: string, stepsAhead: 0 | 1): string {
  const timestamp = Date.now() + stepsAhead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function fillLogin(page: Page, password: string): Promise<void> {
  await page.getByLabel(adminApp.login.username).fill(twoFactorAccount);
  await page.getByLabel(adminApp.login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.use({ expectedMessages: /status of 40[03]/ });

test('an account changes its password, two-factor sign-in and sessions, and the audit log has all of it', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const elsewhere = await newToken(request, twoFactorAccount);
  await openPanel(page, '/admin/dashboard?screen=account', twoFactorAccount);

  // A new password ends the other session.
  const password = page.getByRole('region', { name: texts.password.title, exact: true });
  await password.getByLabel(texts.password.current).fill('wrong password');
  await password.getByLabel(texts.password.next).fill(newPassword);
  await password.getByRole('button', { name: texts.password.submit }).click();
  await expect(password.getByRole('alert')).toContainText(adminShared.reasons['wrong-password']);
  await password.getByLabel(texts.password.current).fill(admin.password);
  await password.getByLabel(texts.password.next).fill('Password1');
  await password.getByRole('button', { name: texts.password.submit }).click();
  await expect(password.getByRole('alert')).toContainText(adminShared.reasons['common-password']);
  await password.getByLabel(texts.password.next).fill(newPassword);
  await password.getByRole('button', { name: texts.password.submit }).click();
  await expect(page.getByText(texts.password.done).first()).toBeVisible();
  const ended = { headers: { authorization: `Bearer ${elsewhere}` } };
  expect((await request.get('/api/admin/session', ended)).status()).toBe(401);

  // Sets up two-factor sign-in with the key that an app would read from the QR code.
  const factor = page.getByRole('region', { name: texts.twoFactor.title });
  const setUp = factor.getByRole('button', { name: texts.twoFactor.setUp });
  await setUp.click();
  await expect(factor.getByLabel(texts.password.current)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(setUp).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('img', { name: texts.twoFactor.picture })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const key = (await factor.locator('bdi').innerText()).replaceAll(/\s/g, '');
  await expect(factor.getByLabel(texts.twoFactor.code)).toBeFocused();
  const firstCode = codeOf(key, 0);
  await page.keyboard.type(firstCode);
  await page.keyboard.press('Enter');
  const codes = factor.getByRole('list', { name: texts.recovery.title }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  const [recoveryCode = '', secondRecoveryCode = ''] = await codes.allInnerTexts();
  await factor.getByRole('button', { name: texts.recovery.done }).click();
  await expect(factor.getByText('10 recovery codes are left')).toBeVisible();
  const disable = factor.getByRole('button', { name: texts.twoFactor.disable });
  await expect(disable).toBeFocused();

  // In another browser, the login asks for a code.
  const context = await page.context().browser()?.newContext();
  const other = await context?.newPage();
  if (!context || !other) throw new Error('unreachable: the test has a browser');
  await other.goto('/admin');
  await fillLogin(other, newPassword);
  const code = other.getByLabel(adminApp.login.code, { exact: true });
  await expect(code).toBeFocused();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: adminApp.login.codeBack }).click();
  await expect(other.getByLabel(adminApp.login.password, { exact: true })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await code.fill(firstCode);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toContainText(adminShared.reasons['wrong-code']);
  await code.fill(codeOf(key, 1));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('banner').getByRole('tablist')).toBeVisible();
  await other.getByRole('button', { name: adminApp.logout }).click();
  await fillLogin(other, newPassword);
  await code.fill(recoveryCode.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(other.getByRole('banner').getByRole('tablist')).toBeVisible();

  // The first browser ends the session of the other.
  await page.reload();
  const sessions = page.getByRole('region', { name: texts.sessions.title });
  await expect(sessions.getByText(texts.sessions.current)).toHaveCount(1);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Chrome · ' })).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End the session: Chrome · / }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await other.reload();
  await expect(other.getByText(adminApp.login.sessionEnded)).toBeVisible();
  await context.close();

  // Password and code turn two-factor sign-in off.
  await disable.click();
  await factor.getByLabel(texts.password.current).fill(newPassword);
  await factor.getByLabel(texts.twoFactor.codeOrRecovery).fill(secondRecoveryCode);
  await disable.click();
  await expect(factor.getByText(texts.twoFactor.off)).toBeVisible();
  await expect(setUp).toBeFocused();

  await openFromMenu(page, activity.title);
  const list = page.getByRole('main');
  await list.getByRole('combobox', { name: activity.who }).selectOption(twoFactorAccount);
  const expected = [
    'second-factor-off',
    'session-ended',
    'signed-in',
    'recovery-code-used',
    'signed-out',
    'signed-in',
    'sign-in-failed',
    'second-factor-on',
    'password-changed',
  ] as const;
  for (const [index, action] of expected.entries())
    await expect(list.getByRole('listitem').nth(index)).toContainText(
      `${twoFactorAccount}${activity.actions[action]}`,
    );
  await list.getByRole('combobox', { name: activity.what }).selectOption('account');
  await expect(list.getByRole('listitem')).toHaveCount(4);
});

test('the audit log has several pages, and names the action and its post', async ({ page }) => {
  const token = await openPanel(page);
  const { id, slug } = await createPost(page.request, token, { title: uniqueTitle('Listed') });
  const headers = { authorization: `Bearer ${token}` };
  for (let count = 0; count < 51; count += 1)
    await page.request.patch(`/api/admin/blog/posts/${id}/toggle-publish`, { headers });
  await page.goto('/admin/dashboard?screen=activity');
  const list = page.getByRole('main');
  const entries = list.getByRole('listitem');
  const ofPost = entries.filter({ hasText: slug });
  await expect(entries).toHaveCount(50);
  await expect(ofPost.first()).toContainText(activity.actions['post-unpublished']);
  await list.getByRole('combobox', { name: activity.what }).selectOption('post');
  await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
  const more = list.getByRole('button', { name: activity.more });
  await more.click();
  await expect(entries.nth(50)).toBeFocused();
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(ofPost.filter({ hasText: activity.actions['post-created'] })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});

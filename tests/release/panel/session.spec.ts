import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  admin,
  adminApp,
  adminShared,
  expect,
  newToken,
  openPanel,
  signIn,
  storedSession,
  submitLogin,
  test,
} from '../../support/panel/panel-test.ts';

const submit = { name: adminApp.login.submit };

test('a browser that signed in before says so at the next login', async ({ page }) => {
  const readDevice = () => page.evaluate(() => localStorage.getItem('adminDevice'));
  await signIn(page);
  const device = await readDevice();
  expect(device).toMatch(/^[\w-]{43}$/);
  await page.getByRole('button', { name: adminApp.logout }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const login = page.waitForRequest('**/api/admin/login');
  await signIn(page);
  expect((await login).postDataJSON()).toMatchObject({ device });
  expect(await readDevice()).toBe(device);
});

for (const path of ['/admin', '/admin/login', '/admin/dashboard']) {
  test(`${path} asks for a sign-in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', submit)).toBeVisible();
  });
}

test('the login page has its own URL for signed-in users too, with a link to the panel', async ({
  page,
}) => {
  await openPanel(page);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: `Go on as ${admin.username}` }).click();
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
});

test('the panel says when it checks a session and when it signs in', async ({ page }) => {
  const release = (await controlCalls(page, '**/api/admin/login')).hold();
  await page.goto('/admin');
  await page.getByLabel(adminApp.login.username).fill(admin.username);
  await page.getByLabel(adminApp.login.password, { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Logging in...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toContainText(ckb.loggingIn);
  await release();
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();

  await page.route('**/api/admin/session', () => {});
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
});

test('the login needs both fields, and keeps the typed text', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel(adminApp.login.username).fill('nobody');
  await page.getByRole('button', submit).click();
  await expect(page.getByRole('alert')).toContainText('Username and password are required');
  await expect(page.getByRole('alert')).toContainText(ckb.failure.credentialsRequired);
  await expect(page.getByLabel(adminApp.login.username)).toHaveValue('nobody');
});

test('the login shows and hides the password', async ({ page }) => {
  await page.goto('/admin');
  const password = page.getByLabel(adminApp.login.password, { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: adminApp.login.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: adminApp.login.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('a login that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows the server’s reason, and stops after five attempts', async ({ page }) => {
    const username = `stranger-${Math.random().toString(36).slice(2)}`;
    await page.goto('/admin');
    await page.getByLabel(adminApp.login.username).fill(username);
    await page.getByLabel(adminApp.login.password, { exact: true }).fill('wrong');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answered = page.waitForResponse('**/api/admin/login');
      await page.getByRole('button', submit).click();
      expect((await answered).status()).toBe(401);
      await expect(page.getByRole('alert')).toHaveText(adminShared.reasons['wrong-credentials']);
    }
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Try again in 1[45] minutes\.$/,
    );
    await expect(page.getByLabel(adminApp.login.password, { exact: true })).toHaveValue('wrong');
  });

  test('says "Login failed" if the response has no reason', async ({ page }) => {
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await page.goto('/admin');
    await page.getByLabel(adminApp.login.username).fill(admin.username);
    await page.getByLabel(adminApp.login.password, { exact: true }).fill('whatever');
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await expect(page.getByRole('alert')).toContainText(ckb.failure.login);
  });

  test('says "Network error. Please try again." without a network', async ({ page, context }) => {
    await page.goto('/admin');
    await page.getByLabel(adminApp.login.username).fill(admin.username);
    await page.getByLabel(adminApp.login.password, { exact: true }).fill(admin.password);
    await context.setOffline(true);
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert')).toContainText('Network error. Please try again.');
    await context.setOffline(false);
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
  });
});

test.describe('on a slow network', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 401/ });

  test('a late response to a sign-out does not close the next session', async ({ page }) => {
    const calls = await controlCalls(page, '**/api/admin/logout');
    await signIn(page);
    const release = calls.hold();
    await page.getByRole('button', { name: adminApp.logout }).click();
    await submitLogin(page);
    const ended = page.waitForResponse('**/api/admin/logout');
    await release();
    await ended;
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    await expect(page).toHaveURL(/tab=posts/);
  });

  test('a late response to a session that ended does not end the next one', async ({ page }) => {
    const calls = await controlCalls(page, '**/api/admin/analytics?*');
    const token = await openPanel(page);
    const release = calls.hold();
    await page.getByRole('tab', { name: adminApp.tabs.analytics }).click();
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    await expect(page.getByText(adminApp.login.sessionEnded)).toBeVisible();
    await submitLogin(page);
    const late = page.waitForResponse('**/api/admin/analytics?*');
    await release();
    expect((await late).status()).toBe(401);
    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await expect(page).toHaveURL(/tab=create/);
    await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
  });
});

test.describe('stored data', () => {
  for (const [name, user] of [
    ['is no JSON', '{'],
    ['is another thing', '"shilan"'],
    ['is missing', null],
  ] as const) {
    test(`that ${name} is cleared`, async ({ page }) => {
      const token = await newToken(page.request);
      await page.addInitScript(
        ([adminToken, adminUser]) => {
          if (sessionStorage.getItem('corrupted')) return;
          sessionStorage.setItem('corrupted', 'yes');
          localStorage.setItem('adminToken', adminToken);
          if (adminUser !== null) localStorage.setItem('adminUser', adminUser);
        },
        [token, user] as const,
      );
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('button', submit)).toBeVisible();
      expect(await storedSession(page)).toEqual({ token: null, user: null });
    });
  }
});

test('a sign-out in another tab is noticed', async ({ page, context }) => {
  // The panel reads the glossary last.
  const glossary = page.waitForResponse(/\/api\/admin\/glossary$/);
  await openPanel(page);
  await glossary;
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: adminApp.logout }).click();
  await expect(page.getByRole('button', submit)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(adminApp.login.sessionEnded);
});

test('a cookie alone does not sign in', async ({ page }) => {
  const token = await newToken(page.request);
  for (const name of ['adminToken', 'token', 'session', 'Authorization']) {
    const cookie = `${name}=${token}; ${name}=Bearer ${token}`;
    const response = await page.request.get('/api/admin/blog/posts', { headers: { cookie } });
    expect(response.status()).toBe(401);
  }
});

test('the panel is not indexed, belongs to no language, and no public page contains any of it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const panel = await page.goto('/admin');
  expect(panel?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByRole('button', submit)).toBeVisible();
  const scripts = (urls: string[]) => new Set(urls.filter((url) => url.endsWith('.js')));
  const ofPanel = scripts(loaded);
  loaded.length = 0;
  for (const path of ['/', '/blog', '/kurdish/about', '/arabic/portfolio']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('panel-input');
  }
  const ofPublicPages = scripts(loaded);
  const shared = [...ofPanel].filter((url) => ofPublicPages.has(url));
  // The framework and the document around every page. Neither contains the panel.
  for (const url of shared) {
    const text = await (await page.request.get(url)).text();
    expect(text, url).not.toContain('adminToken');
    expect(text, url).not.toContain('codemirror');
  }
  expect(ofPanel.size).toBeGreaterThan(shared.length);

  for (const path of ['/admin/other', '/arabic/admin', '/administrator']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

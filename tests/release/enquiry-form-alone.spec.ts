import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enquiry as ckb } from '#content/messages/ckb/site/enquiry.ts';
import { openDatabase } from '#platform/database/index.ts';
import {
  expectThanks,
  expectTyped,
  fieldsOf,
  fillIn,
  formOf,
} from '../support/browser/enquiry-page.ts';
import { expect, test } from '../support/browser/site-test.ts';
import { newVisitor, sendForm } from '../support/enquiries.ts';
import { uniqueTitle } from '../support/panel/panel-test.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';
import { withHiddenTables } from '../support/with-hidden-tables.ts';

// Browsers log responses that are no success.
test.use({ expectedMessages: /Failed to load resource/ });

test.describe('the form for enquiries on a site of its own', () => {
  // One after the other, on one site.
  test.describe.configure({ mode: 'default' });
  let site: BuiltSite;
  const folder = mkdtempSync(join(tmpdir(), 'site-enquiries-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;

  test.beforeAll(async () => {
    site = await startBuiltSite(databaseUrl, { TRUST_PROXY: '1' });
  });

  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  test('a database that stores nothing: the text stays, with and without script', async ({
    browser,
  }) => {
    const database = await openDatabase(databaseUrl);
    await withHiddenTables(database, ['enquiries'], async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled });
        await page.goto('/kurdish');
        await fillIn(page, 'ckb', {});
        const response = page.waitForResponse((one) => one.request().method() === 'POST');
        await fieldsOf(page, 'ckb').send.click();
        expect((await response).status()).toBe(503);
        await expect(formOf(page).getByText(ckb.failed)).toBeFocused();
        await expectTyped(page, 'ckb', {});
        await page.close();
      }
    });
    await database.destroy();
  });

  test('in a flood, the page proves that it is no program', async ({ browser, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: site.origin });
    for (let sent = 0; sent < 60; sent += 1) await sendForm(request, { name: `Flood ${sent}` });
    await request.dispose();
    const page = await browser.newPage({
      baseURL: site.origin,
      extraHTTPHeaders: newVisitor(),
    });
    await page.goto('/');
    const name = uniqueTitle('Patient');
    await fillIn(page, 'en', { name });
    const responses: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') responses.push(response.status());
    });
    await fieldsOf(page, 'en').send.click();
    await expectThanks(page, 'en');
    expect(responses).toEqual([429, 204]);
    await page.close();
    const database = await openDatabase(databaseUrl);
    const stored = await database
      .selectFrom('enquiries')
      .select('reasons')
      .where('name', '=', name)
      .execute();
    await database.destroy();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.reasons).not.toContain('unproven');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminEnquiries } from '#content/messages/en/admin/enquiries.ts';
import { openDatabase } from '#platform/database/index.ts';
import { startMailServer } from '../../fakes/mail-server.ts';
import { sendForm } from '../../support/enquiries.ts';
import { admin, expect, openPanel, test } from '../../support/panel/panel-test.ts';
import { type BuiltSite, startBuiltSite } from '../../support/start-built-site.ts';

const words = adminEnquiries.deliveries;
const folder = mkdtempSync(join(tmpdir(), 'site-deliveries-'));
const databaseUrl = `file:${join(folder, 'site.db')}`;

let isRefused = true;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: BuiltSite;

test.beforeAll(async () => {
  mail = await startMailServer({
    replyToMail: () => (isRefused ? { code: 550, text: 'Looks like spam' } : undefined),
  });
  site = await startBuiltSite(databaseUrl, {
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: '1',
    MAIL_FROM: 'site@lutka.example',
    MAIL_TO: 'sales@lutka.example',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
});

test.afterAll(async () => {
  await site.stop();
  await mail.close();
  rmSync(folder, { recursive: true });
});

test('what a mail server refused for good is sent again by one button', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.origin });
  expect((await sendForm(page.request, { name: 'Dara' })).status()).toBe(303);
  await expect.poll(isSetAside).toBe(true);

  await openPanel(page, '/admin/dashboard?screen=enquiries');
  const channel = page.getByRole('region', { name: words.title }).getByRole('listitem');
  await expect(channel).toContainText('1 was not taken');
  const again = channel.getByRole('button', { name: words.sendAgain });
  await again.focus();
  isRefused = false;
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(channel).toBeFocused();
  await expect(channel).toContainText('Last sent');
  expect(mail.mails.map(({ headers }) => headers.subject)).toEqual(['Enquiry 1: Dara']);
  await page.close();
});

/** Lets the pause before the next attempt pass. */
async function isSetAside(): Promise<boolean> {
  const database = await openDatabase(databaseUrl);
  const [delivery] = await database
    .updateTable('enquiry_deliveries')
    .set({ next_attempt_at: new Date().toISOString() })
    .returning('state')
    .execute();
  await database.destroy();
  return delivery?.state === 'refused';
}

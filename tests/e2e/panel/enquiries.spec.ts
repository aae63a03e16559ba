import AxeBuilder from '@axe-core/playwright';
import { createTranslator } from 'use-intl';
import { enquiry as form } from '#content/messages/ckb/site/enquiry.ts';
import { adminEnquiries as words } from '#content/messages/en/admin/enquiries.ts';
import { enquiriesOf, newVisitor } from '../../support/enquiries.ts';
import { itemOf } from '../../support/panel/enquiries.ts';
import {
  adminApp,
  adminShared,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

const t = createTranslator({ locale: 'en', messages: words });

test('a visitor writes, and the editor sees it, answers in one tap and marks it by a key', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = uniqueTitle('شیلان');
  const visitor = await browser.newPage({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    extraHTTPHeaders: newVisitor(),
  });
  await visitor.goto('/kurdish#contact');
  await visitor.getByLabel(form.name).fill(name);
  await visitor.getByLabel(form.contact).fill('٠٧٥٠ ١٢٣ ٤٥٦٧');
  const message =
    'سڵاو، دوکانێکم هەیە و ماڵپەڕێکم دەوێت.\n\n<img src=x onerror=alert(1)> AI ـیشم دەوێت.';
  await visitor.getByLabel(form.message).fill(message);
  await visitor.getByRole('button', { name: form.send }).click();
  await expect(visitor.locator('#sent')).toBeVisible();
  await visitor.close();

  await openPanel(page);
  const menu = page.getByRole('button', { name: /More \(\d+ new enquir/ });
  await menu.click();
  await page.getByRole('menuitem', { name: words.title }).click();
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  const item = itemOf(page, name);
  const row = item.getByRole('button', { name });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(item.getByText('<img src=x onerror=alert(1)>')).toHaveCSS('direction', 'rtl');
  const reply = await item.getByRole('link', { name: words.reply.whatsApp }).getAttribute('href');
  expect(reply).toMatch(/^https:\/\/wa\.me\/9647501234567\?text=/);
  expect(new URL(reply ?? '').searchParams.get('text')).toContain(`سڵاو ${name}`);
  await expect(item.getByRole('link', { name: words.reply.call })).toHaveAttribute(
    'href',
    'tel:+9647501234567',
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);

  const note = item.getByLabel(words.note);
  await note.fill('Calls back on Sunday');
  await expect(item.getByText(words.noteStates.saved)).toBeVisible();
  await row.focus();
  await page.keyboard.press('2');
  await expect(item).toHaveCount(0);
  await expect(page.getByText(words.changed.answered, { exact: true })).toBeVisible();
  expect(await enquiriesOf(page.request, name)).toMatchObject([
    { status: 'answered', note: 'Calls back on Sunday', language: 'ckb', message },
  ]);
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(item).toBeVisible();
  expect(await enquiriesOf(page.request, name)).toMatchObject([{ status: 'new' }]);
  expect(t('newOnes', { count: 1 })).toContain('1');
  await expect(page.getByRole('button', { name: new RegExp(`^${adminApp.menu}`) })).toBeVisible();
});

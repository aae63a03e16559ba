import type { Route } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { enquiry as ar, enquiryStatus as arStatus } from '#content/messages/ar/site/enquiry.ts';
import { enquiryStatus as ckbStatus } from '#content/messages/ckb/site/enquiry.ts';
import { enquiry as en } from '#content/messages/en/site/enquiry.ts';
import { enquiryLimits } from '#domain/enquiries/shared/limits.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import {
  expectThanks,
  expectTyped,
  fieldsOf,
  fillIn,
  formOf,
  texts,
} from '../support/browser/enquiry-page.ts';
import { holdRequests, hydrateForever } from '../support/browser/late-script.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';
import { enquiriesOf, newVisitor, sendForm, written } from '../support/enquiries.ts';
import { uniqueTitle } from '../support/panel/panel-test.ts';

// Browsers log responses that are no success, and lines that are cut.
test.use({ expectedMessages: /Failed to load resource|ERR_/ });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const language of languages) {
    test(`${language}: the form at 320 px says what is wrong, keeps the rest, and is stored`, async ({
      page,
      request,
    }) => {
      const t = createTranslator({ locale: 'en', messages: texts[language] });
      await page.setExtraHTTPHeaders(newVisitor());
      await page.goto(pathIn(language, '/'));
      const { name, contact, message, send } = fieldsOf(page, language);
      const typed = {
        name: uniqueTitle('Shilan'),
        message: `${'سڵاو & <b>hello</b>\n'.repeat(3)}.`,
      };
      await fillIn(page, language, { ...typed, contact: '12 AB' });
      await send.click();
      await expect(contact).toBeFocused();
      await expect(contact).toHaveAccessibleDescription(t('contactUnclear'));
      await expect(contact).toHaveAttribute('aria-invalid', 'true');
      await expect(contact).toHaveCSS('direction', 'ltr');
      await expect(message).toHaveCSS('direction', language === 'en' ? 'ltr' : 'rtl');
      await expectTyped(page, language, { ...typed, contact: '12 AB' });
      await expect(name).not.toHaveAttribute('aria-invalid');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await contact.fill('٠٧٥٠ ١٢٣ ٤٥٦٧');
      await send.click();
      await expect(page).toHaveURL(`${pathIn(language, '/')}#sent`);
      await expectThanks(page, language);
      const [stored, ...others] = await enquiriesOf(request, typed.name);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        language,
        contactNormal: '+9647501234567',
        message: typed.message,
        source: 'direct',
        page: pathIn(language, '/'),
      });
    });
  }

  test('the first wrong field has the focus, and each says what it needs', async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.goto('/');
    const { name, contact, message, send } = fieldsOf(page, 'en');
    await message.fill('x'.repeat(enquiryLimits.message + 1));
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(en.nameMissing);
    await expect(contact).toHaveAccessibleDescription(en.contactMissing);
    await expect(message).toHaveAccessibleDescription(/5,000/);
    await expect(message).toHaveValue('x'.repeat(enquiryLimits.message + 1));
  });

  test('three full fields in the script of most bytes are refused at the fields', async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.goto('/kurdish');
    const { name, contact, message, send } = fieldsOf(page, 'ckb');
    const full = await Promise.all(
      [name, contact, message].map(async (field) => ({
        field,
        text: '﷽'.repeat(Number(await field.getAttribute('maxlength'))),
      })),
    );
    for (const { field, text } of full) await field.fill(text);
    await send.click();
    await expect(name).toBeFocused();
    for (const { field, text } of full) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(text);
    }
  });
});

test('where the script can not be loaded, the browser sends the form', async ({ page }) => {
  await page.route('**/assets/send-enquiries-*.js', (route) => route.abort());
  await page.setExtraHTTPHeaders(newVisitor());
  await page.goto('/kurdish');
  await fillIn(page, 'ckb', { contact: 'none' });
  const { contact, send } = fieldsOf(page, 'ckb');
  await send.click();
  await expect(contact).toBeFocused();
  await expectTyped(page, 'ckb', { contact: 'none' });
  await hydrated(page);
  await expectTyped(page, 'ckb', { contact: 'none' });
  expect(await axeViolations(page)).toEqual([]);
});

for (const language of languages) {
  test(`${language}: with script, the page stays where it is`, async ({ page, request }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.goto(pathIn(language, '/about?utm_source=instagram&utm_campaign=Spring'));
    await page.goto(pathIn(language, '/'));
    const documents: string[] = [];
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) documents.push(sent.url());
    });
    const typed = { name: uniqueTitle('Dara'), contact: 'none' };
    await fillIn(page, language, typed);
    const { contact, send } = fieldsOf(page, language);
    await send.click();
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription(texts[language].contactUnclear);
    await expectTyped(page, language, typed);
    await contact.fill('dara@example.com');
    await contact.press('Enter');
    await expectThanks(page, language);
    expect(documents).toEqual([]);
    expect(await enquiriesOf(request, typed.name)).toMatchObject([
      {
        contactNormal: 'dara@example.com',
        page: pathIn(language, '/about'),
        source: 'instagram',
        campaign: 'spring',
      },
    ]);
    // The way to another one.
    await page.goto(`${pathIn(language, '/')}#contact`);
    await expect(formOf(page)).toBeVisible();
    await expectTyped(page, language, { name: '', contact: '', message: '' });
  });
}

test('a line that is cut keeps the text, over a reload too, and stores it once', async ({
  page,
  request,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.goto('/kurdish');
  const typed = { name: uniqueTitle('Cut') };
  await fillIn(page, 'ckb', typed);
  // The server stores it, and its response is lost.
  const cut = async (route: Route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  };
  await page.route('**/kurdish', cut);
  await fieldsOf(page, 'ckb').send.click();
  const status = page.locator('#contact').getByRole('status');
  await expect(status).toHaveText(ckbStatus.waiting);
  await expectTyped(page, 'ckb', typed);
  expect(await enquiriesOf(request, typed.name)).toHaveLength(1);
  await page.unroute('**/kurdish', cut);
  await page.reload();
  await expectThanks(page, 'ckb');
  expect(await enquiriesOf(request, typed.name)).toHaveLength(1);
  await page.reload();
  await expectTyped(page, 'ckb', { name: '', contact: '', message: '' });
});

test('without connection the text waits, and goes by itself once there is one', async ({
  page,
  context,
  request,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.goto('/arabic');
  const typed = { name: uniqueTitle('Offline') };
  const { contact, send } = fieldsOf(page, 'ar');
  await fillIn(page, 'ar', { ...typed, contact: 'none' });
  await send.click();
  await expect(contact).toHaveAccessibleDescription(ar.contactUnclear);
  await contact.fill(written.contact);
  await context.setOffline(true);
  await send.click();
  await expect(page.locator('#contact').getByRole('status')).toHaveText(arStatus.waiting);
  // What was wrong is right now.
  await expect(contact).not.toHaveAttribute('aria-invalid');
  await expect(formOf(page).getByText(ar.contactUnclear)).toHaveCount(0);
  await expectTyped(page, 'ar', typed);
  await context.setOffline(false);
  await expectThanks(page, 'ar');
  expect(await enquiriesOf(request, typed.name)).toHaveLength(1);
});

for (const [refusal, status] of [
  ['a form that is too large', 413],
  ['a request of another site', 403],
] as const) {
  test(`${refusal} is refused once: the text stays, over a reload too, and is not sent again`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.clock.install();
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') statuses.push(response.status());
    });
    if (status === 403)
      await page.route('**/arabic', async (route) => {
        if (route.request().method() !== 'POST') return await route.fallback();
        const headers = { ...route.request().headers(), 'sec-fetch-site': 'cross-site' };
        await route.fulfill({ response: await route.fetch({ headers }) });
      });
    await page.goto('/arabic');
    const { message, send } = fieldsOf(page, 'ar');
    // An extension of the browser may write more than the field takes.
    await message.evaluate((field) => field.removeAttribute('maxlength'));
    const typed = status === 413 ? { message: 'ل'.repeat(60_000) } : {};
    await fillIn(page, 'ar', typed);
    await send.click();
    const note = page.locator('#contact').getByRole('status');
    await expect(note).toHaveText(arStatus.refused);
    await page.clock.fastForward('05:00');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(note).toHaveText(arStatus.refused);
    await page.reload();
    await expectTyped(page, 'ar', typed);
    await page.clock.fastForward('05:00');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(note).toHaveText('');
    expect(statuses).toEqual([status]);
  });
}

test('who reloads before sending finds what was typed, in another language too', async ({
  page,
}) => {
  await page.goto('/arabic');
  const typed = { name: 'شيلان', message: 'نص لم يُرسل بعد.' };
  await fillIn(page, 'ar', typed);
  await page.reload();
  await expectTyped(page, 'ar', typed);
  await page.goto('/kurdish');
  await expectTyped(page, 'ckb', typed);
});

test('what is typed while React hydrates is stored', async ({ page }) => {
  const hydrating = await hydrateForever(page);
  const release = await holdRequests(page, /send-enquiries/);
  await page.goto('/');
  await page.mouse.move(100, 100);
  await hydrating();
  const { name, message } = fieldsOf(page, 'en');
  const stored = () => page.evaluate(() => JSON.parse(sessionStorage.enquiry ?? '{}').typed);
  await name.fill('Shilan');
  expect(await stored()).toMatchObject({ name: 'Shilan', message: '' });
  await release();
  await message.fill('A shop in Hawler');
  expect(await stored()).toMatchObject({ name: 'Shilan', message: 'A shop in Hawler' });
});

test('too many from one network: the text stays, and the message says when to come back', async ({
  page,
  request,
}) => {
  const headers = newVisitor();
  for (let sent = 0; sent < 10; sent += 1)
    expect((await sendForm(request, { name: uniqueTitle('Many') }, { headers })).status()).toBe(
      303,
    );
  await page.setExtraHTTPHeaders(headers);
  await page.goto('/');
  await fillIn(page, 'en', {});
  const response = page.waitForResponse((one) => one.request().method() === 'POST');
  await fieldsOf(page, 'en').send.click();
  expect((await response).status()).toBe(429);
  await expect(formOf(page).getByText(en.full)).toBeFocused();
  await expectTyped(page, 'en', {});
});

test('who comes to the page by navigation writes with the same form', async ({ page, request }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  const typed = { name: uniqueTitle('Navigated') };
  await fillIn(page, 'en', typed);
  await fieldsOf(page, 'en').send.click();
  await expectThanks(page, 'en');
  expect(await enquiriesOf(request, typed.name)).toMatchObject([{ page: '/about' }]);
});

test('WhatsApp opens with a sentence in the language of the page', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/'));
    const link = page.getByRole('link', { name: texts[language].whatsApp });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/9647501234567');
    expect(url.searchParams.get('text')).toBe(texts[language].whatsAppText);
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

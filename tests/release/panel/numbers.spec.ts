import { adminAnalytics as ckb } from '#content/messages/ckb/admin/analytics.ts';
import { adminAnalytics as texts } from '#content/messages/en/admin/analytics.ts';
import { path } from '../../support/panel/analytics.ts';
import { expect, newToken, openPanel, test } from '../../support/panel/panel-test.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';

test('a missing page is in the numbers, with the kind of place where its link is', async ({
  page,
}) => {
  const token = await newToken(page.request);
  // Letters: many digits look like a telephone number, and get no name.
  const missing = `/gone-${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const answer = await page.request.get(`/arabic${missing}?secret=1`, {
    headers: { 'user-agent': phone, referer: 'https://www.google.com/' },
  });
  expect(answer.status()).toBe(404);
  // A program, and a page that is only misspelt.
  await page.request.get(missing, { headers: { 'user-agent': 'curl/8.5.0' } });
  await page.request.get('/About', { headers: { 'user-agent': phone } });
  await expect
    .poll(async () => {
      const response = await page.request.get(
        `/api/admin/numbers?days=1&subject=missing&path=${missing}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { source, language } = (await response.json()).tables;
      return [...source, ...language].map(({ value, counts }) => `${value} ${counts.requests}`);
    })
    .toEqual(['search 1', 'ar 1']);

  await openPanel(page, path);
  const numbers = page.getByRole('region', { name: texts.numbers, exact: true });
  await numbers.getByText(texts.subjects.missing, { exact: true }).click();
  const paths = numbers.getByRole('region', { name: texts.dimensions.path, exact: true });
  await paths
    .getByRole('button', { name: `Show only ${texts.dimensions.path}: ${missing}` })
    .press('Enter');
  await expect(paths).toBeFocused();
  const sources = numbers.getByRole('region', { name: texts.dimensions.source, exact: true });
  await expect(sources.getByRole('rowheader')).toHaveText([texts.sources.search]);
  await expect(page).toHaveURL(/numbers=subject/);
  await numbers.getByRole('button', { name: /^Remove the filter/ }).press('Enter');
  await expect(numbers.getByRole('heading', { name: texts.numbers })).toBeFocused();
});

test('in the Kurdish panel, periods, countries and quarters have Kurdish names', async ({
  page,
}) => {
  const token = await newToken(page.request);
  await page.request.get('/kurdish/about', { headers: { 'user-agent': phone } });
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/admin/numbers?days=1&page=/about', {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await response.json()).total.readers;
    })
    .toBeGreaterThan(0);
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  await openPanel(page, path);
  const numbers = page.getByRole('region', { name: ckb.numbers, exact: true });
  const countries = numbers.getByRole('region', { name: ckb.dimensions.country, exact: true });
  await expect(countries.getByRole('rowheader')).toContainText([ckb.devices.unknown]);
  await numbers.getByLabel(ckb.range).selectOption('months');
  await expect(page).toHaveURL(/months%3D12/);
  await expect(numbers.getByText(ckb.noVisits, { exact: true })).toBeVisible();
  await numbers.getByText(ckb.showAsTable).first().click();
  const months = numbers.getByRole('region', { name: ckb.eachMonth });
  await expect(months.getByRole('rowheader')).toHaveCount(12);
  await expect(months.getByRole('rowheader').first()).toContainText(/^\D+ی [٠-٩]{4}$/);
});

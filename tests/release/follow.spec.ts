import { encode } from 'uqr';
import { company } from '#content/company.ts';
import { follow as ar } from '#content/messages/ar/site/follow.ts';
import { follow as ckb } from '#content/messages/ckb/site/follow.ts';
import { follow as en } from '#content/messages/en/site/follow.ts';
import { feedFormats } from '#feed-formats.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

const messages = { en, ar, ckb };

for (const language of languages) {
  const texts = messages[language];

  test.describe(`${language}, without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

    test('the page has the channels of the company, the code, and the feeds of each language', async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/follow'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      const main = page.getByRole('main');
      for (const [name, url] of [
        [texts.openChannel, company.whatsAppChannelUrl],
        [texts.telegram, company.telegramUrl],
        [texts.x, company.xUrl],
        [texts.linkedIn, company.linkedInUrl],
      ] as const) {
        const link = main.getByRole('link', { name: new RegExp(`^${name} `) });
        await expect(link).toHaveAttribute('href', url);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(main.getByRole('img', { name: texts.code })).toBeVisible();
      const origin = new URL(page.url()).origin;
      for (const one of languages) {
        const row = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: texts.languages[one] }) });
        const links = row.getByRole('link');
        await expect(links.first()).toHaveText(`${origin}${pathIn(one, '/rss.xml')}`);
        for (const [index, { path, type }] of feedFormats.entries()) {
          await expect(links.nth(index)).toHaveAttribute('href', pathIn(one, path));
          const response = await page.request.get(pathIn(one, path));
          expect(response.headers()['content-type']).toContain(type);
        }
      }
      await expect(main.getByRole('button')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText(company.whatsAppChannelUrl)).toBeVisible();
      await expect(main.getByRole('img', { name: texts.code })).toBeVisible();
      await expect(
        main.getByRole('link', { name: new RegExp(`^${texts.openChannel}`) }),
      ).toBeHidden();
    });
  });

  test(`${language}: an address is copied by keyboard, and the row says so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathIn(language, '/follow'));
    const button = page.getByRole('button', {
      name: new RegExp(`^${texts.copy} ?: ${texts.languages.ckb}$`),
    });
    // Before the script of the page is there: the key is held back, and replayed.
    await button.press('Enter');
    const row = page.getByRole('listitem').filter({ has: button });
    await expect(row.getByRole('status')).toHaveText(texts.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL('/kurdish/rss.xml', page.url()).href);
  });
}

test('the code is that of the channel, with a white edge of four modules, in the dark theme too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.theme = 'dark';
  });
  await page.goto('/follow');
  await hydrated(page);
  const drawn = await page.getByRole('img', { name: en.code }).evaluate(
    (image, modules) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('not a picture');
      const canvas = document.createElement('canvas');
      canvas.width = modules * 4;
      canvas.height = modules * 4;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas');
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return Array.from({ length: modules }, (_, y) =>
        Array.from(
          { length: modules },
          (_, x) => (context.getImageData(4 * x + 2, 4 * y + 2, 1, 1).data[0] ?? 0) < 128,
        ),
      );
    },
    encode(company.whatsAppChannelUrl, { border: 4 }).size,
  );
  expect(drawn).toEqual(encode(company.whatsAppChannelUrl, { border: 4 }).data);
});

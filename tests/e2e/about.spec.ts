import { about as arAbout } from '#content/messages/ar/site/about.ts';
import { about as ckbAbout } from '#content/messages/ckb/site/about.ts';
import { about as enAbout } from '#content/messages/en/site/about.ts';
import { expect, languages, pathIn, test } from '../support/browser/site-test.ts';

const messages = { en: enAbout, ar: arAbout, ckb: ckbAbout };

for (const language of languages) {
  const texts = messages[language];
  const members = [texts.member1, texts.member2, texts.member3, texts.member4, texts.member5];

  test(`${language}: shows five brothers with role, description and four fields each, three with a profile`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/about'));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(main.getByText(texts.description)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(5);
    for (const [index, member] of members.entries()) {
      const card = main.getByRole('article').nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(member.name);
      await expect(card.getByText(member.role, { exact: true })).toBeVisible();
      await expect(card.getByText(member.description)).toBeVisible();
      const { expertise1, expertise2, expertise3, expertise4 } = member;
      const fields = [expertise1, expertise2, expertise3, expertise4];
      await expect(card.getByRole('listitem')).toHaveText(fields);
      const portrait = card.locator('img');
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toHaveJSProperty('complete', true);
      await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    }

    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(3);
    for (const { name } of [texts.member1, texts.member2, texts.member4]) {
      const link = page.getByRole('link', { name: texts.profileLink.replace('{name}', name) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\/in\//);
    }
  });
}

test('English has the specified heading', () => {
  expect(messages.en.title).toBe('Meet the brothers');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete', async ({ page }) => {
    for (const language of languages) {
      await page.goto(pathIn(language, '/about'));
      await expect(page.getByRole('article')).toHaveCount(5);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  });
});

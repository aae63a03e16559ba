import type { Page } from '@playwright/test';
import { words } from '../support/browser/home.ts';
import { messages } from '../support/browser/messages.ts';
import { expect, languages, pathIn, test } from '../support/browser/site-test.ts';

for (const language of languages) {
  const [customers, ai, timeline, guarantee, services, whatYouGet] = words[language];

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the sections have the specified order and counts`, async ({ page }) => {
      await page.goto(pathIn(language, '/'));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        customers.title,
        ai.title,
        ai.processTitle,
        timeline.title,
        guarantee.title,
        services.title,
        whatYouGet.title,
        messages[language].contact.title,
      ]);
      const section = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(section(customers.title).getByRole('img')).toHaveCount(8);
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8] as const)
        await expect(
          section(customers.title).getByText(customers[`customer${number}`].name, { exact: true }),
        ).toBeVisible();
      await expect(page.locator('#features > li')).toHaveCount(6);
      await expect(section(ai.processTitle).getByRole('listitem')).toHaveCount(4);
      await expect(section(timeline.title).getByRole('columnheader')).toHaveCount(3);
      await expect(section(guarantee.title).getByRole('term')).toHaveCount(4);
      await expect(page.locator('#services > ul > li')).toHaveCount(4);
      await expect(page.locator('#services > ul > li > ul > li')).toHaveCount(16);
      await expect(page.locator('#services img')).toHaveCount(4);
      await expect(page.locator('#what-you-get li')).toHaveCount(7);

      await expectQuestionsAsSeen(page);

      const contact = page.locator('#contact');
      const mail = contact.locator('a[href^="mailto:sales@"]');
      await expect(mail.locator('bdi')).toHaveCSS('direction', 'ltr');
      const telephone = contact.locator('a[href="tel:+9647501234567"]');
      await expect(telephone.locator('bdi')).toHaveText('+964 750 123 4567');
      await expect(telephone.locator('bdi')).toHaveCSS('direction', 'ltr');
      // The booking page, and WhatsApp.
      for (const link of await contact.locator('a[target=_blank]').all())
        await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(contact.locator('a[target=_blank]')).toHaveCount(2);
    });
  });
}

/** Visitors and search engines get the same questions. */
async function expectQuestionsAsSeen(page: Page): Promise<void> {
  const script = page.locator('script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse((await script.textContent()) ?? '');
  const [service, questions] = ['ProfessionalService', 'FAQPage'].map((type) =>
    graph.find((thing: { '@type': string }) => thing['@type'] === type),
  );
  const shown = await page.locator('details').evaluateAll((all) =>
    all.map((one) => ({
      question: one.querySelector('h4')?.textContent,
      answer: one.querySelector('p')?.textContent,
    })),
  );
  expect(shown).toHaveLength(8);
  type Question = { name: string; acceptedAnswer: { text: string } };
  expect(
    questions.mainEntity.map((one: Question) => ({
      question: one.name,
      answer: one.acceptedAnswer.text,
    })),
  ).toEqual(shown);
  expect(service).toMatchObject({
    openingHours: 'Mo-Fr 09:00-18:00',
    currenciesAccepted: 'USD, EUR, IQD',
  });
}

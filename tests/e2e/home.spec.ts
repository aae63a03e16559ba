import type { Page } from '@playwright/test';
import { aiCentricSoftware as arAi } from '#content/dictionaries/ar/aiCentricSoftware.ts';
import { customers as arCustomers } from '#content/dictionaries/ar/customers.ts';
import { guarantee as arGuarantee } from '#content/dictionaries/ar/guarantee.ts';
import { services as arServices } from '#content/dictionaries/ar/services.ts';
import { timeline as arTimeline } from '#content/dictionaries/ar/timeline.ts';
import { whatYouGet as arWhatYouGet } from '#content/dictionaries/ar/whatYouGet.ts';
import { aiCentricSoftware as ckbAi } from '#content/dictionaries/ckb/aiCentricSoftware.ts';
import { customers as ckbCustomers } from '#content/dictionaries/ckb/customers.ts';
import { guarantee as ckbGuarantee } from '#content/dictionaries/ckb/guarantee.ts';
import { services as ckbServices } from '#content/dictionaries/ckb/services.ts';
import { timeline as ckbTimeline } from '#content/dictionaries/ckb/timeline.ts';
import { whatYouGet as ckbWhatYouGet } from '#content/dictionaries/ckb/whatYouGet.ts';
import { aiCentricSoftware as enAi } from '#content/dictionaries/en/aiCentricSoftware.ts';
import { customers as enCustomers } from '#content/dictionaries/en/customers.ts';
import { guarantee as enGuarantee } from '#content/dictionaries/en/guarantee.ts';
import { services as enServices } from '#content/dictionaries/en/services.ts';
import { timeline as enTimeline } from '#content/dictionaries/en/timeline.ts';
import { whatYouGet as enWhatYouGet } from '#content/dictionaries/en/whatYouGet.ts';
import { dictionary } from './dictionary.ts';
import { expect, hydrated, languages, pathIn, test } from './site-test.ts';

const words = {
  en: [enCustomers, enAi, enTimeline, enGuarantee, enServices, enWhatYouGet] as const,
  ar: [arCustomers, arAi, arTimeline, arGuarantee, arServices, arWhatYouGet] as const,
  ckb: [ckbCustomers, ckbAi, ckbTimeline, ckbGuarantee, ckbServices, ckbWhatYouGet] as const,
};

for (const language of languages) {
  const [customers, ai, timeline, guarantee, services, whatYouGet] = words[language];

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the sections stand in the specified order, each with its counts`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/'));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        customers.title,
        ai.title,
        ai.processTitle,
        timeline.title,
        guarantee.title,
        services.title,
        whatYouGet.title,
        dictionary[language].contact.title,
      ]);
      const section = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(section(customers.title).getByRole('img')).toHaveCount(8);
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
      await expect(contact.locator('a[target=_blank]')).toHaveAttribute('rel', 'noopener');
    });
  });
}

test('a fragment scrolls to its section on load and on change, with the focus', async ({
  page,
}) => {
  await page.goto('/kurdish#services');
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.locator('#services')).toBeInViewport();
  await hydrated(page);
  const bar = await page.getByRole('banner').boundingBox();
  for (const id of ['timeline', 'guarantee', 'features', 'ai-centric-software', 'contact']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    const section = page.locator(`#${id}`);
    await expect(section).toBeFocused();
    await expect
      .poll(async () => Math.round((await section.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(Math.floor(bar?.height ?? 0));
    await expect(section).toBeInViewport();
  }
});

test('the subtitle names all nine deliverables, and grids have the specified columns', async ({
  page,
}) => {
  await page.goto('/');
  for (const deliverable of [
    'production software',
    'UI/UX design',
    'branding',
    'deployment',
    'documentation',
    'staff training',
    'launch-day support',
    'full source code',
    'IP ownership',
  ]) {
    await expect(page.locator('#what-you-get')).toContainText(deliverable);
  }
  await expect(page.locator('#services').getByRole('heading', { level: 2 })).toHaveText(
    'What we do Best',
  );
  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, services, deliverables] of [
    [390, 1, 1],
    [800, 2, 2],
    [1440, 4, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns('#services > ul'), `services at ${width}`).toBe(services);
    expect(await columns('#what-you-get ul'), `deliverables at ${width}`).toBe(deliverables);
    expect(await columns('section:has(#customers-title) ul'), `customers at ${width}`).toBe(4);
  }
});

test('hovering the customers, or reaching them by keyboard, reveals the way to the projects', async ({
  page,
}) => {
  await page.goto('/arabic');
  const link = page.getByRole('link', { name: words.ar[0].viewProjects });
  // A page that is still coming may move away from under the mouse.
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(link).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(link).toHaveAttribute('href', '/arabic/portfolio');
});

/** What search engines read as questions is what people see. */
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

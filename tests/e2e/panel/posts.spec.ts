import type { Page } from '@playwright/test';
import { summary } from '#admin/posts/summary-for-test.ts';
import { adminPosts as posts } from '#content/dictionaries/en/adminPosts.ts';
import { content, expectText, title } from './create-form.ts';
import { createPost, expect, frame, newToken, openPanel, test, uniqueTitle } from './panel-test.ts';
import {
  breakCalls,
  buttonIn,
  expectFailure,
  filterOf,
  headingOf,
  linkIn,
  openList,
  openListWith,
  postsText,
  rowOf,
  rowsOf,
  searchOf,
  summariesPath,
  titleIn,
} from './posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const newNumber = () => String(Math.floor(Math.random() * 1e9));

test('the heading counts what the API lists, drafts included', async ({ page }) => {
  const token = await openPanel(page);
  const draft = await createPost(page.request, token, {
    title: uniqueTitle('Counted'),
    published: false,
  });
  const answered = page.waitForResponse(summariesPath);
  await openList(page);
  const listed: { id: number }[] = await (await answered).json();
  expect(listed.map(({ id }) => id)).toContain(draft.id);
  await expect(headingOf(page)).toHaveText(
    postsText('headingWithCount', { count: listed.length }),
  );
});

test.describe('search', () => {
  /** So that the rows of the search before are not taken for those of this one. */
  const searchFromNothing = async (page: Page, query: string) => {
    await searchOf(page).fill('nothing is called that');
    await expect(page.getByText(posts.noMatch)).toBeVisible();
    await searchOf(page).fill(query);
  };
  const arabicDigits = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

  for (const { language, heading, spellings } of [
    {
      language: 'ckb',
      heading: 'کتێبخانەی یەکەم',
      spellings: ['كتێبخانەي يەكەم', 'کتیبخانه\u200cی یه\u200cکه\u200cم', 'یەکەم کتێبخانەی'],
    },
    {
      language: 'ar',
      heading: 'مكتبة أربيل الكبرى',
      spellings: ['مکتبه اربیل الکبری', 'مَكْتَبَةُ أَرْبِيلَ', 'مكتبـــة إربيل'],
    },
  ]) {
    test(`finds a title whatever the keyboard: ${language}`, async ({ page }) => {
      const token = await openPanel(page);
      const number = newNumber();
      await createPost(page.request, token, { language, title: `${heading} ${number}` });
      await createPost(page.request, token, { title: `Another one ${number}` });
      await openList(page);
      for (const spelling of [heading, ...spellings]) {
        for (const digits of [number, arabicDigits(number)]) {
          await searchFromNothing(page, `${spelling} ${digits}`);
          await expect(rowsOf(page)).toContainText([`${heading} ${number}`]);
        }
      }
      await searchOf(page).fill(arabicDigits(number));
      await expect(rowsOf(page)).toHaveCount(2);
      await expect(page.getByText(postsText('found', { count: 2 }))).toBeVisible();
    });
  }

  test('finds addresses, tags and authors', async ({ page }) => {
    const token = await openPanel(page);
    const [heading, tag, author] = [
      uniqueTitle('An Address'),
      uniqueTitle('tag'),
      uniqueTitle('Nazdar'),
    ];
    const { slug } = await createPost(page.request, token, { title: heading, tags: [tag], author });
    await openList(page);
    for (const query of [slug, tag, author, ` ${author.toUpperCase()}  ${tag} `]) {
      await searchFromNothing(page, query);
      await expect(rowsOf(page)).toContainText([heading]);
    }
  });
});

test('language and state narrow the list, and what matches nothing can be cleared', async ({
  page,
}) => {
  const token = await openPanel(page);
  const number = newNumber();
  const create = (language: string, heading: string, published: boolean) =>
    createPost(page.request, token, { language, title: `${heading} ${number}`, published });
  await create('en', 'Alpha', true);
  await create('en', 'Beta', false);
  await create('ckb', 'گاما', false);
  await create('ar', 'دلتا', true);
  await openListWith(page, number);
  const language = filterOf(page, posts.language);
  const state = filterOf(page, posts.state);
  await filterOf(page, posts.order).selectOption({ label: posts.orders.oldest });

  await expect(rowsOf(page)).toContainText(['Alpha', 'Beta', 'گاما', 'دلتا']);
  await state.selectOption({ label: posts.states.draft });
  await expect(rowsOf(page)).toContainText(['Beta', 'گاما']);
  await language.selectOption({ label: frame.languages.ckb });
  await expect(rowsOf(page)).toContainText(['گاما']);
  await state.selectOption({ label: posts.states.published });
  await expect(page.getByText(posts.noMatch)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await language.selectOption({ label: frame.languages.ar });
  await expect(rowsOf(page)).toContainText(['دلتا']);

  await searchOf(page).fill(`${number} no such post`);
  await expect(page.getByText(posts.noMatch)).toBeVisible();
  await page.getByRole('button', { name: posts.clearFilters }).click();
  await expect(searchOf(page)).toHaveValue('');
  await expect(searchOf(page)).toBeFocused();
  await expect(language).toHaveValue('all');
  await expect(state).toHaveValue('all');
  await expect(page.getByText(/posts? found/)).toHaveCount(0);
  // Hides nothing, so that it stays.
  await expect(filterOf(page, posts.order)).toHaveValue('oldest');
  await page.keyboard.type(number);
  await expect(rowsOf(page)).toHaveCount(4);
});

test('newest, oldest, most viewed and by title', async ({ page }) => {
  const token = await openPanel(page);
  const number = newNumber();
  const views = new Map<number, number>();
  for (const [language, heading, viewCount] of [
    ['ckb', 'زستان', 5],
    ['en', 'Part 10', 3],
    ['ckb', 'ڕووبار', 40],
    ['en', 'part 9', 7],
    ['ar', 'بغداد', 100],
  ] as const) {
    const post = await createPost(page.request, token, { language, title: `${heading} ${number}` });
    views.set(post.id, viewCount);
  }
  await page.route(summariesPath, async (route) => {
    const response = await route.fetch();
    const listed: { id: number; views: number }[] = await response.json();
    const json = listed.map((post) => ({ ...post, views: views.get(post.id) ?? post.views }));
    await route.fulfill({ response, json });
  });
  await openListWith(page, number);
  const made = ['زستان', 'Part 10', 'ڕووبار', 'part 9', 'بغداد'];
  await expect(rowsOf(page)).toContainText(made.toReversed());
  const order = filterOf(page, posts.order);
  await order.selectOption({ label: posts.orders.oldest });
  await expect(rowsOf(page)).toContainText(made);
  await order.selectOption({ label: posts.orders.views });
  await expect(rowsOf(page)).toContainText(['بغداد', 'ڕووبار', 'part 9', 'زستان', 'Part 10']);
  await expect(rowsOf(page).first()).toContainText(postsText('views', { count: 100 }));
  await order.selectOption({ label: posts.orders.title });
  await expect(rowsOf(page)).toContainText(['part 9', 'Part 10', 'بغداد', 'ڕووبار', 'زستان']);
});

test('a row tells its languages, and leads to the one that is missing', async ({ page }) => {
  const token = await openPanel(page);
  const number = newNumber();
  const english = `Three languages ${number}`;
  const source = await createPost(page.request, token, {
    title: english,
    content: 'The source of a *translation*.',
  });
  const draft = await createPost(page.request, token, {
    language: 'ckb',
    title: `سێ زمان ${number}`,
    published: false,
    translationGroup: source.translationGroup,
  });
  await openListWith(page, number);
  const marks = {
    en: postsText('translations.published', { language: 'en' }),
    ckb: postsText('translations.draft', { language: 'ckb' }),
    ar: postsText('translations.missing', { language: 'ar' }),
  };
  await expect(rowsOf(page)).toHaveCount(2);
  for (const name of Object.values(marks))
    await expect(rowsOf(page).getByRole('link', { name, exact: true })).toHaveCount(2);

  const row = rowOf(page, english);
  await expect(row.getByRole('link', { name: marks.ckb })).toHaveAttribute(
    'href',
    new RegExp(`edit=${draft.id}$`),
  );
  await row.getByRole('link', { name: marks.ar }).click();
  await expect(page.getByRole('tab', { name: frame.tabs.create })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(title(page, 'en')).toHaveValue(english);
  await expectText(content(page, 'en'), 'The source of a *translation*.');
  await expect(title(page, 'ar')).toHaveValue('');
});

test('a blog without posts leads to the first one', async ({ page }) => {
  await page.route(summariesPath, (route) => route.fulfill({ json: [] }));
  await openPanel(page, '/admin/dashboard?tab=posts');
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count: 0 }));
  await expect(page.getByText(posts.noPosts)).toBeVisible();
  await page.getByRole('link', { name: posts.writeFirst }).click();
  await expect(title(page, 'en')).toBeVisible();
});

test.describe('a list that does not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says so, and is there at the next try', async ({ page }) => {
    await breakCalls(page, summariesPath);
    await openPanel(page, '/admin/dashboard?tab=posts');
    await expectFailure(page, 'fetchPosts');
    await expect(page.getByRole('main').getByText(posts.fault)).toBeVisible();
    const tryAgain = page.getByRole('button', { name: posts.tryAgain });
    await tryAgain.click();
    await expect(tryAgain).toBeVisible();
    await page.unroute(summariesPath);
    await tryAgain.click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByText(frame.failure.fetchPosts)).toHaveCount(0);
  });

  test('says that there is no network', async ({ page, context }) => {
    await openPanel(page);
    await context.setOffline(true);
    await page.getByRole('tab', { name: frame.tabs.posts }).click();
    await expectFailure(page, 'network');
    await context.setOffline(false);
    await page.getByRole('button', { name: posts.tryAgain }).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByText(frame.failure.network)).toHaveCount(0);
  });
});

test('of 5,000 posts no more are drawn than are seen', async ({ page }) => {
  const count = 5_000;
  const listed = Array.from({ length: count }, (_, index) =>
    summary({ id: count - index, title: `Number ${count - index} of many` }),
  );
  await page.route(summariesPath, (route) => route.fulfill({ json: listed }));
  await openPanel(page, '/admin/dashboard?tab=posts');
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count }));
  await expect(rowOf(page, 'Number 5000 of many')).toBeInViewport();
  const screenful = 40;
  expect(await rowsOf(page).count()).toBeLessThan(screenful);

  await page.keyboard.press('End');
  const last = rowOf(page, /^Number 1 of many/);
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', String(count));
  await expect(last).toHaveAttribute('aria-setsize', String(count));
  expect(await rowsOf(page).count()).toBeLessThan(screenful);

  await searchOf(page).fill('many 4321');
  await expect(rowsOf(page)).toContainText(['Number 4321 of many']);
  await expect(rowsOf(page)).toBeInViewport();
  await expect(page.getByText(postsText('found', { count: 1 }))).toBeVisible();
});

test('on a phone everything of a row is at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = uniqueTitle('A title that needs more than one line on the screen of a phone');
  await createPost(page.request, await newToken(page.request), { title: heading });
  await openPanel(page, '/admin/dashboard?tab=posts');
  await openListWith(page, heading);
  const row = rowOf(page, heading);
  for (const part of [
    filterOf(page, posts.order),
    titleIn(row, heading),
    row.getByRole('link', { name: postsText('translations.missing', { language: 'ckb' }) }),
    buttonIn(row, posts.unpublish),
    linkIn(row, posts.editPost),
    linkIn(row, posts.view),
    buttonIn(row, posts.delete),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expectNothingBeside(page);

  await buttonIn(row, posts.delete).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: posts.keep }).click();
  await linkIn(row, posts.editPost).click();
  await expect(page.getByLabel(posts.fields.title, { exact: true })).toHaveValue(heading);
  await expect(page.getByRole('button', { name: posts.edit.save, exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expectNothingBeside(page);
});

async function expectNothingBeside(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBe(0);
}

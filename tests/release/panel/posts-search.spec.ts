import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  filterOf,
  openList,
  openListWith,
  postsText,
  rowsOf,
  searchOf,
  summariesPath,
} from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const newNumber = () => String(Math.floor(Math.random() * 1e9));

test.describe('search', () => {
  /** Waits, so that the rows of the previous search are not mistaken for new ones. */
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
    test(`finds a title with any keyboard: ${language}`, async ({ page }) => {
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

  test('finds slugs, tags and authors', async ({ page }) => {
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

test('the list sorts by newest, oldest, most viewed and title', async ({ page }) => {
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

test('language and state filter the list, and a filter without results can be cleared', async ({
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
  await language.selectOption({ label: adminShared.languages.ckb });
  await expect(rowsOf(page)).toContainText(['گاما']);
  await state.selectOption({ label: posts.states.published });
  await expect(page.getByText(posts.noMatch)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await language.selectOption({ label: adminShared.languages.ar });
  await expect(rowsOf(page)).toContainText(['دلتا']);

  await searchOf(page).fill(`${number} no such post`);
  await expect(page.getByText(posts.noMatch)).toBeVisible();
  await page.getByRole('button', { name: posts.clearFilters }).click();
  await expect(searchOf(page)).toHaveValue('');
  await expect(searchOf(page)).toBeFocused();
  await expect(language).toHaveValue('all');
  await expect(state).toHaveValue('all');
  await expect(page.getByText(/posts? found/)).toHaveCount(0);
  // The order hides no posts, so it stays.
  await expect(filterOf(page, posts.order)).toHaveValue('oldest');
  await page.keyboard.type(number);
  await expect(rowsOf(page)).toHaveCount(4);
});

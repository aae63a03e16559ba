import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
} from '../../support/panel/panel-test.ts';
import { filterOf, openListWith, rowsOf, searchOf } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const newNumber = () => String(Math.floor(Math.random() * 1e9));

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

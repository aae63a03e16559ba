import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { content, expectText, title } from '../../support/panel/compose-form.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { deleteIn } from '../../support/panel/posts-deletion.ts';
import {
  cellOf,
  expectSuccess,
  headingOf,
  openList,
  openListWith,
  postsText,
  rowOf,
  rowsOf,
  summariesPath,
  titleIn,
} from '../../support/panel/posts-tab.ts';
import { schedule } from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const newNumber = () => String(Math.floor(Math.random() * 1e9));

test('the heading counts the posts that the API lists, unpublished ones included', async ({
  page,
}) => {
  const token = await openPanel(page);
  const draft = await createPost(page.request, token, {
    title: uniqueTitle('Counted'),
    published: false,
  });
  const answered = page.waitForResponse(summariesPath);
  await openList(page);
  const listed: { id: number; translationGroup: string }[] = await (await answered).json();
  expect(listed.map(({ id }) => id)).toContain(draft.id);
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count: listed.length }));
  const articles = new Set(listed.map(({ translationGroup }) => translationGroup));
  await expect(page.getByText(postsText('articles', { count: articles.size }))).toBeVisible();
});

test('an article is one row with its languages, their states and a link for a missing one', async ({
  page,
}) => {
  const token = await openPanel(page);
  const number = newNumber();
  const english = `Three languages ${number}`;
  const source = await createPost(page.request, token, {
    title: english,
    content: 'The source of a *translation*.',
  });
  const { translationGroup } = source;
  const kurdish = `سێ زمان ${number}`;
  const draft = await createPost(page.request, token, {
    language: 'ckb',
    title: kurdish,
    published: false,
    translationGroup,
  });
  await schedule(page.request, token, [draft.id], '2035-11-27T08:30');
  await createPost(page.request, token, { title: `Alone ${number}` });
  await openListWith(page, number);
  await expect(page.getByText(postsText('found', { count: 2 }))).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  const row = rowOf(page, english);
  await expect(cellOf(row, 'en')).toContainText(posts.states.published);
  await expect(cellOf(row, 'ckb')).toContainText(posts.states.draft);
  await expect(cellOf(row, 'ckb')).toContainText('Tuesday, November 27, 2035, 08:30');
  await expect(titleIn(cellOf(row, 'ckb'), kurdish)).toHaveAttribute(
    'href',
    new RegExp(`edit=${draft.id}$`),
  );

  // Deleting a language leaves the article and the place of that language.
  await deleteIn(page, kurdish);
  await expectSuccess(page, 'deleted');
  const write = (language: string) =>
    row.getByRole('link', { name: postsText('translations.missing', { language }) });
  await expect(write('ckb')).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(titleIn(cellOf(row, 'ckb'), kurdish)).toBeFocused();

  await write('ar').click();
  await expect(page.getByRole('tab', { name: adminApp.tabs.create })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(title(page, 'en')).toHaveValue(english);
  await expectText(content(page, 'en'), 'The source of a *translation*.');
  await expect(title(page, 'ar')).toHaveValue('');
});

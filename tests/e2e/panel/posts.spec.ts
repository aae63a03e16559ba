import { content, expectText, title } from '../../support/panel/create-form.ts';
import {
  adminApp,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  headingOf,
  openList,
  openListWith,
  postsText,
  rowOf,
  rowsOf,
  summariesPath,
} from '../../support/panel/posts-tab.ts';

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
  const listed: { id: number }[] = await (await answered).json();
  expect(listed.map(({ id }) => id)).toContain(draft.id);
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count: listed.length }));
});

test('a row shows its languages and links to the form for a missing one', async ({ page }) => {
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
  await expect(page.getByRole('tab', { name: adminApp.tabs.create })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(title(page, 'en')).toHaveValue(english);
  await expectText(content(page, 'en'), 'The source of a *translation*.');
  await expect(title(page, 'ar')).toHaveValue('');
});

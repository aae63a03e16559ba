import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { pathIn } from '../../support/browser/site-test.ts';
import { expectText } from '../../support/panel/compose-form.ts';
import { field, openPost, saveOf, textOf, titleOf, unfold } from '../../support/panel/edit-form.ts';
import { expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { changeElsewhere, expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit, conflict } = posts;

test.describe('a post with changes from two editors', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  const lines = (change: Record<number, string>) =>
    Array.from(
      { length: 300 },
      (_, index) =>
        change[index] ?? `دێڕی ${index}: ئەمە دەقێکی درێژی کوردییە، وەک خۆی دەمێنێتەوە.`,
    ).join('\n');

  test('shows both versions of a long Kurdish text, and accepts theirs', async ({ page }) => {
    const heading = uniqueTitle('دەقێکی درێژ');
    const { token, post } = await openPost(page, {
      language: 'ckb',
      title: heading,
      content: lines({}),
    });
    const theirs = lines({ 4: 'دێڕی ٤: ئەمە دەقێکی ڕوونی کوردییە، وەک خۆی دەمێنێتەوە.' });
    await changeElsewhere(page.request, token, post, { content: theirs, author: 'Elsewhere' });
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' لێرە نووسراوە.');
    await unfold(page);
    await field(page, fields.category).fill('Mine');
    await saveOf(page).click();

    const region = page.getByRole('region', { name: conflict.title });
    await expect(region.getByRole('heading', { name: conflict.title })).toBeFocused();
    await expect(titleOf(page)).toHaveCount(0);
    const text = region.getByRole('group', { name: new RegExp(`^${fields.content}`) });
    await expect(text).toContainText(conflict.changedBy.both);
    const marks = text.locator('mark');
    await expect(marks.filter({ hasText: 'ڕوونی' })).toBeVisible();
    await expect(marks.filter({ hasText: 'لێرە نووسراوە.' })).toBeVisible();
    // Of 298 equal lines, only the neighbours of the two different lines are shown.
    await expect(text.locator('p[lang=ckb][dir=rtl]')).toHaveCount(7);

    // A part that only one editor changed is chosen already.
    const choice = (part: string, name: string) =>
      region.getByRole('group', { name: new RegExp(`^${part}`) }).getByRole('radio', { name });
    await expect(choice(fields.category, conflict.keepMine)).toBeChecked();
    await expect(choice(fields.author, conflict.takeTheirs)).toBeChecked();
    const save = region.getByRole('button', { name: conflict.save });
    await expect(save).toBeDisabled();
    await choice(fields.content, conflict.takeTheirs).check();
    await expect(region.getByText(conflict.decided)).toBeVisible();
    await save.click();
    await expectSuccess(page, 'saved');
    await expect(region).toHaveCount(0);
    await expect(field(page, fields.author)).toHaveValue('Elsewhere');
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await expectText(textOf(page), 'ڕوونی');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      title: heading,
      content: theirs,
      author: 'Elsewhere',
      category: 'Mine',
    });
    const reader = await page.request.get(pathIn('ckb', `/blog/${post.slug}`));
    expect(await reader.text()).not.toContain('لێرە نووسراوە');
  });

  test('can take all of theirs, and then sends nothing', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Whose title') });
    const theirs = uniqueTitle('Their title');
    await changeElsewhere(page.request, token, post, { title: theirs });
    await titleOf(page).fill(uniqueTitle('My title'));
    await saveOf(page).click();
    const region = page.getByRole('region', { name: conflict.title });
    await region.getByRole('radio', { name: conflict.takeTheirs }).check();
    const stored = await storedPost(page.request, token, post.id);
    await region.getByRole('button', { name: conflict.save }).click();
    await expect(titleOf(page)).toHaveValue(theirs);
    await expect(
      page.getByRole('status').filter({ hasText: edit.tookStored }).first(),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: edit.allSaved })).toBeVisible();
    expect(await storedPost(page.request, token, post.id)).toEqual(stored);
  });

  test('only asks about the paragraph that both have changed', async ({ page }) => {
    const { token, post } = await openPost(page, {
      title: uniqueTitle('Same paragraph'),
      content: 'First.\n\nSecond.\n\nLast.',
    });
    const theirs = 'First, by them.\n\nSecond.\n\nLast, by them.';
    await changeElsewhere(page.request, token, post, { content: theirs });
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('By me: ');
    await saveOf(page).click();
    const region = page.getByRole('region', { name: conflict.title });
    await expect(region.getByRole('group')).toHaveCount(1);
    await expect(region).toContainText('By me: First.');
    await expect(region).toContainText('First, by them.');
    await expect(region).not.toContainText('Last');
    await region.getByRole('radio', { name: conflict.keepMine }).check();
    await region.getByRole('button', { name: conflict.save }).click();
    await expectSuccess(page, 'saved');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      content: 'By me: First.\n\nSecond.\n\nLast, by them.',
    });
  });
});

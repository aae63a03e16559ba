import AxeBuilder from '@axe-core/playwright';
import type { Download } from '@playwright/test';
import { adminBatch as batch } from '#content/messages/en/admin/batch.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { isolate } from '#language/bidi.ts';
import { barOf, batchText, boxIn, inBar, undo } from '../../support/panel/batch.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { toastsOf } from '../../support/panel/posts-deletion.ts';
import { expectSuccess, openListWith, rowsOf, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('articles are selected by keyboard, changed together, and one undo takes it back', async ({
  page,
}) => {
  const token = await openPanel(page);
  const word = uniqueTitle('Batch');
  const stored: { id: number }[] = [];
  for (const part of ['one', 'two', 'three'])
    stored.push(
      await createPost(page.request, token, { title: `${word} ${part}`, tags: ['a', 'b'] }),
    );
  const read = async () =>
    await Promise.all(
      stored.map(async ({ id }) => {
        const { updatedAt: _later, ...post } = await storedPost(page.request, token, id);
        return post;
      }),
    );
  const before = await read();
  await openListWith(page, word);

  // The newest article is first.
  await boxIn(page, `${word} three`).focus();
  await page.keyboard.press('Space');
  await expect(barOf(page)).toContainText(batchText('selected', { articles: 1, posts: 1 }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(boxIn(page, `${word} one`)).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(barOf(page)).toContainText(batchText('selected', { articles: 3, posts: 3 }));
  await page.keyboard.press('Escape');
  await expect(barOf(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(barOf(page)).toContainText(batchText('selected', { articles: 3, posts: 3 }));
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);

  await inBar(page, batch.tags.button).click();
  await page.getByLabel(batch.tags.add, { exact: true }).fill('new');
  await page.keyboard.press('Enter');
  await expect(toastsOf(page)).toContainText([
    batchText('done.add-tag', { count: 3, tag: isolate('new') }),
  ]);
  expect((await read()).map(({ tags }) => tags)).toEqual(Array(3).fill(['a', 'b', 'new']));
  await undo(page);
  await expectSuccess(page, 'undone');
  expect(await read()).toEqual(before);

  await inBar(page, batch.unpublish).click();
  await expect(rowsOf(page).getByText(posts.states.draft, { exact: true })).toHaveCount(3);
  await undo(page);
  await expect(rowsOf(page).getByText(posts.states.published, { exact: true })).toHaveCount(3);
  expect(await read()).toEqual(before);

  await inBar(page, batch.delete.button).click();
  const question = page.getByRole('alertdialog', {
    name: batchText('delete.title', { articles: 3 }),
  });
  await question.getByRole('button', { name: /^Delete 3/ }).click();
  await expect(page.getByText(posts.noMatch)).toBeVisible();
  await undo(page);
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await read()).toEqual(before);

  await boxIn(page, `${word} one`).check();
  const downloading = page.waitForEvent('download');
  await inBar(page, batch.export).click();
  expect(await firstBytes(await downloading)).toBe('PK');
});

async function firstBytes(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toMatch(/^articles-\d{4}-\d\d-\d\d\.zip$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1', 0, 2);
}

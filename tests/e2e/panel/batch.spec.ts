import AxeBuilder from '@axe-core/playwright';
import type { Download, Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminBatch as batch } from '#content/messages/en/admin/batch.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { isolate } from '#language/bidi.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { toastsOf } from '../../support/panel/posts-deletion.ts';
import {
  expectSuccess,
  openListWith,
  rowOf,
  rowsOf,
  storedPost,
} from '../../support/panel/posts-tab.ts';
import { editor } from '../../support/panel/translation.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const batchText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminBatch',
});

const boxIn = (page: Page, title: string) =>
  rowOf(page, title).getByRole('checkbox', { name: new RegExp(`^${batch.select}`) });
const barOf = (page: Page) => page.getByRole('region', { name: batch.bar });
const inBar = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });
const undo = async (page: Page) =>
  await toastsOf(page).getByRole('button', { name: adminShared.undo }).click();

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

test('what articles lack is translated into drafts, and the undo deletes them', async ({
  page,
}) => {
  const token = await openPanel(page, '/admin/dashboard', editor);
  const title = uniqueTitle('Lacking');
  await createPost(page.request, token, { title, content: 'Ready in 8 weeks.', tags: ['kept'] });
  await openListWith(page, title);
  await boxIn(page, title).check();
  await inBar(page, batch.translate.button).click();
  const dialog = page.getByRole('dialog', { name: batch.translate.title });
  await expect(dialog).toContainText(batchText('translate.text', { count: 2 }));
  await dialog.getByRole('button', { name: batch.translate.start }).click();
  await expect(dialog).toContainText(batchText('translate.ended', { stored: 2, failed: 0 }));
  await dialog.getByRole('button', { name: batch.translate.leave }).click();
  const row = rowOf(page, title);
  await expect(row.getByText(posts.states.draft, { exact: true })).toHaveCount(2);
  await undo(page);
  await expectSuccess(page, 'undone');
  await expect(row.getByText(posts.states.draft, { exact: true })).toHaveCount(0);
});

import { adminBatch as batch } from '#content/messages/en/admin/batch.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { batchText, boxIn, inBar, undo } from '../../support/panel/batch.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { expectSuccess, openListWith, rowOf } from '../../support/panel/posts-tab.ts';
import { editor } from '../../support/panel/translation.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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

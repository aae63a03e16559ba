import AxeBuilder from '@axe-core/playwright';
import { adminGlossary } from '#content/messages/en/admin/glossary.ts';
import { adminMemory } from '#content/messages/en/admin/memory.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  adminShared,
  createPost,
  expect,
  newToken,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test('an approved sentence is found, changed, deleted and brought back', async ({ page }) => {
  const lists = await controlCalls(page, '**/api/admin/memory?*');
  const token = await openPanel(page);
  const title = uniqueTitle('Rivers');
  const word = title.replace('Rivers ', '');
  const english = await createPost(page.request, token, { title, content: `Boats ${word}.` });
  await createPost(page.request, token, {
    title: `ڕووبار ${word}`,
    content: `بەلەمەکان ${word}.`,
    language: 'ckb',
    translationGroup: english.translationGroup,
  });
  await openFromMenu(page, adminMemory.title);
  await expect(page).toHaveURL(/screen=memory/);
  const list = page.getByRole('list', { name: adminMemory.list });
  const rows = list.getByRole('listitem');
  // As an Arabic keyboard writes it.
  await page.getByLabel(adminMemory.search).fill(`بەلەمەكان ${word}`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Boats ${word}.`);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await rows.getByRole('button', { name: adminMemory.edit }).click();
  await rows.getByLabel(adminMemory.translation).fill(`بەلەم ${word}.`);
  await page.getByLabel(adminMemory.search).fill(word);
  await expect(rows.getByLabel(adminMemory.translation)).toHaveValue(`بەلەم ${word}.`);
  await expect(rows).toHaveCount(2);
  const showEdit = lists.hold();
  await rows.getByRole('button', { name: adminMemory.save }).click();
  // A slow network has not loaded the list again yet.
  await expect(rows.getByLabel(adminMemory.translation)).toHaveCount(0);
  await expect(list).toBeFocused();
  await expect(rows.first()).toContainText(`بەلەم ${word}.`);
  await showEdit();
  const showUndo = lists.hold();
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(list).toContainText(`بەلەمەکان ${word}.`);
  await expect(list).not.toContainText(`بەلەم ${word}.`);

  await showUndo();

  const unit = rows.filter({ hasText: 'Boats' });
  const showDeletion = lists.hold();
  await unit.getByRole('button', { name: adminMemory.delete }).click();
  await expect(unit).toHaveCount(0);
  await showDeletion();
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(unit).toHaveCount(1);
});

test('one key takes a corrected word into the glossary, another one dismisses it', async ({
  page,
}) => {
  const token = await newToken(page.request);
  const headers = { authorization: `Bearer ${token}` };
  const correct = async (source: string, wrong: string, better: string) => {
    for (const number of [1, 2, 3]) {
      const english = { title: uniqueTitle('Words'), content: `The ${source} is here ${number}.` };
      const post = await createPost(page.request, token, english);
      const machine = `${wrong} لێرەیە ${number}.`;
      const text = `${better} لێرەیە ${number}.`;
      await createPost(page.request, token, {
        title: uniqueTitle('وشە'),
        content: text,
        language: 'ckb',
        published: false,
        translationGroup: post.translationGroup,
        translation: {
          title: { source: english.title, machine: 'وشە', text: 'وشە' },
          blocks: [{ source: english.content, machine, text }],
          dismissed: [],
        },
      });
    }
  };
  const [taken, dismissed] = [uniqueTitle('taken'), uniqueTitle('left')].map(
    (title) => title.split(' ')[1] ?? '',
  );
  await correct(`q${taken}`, 'هەڵەیەک', `ڕاست${taken}`);
  await correct(`q${dismissed}`, 'هەڵەیەک', `باش${dismissed}`);
  await openPanel(page);
  await page.goto('/admin/dashboard?screen=glossary');
  const list = page.getByRole('region', { name: adminGlossary.proposals });
  const rowOf = (word = '') => list.getByRole('listitem').filter({ hasText: word });
  await rowOf(`ڕاست${taken}`).getByRole('button', { name: adminGlossary.accept }).press('Enter');
  await expect(rowOf(`ڕاست${taken}`)).toHaveCount(0);
  await rowOf(`باش${dismissed}`)
    .getByRole('button', { name: adminGlossary.accept })
    .press('Delete');
  await expect(rowOf(`باش${dismissed}`)).toHaveCount(0);
  await expect(page.getByRole('list', { name: adminGlossary.list })).toContainText(`q${taken}`);
  const path = `/api/admin/glossary/${encodeURIComponent(`q${taken}`)}`;
  expect((await page.request.delete(path, { headers })).status()).toBe(204);
});

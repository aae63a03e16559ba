import { readFile } from 'node:fs/promises';
import { adminExchange } from '#content/messages/en/admin/exchange.ts';
import { adminMemory } from '#content/messages/en/admin/memory.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { saveOf, titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  createPost,
  expect,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { storedPost } from '../../support/panel/posts-tab.ts';

const { article, memory } = adminExchange;

test('the memory goes out as TMX, and a file that contradicts it is shown before it is taken', async ({
  page,
}) => {
  const token = await openPanel(page);
  const word = uniqueTitle('Lakes').split(' ')[1];
  const english = { title: `Lakes ${word}`, content: `Boats on ${word}.` };
  const { translationGroup } = await createPost(page.request, token, english);
  await createPost(page.request, token, {
    title: `دەریاچە ${word}`,
    content: `بەلەم لە ${word}.`,
    language: 'ckb',
    translationGroup,
  });
  await openFromMenu(page, adminMemory.title);
  await page.getByLabel(adminMemory.search).fill(`Boats ${word}`);
  const rows = page.getByRole('list', { name: adminMemory.list }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: memory.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^memory-[\d-]+\.tmx$/);
  const file = await readFile(await download.path(), 'utf8');
  const unit = (
    source: string,
    target: string,
  ) => `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv>
    <tuv xml:lang="ckb"><seg>${target}</seg></tuv></tu>`;
  const changed = file
    .replace(`بەلەم لە ${word}.`, `کەشتی لە ${word}.`)
    .replace('</body>', `${unit(`Sails ${word}`, `چارۆکە ${word}`)}${unit('1', '1')}</body>`);

  const choose = async (text: string) =>
    await page.getByLabel(memory.import).setInputFiles({
      name: 'back.tmx',
      mimeType: 'application/xml',
      buffer: Buffer.from(text),
    });
  const dialog = page.getByRole('dialog');
  await page.getByLabel(memory.import).focus();
  await choose(file.slice(0, -20));
  await expect(dialog).toContainText('Nothing was imported.');
  await dialog.getByRole('button', { name: memory.close }).click();
  await expect(page.getByLabel(memory.import)).toBeFocused();
  await choose(changed);
  await expect(dialog).toContainText('1 new entry');
  await expect(dialog).toContainText('1 other translation than the approved one');
  await expect(dialog).toContainText('1 unit can’t be imported');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel(memory.take).check();
  await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(dialog).toContainText(memory.done);
  await dialog.getByRole('button', { name: memory.close }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`کەشتی لە ${word}.`);
  await choose(changed);
  await expect(dialog).toContainText(memory.nothing);
});

test('an article goes to a translator as XLIFF, and comes back late into the form', async ({
  page,
}) => {
  const token = await openPanel(page);
  const content = 'Write down three things.\n\nAsk [us](https://example.org) then.';
  const english = await createPost(page.request, token, {
    // Its words are no numbers, which the translation check would miss.
    title: 'Planning an app',
    content,
  });
  const kurdish = await createPost(page.request, token, {
    title: 'پلاندانان',
    content: 'سێ شت بنووسە.\n\nئینجا لە [ئێمە](https://example.org) بپرسە.',
    language: 'ckb',
    translationGroup: english.translationGroup,
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${kurdish.id}`);
  const column = columnOf(page, 'ckb');
  await column.getByText(article.title).click();
  const downloading = page.waitForEvent('download');
  await column.getByRole('button', { name: article.download }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  // The translator changes all three, and loses the link. Meanwhile an editor changes the title.
  const back = file
    .replace('<target>پلاندانان', '<target>پلاندانانی باش')
    .replace('<target>سێ شت بنووسە.', '<target>سێ خاڵ بنووسە.')
    .replace(/<target>ئینجا لە <pc[^>]*>ئێمە<\/pc>/, '<target>ئینجا لە ئێمە');
  await titleOf(column).fill('پلانی ئێمە');
  await column.getByLabel(article.import).setInputFiles({
    name: 'back.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(back),
  });
  const saveFirst = column.getByRole('alert').filter({ hasText: article.saveFirst });
  await expect(saveFirst).toBeVisible();
  await saveOf(page).click();
  await expect
    .poll(async () => (await storedPost(page.request, token, kurdish.id)).title)
    .toBe('پلانی ئێمە');
  // The file need not be chosen again.
  await expect(saveFirst).toBeHidden();
  await column.getByRole('button', { name: 'Take from' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 places need your decision');
  await expect(dialog).toContainText(article.states['translation-changed']);
  // The codes are isolated, so that they keep their order in an Arabic or Kurdish sentence.
  await expect(dialog).toContainText(
    'these codes are lost, added or doubled: \u2068⟦/1⟧ ⟦1⟧\u2069',
  );
  expect(await axeViolations(page)).toEqual([]);
  // The conflict is left to the editor; what only the translator changed is proposed.
  const taken = dialog.getByLabel(article.takeOne);
  await expect(taken).toHaveCount(2);
  await expect(taken.first()).not.toBeChecked();
  await expect(taken.last()).toBeChecked();
  await dialog.getByRole('button', { name: 'Put 1 place into the form' }).click();
  await expect(dialog).toBeHidden();
  // The pressed button is gone, and the focus is not lost with it.
  await expect(column.getByLabel(article.import)).toBeFocused();
  await expect(titleOf(column)).toHaveValue('پلانی ئێمە');
  await saveOf(page).click();
  await expect
    .poll(async () => (await storedPost(page.request, token, kurdish.id)).content)
    .toBe('سێ خاڵ بنووسە.\n\nئینجا لە [ئێمە](https://example.org) بپرسە.');

  // A language that the article does not have: what is taken is stored, unpublished.
  const arabic = columnOf(page, 'ar');
  await arabic.getByText(article.title).click();
  await arabic.getByLabel(article.import).setInputFiles({
    name: 'ar.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(
      file
        .replace('trgLang="ckb"', 'trgLang="ar"')
        .replace('پلاندانان', 'التخطيط')
        .replace('سێ شت بنووسە.', 'اكتب ثلاثة أشياء.'),
    ),
  });
  await dialog.getByRole('button', { name: 'Store 2 places' }).click();
  await expect(titleOf(arabic)).toHaveValue('التخطيط');
});

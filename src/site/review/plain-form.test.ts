import { expect, test } from 'vitest';
import { renderNumberedBlocks } from '#markdown/index.ts';
import { splitBlocks } from '#markdown/segments/split-blocks.ts';
import { plainForm, type ReviewSearch, reviewSearch } from './plain-form.ts';

const content = ['# Goats', '[a]: https://example.com', '`<p data-block="7">`', 'The end.'];

async function formFor(search: ReviewSearch) {
  const markdown = content.join('\n\n');
  const html = await renderNumberedBlocks(markdown, 'en');
  const blocks = splitBlocks(markdown).map(({ text }) => text);
  return plainForm({ title: 'Title', description: '', blocks, html }, search, undefined);
}

test('a number names the block that it stands above', async () => {
  expect(await formFor({})).toMatchObject({ numbers: 3, writing: null, hasDescription: false });
  expect((await formFor({ part: 1 })).writing).toMatchObject({
    field: 'content',
    index: 0,
    original: '# Goats',
    suggestion: 'Goats',
  });
  expect((await formFor({ part: 3 })).writing).toMatchObject({ index: 3, original: 'The end.' });
  expect((await formFor({ part: 'title' })).writing).toMatchObject({
    field: 'title',
    original: 'Title',
  });
});

test('a part that does not exist is named, and nothing is written about it', async () => {
  for (const part of [4, 999_999, 'description'] as const)
    expect(await formFor({ part })).toMatchObject({ isUnknown: true, writing: null });
});

test('the search of the page has a part and whether a remark was sent', () => {
  expect(reviewSearch({ part: 3, sent: '1', other: 'x' })).toEqual({ part: 3, sent: 1 });
  expect(reviewSearch({ part: 'title' })).toEqual({ part: 'title' });
  for (const part of [0, -1, 1.5, '', 'x', '1e9', null, ['title'], {}])
    expect(reviewSearch({ part, sent: 'yes' }), String(part)).toEqual({});
});

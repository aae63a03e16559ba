import { expect, test } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

test('splits a text into its blocks in order, in whole lines', () => {
  const markdown = [
    '# Title\r\n\r\nOne\rline\n\n',
    '   Under\n===\n- a\n\n  b\n> c\n\n| a |\n|---|\n\n',
    '    code\n\n```\nmore\n\n***\n```\n***\n[a]: /b\n[c]: /d\n',
  ].join('');
  expect(splitBlocks(markdown).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', '# Title'],
    ['paragraph', 'One\nline'],
    ['heading', '   Under\n==='],
    ['list', '- a\n\n  b'],
    ['quote', '> c'],
    ['table', '| a |\n|---|'],
    ['code', '    code'],
    ['code', '```\nmore\n\n***\n```'],
    ['rule', '***'],
    ['reference', '[a]: /b'],
    ['reference', '[c]: /d'],
  ]);
});

test('an empty text has no blocks', () => {
  expect(splitBlocks(' \n\n')).toEqual([]);
});

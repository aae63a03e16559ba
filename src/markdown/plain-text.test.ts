import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('plain text has the words of each block without syntax, URLs and blocks of code', () => {
  const markdown = [
    '# A *title* #',
    '> Quoted **words** and `code`,\n> a [link](https://a.example "Title") and \\*stars\\* &amp; more.',
    '- [x] A task\n- ![a picture](/media/a.jpg)',
    '| one | two |\n|---|---|\n| 1 | <b>2</b> |',
    '```ts\nconst hidden = 1;\n```',
  ].join('\n\n');
  expect(plainText(markdown)).toEqual([
    'A title',
    'Quoted words and code, a link and *stars* & more.',
    'A task',
    'a picture',
    'one',
    'two',
    '1',
    '2',
  ]);
});

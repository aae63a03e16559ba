import { expect, test } from 'vitest';
import { findExcerpt } from './excerpt.ts';

function excerptOf(sentences: string[]): string | undefined {
  const stems = sentences.map((one) => ` ${one.toLowerCase().replace(/\W+/g, '  ')} `);
  const text = { sentences: sentences.join('\n'), stems: stems.join('\n') };
  const lake = { words: new Set(['lake']), stems: ['lak'] };
  return findExcerpt({ ...text, stems: text.stems.replaceAll(' lake ', ' lak ') }, lake, 'en')
    ?.map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');
}

test('an excerpt is the sentence with the hit, and none where there is none', () => {
  expect(excerptOf(['A hill.', 'A lake by a lake.', 'The lake.'])).toBe('A [lake] by a [lake].');
  expect(excerptOf(['A hill.'])).toBeUndefined();
});

test('an excerpt of a long sentence keeps what is around its first hit, in whole words', () => {
  const excerpt = excerptOf([`${'before '.repeat(100)}lake ${'after '.repeat(100)}`]) ?? '';
  expect(excerpt).toMatch(/^… (before )+\[lake\] (after )+…$/);
  expect(excerpt.length).toBeLessThan(250);
});

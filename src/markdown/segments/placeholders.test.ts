import { expect, test } from 'vitest';
import { placeholderIssues } from './placeholders.ts';
import { segmentMarkdown } from './segment-markdown.ts';

const [segment] = segmentMarkdown(
  'Run `npm` as [the *guide*](/g) or [![pic](/p.png)](/big) says',
).segments;

test.each([
  ['in place', 'Run ⟦1⟧ as ⟦2⟧the *guide*⟦/2⟧ or ⟦3⟧⟦4⟧pic⟦/4⟧⟦/3⟧ says', null],
  ['in another order', '⟦3⟧⟦4⟧وێنە⟦/4⟧⟦/3⟧ ⟦2⟧ڕێبەر ⟦1⟧⟦/2⟧', null],
  ['with Arabic digits', '⟦١⟧ ⟦٢⟧دليل⟦/٢⟧ ⟦ ۳ ⟧⟦۴⟧صورة⟦/۴⟧⟦/۳⟧', null],
  ['lost', '⟦2⟧a⟦/2⟧ ⟦3⟧b⟦/3⟧', '⟦1⟧ is missing. ⟦4⟧ is missing.'],
  ['doubled', '⟦1⟧ ⟦1⟧ ⟦2⟧a⟦/2⟧ ⟦3⟧⟦4⟧b⟦/4⟧⟦/3⟧', '⟦1⟧ appears twice.'],
  [
    'unknown',
    '⟦1⟧ ⟦/1⟧ ⟦2⟧a⟦/2⟧ ⟦3⟧⟦4⟧b⟦/4⟧⟦/3⟧ ⟦9⟧',
    '⟦/1⟧ is not in the source. ⟦9⟧ is not in the source.',
  ],
  ['not closed', '⟦1⟧ ⟦2⟧a⟦/2⟧ ⟦3⟧⟦4⟧b⟦/4⟧', '⟦/3⟧ is missing.'],
  ['not opened', '⟦1⟧ a⟦/2⟧ ⟦3⟧⟦4⟧b⟦/4⟧⟦/3⟧', '⟦/2⟧ has nothing to close. ⟦2⟧ is missing.'],
  ['crossing', '⟦1⟧ ⟦2⟧a⟦/2⟧ ⟦3⟧b⟦4⟧c⟦/3⟧d⟦/4⟧', '⟦/4⟧ must come before ⟦/3⟧.'],
  ['a link in a link', '⟦1⟧ ⟦2⟧a ⟦3⟧⟦4⟧b⟦/4⟧⟦/3⟧⟦/2⟧', '⟦3⟧ must not stand inside ⟦2⟧.'],
  ['around nothing', '⟦1⟧ ⟦2⟧ ⟦/2⟧ ⟦3⟧⟦4⟧b⟦/4⟧⟦/3⟧', 'No word stands between ⟦2⟧ and ⟦/2⟧.'],
])('placeholders %s', (_name, text, issue) => {
  expect(placeholderIssues({ placeholders: segment?.placeholders ?? [] }, text)).toBe(issue);
});

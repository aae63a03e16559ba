import { expect, test } from 'vitest';
import { occurringTerms } from './occurring-terms.ts';

const none = { term: '', wrong: [] };
const glossary = ['code', 'source code', 'database', 'company', 'server', 'C++', 'business'].map(
  (english) => ({ english, translations: { ar: none, ckb: none } }),
);

test.each([
  ['one', 'The server is slow.', ['server']],
  [
    'capitals, a plural, a genitive',
    'DATABASES, the Company’s servers',
    ['database', 'company', 'server'],
  ],
  ['plurals of another form', 'Companies and businesses', ['business', 'company']],
  ['the longest first, and nothing inside it', 'Your source  code is yours.', ['source code']],
  ['across a line end, with a hyphen', 'source\ncode, source-code', ['source code']],
  ['a term inside another and alone', 'The code of the source code', ['source code', 'code']],
  ['signs of a name', 'Written in C++.', ['C++']],
  ['parts of words', 'decoded, codec, serverless, ecompany', []],
  ['words apart', 'The source. Code it.', ['code']],
  ['nothing', '', []],
])('%s', (_name, text, terms) => {
  expect(occurringTerms(glossary, text).map(({ english }) => english)).toEqual(terms);
});

import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { splitSentences } from './split-sentences.ts';

const split = (text: string, language: Language) =>
  splitSentences(text, language).map(({ from, to }) => text.slice(from, to));

test.for<[language: Language, sentences: string[]]>([
  ['en', ['It works.', 'Does it?', 'Yes!']],
  ['en', ['Ask Dr. Karim, e.g. by phone, at No. 5.', 'He answers.']],
  ['en', ['We use .NET 8.0 and Node.js 26.', 'It costs $1.50.']],
  ['en', ['See ⟦1⟧.', 'Then run ⟦2⟧ once.']],
  ['en', ['⟦1⟧Read this.⟦/1⟧', 'Then go on.']],
  ['en', ['J. Smith wrote it.', 'It is short.']],
  ['en', ['One line without an end']],
  ['ar', ['كم يكلف؟', 'يكلف ١٫٥ دولار؛ وهذا قليل.', 'نعم!']],
  ['ar', ['كتبه د. أحمد في أربيل.', 'وهو قصير.']],
  ['ckb', ['نرخەکەی چەندە؟', 'کەمە؛ باشە.', 'بەڵێ!']],
  ['ckb', ['د. کاروان نووسیویەتی.', 'کورتە.']],
  ['ckb', ['بە ⟦1⟧ دەست پێ بکە.', 'پاشان ⟦2⟧ بکە.']],
])('sentences in %s: %j', ([language, sentences]) => {
  expect(split(sentences.join(' '), language)).toEqual(sentences);
});

test('sentences of nothing are none', () => {
  expect(split('', 'en')).toEqual([]);
  expect(split('  \n ', 'ckb')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Issue, IssueCode } from '../../src/domain/translation/shared/issue.ts';
import { checkTranslation } from '../../src/domain/translation/shared/qa/check-translation.ts';

const glossary = [
  {
    english: 'server',
    translations: {
      ar: { term: 'خادم', wrong: ['سيرفر'] },
      ckb: { term: 'سێرڤەر', wrong: ['سێرڤەڕ'] },
    },
  },
  {
    english: 'artificial intelligence',
    translations: {
      ar: { term: 'الذكاء الاصطناعي', wrong: [] },
      ckb: { term: 'زیرەکیی دەستکرد', wrong: ['زیرەکی دەستکرد'] },
    },
  },
];

type Case = {
  name: string;
  source: string;
  translation: string;
  language?: 'ar' | 'ckb';
  /** Code, subject, and the part of the translation at which the issue points. */
  finds: [IssueCode, string, string][];
};

/** The issues of two contents with the same title, for tests. */
export function check({
  source,
  translation,
  language = 'ckb',
}: Omit<Case, 'name' | 'finds'>): Issue[] {
  return checkTranslation({
    source: { title: 'Lutka', content: source },
    translation: { title: 'Lutka', content: translation },
    language,
    glossary,
  });
}

/** Declares one test for each case. */
export function itFinds(cases: readonly Case[]) {
  test.each(cases)('$name', ({ finds, ...texts }) => {
    expect(
      check(texts).map(({ code, subject, from, to }) => [
        code,
        subject,
        texts.translation.slice(from, to),
      ]),
    ).toEqual(finds);
  });
}

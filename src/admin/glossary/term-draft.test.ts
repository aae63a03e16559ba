import { expect, test } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { glossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { filterTerms } from './filter-terms.ts';
import {
  draftOf,
  emptyDraft,
  firstOf,
  isChanged,
  readDraft,
  type TermDraft,
} from './term-draft.ts';

const terms = Object.entries(glossary).map(([english, translations]) =>
  glossaryTerm.parse({ english, translations }),
);

test('opening and saving a term changes nothing', () => {
  expect(terms.length).toBeGreaterThan(5);
  for (const term of terms) {
    expect(isChanged(draftOf(term), term)).toBe(false);
    expect(readDraft(draftOf(term), [])).toEqual({ term, errors: null });
  }
});

test('wrong forms are separated by Latin commas, Arabic commas or line breaks', () => {
  const draft = {
    ...emptyDraft,
    english: ' web ',
    ckb: 'تۆڕ',
    ckbWrong: 'وێب، ويب,,  a b\nc، وێب',
  };
  expect(isChanged(draft, undefined)).toBe(true);
  expect(readDraft(draft, ['website']).term).toEqual({
    english: 'web',
    translations: {
      ar: { term: '', wrong: [] },
      ckb: { term: 'تۆڕ', wrong: ['وێب', 'ويب', 'a b', 'c'] },
    },
  });
});

test.each<[fields: Partial<TermDraft>, errors: object, first: string]>([
  [{ english: ' ', ckb: 'تۆڕ' }, { english: 'englishMissing' }, 'english'],
  [{ english: 'Website', ckb: 'تۆڕ' }, { english: 'englishTaken' }, 'english'],
  [{ english: 'web' }, { ckb: 'translationMissing' }, 'ckb'],
  [{}, { english: 'englishMissing', ckb: 'translationMissing' }, 'english'],
  [{ english: ' WEBSITE' }, { english: 'englishTaken', ckb: 'translationMissing' }, 'english'],
  [{ english: 'web', ckb: 'تۆڕ', arWrong: 'ويب' }, { ar: 'rightFormMissing' }, 'ar'],
  [{ english: 'web', ckb: 'تۆڕ', ckbWrong: 'وێب، تۆڕ' }, { ckbWrong: 'wrongForms' }, 'ckbWrong'],
  [{ english: 'web', ar: 'شبكة', arWrong: 'x'.repeat(101) }, { arWrong: 'wrongForms' }, 'arWrong'],
])('%j is invalid', (fields, errors, first) => {
  const read = readDraft({ ...emptyDraft, ...fields }, ['website']);
  expect(read).toEqual({ term: null, errors });
  expect(firstOf(errors)).toBe(first);
});

test.each([
  ['WEB', ['website']],
  ['مالپەر', ['website']],
  ['انترنت', ['internet']],
  ['code source', ['source code']],
  ['nothing of it', []],
])('«%s» finds %j', (query, found) => {
  expect(filterTerms(terms, query).map(({ english }) => english)).toEqual(found);
});

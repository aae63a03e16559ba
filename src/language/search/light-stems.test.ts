import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { lightStems } from './light-stems.ts';

test.for<[language: Language, forms: string[]]>([
  ['en', ['page', 'pages', 'Page', 'paged', 'paging']],
  ['en', ['company', 'companies']],
  ['ar', ['تطبيق', 'التطبيق', 'والتطبيق', 'تطبيقات', 'تطبيقها', 'تطبیق']],
  ['ar', ['مدرسة', 'مدرسه', 'المدرسة']],
  ['ckb', ['پڕۆژە', 'پڕۆژەکە', 'پڕۆژەکان', 'پرۆژەکانی', 'پڕۆژەیەک', 'پڕۆژه\u200c']],
  ['ckb', ['سێرڤەر', 'سێرڤەرەکە', 'سێرڤەرێک', 'سێرڤەرەکەدا', 'سێرڤەریش']],
])('words in %s with one stem: %j', ([language, forms]) => {
  expect(new Set(forms.flatMap((form) => lightStems(form, language))).size).toBe(1);
});

test('short words and numbers keep their letters', () => {
  expect(lightStems('is a bus 2026 ٢٠٢٦', 'en')).toEqual(['is', 'a', 'bus', '2026', '2026']);
  expect(lightStems('نە، لە ئان', 'ckb')).toHaveLength(3);
});

import type { Language } from '#i18n/languages.ts';

/** What the search in the texts of articles says. It is not in `messages/`: a list without a search never needs it. */
export const searchTexts: Record<
  Language,
  { title: string; near: string; inText: Record<Language, string> }
> = {
  en: {
    title: 'Also in the text',
    near: 'Did you mean:',
    inText: {
      en: 'In the English text',
      ar: 'In the Arabic text',
      ckb: 'In the Kurdish text',
    },
  },
  ar: {
    title: 'وفي نصوص المقالات',
    near: 'ربما تقصد:',
    inText: { en: 'في النص الإنجليزي', ar: 'في النص العربي', ckb: 'في النص الكردي' },
  },
  ckb: {
    title: 'لە دەقی وتارەکانیشدا',
    near: 'ڕەنگە مەبەستت ئەمە بێت:',
    inText: {
      en: 'لە دەقە ئینگلیزییەکەدا',
      ar: 'لە دەقە عەرەبییەکەدا',
      ckb: 'لە دەقە کوردییەکەدا',
    },
  },
};

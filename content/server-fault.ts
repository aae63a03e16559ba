import type { Language } from '#i18n/languages.ts';

type Texts = { title: string; text: string; tryAgain: string };

/** What is said when a page fails altogether. Apart from the dictionaries, since loading those may be what failed. */
export const serverFault: Record<Language, Texts> = {
  en: {
    title: 'Something went wrong on our side',
    text: 'The page could not be put together. Try again in a minute; if it stays like this, write to us.',
    tryAgain: 'Try Again',
  },
  ar: {
    title: 'حدث خطأ لدينا',
    text: 'تعذّر تجهيز الصفحة. أعد المحاولة بعد دقيقة، وإن استمر الخطأ فراسلنا.',
    tryAgain: 'إعادة المحاولة',
  },
  ckb: {
    title: 'هەڵەیەک لای ئێمە ڕوویدا',
    text: 'پەڕەکە ئامادە نەکرا. دوای خولەکێک هەوڵ بدەرەوە؛ ئەگەر هەر وا بوو، نامەمان بۆ بنێرە.',
    tryAgain: 'هەوڵ بدەرەوە',
  },
};

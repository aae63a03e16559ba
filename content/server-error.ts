import type { Language } from '#i18n/languages.ts';

type Texts = { title: string; text: string; tryAgain: string };

/** Messages of the error page. They are not in `messages/`, because loading those may be what failed. */
export const serverError: Record<Language, Texts> = {
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
    title: 'هەڵەیەک لای ئێمە ڕووی دا',
    text: 'پەڕەکە ئامادە نەکرا. دوای خولەکێک هەوڵ بدەرەوە؛ ئەگەر هەر وا بوو، نامەمان بۆ بنێرە.',
    tryAgain: 'هەوڵ بدەرەوە',
  },
};

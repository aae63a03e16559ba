import type { Language } from '#i18n/languages.ts';

/** Messages for a failed connection. They are not in `messages/`, which may have failed to load too. */
export const connectionError: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'The site could not be reached',
    text: 'You may be offline. Check your internet connection, then try again.',
  },
  ar: {
    title: 'تعذّر الوصول إلى الموقع',
    text: 'قد لا تكون متصلًا بالإنترنت. تحقّق من اتصالك، ثم أعد المحاولة.',
  },
  ckb: {
    title: 'نەتوانرا پەیوەندی بە ماڵپەڕەکەوە بکرێت',
    text: 'لەوانەیە ئینتەرنێتت نەبێت. هێڵی ئینتەرنێتەکەت بپشکنە و پاشان هەوڵ بدەرەوە.',
  },
};

import type { Language } from '#i18n/languages.ts';

/** Why a request for a page is rejected. */
export type Rejection = 'tooLong' | 'tooMany' | 'busy' | 'closed';

/** Messages of the rejection pages. They are not in `messages/`, so that these pages cost nothing. */
export const rejections: Record<
  Language,
  Record<Rejection, { title: string; text: string }> & { home: string; typed: string }
> = {
  en: {
    home: 'To the Home Page',
    typed: 'What you wrote. Copy it, or go back and send it again:',
    tooLong: {
      title: 'This address is too long',
      text: 'No page of ours has an address as long as this one. Perhaps something was added to it by mistake.',
    },
    tooMany: {
      title: 'Too many pages at once',
      text: 'Very many pages were asked for from your network within a minute. Wait a minute, then load this page again. If you share your connection, somebody else may be the cause.',
    },
    busy: {
      title: 'We are busy just now',
      text: 'Too many pages were asked for at the same moment, and this one could not be made. Load it again in a few seconds.',
    },
    closed: {
      title: 'Back in a moment',
      text: 'The site is being updated and is closed for about a minute. Load this page again shortly.',
    },
  },
  ar: {
    home: 'إلى الصفحة الرئيسية',
    typed: 'ما كتبته. انسخه، أو ارجع وأعد إرساله:',
    tooLong: {
      title: 'هذا العنوان طويل جدًا',
      text: 'لا توجد في موقعنا صفحة لها عنوان بهذا الطول. ربما أُضيف إليه شيء عن طريق الخطأ.',
    },
    tooMany: {
      title: 'صفحات كثيرة في وقت قصير',
      text: 'وصل من شبكتك خلال دقيقة عدد كبير جدًا من طلبات الصفحات. انتظر دقيقة ثم أعد تحميل الصفحة. إن كنت تتشارك الاتصال مع غيرك، فقد يكون السبب شخصًا آخر.',
    },
    busy: {
      title: 'الموقع مشغول الآن',
      text: 'طُلبت صفحات كثيرة في اللحظة نفسها، فتعذّر تجهيز هذه الصفحة. أعد تحميلها بعد ثوانٍ.',
    },
    closed: {
      title: 'نعود بعد لحظات',
      text: 'نُحدِّث الموقع الآن، لذلك أُغلق لدقيقة تقريبًا. أعد تحميل الصفحة بعد قليل.',
    },
  },
  ckb: {
    home: 'بۆ پەڕەی سەرەکی',
    typed: 'ئەوەی نووسیوتە. کۆپیی بکە، یان بگەڕێوە و دووبارە بینێرە:',
    tooLong: {
      title: 'ئەم بەستەرە زۆر درێژە',
      text: 'بەستەری هیچ پەڕەیەکمان هێندە درێژ نییە. ڕەنگە بە هەڵە شتێکی بۆ زیاد کرابێت.',
    },
    tooMany: {
      title: 'پەڕەی زۆر لە کاتێکی کەمدا',
      text: 'لە ماوەی خولەکێکدا لە تۆڕەکەتەوە داوای ژمارەیەکی زۆری پەڕە کراوە. خولەکێک چاوەڕێ بکە، پاشان پەڕەکە دووبارە بار بکەرەوە. ئەگەر ئینتەرنێتەکەت لەگەڵ کەسانی تر هاوبەشە، ڕەنگە هۆکارەکە کەسێکی تر بێت.',
    },
    busy: {
      title: 'ماڵپەڕەکە ئێستا سەرقاڵە',
      text: 'لە یەک کاتدا داوای ژمارەیەکی زۆری پەڕە کرا و ئەم پەڕەیە ئامادە نەکرا. دوای چەند چرکەیەک دووبارە باری بکەرەوە.',
    },
    closed: {
      title: 'کەمێکی تر دەگەڕێینەوە',
      text: 'ماڵپەڕەکە نوێ دەکرێتەوە، بۆیە نزیکەی خولەکێک داخراوە. کەمێکی تر ئەم پەڕەیە دووبارە بار بکەرەوە.',
    },
  },
};

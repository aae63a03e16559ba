import type { Language } from '#i18n/languages.ts';

/** A term in house style, with the spellings and synonyms that must not appear in our texts. */
export type Term = {
  term: string;
  wrong: readonly string[];
  /**
   * Words that are wrong for this term in the panel's messages, but right in posts, where they have another meaning
   * («ناردن» is to send). The glossary of posts does not contain them.
   */
  wrongInPanel?: readonly string[];
};

/**
 * Terms with one translation everywhere, by their English name. `content/texts.test.ts` fails if a message, a legal
 * text or a starter post uses a wrong variant. A new database imports the terms once; editors then change them in the
 * panel.
 */
export const glossary: Record<string, Record<Exclude<Language, 'en'>, Term>> = {
  website: {
    ar: { term: 'موقع', wrong: ['ويب سايت', 'موقع الكتروني'] },
    ckb: { term: 'ماڵپەڕ', wrong: ['وێبسایت', 'سایت', 'ماڵپەر'] },
  },
  application: {
    ar: { term: 'تطبيق', wrong: ['أبلكيشن', 'ابليكيشن'] },
    ckb: { term: 'ئەپ', wrong: ['ئەپلیکەیشن', 'بەرنامۆچکە'] },
  },
  software: {
    ar: { term: 'برمجيات', wrong: ['سوفتوير', 'سوفت وير'] },
    ckb: { term: 'نەرمەکاڵا', wrong: ['سۆفتوێر', 'نەرمەواڵە', 'نەرمەکالا'] },
  },
  'source code': {
    ar: { term: 'الشيفرة المصدرية', wrong: ['الكود المصدري', 'شفرة المصدر', 'السورس كود'] },
    ckb: { term: 'کۆدی سەرچاوە', wrong: ['سۆرس کۆد', 'سەرچاوە کۆد'] },
  },
  'artificial intelligence': {
    ar: { term: 'الذكاء الاصطناعي', wrong: ['الذكاء الصناعي'] },
    ckb: { term: 'زیرەکیی دەستکرد', wrong: ['ژیری دەستکرد', 'هۆشی دەستکرد', 'زیرەکی دەستکرد'] },
  },
  automation: {
    ar: { term: 'الأتمتة', wrong: ['الأوتوميشن', 'التشغيل الآلي'] },
    ckb: { term: 'ئۆتۆماتیککردن', wrong: ['ئۆتۆمەیشن', 'ئۆتۆماتیکردن'] },
  },
  guarantee: {
    ar: { term: 'ضمان', wrong: ['جارانتي', 'كفالة'] },
    ckb: { term: 'گەرەنتی', wrong: ['گارانتی', 'زەمان'] },
  },
  deployment: {
    ar: { term: 'الإطلاق', wrong: ['ديبلويمنت', 'الدبلوي'] },
    ckb: { term: 'خستنەکار', wrong: ['دیپلۆیمێنت', 'دیپلۆی'] },
  },
  dashboard: {
    ar: { term: 'لوحة تحكم', wrong: ['داشبورد', 'لوحة القيادة'] },
    ckb: { term: 'داشبۆرد', wrong: ['داشبۆڕد', 'تەختەی کۆنتڕۆڵ'] },
  },
  database: {
    ar: { term: 'قاعدة بيانات', wrong: ['داتابيس', 'داتا بيس'] },
    ckb: { term: 'داتابەیس', wrong: ['بنکەی زانیاری', 'داتابەیز'] },
  },
  server: {
    ar: { term: 'خادم', wrong: ['سيرفر', 'سرفر'] },
    ckb: { term: 'سێرڤەر', wrong: ['سێرڤەڕ', 'ڕاژەکار'] },
  },
  internet: {
    ar: { term: 'إنترنت', wrong: ['انترنت', 'أنترنت'] },
    ckb: { term: 'ئینتەرنێت', wrong: ['ئینتەرنێتت', 'ئەنتەرنێت', 'ئینترنێت'] },
  },
  copy: {
    ar: { term: 'نسخ', wrong: ['كوبي'] },
    ckb: { term: 'کۆپی', wrong: ['لەبەرگرتنەوە', 'لەبەر گیرا', 'لەبەری بگرەوە'] },
  },
  // Not "session" alone, because a post may be about a training session.
  'sign-in session': {
    ar: { term: 'جلسة', wrong: ['سيشن'] },
    ckb: {
      term: 'چوونەژوورەوە',
      wrong: ['سێشن', 'دانیشتنی چالاک', 'دانیشتنە چالاکەکان'],
      wrongInPanel: ['دانیشتن'],
    },
  },
  'sign-in': {
    ar: { term: 'تسجيل الدخول', wrong: ['تسجيل الولوج', 'لوج إن'] },
    ckb: { term: 'چوونەژوورەوە', wrong: ['لۆگین', 'داخڵبوون'] },
  },
  upload: {
    ar: { term: 'رفع', wrong: ['أبلود', 'ابلود'] },
    ckb: {
      term: 'ئەپلۆد',
      wrong: ['ئاپلۆد', 'ئەپڵۆد', 'ئەپلۆود'],
      wrongInPanel: ['ناردن', 'نێردر', 'دەنێردر', 'نەنێردر', 'بەرزکردنەوە'],
    },
  },
  'keep on this device': {
    ar: { term: 'الحفظ على هذا الجهاز', wrong: ['التخزين على هذا الجهاز'] },
    ckb: {
      term: 'هەڵگرتن',
      wrong: ['لەم ئامێرەدا پارێزراو', 'لەم ئامێرەدا دەپارێزر', 'لەم ئامێرەدا نەپارێزراو'],
      wrongInPanel: ['پارێزراوە', 'پارێزراون', 'دەپارێزر', 'نەپارێزراو', 'بیانپارێز'],
    },
  },
  proposal: {
    // Arabic has no rule: a company's proposal to a client is «عرض», an assistant's proposal is «اقتراح».
    ar: { term: '', wrong: [] },
    ckb: { term: 'پێشنیار', wrong: ['پێشنیاز'] },
  },
  // Not "clean up" alone, because a post may be about cleaning a kitchen.
  'post cleanup': {
    ar: { term: 'تنظيف المقال', wrong: ['مسح المقال'] },
    ckb: {
      term: 'ڕێکخستنەوەی دەق',
      wrong: ['پاککردنەوەی دەق', 'پاککردنەوەی وتار'],
      wrongInPanel: ['پاککردنەوە', 'پاک کرا', 'پاک نەکرا', 'پاک دەکرێ'],
    },
  },
  'two-step verification': {
    ar: {
      term: 'التحقق بخطوتين',
      wrong: ['المصادقة الثنائية', 'التحقق الثنائي', 'المصادقة بخطوتين', 'التحقق من خطوتين'],
      wrongInPanel: ['الخطوة الثانية'],
    },
    ckb: {
      term: 'پشتڕاستکردنەوەی دوو هەنگاوی',
      wrong: ['پشتڕاستکردنەوەی دوو قۆناغی', 'سەلماندنی دوو هەنگاوی'],
      wrongInPanel: ['هەنگاوی دووەم'],
    },
  },
  'verification code': {
    ar: {
      term: 'رمز التحقق',
      wrong: ['كود التحقق', 'رمز التأكيد', 'كود التأكيد'],
      wrongInPanel: ['الرمز'],
    },
    ckb: {
      term: 'کۆدی پشتڕاستکردنەوە',
      wrong: ['کۆدی سەلماندن', 'کۆدی دڵنیابوونەوە', 'کۆدی دڵنیاکردنەوە'],
      wrongInPanel: ['کۆدەکە', 'کۆدی ئەپ'],
    },
  },
  'discard changes': {
    ar: { term: 'تجاهل التغييرات', wrong: ['إزالة التغييرات', 'نبذ التغييرات'] },
    ckb: {
      term: 'پشتگوێخستنی گۆڕانکارییەکان',
      wrong: ['لابردنی گۆڕانکاری', 'گۆڕانکارییەکان لاببر', 'گۆڕانکارییە پاشەکەوتنەکراوەکان لابر'],
    },
  },
  'series of articles': {
    ar: { term: 'سلسلة', wrong: ['متسلسلة', 'سيريز'] },
    ckb: { term: 'زنجیرە', wrong: ['سیریز', 'سیریس', 'زنجیره'] },
  },
  password: {
    ar: { term: 'كلمة المرور', wrong: ['كلمة السر', 'كلمات السر', 'كلمة سر', 'باسورد'] },
    ckb: { term: 'وشەی نهێنی', wrong: ['پاسوۆرد', 'تێپەڕەوشە', 'وشەی تێپەڕ'] },
  },
};

import type { Language } from '#i18n/languages.ts';

/** A term as the company writes it, and the spellings or synonyms that must not appear in its texts. */
export type Term = { term: string; wrong: readonly string[] };

/**
 * The terms that stay the same everywhere, by their English name. `content/texts.test.ts` fails where a dictionary, a legal
 * text or a starter post uses a wrong variant. A new database takes them over once; what its translator goes by is then
 * changed in the panel.
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
};

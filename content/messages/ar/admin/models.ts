import type { Messages } from '../../index.ts';

export const adminModels = {
  title: 'مقارنة النماذج',
  hint: 'يترجم كل نموذج فقرات من هذا الموقع نُشرت ترجمتها، ثم تُقارن ترجمته بالمنشورة. يقيس {metric} مدى التشابه بين النصين من ٠ إلى ١٠٠، ولا معنى لفرق يقل عن ٥.',
  loading: 'جارٍ تحميل المقارنات...',
  loadError: 'تعذّر تحميل المقارنات.',
  empty: 'لم تُجرَ أي مقارنة بعد.',
  noModel: 'لم يُحدَّد نموذج',
  paragraphs:
    '{count, plural, zero {لا فقرات} one {فقرة واحدة} two {فقرتان} few {# فقرات} many {# فقرة} other {# فقرة}}',
  start:
    '{count, plural, zero {مقارنة: لا طلبات} one {مقارنة: طلب واحد} two {مقارنة: طلبان} few {مقارنة: # طلبات} many {مقارنة: # طلبًا} other {مقارنة: # طلب}}',
  progress: 'الفقرات المترجمة: {done, number} من {total, number}.',
  cancel: 'إلغاء',
  cancelled: 'أُلغيت المقارنة. يظهر أدناه ما اكتمل منها.',
  failed: 'توقفت المقارنة قبل نهايتها. يظهر أدناه ما اكتمل منها.',
  commandLine: 'سطر الأوامر',
  showParagraphs: 'عرض الفقرات',
  approved: 'الترجمة المنشورة',
  unknown: 'غير معروف',
  of: '{found, number} من {expected, number}',
  columns: {
    language: 'اللغة',
    model: 'النموذج',
    chrf: 'درجة {metric}',
    translated: 'الفقرات',
    terms: 'المصطلحات المطابقة',
    lost: 'الروابط والشيفرات المفقودة',
    seconds: 'ثوانٍ لكل فقرة',
    usage: 'الرموز (tokens) أو الأحرف',
    dollars: 'دولار أمريكي',
  },
} satisfies Messages['adminModels'];

import type { Messages } from '../../index.ts';

export const adminEditor = {
  mode: 'الكتابة أو المعاينة',
  write: 'كتابة',
  preview: 'معاينة',
  formatting: 'تنسيق النص',
  tools: {
    heading2: 'عنوان',
    heading3: 'عنوان فرعي',
    bold: 'عريض',
    italic: 'مائل',
    link: 'رابط',
    bulletedList: 'قائمة نقطية',
    numberedList: 'قائمة مرقّمة',
    quote: 'اقتباس',
    code: 'شيفرة',
    table: 'جدول',
    picture: 'صورة',
  },
  uploadingPicture: 'جارٍ رفع {name}...',
  tableColumn: 'العمود {number, number}',
  words:
    '{count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}',
  readTime:
    '{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
  uploading:
    '{count, plural, zero {لا صور قيد الرفع} one {جارٍ رفع صورة...} two {جارٍ رفع صورتين...} few {جارٍ رفع # صور...} many {جارٍ رفع # صورة...} other {جارٍ رفع # صورة...}}',
  pastedPlain: 'لُصق نصًا بلا تنسيق: تعذّرت قراءة تنسيقه.',
  picturesLeftOut:
    '{count, plural, zero {لُصقت كل الصور.} one {تعذّر لصق صورة واحدة. انسخها وحدها والصقها هنا.} two {تعذّر لصق صورتين. انسخ كلًّا منهما وحدها والصقها هنا.} few {تعذّر لصق # صور. انسخ كل صورة وحدها والصقها هنا.} many {تعذّر لصق # صورة. انسخ كل صورة وحدها والصقها هنا.} other {تعذّر لصق # صورة. انسخ كل صورة وحدها والصقها هنا.}}',
  pictureRefused: 'لم تُضف الصورة {name}. {reason}.',
  serverNotReached: 'تعذّر الوصول إلى الخادم',
  serverFailed: 'تعذّر على الخادم حفظها',
  dismissWarning: 'إخفاء',
  describePicture: 'صِف الصورة {name} لمن لا يستطيع رؤيتها',
  descriptionPlaceholder: 'ماذا تُظهر الصورة؟',
  addDescription: 'إضافة',
  skipDescription: 'تخطٍّ',
  tabHint: 'في القوائم والجداول يعمل Tab داخلها. للخروج من النص اضغط Esc ثم Tab.',
  find: {
    label: 'بحث واستبدال',
    search: 'بحث',
    replacement: 'استبدال بـ',
    previous: 'النتيجة السابقة',
    next: 'النتيجة التالية',
    close: 'إغلاق',
    replace: 'استبدال',
    replaceAll: 'استبدال الكل',
    exact: 'مطابقة تامة',
    everywhere: 'في كل اللغات',
    none: 'لا نتائج',
    current: '{current, number} من {total, number}',
    total:
      '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
    replaced:
      '{count, plural, zero {لم يُستبدل شيء} one {استُبدلت نتيجة واحدة} two {استُبدلت نتيجتان} few {استُبدلت # نتائج} many {استُبدلت # نتيجة} other {استُبدلت # نتيجة}}',
    announced: {
      match: 'نتيجة',
      onLine: 'في السطر',
      replacedOnLine: 'استُبدلت في السطر $',
      replaced: 'عدد ما استُبدل: $',
    },
  },
  switchKeyboard: {
    ckb: 'هذه حروف لاتينية. هل لغة لوحة المفاتيح هي الكردية؟',
    ar: 'هذه حروف لاتينية. هل لغة لوحة المفاتيح هي العربية؟',
  },
  foreignLetters: {
    ckb: 'في النص الكردي حروف عربية: {letters}. تُكتب بالكردية: {instead}.',
    ar: 'في النص العربي حروف كردية: {letters}.',
  },
  showLetter: 'إظهار أولها',
  previewEmpty: 'لا شيء لمعاينته بعد.',
  previewOutdated: 'هذه المعاينة غير محدّثة.',
  previewFailed: 'تعذّر تحميل المعاينة.',
  retryPreview: 'إعادة المحاولة',
} satisfies Messages['adminEditor'];

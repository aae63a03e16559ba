import type { Messages } from '../index.ts';

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
  uploadingPicture: 'جارٍ رفع {name}…',
  tableColumn: 'العمود {number, number}',
  words:
    '{count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}',
  readTime:
    '{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
  uploading:
    '{count, plural, zero {لا صور قيد الرفع} one {جارٍ رفع صورة…} two {جارٍ رفع صورتين…} few {جارٍ رفع # صور…} many {جارٍ رفع # صورة…} other {جارٍ رفع # صورة…}}',
  switchKeyboard: {
    ckb: 'هذه حروف لاتينية. هل لوحة المفاتيح على الكردية؟',
    ar: 'هذه حروف لاتينية. هل لوحة المفاتيح على العربية؟',
  },
  foreignLetters: {
    ckb: 'في النص الكردي حروف عربية: {letters}. الكردية تكتب {instead}.',
    ar: 'في النص العربي حروف كردية: {letters}.',
  },
  showLetter: 'أظهر أولها',
  previewEmpty: 'لا شيء للمعاينة بعد.',
  previewOutdated: 'هذه المعاينة ليست محدّثة.',
  previewFailed: 'تعذّر تحميل المعاينة.',
  retryPreview: 'حاول مجددًا',
} satisfies Messages['adminEditor'];

import type { Messages } from '../index.ts';

export const adminEnhance = {
  coming: 'جارٍ إعداد الاقتراح...',
  nothingToChange: 'لا يقترح المساعد أي تغيير على هذا النص.',
  proposal: 'اقتراح المساعد',
  proposedText: 'النص الإنجليزي المقترح',
  undecided:
    '{count, plural, =0 {لم يبقَ أي تغيير} zero {لم يبقَ أي تغيير} one {تغيير واحد للبت فيه} two {تغييران للبت فيهما} few {# تغييرات للبت فيها} many {# تغييرًا للبت فيها} other {# تغيير للبت فيها}}',
  previous: 'التغيير السابق',
  next: 'التغيير التالي',
  accept: 'قبول',
  reject: 'رفض',
  acceptAll: 'قبول الكل',
  rejectAll: 'رفض الكل',
  replaced: '«{added}» بدلًا من «{removed}»',
  added: 'إضافة «{added}»',
  removed: 'حذف «{removed}»',
  blankLines: 'أسطر فارغة',
  hint: 'يمكنك الكتابة داخل الاقتراح. ينقلك المفتاح {key} إلى التغيير التالي.',
  allDecided: 'اكتمل البت في جميع التغييرات.',
} satisfies Messages['adminEnhance'];

import type { Messages } from '../../index.ts';

export const adminProposal = {
  streaming: 'جارٍ إعداد الاقتراح...',
  ready: 'الاقتراح جاهز. واصل الكتابة: ما تكتبه يبقى فيه.',
  show: 'مراجعة الاقتراح',
  nothingToChange: 'لا يقترح المساعد أي تغيير على هذا النص.',
  proposal: 'اقتراح المساعد',
  proposedText: 'النص الإنجليزي المقترح',
  undecided:
    '{count, plural, =0 {لا تغييرات تنتظر قرارك} zero {لا تغييرات تنتظر قرارك} one {تغيير واحد ينتظر قرارك} two {تغييران ينتظران قرارك} few {# تغييرات تنتظر قرارك} many {# تغييرًا ينتظر قرارك} other {# تغيير ينتظر قرارك}}',
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
  allDecided: 'رُوجعت جميع التغييرات.',
} satisfies Messages['adminProposal'];

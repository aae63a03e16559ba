import type { Messages } from '../../index.ts';

export const adminHistory = {
  title: 'سجل التعديلات',
  back: 'رجوع',
  hint: 'اختر حالتين من المقال للمقارنة بينهما.',
  loading: 'جارٍ تحميل السجل...',
  loadError: 'تعذّر تحميل السجل.',
  tryAgain: 'إعادة المحاولة',
  empty: 'لم يتغيّر شيء بعد.',
  earlier: 'الأقدم',
  later: 'الأحدث',
  kinds: {
    created: 'إنشاء',
    edited: 'تحرير',
    translated: 'ترجمة',
    enhanced: 'تحسين',
    published: 'نشر',
    unpublished: 'إلغاء النشر',
    restored: 'استعادة',
    'cleaned-up': 'تنظيف',
  },
  beforeHistory: 'قبل بدء السجل',
  more: 'عرض المزيد',
  same: 'لا اختلاف',
  notWritten: 'لم يُكتب بعد',
  restore: 'استعادة هذا النص الأقدم',
  restored: 'عاد النص الأقدم.',
} satisfies Messages['adminHistory'];

import type { Messages } from '../index.ts';

export const notFound = {
  title: 'الصفحة غير موجودة',
  text: 'ينتهي الطريق هنا. ربما انتقلت الصفحة إلى مكان آخر، أو أن في العنوان خطأ.',
  home: 'إلى الصفحة الرئيسية',
  errorTitle: 'حدث خطأ من جانبنا',
  errorText: 'تعذّر تجهيز الصفحة. أعد المحاولة بعد دقيقة، وإن استمر الخطأ فراسلنا.',
  tryAgain: 'أعد المحاولة',
} satisfies Messages['notFound'];

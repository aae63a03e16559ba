import type { Messages } from '../index.ts';

export const notFound = {
  title: 'الصفحة غير موجودة',
  text: 'ينتهي الطريق هنا. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
  home: 'العودة إلى الصفحة الرئيسية',
  errorTitle: 'حدث خطأ لدينا',
  errorText: 'تعذّر تجهيز الصفحة. أعد المحاولة بعد دقيقة، وإن استمر الخطأ فراسلنا.',
  tryAgain: 'إعادة المحاولة',
} satisfies Messages['notFound'];

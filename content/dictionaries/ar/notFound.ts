import type { Messages } from '../index.ts';

export const notFound = {
  title: 'الصفحة غير موجودة',
  text: 'ينتهي الطريق هنا. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
  home: 'العودة إلى الصفحة الرئيسية',
} satisfies Messages['notFound'];

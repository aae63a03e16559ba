import type { Messages } from '../index.ts';

export const customers = {
  title: 'يثق بنا أصحاب أعمال في كردستان والعراق',
  viewProjects: 'شاهد مشاريعنا',
  customer1: { name: 'عيادة غلاويج', alt: 'شعار عيادة غلاويج' },
  customer2: { name: 'مخبز نرجس', alt: 'شعار مخبز نرجس' },
  customer3: { name: 'هوراز للتوصيل', alt: 'شعار هوراز للتوصيل' },
  customer4: { name: 'مدرسة جراكان', alt: 'شعار مدرسة جراكان' },
  customer5: { name: 'فندق كاني سارد', alt: 'شعار فندق كاني سارد' },
  customer6: { name: 'تعاونية شهرزور الزراعية', alt: 'شعار تعاونية شهرزور الزراعية' },
  customer7: { name: 'مطبعة مور', alt: 'شعار مطبعة مور' },
  customer8: { name: 'نادي بالوان الرياضي', alt: 'شعار نادي بالوان الرياضي' },
} satisfies Messages['customers'];

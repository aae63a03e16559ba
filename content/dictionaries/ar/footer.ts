import type { Messages } from '../index.ts';

export const footer = {
  tagline: 'مواقع وتطبيقات وأتمتة بالذكاء الاصطناعي، صُنعت في كردستان.',
  product: 'المنتج',
  company: 'الشركة',
  connect: 'تابعنا',
  privacy: 'الخصوصية',
  terms: 'شروط الخدمة',
  linkedIn: 'لينكدإن',
  registry: 'سجل الشركات',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  copyright: '© {year} {name}. جميع الحقوق محفوظة.',
} satisfies Messages['footer'];

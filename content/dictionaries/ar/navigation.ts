import type { Messages } from '../index.ts';

export const navigation = {
  home: 'الرئيسية',
  portfolio: 'أعمالنا',
  blog: 'المدونة',
  about: 'من نحن',
  contact: 'تواصل معنا',
  features: 'المزايا',
  aiCentricSoftware: 'برمجيات محورها الذكاء الاصطناعي',
  connect: 'تابعنا',
  mainLabel: 'القائمة الرئيسية',
  skipToContent: 'الانتقال إلى المحتوى',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  menu: 'القائمة',
  language: 'اللغة',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب الجهاز',
} satisfies Messages['navigation'];

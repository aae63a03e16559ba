import type { Messages } from '../index.ts';

export const navigation = {
  home: 'سەرەتا',
  portfolio: 'کارەکانمان',
  blog: 'بلۆگ',
  about: 'دەربارە',
  contact: 'پەیوەندی',
  features: 'تایبەتمەندییەکان',
  aiCentricSoftware: 'نەرمەکاڵا بە زیرەکیی دەستکرد',
  connect: 'شوێنمان بکەوە',
  mainLabel: 'پێڕستی سەرەکی',
  skipToContent: 'بڕۆ بۆ ناوەڕۆک',
  openMenu: 'پێڕستەکە بکەرەوە',
  closeMenu: 'پێڕستەکە دابخە',
  menu: 'پێڕستی ماڵپەڕ',
  language: 'زمان',
  theme: 'ڕووکار',
  light: 'ڕووناک',
  dark: 'تاریک',
  system: 'وەک ئامێرەکە',
} satisfies Messages['navigation'];

import type { Messages } from '../../index.ts';

export const navigation = {
  home: 'سەرەتا',
  portfolio: 'کارەکانمان',
  blog: 'بلۆگ',
  about: 'دەربارەی ئێمە',
  follow: 'کەناڵەکانمان',
  contact: 'پەیوەندی',
  features: 'تایبەتمەندییەکان',
  aiCentricSoftware: 'نەرمەکاڵا بە زیرەکیی دەستکرد',
  connect: 'بەستەرەکانمان',
  mainLabel: 'پێڕستی سەرەکی',
  skipToContent: 'بڕۆ بۆ ناوەڕۆک',
  openMenu: 'پێڕستەکە بکەرەوە',
  closeMenu: 'پێڕستەکە دابخە',
  menu: 'پێڕستی ماڵپەڕ',
  language: 'زمان',
  theme: 'ڕەنگی ڕووکار',
  light: 'ڕووناک',
  dark: 'تاریک',
  system: 'وەک ئامێرەکە',
} satisfies Messages['navigation'];

export const contact = {
  title: 'پێمان بڵێ چیت پێویستە',
  subtitle: 'لە ماوەی چەند کاتژمێرێکدا وەڵام دەدەینەوە، لە دووشەممەوە تا هەینی، لە ٩:٠٠ تا ١٨:٠٠.',
  email: 'نامەمان بۆ بنێرە',
  telephone: 'تەلەفۆنمان بۆ بکە',
  demo: 'کاتێک بۆ دیمۆ دابنێ',
  demoText:
    'سی خولەک ئۆنلاین: تۆ کارەکەتمان پیشان دەدەیت، ئێمەش پێت دەڵێین چی دروست دەکرێت و چەندی تێ دەچێت.',
} satisfies Messages['contact'];

export const footer = {
  tagline: 'ماڵپەڕ و ئەپ و ئۆتۆماتیککردن بە زیرەکیی دەستکرد، لە کوردستان دروست دەکرێن.',
  product: 'ماڵپەڕ',
  company: 'کۆمپانیا',
  connect: 'بەستەرەکانمان',
  privacy: 'تایبەتێتی',
  terms: 'مەرجەکانی خزمەتگوزاری',
  linkedIn: 'لینکدین',
  registry: 'تۆماری کۆمپانیاکان',
  opensInNewTab: '(لە تابێکی نوێدا دەکرێتەوە)',
  copyright: '© {year} {name}. هەموو مافەکان پارێزراون.',
} satisfies Messages['footer'];

export const notFound = {
  title: 'ئەم پەڕەیە نەدۆزرایەوە',
  text: 'ئەم ڕێگەیە لێرەدا کۆتایی دێت. ڕەنگە پەڕەکە گوازرابێتەوە، یان هەڵەیەک لە بەستەرەکەدا هەبێت.',
  home: 'بڕۆ بۆ پەڕەی سەرەکی',
} satisfies Messages['notFound'];

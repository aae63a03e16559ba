import type { Messages } from '../index.ts';

export const footer = {
  tagline: 'ماڵپەڕ و ئەپ و ئۆتۆماتیککردن بە زیرەکیی دەستکرد، لە کوردستان دروست کراون.',
  product: 'بەرهەم',
  company: 'کۆمپانیا',
  connect: 'لەگەڵمان بە',
  privacy: 'تایبەتێتی',
  terms: 'مەرجەکانی خزمەتگوزاری',
  linkedIn: 'لینکدئین',
  registry: 'تۆماری کۆمپانیاکان',
  opensInNewTab: '(لە تابێکی نوێدا دەکرێتەوە)',
  copyright: '© {year} {name}. هەموو مافەکان پارێزراون.',
} satisfies Messages['footer'];

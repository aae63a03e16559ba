import type { Messages } from '../index.ts';

export const footer = {
  tagline: 'ماڵپەڕ و ئەپ و ئۆتۆماتیککردن بە زیرەکیی دەستکرد، لە کوردستان دروست دەکرێن.',
  product: 'بەرهەم',
  company: 'کۆمپانیا',
  connect: 'شوێنمان بکەوە',
  privacy: 'تایبەتێتی',
  terms: 'مەرجەکانی خزمەتگوزاری',
  linkedIn: 'لینکدین',
  registry: 'تۆماری کۆمپانیاکان',
  opensInNewTab: '(لە تابێکی نوێدا دەکرێتەوە)',
  copyright: '© {year} {name}. هەموو مافەکان پارێزراون.',
} satisfies Messages['footer'];

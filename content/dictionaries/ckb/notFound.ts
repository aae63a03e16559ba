import type { Messages } from '../index.ts';

export const notFound = {
  title: 'ئەم پەڕەیە نەدۆزرایەوە',
  text: 'ئەم ڕێگەیە لێرەدا کۆتایی دێت. ڕەنگە پەڕەکە گوازرابێتەوە، یان هەڵەیەک لە ناونیشانەکەدا هەبێت.',
  home: 'بڕۆ بۆ پەڕەی سەرەتا',
} satisfies Messages['notFound'];

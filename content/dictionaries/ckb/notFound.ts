import type { Messages } from '../index.ts';

export const notFound = {
  title: 'ئەم پەڕەیە نەدۆزرایەوە',
  text: 'ئەم ڕێگەیە لێرەدا کۆتایی دێت. ڕەنگە پەڕەکە گوازرابێتەوە، یان هەڵەیەک لە ناونیشانەکەدا هەبێت.',
  home: 'بڕۆ بۆ پەڕەی سەرەتا',
  errorTitle: 'هەڵەیەک لای ئێمە ڕوویدا',
  errorText: 'پەڕەکە ئامادە نەکرا. دوای خولەکێک هەوڵ بدەرەوە؛ ئەگەر هەر وا بوو، نامەمان بۆ بنێرە.',
  tryAgain: 'هەوڵ بدەرەوە',
} satisfies Messages['notFound'];

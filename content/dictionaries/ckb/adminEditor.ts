import type { Messages } from '../index.ts';

export const adminEditor = {
  mode: 'نووسین یان پێشبینین',
  write: 'نووسین',
  preview: 'پێشبینین',
  formatting: 'شێوازی دەق',
  tools: {
    heading2: 'سەردێڕ',
    heading3: 'ژێرسەردێڕ',
    bold: 'تۆخ',
    italic: 'لار',
    link: 'بەستەر',
    bulletedList: 'لیستی خاڵدار',
    numberedList: 'لیستی ژمارەدار',
    quote: 'وتەی وەرگیراو',
    code: 'کۆد',
    table: 'خشتە',
    picture: 'وێنە',
  },
  uploadingPicture: '{name} دەنێردرێت...',
  tableColumn: 'ستوونی {number, number}',
  words: '{count, plural, one {# وشە} other {# وشە}}',
  readTime: '{minutes, plural, one {# خولەک خوێندنەوە} other {# خولەک خوێندنەوە}}',
  uploading: '{count, plural, one {# وێنە دەنێردرێت...} other {# وێنە دەنێردرێن...}}',
  switchKeyboard: {
    ckb: 'ئەمانە پیتی لاتینین. ئایا کیبۆردەکەت لەسەر کوردییە؟',
    ar: 'ئەمانە پیتی لاتینین. ئایا کیبۆردەکەت لەسەر عەرەبییە؟',
  },
  foreignLetters: {
    ckb: 'لە دەقە کوردییەکەدا پیتی عەرەبی هەیە: {letters}. بە کوردی {instead} دەنووسرێت.',
    ar: 'لە دەقە عەرەبییەکەدا پیتی کوردی هەیە: {letters}.',
  },
  showLetter: 'پیشاندانی یەکەمیان',
  previewEmpty: 'هێشتا هیچ نییە بۆ پێشبینین.',
  previewOutdated: 'ئەم پێشبینینە نوێ نەکراوەتەوە.',
  previewFailed: 'پێشبینینەکە بار نەکرا.',
  retryPreview: 'هەوڵ بدەرەوە',
} satisfies Messages['adminEditor'];

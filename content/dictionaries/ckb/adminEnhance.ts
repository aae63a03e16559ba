import type { Messages } from '../index.ts';

export const adminEnhance = {
  coming: 'پێشنیازەکە بەڕێوەیە...',
  nothingToChange: 'یاریدەدەرەکە هیچ گۆڕانکارییەک بۆ ئەم دەقە پێشنیاز ناکات.',
  proposal: 'پێشنیازی یاریدەدەر',
  proposedText: 'دەقی ئینگلیزیی پێشنیازکراو',
  undecided:
    '{count, plural, =0 {هیچ گۆڕانکارییەک نەماوە} one {# گۆڕانکاری ماوە} other {# گۆڕانکاری ماون}}',
  previous: 'گۆڕانکاریی پێشوو',
  next: 'گۆڕانکاریی دواتر',
  accept: 'پەسەندکردن',
  reject: 'ڕەتکردنەوە',
  acceptAll: 'پەسەندکردنی هەموو',
  rejectAll: 'ڕەتکردنەوەی هەموو',
  replaced: '«{added}» لە جیاتی «{removed}»',
  added: 'زیادکردنی «{added}»',
  removed: 'لابردنی «{removed}»',
  blankLines: 'دێڕی بەتاڵ',
  hint: 'دەتوانیت لەناو پێشنیازەکەدا بنووسیت. دوگمەی {key} دەتباتە گۆڕانکاریی دواتر.',
  allDecided: 'بڕیار لەسەر هەموو گۆڕانکارییەکان درا.',
} satisfies Messages['adminEnhance'];

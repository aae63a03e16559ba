import type { Messages } from '../index.ts';

export const adminEnhance = {
  coming: 'پێشنیازەکە ئامادە دەکرێت...',
  nothingToChange: 'یاریدەدەرەکە هیچ گۆڕانکارییەک بۆ ئەم دەقە پێشنیاز ناکات.',
  proposal: 'پێشنیازی یاریدەدەرەکە',
  proposedText: 'دەقی ئینگلیزیی پێشنیازکراو',
  undecided:
    '{count, plural, =0 {هیچ گۆڕانکارییەک نەماوە} one {# گۆڕانکاری بۆ بڕیاردان} other {# گۆڕانکاری بۆ بڕیاردان}}',
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
  hint: 'دەتوانیت لەناو پێشنیازەکەدا بنووسیت. دوگمەی {key} دەتباتە سەر گۆڕانکاریی دواتر.',
  allDecided: 'بڕیار لەسەر هەموو گۆڕانکارییەکان درا.',
} satisfies Messages['adminEnhance'];

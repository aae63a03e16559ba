import type { Messages } from '../../index.ts';

export const adminProposal = {
  streaming: 'پێشنیارەکە ئامادە دەکرێت...',
  ready: 'پێشنیارەکە ئامادەیە. لە نووسین بەردەوام بە: ئەوەی دەینووسیت تێیدا دەمێنێتەوە.',
  show: 'پێداچوونەوە',
  nothingToChange: 'یاریدەدەرەکە هیچ گۆڕانکارییەک بۆ ئەم دەقە پێشنیار ناکات.',
  proposal: 'پێشنیاری یاریدەدەرەکە',
  proposedText: 'دەقی ئینگلیزیی پێشنیارکراو',
  undecided:
    '{count, plural, =0 {هیچ گۆڕانکارییەک نەماوە بڕیاری لەسەر بدەیت} one {# گۆڕانکاری ماوە بڕیاری لەسەر بدەیت} other {# گۆڕانکاری ماوە بڕیاری لەسەر بدەیت}}',
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
  hint: 'دەتوانیت لەناو پێشنیارەکەدا بنووسیت. دوگمەی {key} دەتباتە سەر گۆڕانکاریی دواتر.',
  allDecided: 'بڕیار لەسەر هەموو گۆڕانکارییەکان درا.',
} satisfies Messages['adminProposal'];

import type { Messages } from '../../index.ts';

export const adminHistory = {
  title: 'مێژووی گۆڕانکارییەکان',
  back: 'گەڕانەوە',
  hint: 'دوو دۆخی وتارەکە هەڵبژێرە بۆ بەراوردکردنیان.',
  loading: 'مێژووەکە بار دەکرێت...',
  loadError: 'نەتوانرا مێژووەکە بار بکرێت.',
  tryAgain: 'هەوڵ بدەرەوە',
  empty: 'هێشتا هیچ نەگۆڕاوە.',
  earlier: 'کۆنتر',
  later: 'نوێتر',
  kinds: {
    created: 'دروستکردن',
    edited: 'دەستکاریکردن',
    translated: 'وەرگێڕان',
    enhanced: 'باشترکردن',
    published: 'بڵاوکردنەوە',
    unpublished: 'گەڕاندنەوە بۆ ڕەشنووس',
    restored: 'گەڕاندنەوەی دەق',
    'cleaned-up': 'ڕێکخستنەوەی دەق',
  },
  beforeHistory: 'پێش تۆمارکردنی مێژوو',
  more: 'زیاتر پیشان بدە',
  same: 'جیاوازی نییە',
  notWritten: 'هێشتا نەنووسراوە',
  restore: 'ئەم دەقە کۆنترە بگەڕێنەوە',
  restored: 'دەقە کۆنترەکە گەڕێنرایەوە.',
} satisfies Messages['adminHistory'];

import type { Messages } from '../index.ts';

export const adminSeo = {
  generate: 'ئامادەکردنی SEO',
  coming: 'پێشنیازەکان بەڕێوەن...',
  waiting: '{count, plural, one {# پێشنیاز} other {# پێشنیاز}}',
  same: 'یاریدەدەرەکە هەمان ئەوەی پێشنیاز کرد کە لێرە نووسراوە.',
  notConfigured:
    'تا یاریدەدەرەکە ڕێک دەخرێت، ئەو خانەیەی بەتاڵ بێت بەو وشانە پڕ دەکرێتەوە کە تێیدا دیارن.',
  takeAll: 'بەکارهێنانی هەموو',
  dismissAll: 'ڕەتکردنەوەی هەموو',
  suggested: 'پێشنیاز',
  take: 'بەکارهێنان',
  dismiss: 'ڕەتکردنەوە',
  taken: '{count, plural, one {پێشنیازەکە دانرا.} other {# پێشنیاز دانران.}}',
  dismissed: '{count, plural, one {پێشنیازەکە ڕەت کرایەوە.} other {# پێشنیاز ڕەت کرانەوە.}}',
} satisfies Messages['adminSeo'];

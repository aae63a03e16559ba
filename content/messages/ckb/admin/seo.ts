import type { Messages } from '../../index.ts';

export const adminSeo = {
  generate: 'ئامادەکردنی SEO',
  streaming: 'پێشنیارەکان ئامادە دەکرێن...',
  waiting: '{count, plural, one {# پێشنیار} other {# پێشنیار}}',
  same: 'یاریدەدەرەکە هەر ئەوەی پێشنیار کرد کە لێرە نووسراوە.',
  notConfigured:
    'تا یاریدەدەرەکە ڕێک دەخرێت، هەر خانەیەکی بەتاڵ بەو وشانە پڕ دەکرێتەوە کە تێیدا دیارن.',
  takeAll: 'پەسەندکردنی هەموو',
  dismissAll: 'ڕەتکردنەوەی هەموو',
  suggested: 'پێشنیار',
  take: 'پەسەندکردن',
  dismiss: 'ڕەتکردنەوە',
  taken: '{count, plural, one {پێشنیارەکە پەسەند کرا.} other {# پێشنیار پەسەند کرا.}}',
  dismissed: '{count, plural, one {پێشنیارەکە ڕەت کرایەوە.} other {# پێشنیار ڕەت کرایەوە.}}',
  previews: {
    label: 'وتارەکە بەم شێوەیە دەردەکەوێت',
    targets: { google: 'گووگڵ', whatsApp: 'واتساپ', x: 'ئێکس' },
    picture: 'ئەو وێنەیەی لەگەڵ بەستەرەکەدا دەردەکەوێت',
    drawnLater:
      'وێنەکە کەم تا زۆر بەم شێوەیە دەبێت. دوای بڵاوکردنەوە، لە ناونیشان و وێنەی بەرگەوە دروست دەکرێت.',
    complete: 'هیچ کەم نییە و هیچیش لە ڕادەبەدەر درێژ نییە.',
    warnings: {
      titleMissing: 'ناونیشانی نییە.',
      titleLong: 'ناونیشانەکە {count, number} پیتە؛ نزیکەی {most, number} پیتی دەردەکەوێت.',
      seoDescriptionMissing: 'کورتەی SEO بۆ نەنووسراوە.',
      descriptionMissing: 'کورتەی نییە.',
      descriptionDefault:
        'کورتەکە تەنیا سەرەتای وتارەکەیە. کاتێک دەستکاریی وتارەکە دەکەیت، دەتوانیت کورتەیەکی باشتر بنووسیت.',
      descriptionLong: 'کورتەکە {count, number} پیتە؛ نزیکەی {most, number} پیتی دەردەکەوێت.',
      coverMissing: 'وێنەی بەرگی نییە: وێنە بنەڕەتییەکە بەکار دێت.',
      altMissing: 'وێنەی بەرگ دەقی جێگرەوەی نییە.',
    },
  },
} satisfies Messages['adminSeo'];

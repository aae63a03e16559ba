import type { Messages } from '../index.ts';

export const adminSeo = {
  generate: 'ئامادەکردنی SEO',
  coming: 'پێشنیازەکان ئامادە دەکرێن...',
  waiting: '{count, plural, one {# پێشنیاز} other {# پێشنیاز}}',
  same: 'یاریدەدەرەکە هەر ئەوەی پێشنیاز کرد کە لێرە نووسراوە.',
  notConfigured:
    'تا یاریدەدەرەکە ڕێک دەخرێت، هەر خانەیەکی بەتاڵ بەو وشانە پڕ دەکرێتەوە کە تێیدا دیارن.',
  takeAll: 'بەکارهێنانی هەموو',
  dismissAll: 'ڕەتکردنەوەی هەموو',
  suggested: 'پێشنیاز',
  take: 'بەکارهێنان',
  dismiss: 'ڕەتکردنەوە',
  taken: '{count, plural, one {پێشنیازەکە بەکار هێنرا.} other {# پێشنیاز بەکار هێنران.}}',
  dismissed: '{count, plural, one {پێشنیازەکە ڕەت کرایەوە.} other {# پێشنیاز ڕەت کرانەوە.}}',
  previews: {
    label: 'وتارەکە بەم شێوەیە دەردەکەوێت',
    places: { google: 'گووگڵ', whatsApp: 'واتساپ', x: 'ئێکس' },
    picture: 'ئەو وێنەیەی لەگەڵ بەستەرەکەدا دەردەکەوێت',
    drawnLater:
      'وێنەکە نزیکەی بەم شێوەیە دەبێت. کاتێک بڵاو دەکرێتەوە، لە ناونیشان و وێنەی بەرگەوە دروست دەکرێت.',
    complete: 'هیچ کەم نییە و هیچیش لە ڕادەبەدەر درێژ نییە.',
    remarks: {
      titleMissing: 'ناونیشانی نییە.',
      titleLong: 'ناونیشانەکە {count, number} پیتە؛ نزیکەی {most, number} پیتی دەردەکەوێت.',
      seoDescriptionMissing: 'کورتەی SEO بۆ نەنووسراوە.',
      descriptionMissing: 'کورتەی نییە.',
      descriptionDefault:
        'کورتەکە تەنیا سەرەتای وتارەکەیە. کاتێک دەستکاری وتارەکە دەکەیت، دەتوانیت کورتەیەکی باشتر بنووسیت.',
      descriptionLong: 'کورتەکە {count, number} پیتە؛ نزیکەی {most, number} پیتی دەردەکەوێت.',
      coverMissing: 'وێنەی بەرگی نییە: وێنە بنەڕەتییەکە بەکار دێت.',
      altMissing: 'وێنەی بەرگ دەقی جێگرەوەی نییە.',
    },
  },
} satisfies Messages['adminSeo'];

import type { Messages } from '../../index.ts';

export const bill = {
  title: 'پسوولەی ئەم پەڕەیە',
  text: 'بەڵێنی پەڕەی سووکت پێ دەدەین؛ ئەمە ئەوەیە کە وێبگەڕەکەی خۆت لەم سەردانەدا ژماردوویەتی.',
  bytes: 'تا ئێستا پێت گەیشتووە',
  usualBytes: 'پەڕەی سەرەکیی باو: {size} مێگابایت',
  paint: 'لەسەر شاشەکەت دەرکەوت دوای',
  usualPaint: 'لەسەر مۆبایل، {sites} ماڵپەڕ لە هەر {hundred} زۆر جار زیاتر لە {time} چرکە دەخایەنن',
  source: 'سەرچاوە (مۆبایل، تەمووزی ٢٠٢٥):',
} satisfies Messages['bill'];

export const visitBill = {
  kilobytes: '{size} کیلۆبایت',
  seconds: '{time} چرکە',
  kept: 'وێبگەڕەکەی خۆت ژماردوویەتی. ئەوەی تر ({size}) پێشتر لەسەر ئامێرەکەت هەبوو.',
  ahead: 'وێبگەڕەکەی خۆت ژماردوویەتی. پەڕەکە پێش ئەوەی بیکەیتەوە، بار کرابوو.',
} satisfies Messages['visitBill'];

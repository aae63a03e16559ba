import type { Messages } from '../../index.ts';

export const bill = {
  title: 'پسوولەی ئەم پەڕەیە',
  bytes: 'تا ئێستا پێت گەیشتووە',
  usualBytes: 'پەڕەی سەرەکیی باو: {size}\u00a0مێگابایت',
  paint: 'لەسەر شاشەکەت دەرکەوت دوای',
  usualPaint:
    'لەسەر مۆبایل، {sites} ماڵپەڕ لە هەر {hundred} زۆر جار زیاتر لە {time}\u00a0چرکە دەخایەنن',
} satisfies Messages['bill'];

export const visitBill = {
  counted: 'وێبگەڕەکەی خۆت لەم سەردانەدا ژماردوویەتی.',
  kilobytes: '{size}\u00a0کیلۆبایت',
  seconds: '{time}\u00a0چرکە',
  kept: 'ئەوەی تر ({size}) پێشتر لەسەر ئامێرەکەت هەبوو.',
  ahead: 'پەڕەکە پێش ئەوەی بیکەیتەوە بار کرا.',
} satisfies Messages['visitBill'];

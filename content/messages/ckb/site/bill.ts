import type { Messages } from '../../index.ts';

export const bill = {
  title: 'پسوولەی ئەم پەڕەیە',
  bytes: 'تا ئێستا پێت گەیشتووە',
  usualBytes: 'پەڕەی سەرەکیی باو: {size}\u00a0مێگابایت',
  paint: 'کاتی دەرکەوتنی پەڕەکە لەسەر شاشەکەت',
  usualPaint:
    'لەسەر مۆبایل، لە هەر {hundred} ماڵپەڕ، {sites} ماڵپەڕ زۆر جار دوای زیاتر لە {time}\u00a0چرکە دەردەکەوێت',
} satisfies Messages['bill'];

export const visitBill = {
  counted: 'ئەم ژمارانە وێبگەڕەکەی خۆت لەم سەردانەدا پێوانەی کردوون.',
  kilobytes: '{size}\u00a0کیلۆبایت',
  seconds: '{time}\u00a0چرکە',
  kept: 'باقییەکەی ({size}) پێشتر لە ئامێرەکەتدا هەبوو.',
  ahead: 'پەڕەکە پێش ئەوەی بیکەیتەوە بار کرا.',
} satisfies Messages['visitBill'];

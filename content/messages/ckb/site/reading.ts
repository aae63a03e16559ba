import type { Messages } from '../../index.ts';

export const reading = {
  copy: 'کۆپی بکە',
  copied: 'کۆپی کرا.',
  selected: 'وێبگەڕەکە ڕێگە بە کۆپیکردن نادات. کۆدەکە دیاری کراوە، خۆت کۆپیی بکە.',
  footnotes: 'پەراوێزەکان',
  backToText: 'گەڕانەوە بۆ دەقەکە:',
  close: 'داخستن',
  sizes: {
    normal: 'قەبارەی نووسین: ئاسایی',
    large: 'قەبارەی نووسین: گەورە',
    largest: 'قەبارەی نووسین: زۆر گەورە',
  },
} satisfies Messages['reading'];

import type { Messages } from '../../index.ts';

export const reading = {
  copy: 'انسخ',
  copied: 'نُسخت الشيفرة.',
  selected: 'المتصفح لا يسمح بالنسخ. حددنا لك الشيفرة، فانسخها بنفسك.',
  footnotes: 'الحواشي',
  backToText: 'العودة إلى النص:',
  close: 'إغلاق',
  sizes: {
    normal: 'حجم النص: عادي',
    large: 'حجم النص: كبير',
    largest: 'حجم النص: كبير جدًا',
  },
} satisfies Messages['reading'];

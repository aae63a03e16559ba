import type { Messages } from '../../index.ts';

export const series = {
  place: 'الجزء {part, number} من {count, number} في سلسلة «{name}»',
  parts: 'أجزاء السلسلة',
  next: 'الجزء التالي',
} satisfies Messages['series'];

import type { Messages } from '../../index.ts';

export const series = {
  place: 'بەشی {part, number} لە {count, number}ی زنجیرەی «{name}»',
  parts: 'بەشەکانی زنجیرەکە',
  next: 'بەشی دواتر',
} satisfies Messages['series'];

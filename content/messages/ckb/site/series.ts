import type { Messages } from '../../index.ts';

export const series = {
  place: 'زنجیرەی «{name}»، بەشی {part, number} لە {count, number}',
  parts: 'بەشەکانی زنجیرەکە',
  next: 'بەشی دواتر',
} satisfies Messages['series'];

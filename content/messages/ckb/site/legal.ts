import type { Messages } from '../../index.ts';

export const legal = {
  lastUpdated: 'دوایین نوێکردنەوە',
  contents: 'لەم پەڕەیەدا',
} satisfies Messages['legal'];

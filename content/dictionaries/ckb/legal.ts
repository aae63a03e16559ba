import type { Messages } from '../index.ts';

export const legal = {
  lastUpdated: 'دوایین نوێکردنەوە',
  contents: 'پێڕست',
} satisfies Messages['legal'];

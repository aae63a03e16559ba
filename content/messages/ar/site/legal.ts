import type { Messages } from '../../index.ts';

export const legal = {
  lastUpdated: 'آخر تحديث',
  contents: 'المحتويات',
} satisfies Messages['legal'];

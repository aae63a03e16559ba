import type { Messages } from '../index.ts';

export const morphingTexts = {
  websites: 'ماڵپەڕ',
  mobileApps: 'ئەپی مۆبایل',
  aiAutomation: 'ئۆتۆماتیککردنی زیرەک',
} satisfies Messages['morphingTexts'];

import type { Messages } from '../index.ts';

export const morphingTexts = {
  websites: 'مواقع إلكترونية',
  mobileApps: 'تطبيقات هاتف',
  aiAutomation: 'أتمتة ذكية',
} satisfies Messages['morphingTexts'];

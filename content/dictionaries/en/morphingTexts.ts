export const morphingTexts = {
  websites: 'Websites',
  mobileApps: 'Mobile apps',
  aiAutomation: 'AI automation',
};

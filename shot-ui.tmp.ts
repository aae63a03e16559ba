import { chromium } from '@playwright/test';
import { browserOptions } from './tests/support/browser/browser-options.ts';
const browser = await chromium.launch(browserOptions());
const out = '/tmp/h/ui/shots';
for (const [lang, path] of [['en', '/'], ['ar', '/arabic'], ['ckb', '/kurdish']] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      if (theme === 'dark' && !((lang === 'en' && width === 390) || (lang === 'ckb' && width === 1440))) continue;
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await context.addInitScript((value) => { localStorage.theme = value; }, theme);
      const page = await context.newPage();
      await page.goto('http://localhost:4396' + path, { waitUntil: 'networkidle' });
      await page.goto('http://localhost:4396' + path, { waitUntil: 'networkidle' });
      await page.locator('#contact').screenshot({ path: `${out}/form-${lang}-${theme}-${width}.png` });
      await context.close();
    }
await browser.close();

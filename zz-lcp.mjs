import { chromium } from '@playwright/test';
import { browserOptions } from './tests/support/browser/browser-options.ts';

const b = await chromium.launch(browserOptions({ isShellEnough: false }));
const lcp = { 'no-preference': [], reduce: [] };
for (let i = 0; i < 24; i++)
  for (const motion of i % 2 ? ['reduce', 'no-preference'] : ['no-preference', 'reduce']) {
    const c = await b.newContext({
      reducedMotion: motion,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    const p = await c.newPage();
    await p.addInitScript(() =>
      new PerformanceObserver((l) => {
        globalThis.lcp = l.getEntries().at(-1).startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
    await p.goto('http://127.0.0.1:4395/blog');
    await p.waitForTimeout(300);
    await p
      .locator('.card a')
      .first()
      .evaluate((e) => e.click());
    await p.waitForFunction(() => location.pathname !== '/blog');
    await p.waitForTimeout(900);
    lcp[motion].push(await p.evaluate(() => globalThis.lcp));
    await c.close();
  }
for (const [k, v] of Object.entries(lcp)) {
  v.sort((a, b) => a - b);
  console.log(k, 'median', v[12].toFixed(0), 'quartiles', v[6].toFixed(0), v[18].toFixed(0));
}
await b.close();

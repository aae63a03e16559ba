/**
 * Loads the module that shows the page's fonts after the first paint (`late-fonts.lazy.ts`), where one came then, or
 * where no text uses them by itself (`preload-fonts.ts`). The panel keeps the font of its first paint: an editor has
 * ours from the second visit on.
 */
import url from './late-fonts.lazy.ts?script-url';

new PerformanceObserver((list) => {
  const [paint] = performance.getEntriesByType('paint');
  const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
  const cameLate = ({ name, startTime, duration }: PerformanceEntry) =>
    fonts.some(({ href }) => href === name) &&
    ('fontsLater' in document.documentElement.dataset ||
      (paint && startTime + duration > paint.startTime));
  if (list.getEntries().some(cameLate)) import(url).catch(() => undefined);
}).observe({ type: 'resource', buffered: true });

/** Loads the module that shows the page's fonts after the first paint (`late-fonts.lazy.ts`), where one came then. */
import url from './late-fonts.lazy.ts?script-url';

new PerformanceObserver((list) => {
  const [paint] = performance.getEntriesByType('paint');
  const cameLate = ({ name, startTime, duration }: PerformanceEntry) =>
    document.querySelector(`link[as=font][href="${name.slice(origin.length)}"]`) &&
    paint &&
    startTime + duration > paint.startTime;
  if (list.getEntries().some(cameLate)) import(url).catch(() => undefined);
}).observe({ type: 'resource', buffered: true });

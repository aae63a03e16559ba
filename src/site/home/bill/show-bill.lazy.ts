/**
 * Fills the bill of the home page (`bill.tsx`) with what the browser has measured of this visit. Nothing is stored or
 * sent. `bill.inline.ts` loads this file when a reader comes near.
 */
import { visitBill as ar } from '#content/messages/ar/site/bill.ts';
import { visitBill as ckb } from '#content/messages/ckb/site/bill.ts';
import { visitBill as en } from '#content/messages/en/site/bill.ts';
import { formatFigure } from './format-figure.ts';
import { sumUpVisit } from './sum-up-visit.ts';
import { usualSite } from './usual-site.ts';

const messages: Readonly<Record<string, typeof en>> = { ar, ckb, en };

/**
 * Fills the bill, and again whenever more has come. A figure that the browser does not know is taken out.
 *
 * @param wasHidden whether the page began in a background tab
 */
export function showBill(place: HTMLElement, wasHidden: boolean): void {
  const { lang } = document.documentElement;
  const texts = messages[lang] ?? en;
  const kilobytes = (bytes: number) =>
    texts.kilobytes.replace('{size}', formatFigure(bytes / 1000, lang));

  function show(name: string, text: string | null, share: number): void {
    const item = place.querySelector<HTMLElement>(`[data-bill=${name}]`);
    if (!item) return;
    const [figure, bar] = item.querySelectorAll('bdi, rect');
    item.hidden = text === null;
    if (figure) figure.textContent = text;
    bar?.setAttribute('width', `${Math.min(1, share) * 100}%`);
  }

  function update(): void {
    const [page] = performance.getEntriesByType('navigation');
    if (!(page instanceof PerformanceNavigationTiming)) return;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const visit = sumUpVisit(page, files, paint?.startTime, wasHidden);
    const { sentBytes, keptBytes, paintMs } = visit;
    const isCounted = sentBytes + keptBytes > 0;
    show('bytes', isCounted ? kilobytes(sentBytes) : null, sentBytes / usualSite.bytes);
    show(
      'paint',
      paintMs === null ? null : texts.seconds.replace('{time}', formatFigure(paintMs / 1000, lang)),
      (paintMs ?? 0) / usualSite.slowMs,
    );
    place.hidden = !isCounted && paintMs === null;
    const notes = [
      ...(keptBytes > 0 ? [texts.kept.replace('{size}', kilobytes(keptBytes))] : []),
      ...(visit.isAhead ? [texts.ahead] : []),
    ];
    const note = place.querySelector('[data-bill=note]');
    if (note) note.textContent = notes.join(' ') || texts.counted;
  }

  const observer = new PerformanceObserver(update);
  for (const type of ['navigation', 'resource', 'paint']) observer.observe({ type });
  update();
}

/**
 * Sets the scroll position of a page that the browser opens. The script stands before the page's sections.
 *
 * With `data-glides`, as on the home page, the browser must not jump to the section that the URL names. The script
 * removes the fragment from the URL and puts it back 100 ms after the page is parsed (specified). The browser then
 * scrolls as `scroll-behavior` says, and the focus moves to the section. The script does nothing of this on a return or
 * a reload, or when the reader has scrolled meanwhile.
 *
 * When a reader chooses another language (a link with `data-keeps-place`), the new page opens at the same place, with
 * the same fragment. The pages have the same headings but other heights, so the script stores the position between two
 * headings, or in the whole page if the pages differ. It drops a fragment that the other page does not have, such as a
 * heading of a translated post.
 */
import { noteEntry } from './entry.ts';
import { scriptData } from './script-data.ts';

/** The page's path and query, the reader's position, and the {@link landmarks} of that page. */
type ReadingPosition = [page: string, position: number, ...landmarks: number[]];

const glides = scriptData('glides') !== undefined;
const { hash } = location;
const root = document.documentElement;

function currentPage(): string {
  return location.pathname + location.search;
}

function setHash(value: string): void {
  history.replaceState(history.state, '', currentPage() + value);
}

/** The height of the bar over the top of the page. */
function topInset(): number {
  return Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
}

/** Positions from top to end: where the page begins, each heading, where the page ends. */
function landmarks(): number[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + scrollY);
  return [topInset(), ...tops.sort((a, b) => a - b), root.scrollHeight];
}

function positionOf([, position, ...before]: ReadingPosition): number {
  const now = landmarks();
  const at = (marks: readonly number[], index: number) => marks.at(index) ?? 0;
  if (now.length !== before.length) return ((position - topInset()) / at(before, -1)) * at(now, -1);
  const index = before.slice(1, -1).filter((mark) => mark <= position).length;
  const share = (position - at(before, index)) / (at(before, index + 1) - at(before, index) || 1);
  return at(now, index) + share * (at(now, index + 1) - at(now, index)) - topInset();
}

function takePosition(): ReadingPosition | undefined {
  try {
    const place: ReadingPosition = JSON.parse(sessionStorage.place);
    delete sessionStorage.place;
    const { pathname, search } = new URL(document.referrer);
    if (place[0] === pathname + search) return place;
  } catch {}
}

function hasTarget(): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}

function goTo(place: ReadingPosition): void {
  const go = () => scrollTo({ top: positionOf(place), behavior: 'instant' });
  go();
  const reached = scrollY;
  // A font that arrives later changes heights.
  addEventListener('load', () => {
    if (scrollY === reached) go();
  });
  // Runs after the browser has looked for the fragment, and before React looks for it.
  setTimeout(() => setHash(hasTarget() ? hash : ''));
}

function glide(): void {
  if (location.hash) return;
  if (scrollY > 0) setHash(hash);
  else location.replace(hash);
}

function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
  else act();
}

/** Where the position in the current entry of the history is stored. Without React the entry has no key. */
function positionKey(): string | undefined {
  const { __TSR_key: key } = history.state ?? {};
  return key && `y-${key}`;
}

/**
 * On a return or a reload. The router keeps the browser from restoring positions. When a page is left, it gives this
 * back (`history.scrollRestoration`), but on the way to another site Chromium does not always notice it in time. The
 * router's own script for this is four times as long (`post-process-html.ts` removes it). It also restores what is
 * scrolled inside the page, such as wide tables, which is left out here.
 */
function restore(): void {
  const key = positionKey();
  if (!key || scrollY > 0) return;
  try {
    scrollTo({ top: Number(sessionStorage.getItem(key)), behavior: 'instant' });
  } catch {}
}

function storePosition(): void {
  const key = positionKey();
  if (!key) return;
  try {
    sessionStorage.setItem(key, `${scrollY}`);
  } catch {}
}

function arrive(): void {
  const place = takePosition();
  if (hash && (place || glides)) setHash('');
  if (place) whenParsed(() => goTo(place));
  else if (hash && glides) whenParsed(() => setTimeout(glide, 100));
}

addEventListener(
  'click',
  ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-place]');
    if (!link) return;
    link.hash = location.hash;
    if (ctrlKey || metaKey || shiftKey) return;
    try {
      sessionStorage.place = JSON.stringify([currentPage(), scrollY + topInset(), ...landmarks()]);
    } catch {}
  },
  true,
);
addEventListener('pagehide', storePosition);
noteEntry();
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') {
  if (document.prerendering) {
    if (glides) setHash('');
    document.addEventListener('prerenderingchange', arrive);
  } else arrive();
} else whenParsed(restore);

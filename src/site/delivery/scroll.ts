/**
 * Sets the scroll position of a page that the browser opens. It runs when the page's sections are parsed.
 *
 * On the home page the browser must not jump to the section that the URL names. `hold-fragment.ts` has removed the
 * fragment from the URL. This module puts it back 100 ms after the page is parsed (specified). The browser then scrolls
 * as `scroll-behavior` says, and the focus moves to the section. Nothing of this happens on a return or a reload, or
 * when the reader has scrolled meanwhile.
 *
 * When a reader chooses another language (a link with `data-keeps-place`), the new page opens at the same place, with
 * the same fragment. The pages have the same headings but other heights, so the position between two headings is
 * stored, or in the whole page if the pages differ. A fragment that the other page does not have, such as a heading of
 * a translated post, is dropped.
 */
import { noteEntry } from './entry.ts';

/** The page's path and query, the reader's position, and the {@link landmarks} of that page. */
type ReadingPosition = [page: string, position: number, ...landmarks: number[]];

const root = document.documentElement;
const { heldFragment } = root.dataset;
const hash = heldFragment || location.hash;

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
    if (document.referrer === origin + place[0]) return place;
  } catch {}
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
  setTimeout(() => {
    try {
      if (document.getElementById(decodeURIComponent(hash.slice(1)))) setHash(hash);
    } catch {}
  });
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
  try {
    if (key && scrollY === 0) scrollTo({ top: Number(sessionStorage[key]), behavior: 'instant' });
  } catch {}
}

function storePosition(): void {
  const key = positionKey();
  try {
    if (key) sessionStorage[key] = scrollY;
  } catch {}
}

function arrive(): void {
  const place = takePosition();
  if (place) {
    if (hash) setHash('');
    whenParsed(() => goTo(place));
  } else if (heldFragment) whenParsed(() => setTimeout(glide, 100));
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
if (heldFragment === undefined) whenParsed(restore);
else if (document.prerendering) document.addEventListener('prerenderingchange', arrive);
else arrive();

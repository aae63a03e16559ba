/**
 * Runs once the page is parsed, and loads React at the reader's first intent. With `data-when="idle"` it also loads
 * React by itself, a second after the page has loaded and once the browser is idle, unless the reader saves data.
 * Reading is no intent: scrolling with a finger or following a link loads nothing.
 *
 * Taps on elements with `data-awaits-script` are held and replayed after the event `hydrated`, because these elements
 * need React. If React can't be loaded, the browser performs the tap's default action.
 *
 * The script is the same on every page, so its hash is too. The attributes hold what differs: `data-modules` lists the
 * client entry, its imports and the imports of this page's route, so that all of them come in one round trip.
 */
import { scriptData } from './script-data.ts';

const modules = scriptData('modules') ?? '';
const interactions = ['pointermove', 'pointerup', 'keydown', 'focusin'] as const;
const taps = ['click', 'keydown'] as const;
/** Who presses the menu as soon as the page is there does not wait for the first tasks of React. */
const firstPressesMs = 1_000;
let isLoading = false;
let held: Element | null = null;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const type of interactions) removeEventListener(type, onInteraction, true);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', importModules);
  else importModules();
}

function importModules(): void {
  for (const url of modules.split(' ')) import(url).catch(release);
}

function closest(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

function onInteraction(event: Event): void {
  const { type } = event;
  if (type === 'pointermove' && 'pointerType' in event && event.pointerType === 'touch') return;
  const isLink = closest(event, 'a')?.matches(':not([data-awaits-script])');
  if (isLink && (type === 'pointerup' || type === 'focusin')) return;
  load();
}

function hold(element: Element | null): void {
  if (held) held.ariaBusy = null;
  held = element;
  if (held) held.ariaBusy = 'true';
}

function onTap(event: MouseEvent | KeyboardEvent): void {
  const key = 'key' in event ? event.key : null;
  if (key === 'Escape') hold(null);
  const element = closest(event, '[data-awaits-script]');
  if (!element || (event.type === 'keydown' && key !== ' ')) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  hold(element);
  load();
}

function release(): void {
  for (const type of taps) removeEventListener(type, onTap, true);
  const element = held;
  hold(null);
  setTimeout(() => {
    if (element instanceof HTMLElement) element.click();
  });
}

function loadWhenIdle(): void {
  setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
    else load();
  }, firstPressesMs);
}

function loadAfterPage(): void {
  if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle);
}

for (const type of interactions) addEventListener(type, onInteraction, true);
for (const type of taps) addEventListener(type, onTap, true);
addEventListener('hydrated', release);
if (scriptData('when') === 'idle' && !navigator.connection?.saveData) {
  if (document.prerendering) document.addEventListener('prerenderingchange', loadAfterPage);
  else loadAfterPage();
}

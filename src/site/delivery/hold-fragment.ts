/**
 * Removes the fragment from the URL before the browser looks for the section that it names, and holds it in the
 * attribute `data-held-fragment` of the root element. `scroll.ts` puts it back. On the home page every fragment is
 * held; on other pages, where a choice of language has stored the reader's place. The attribute is empty where no
 * fragment is held, and missing on a return or a reload.
 */
import { scriptData } from './script-data.ts';

export function holdFragment(): void {
  let holds = scriptData('page') === 'home';
  try {
    holds ||= Boolean(sessionStorage.place);
  } catch {}
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  const { hash, pathname, search } = location;
  document.documentElement.dataset.heldFragment = holds ? hash : '';
  if (holds && hash) history.replaceState(history.state, '', pathname + search);
}

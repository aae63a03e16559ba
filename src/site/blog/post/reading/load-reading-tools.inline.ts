/** Loads the reading tools (`data-module`) when a reader begins to read: moves, scrolls or goes into the page. */
import { scriptData } from '../../../delivery/script-data.ts';

const url = scriptData('module') ?? '';
for (const type of ['scroll', 'pointermove', 'touchstart', 'focusin'])
  addEventListener(type, () => import(url).catch(() => undefined), { once: true, passive: true });

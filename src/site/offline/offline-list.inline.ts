/**
 * Shows what is on this device, on the offline list alone. The page may stand under another URL: that of an article
 * which its reader asked for without a connection.
 */
import { directionOf, isLanguage, type Language, localeConfig } from '#i18n/languages.ts';
import { formatLongDate } from '#language/dates.ts';
import { offlinePath } from './offline-paths.ts';
import {
  isSwitchedOff,
  listArticles,
  removeArticle,
  type StoredArticle,
  switchOff,
  switchOn,
} from './stored-articles.ts';

const { lang } = document.documentElement;
const language: Language = isLanguage(lang) ? lang : 'en';
const row = document.querySelector<HTMLTemplateElement>('template[data-row]');

const isSupported = 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
document.querySelector('#offline')?.addEventListener('click', (event) => void onClick(event));
showPart('script', false);
showPart('missing', location.pathname !== offlinePath(language));
void showList();

async function showList(): Promise<void> {
  const isOff = isSupported && isSwitchedOff();
  // To open the caches would create them again.
  const articles = isSupported && !isOff ? await listArticles() : [];
  for (const part of ['kept', 'read']) {
    const own = articles.filter(({ isKept }) => isKept === (part === 'kept'));
    showPart(part, own.length > 0)
      ?.querySelector('ul')
      ?.replaceChildren(...own.flatMap(rowOf));
  }
  showPart('unsupported', !isSupported);
  showPart('empty', isSupported && !isOff && articles.length === 0);
  showPart('switch', isSupported && !isOff);
  showPart('off', isOff);
}

function partOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-part=${name}]`);
}

function showPart(name: string, isShown: boolean): HTMLElement | null {
  const part = partOf(name);
  if (part) part.hidden = !isShown;
  return part;
}

function rowOf({ path, title, language: own, storedAt }: StoredArticle): Element[] {
  const item = row?.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof Element)) return [];
  const link = item.querySelector('a');
  const name = item.querySelector('bdi');
  const time = item.querySelector('time');
  const button = item.querySelector('button');
  if (!link || !name || !time || !button) return [];
  link.href = path;
  link.lang = own;
  link.dir = directionOf(own);
  link.textContent = title;
  name.lang = own;
  name.textContent = isLanguage(own) ? localeConfig[own].endonym : own;
  time.dateTime = storedAt;
  time.textContent = formatLongDate(storedAt, language);
  button.value = path;
  // After the words of the button, for those who don't see the row.
  button.querySelector('bdi')?.replaceChildren(title);
  return [item];
}

async function onClick({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const { say = '', act } = button.dataset;
  if (act === 'tryAgain') {
    location.reload();
    return;
  }
  const status = partOf('status');
  status?.replaceChildren('');
  const removers = () => [...document.querySelectorAll<HTMLElement>('button[data-act=remove]')];
  const place = removers().indexOf(button);
  if (act === 'remove') await removeArticle(button.value);
  if (act === 'switchOff') await switchOff();
  if (act === 'switchOn') switchOn();
  await showList();
  status?.replaceChildren(say);
  // The button that had the focus is gone.
  const next = removers()[Math.min(place, removers().length - 1)];
  const other = act === 'switchOff' ? partOf('off')?.querySelector('button') : status;
  (next ?? other)?.focus();
}

/**
 * Stores the article that is read, and puts a button below it that keeps it on this device. The reading tools load this
 * file when a reader scrolls, and it waits until the browser is idle, so that no first visit pays for it.
 */
import { keeping as ar } from '#content/messages/ar/site/offline.ts';
import { keeping as ckb } from '#content/messages/ckb/site/offline.ts';
import { keeping as en } from '#content/messages/en/site/offline.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { languageOfPath } from '#i18n/paths.ts';
import style from './keep-article.css?inline';
import { isArticlePath, offlinePath, workerPath } from './offline-paths.ts';
import {
  isSwitchedOff,
  listArticles,
  type ShownArticle,
  stopKeeping,
  storeArticle,
} from './stored-articles.ts';

const messages: Record<Language, typeof en> = { ar, ckb, en };

// Without TLS, and in private windows of some browsers, there is no worker.
if ('serviceWorker' in navigator && 'caches' in window && 'locks' in navigator) {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 300);
}

async function start(): Promise<void> {
  try {
    if (!isSwitchedOff()) await registerWorker();
  } catch {
    // The browser stores nothing for this site.
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  // React shows other articles later.
  new MutationObserver(showBar).observe(document.body, { childList: true, subtree: true });
  // At the window, which events reach while React hydrates (`delivery/block-discrete-events.ts`).
  addEventListener('click', onClick, true);
  showBar();
}

/** Resolves when there is a worker that answers. Where the owner switched it off (`OFFLINE_READING`), it never does. */
async function registerWorker(): Promise<void> {
  const policy = globalThis.trustedTypes?.createPolicy('offline-worker', {
    createScriptURL: () => workerPath,
  });
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    active?.postMessage(null, [port2]);
  });
}

/** Below the text of an article that has no bar yet. */
function showBar(): void {
  const text = document.querySelector('#post-text');
  const path = location.pathname;
  if (!text || text.querySelector('.keep-article') || !isArticlePath(path)) return;
  const language = languageOfPath(path);
  const t = messages[language];
  const bar = document.createElement('div');
  bar.className = 'keep-article';
  bar.lang = language;
  bar.dir = directionOf(language);
  const list = document.createElement('a');
  list.href = offlinePath(language);
  list.textContent = t.list;
  bar.append(list);
  text.append(bar);
  if (isSwitchedOff()) return;
  const button = document.createElement('button');
  button.textContent = t.keep;
  button.value = path;
  const status = document.createElement('p');
  status.role = 'status';
  bar.prepend(button);
  bar.append(status);
  void showState(button);
  const article = shownArticle(path, !navigator.connection?.saveData);
  void storeArticle(article).then(() => showState(button));
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('.keep-article button');
  if (button instanceof HTMLButtonElement) void keep(button);
}

async function keep(button: HTMLButtonElement): Promise<void> {
  const path = button.value;
  const status = button.parentElement?.querySelector('[role=status]');
  const t = messages[languageOfPath(path)];
  const say = (text: string) => status?.replaceChildren(text);
  // Screen readers then announce the same words again.
  say('');
  if (button.ariaPressed === 'true') {
    await stopKeeping(path);
    say(t.stopped);
  } else say(t[await storeArticle(shownArticle(path, true), true)]);
  await showState(button);
}

async function showState(button: HTMLButtonElement): Promise<void> {
  const stored = await listArticles();
  button.ariaPressed = `${stored.some(({ path, isKept }) => isKept && path === button.value)}`;
}

/** @param withPictures also those that are not loaded yet */
function shownArticle(path: string, withPictures: boolean): ShownArticle {
  const post = document.querySelector('#post-text')?.closest('[lang]');
  const pictures = [...(post?.querySelectorAll('img') ?? [])]
    .filter(({ complete }) => complete || withPictures)
    .map(({ currentSrc, src }) => new URL(currentSrc || src))
    .filter(({ origin }) => origin === location.origin);
  return {
    path,
    title: post?.querySelector('h1')?.textContent ?? '',
    language: post?.getAttribute('lang') ?? '',
    pageLanguage: languageOfPath(path),
    files: [new URL(import.meta.url), ...pictures].map(({ pathname }) => pathname),
  };
}

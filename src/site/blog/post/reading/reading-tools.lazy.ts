/**
 * What helps to read an article and needs script, but no React: buttons that set the size of the text and copy code,
 * and a dialog for pictures. It loads the form for remarks later. `load-reading-tools.inline.ts` loads this file when a
 * reader begins to read, so that it is in no first visit's way. It has its style and its labels with it.
 */
import { reading as ar } from '#content/messages/ar/site/reading.ts';
import { reading as ckb } from '#content/messages/ckb/site/reading.ts';
import { reading as en } from '#content/messages/en/site/reading.ts';
import keepArticleUrl from '../../../offline/keep-article.lazy.ts?script-url';
import remarksUrl from '../remarks/reader-remarks.lazy.ts?script-url';
import { addCopyButtons, copyCode } from './copy-code.ts';
import style from './reading-tools.css?inline';
import { addTextSizes, chooseTextSize } from './text-size.ts';

const messages: Readonly<Record<string, typeof en>> = { ar, ckb, en };
const shown = new WeakSet<Element>();

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);
// React shows other articles later.
new MutationObserver(showTools).observe(document.body, { childList: true, subtree: true });
// At the window, which events reach while React hydrates (`delivery/block-discrete-events.ts`).
addEventListener('click', onClick, true);
document.addEventListener('selectionchange', loadRemarks);
// A reader who scrolls does read, and one who scrolled while this file came may be at the end.
if (scrollY > 0) keepArticle();
else addEventListener('scroll', keepArticle, { once: true, passive: true });
showTools();
loadRemarks();

function keepArticle(): void {
  import(/* @vite-ignore */ keepArticleUrl).catch(() => undefined);
}

function labels() {
  return messages[document.documentElement.lang] ?? en;
}

function showTools(): void {
  const text = document.querySelector('#post-text');
  if (!text || shown.has(text)) return;
  shown.add(text);
  addCopyButtons(text, labels().copy);
  addTextSizes(text, Object.values(labels().sizes));
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  target.closest<HTMLDialogElement>('.large-picture')?.close();
  const control = target.closest('#post-text :is(.text-size button, .copyable button, a.picture)');
  if (!control) return;
  if (control instanceof HTMLButtonElement) {
    if (control.value) chooseTextSize(control);
    else void copyCode(control, labels());
  } else if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    openLarge(control, labels().close);
  }
}

/** Opens the picture of a link in a dialog, with its caption. Escape, a click and the button close it. */
function openLarge(link: Element, close: string): void {
  const picture = link.querySelector('img');
  const caption = link.nextElementSibling;
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  button.textContent = close;
  dialog.className = 'large-picture';
  dialog.ariaLabel = picture?.alt || (caption?.textContent ?? '');
  for (const part of [picture, caption]) if (part) dialog.append(part.cloneNode(true));
  dialog.append(button);
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

/** Loads the form for readers' remarks with the first marked words, and where this tab has something unsent. */
function loadRemarks(): void {
  const node = getSelection()?.isCollapsed === false && getSelection()?.anchorNode;
  const isMarked = node && document.querySelector('article')?.contains(node);
  if (!isMarked && !hasUnsent()) return;
  document.removeEventListener('selectionchange', loadRemarks);
  import(/* @vite-ignore */ remarksUrl).catch(() =>
    document.addEventListener('selectionchange', loadRemarks),
  );
}

function hasUnsent(): boolean {
  try {
    return sessionStorage.readerRemarks?.includes('"waits":true');
  } catch {
    return false;
  }
}

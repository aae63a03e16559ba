/**
 * How readers tell what is wrong in an article: a button beside the words that they have marked opens a form about
 * them. The reading tools load this file with the first marked words, and where this tab has something unsent.
 */
import { readerRemark as ar } from '#content/messages/ar/site/reader-remark.ts';
import { readerRemark as ckb } from '#content/messages/ckb/site/reader-remark.ts';
import { readerRemark as en } from '#content/messages/en/site/reader-remark.ts';
import formFieldStyle from '../../../../ui/form-field.css?inline';
import { createOutbox } from '../../../review/outbox.ts';
import { make, newId } from '../../../review/page-parts.ts';
import { type Marked, readMarkedWords } from './marked-words.ts';
import style from './reader-remarks.css?inline';
import { createRemarkForm, type RemarkForm } from './remark-form.ts';
import { createSender, type ReaderEntry } from './send-remarks.ts';

const messages: Readonly<Record<string, typeof en>> = { ar, ckb, en };
/** A selection that still changes moves no button. */
const restMs = 250;
const thanksMs = 8_000;
/** Unsent remarks of a tab. */
const maxEntries = 20;

const sheet = new CSSStyleSheet();
sheet.replaceSync(formFieldStyle + style);
document.adoptedStyleSheets.push(sheet);

const outbox = createOutbox<ReaderEntry>(() => sessionStorage, 'readerRemarks');
const status = make('div', 'remark-status');
status.role = 'status';
document.body.append(status);

const button = make('button', 'button-quiet report-mistake');
let marked: Marked | null = null;
let timer = 0;
let open: { form: RemarkForm; id: string; isSent: boolean; onInput: () => void } | undefined;

const send = createSender(outbox, (entry, outcome) => {
  const words = labels();
  const isShown = open?.id === entry.remark.id;
  if (outcome === 'sent') {
    if (open && isShown) open.isSent = true;
    if (isShown) open?.form.dialog.close();
    tell(words.thanks);
  } else if (isShown) open?.form.say(words[outcome], outcome !== 'waiting');
  else if (outcome !== 'waiting') tell(words[outcome]);
});

document.addEventListener('selectionchange', () => {
  clearTimeout(timer);
  timer = window.setTimeout(showButton, restMs);
});
// At the window, which events reach while React hydrates (`delivery/block-discrete-events.ts`).
addEventListener(
  'pointerdown',
  (event) => {
    // A tap would take the selection away before it is a click.
    if (event.target === button) event.preventDefault();
  },
  true,
);
addEventListener(
  'click',
  ({ target }) => {
    if (target === button) openForm();
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Node && open?.form.dialog.contains(target)) open.onInput();
  },
  true,
);
// Without caret browsing, Chromium goes on at the top of the page after words that no click has marked.
addEventListener(
  'keydown',
  (event) => {
    const isTab = event.key === 'Tab' && !event.shiftKey;
    if (!isTab || !button.isConnected || document.activeElement !== document.body) return;
    event.preventDefault();
    button.focus();
  },
  true,
);
showButton();
send();

function labels() {
  return messages[document.documentElement.lang] ?? en;
}

/** Puts the button below the end of the marked words, and after their block in the order of the keyboard. */
function showButton(): void {
  if (open) return;
  const next = readMarkedWords();
  // Who has reached it by keyboard may lose the selection.
  if (!next && document.activeElement === button) return;
  marked = next;
  const text = document.querySelector('#post-text');
  const end = marked && [...marked.range.getClientRects()].at(-1);
  if (!marked || !text || !end) {
    button.remove();
    return;
  }
  const { lang, dir } = document.documentElement;
  Object.assign(button, { lang, dir, textContent: labels().report });
  if (marked.field !== 'content') text.prepend(button);
  else (marked.block.closest('.copyable') ?? marked.block).after(button);
  const around = text.getBoundingClientRect();
  const start = dir === 'rtl' ? around.right - end.right : end.left - around.left;
  const most = around.width - button.offsetWidth;
  button.style.insetInlineStart = `${Math.max(0, Math.min(start, most))}px`;
  button.style.insetBlockStart = `${end.bottom - around.top}px`;
}

function openForm(): void {
  // They may have changed since the button was put beside them.
  const about = readMarkedWords() ?? marked;
  if (!about) return;
  const entry = entryFor(about);
  const { remark } = entry;
  const form = createRemarkForm(labels(), about, remark);
  const opened = { form, id: remark.id, isSent: false, onInput };
  const keep = (waits: boolean) => {
    const next = { ...entry, waits, remark: { ...remark, ...form.read(), id: opened.id } };
    outbox.change((entries) =>
      [...entries.filter((one) => one.remark.id !== opened.id), next].slice(-maxEntries),
    );
  };
  const isSending = () => outbox.read().some((one) => one.remark.id === opened.id && one.waits);
  open = opened;
  form.dialog.addEventListener('submit', (event) => {
    // The button that closes the dialog submits to nobody.
    if (event.submitter?.getAttribute('formmethod')) return;
    event.preventDefault();
    const { wording, comment } = form.read();
    const isChanged = wording.trim() !== '' && wording.trim() !== about.words;
    if (!isChanged && !comment.trim()) {
      form.say(labels().empty, true);
      form.dialog.querySelector('textarea')?.focus();
      return;
    }
    form.say(labels().sending);
    keep(true);
    send();
  });
  form.dialog.addEventListener('close', () => {
    form.dialog.remove();
    // The browser gives the focus back before it says that a dialog is closed, so the next one may be open already.
    if (open !== opened) return;
    open = undefined;
    leaveForm(about, opened.isSent);
  });
  document.body.append(form.dialog);
  form.dialog.showModal();

  function onInput(): void {
    // The server may have stored what was sent before.
    if (isSending()) {
      outbox.change((entries) => entries.filter((one) => one.remark.id !== opened.id));
      opened.id = newId();
    }
    form.say('');
    keep(false);
  }
}

/** What was typed about the same words and not sent, or nothing yet. */
function entryFor({ block: _block, range: _range, ...words }: Marked): ReaderEntry {
  const slug = location.pathname.split('/').at(-1) ?? '';
  const version = document.querySelector<HTMLMetaElement>('[property="article:modified_time"]');
  const known = outbox
    .read()
    .find(
      ({ remark, ...entry }) =>
        entry.slug === slug &&
        remark.passage === words.passage &&
        remark.words === words.words &&
        remark.occurrence === words.occurrence,
    );
  const typed = { wording: words.words, comment: '', name: '', website: '' };
  return (
    known ?? {
      remark: { id: newId(), version: version?.content ?? '', ...words, ...typed },
      slug,
      openedAt: Date.now(),
      waits: false,
    }
  );
}

/** Leaves the reader where they were: at the button, with the words marked, or behind the words once it is sent. */
function leaveForm({ range }: Marked, isSent: boolean): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (isSent) {
    selection?.collapseToEnd();
    button.remove();
  } else button.focus();
}

function tell(text: string): void {
  status.textContent = text;
  setTimeout(() => {
    if (status.textContent === text) status.textContent = '';
  }, thanksMs);
}

/**
 * The page of a reviewer. A tap on a paragraph opens the sheet; what is written there is kept on the device at once and
 * sent until the server has it. The id of a remark is made here, so that one that is sent twice is stored once.
 */
import { suggestedBlock, withoutMark } from '../../domain/reviews/shared/heading-mark.ts';
import { reviewLimits } from '../../domain/reviews/shared/review-limits.ts';
import {
  createOutbox,
  delayBefore,
  nextToSend,
  type OutboxEntry,
  stateAfter,
  type ThreadAnswer,
  threadOf,
  type WrittenRemark,
  withState,
} from './outbox.ts';
import { byId, closeOnTap, make, newId } from './page-parts.ts';
import type { ReviewData } from './review-data.ts';
import { conversation, createAnswerSheet } from './thread.ts';

const token = location.pathname.split('/').at(-1) ?? '';
const responseTimeoutMs = 20_000;
const thanksMs = 6_000;

type Part = Pick<WrittenRemark, 'field' | 'index' | 'original'>;

/** What a draft is about: a part of the text, or the id of a remark that is answered. */
type Draft = Pick<Part, 'original'>;

function start(): void {
  const data: ReviewData = JSON.parse(byId('review-data').textContent);
  const { words } = data;
  const sheet = byId<HTMLDialogElement>('review-sheet');
  const form = sheet.querySelector('form');
  const alert = sheet.querySelector('[role=alert]');
  const status = byId('review-status');
  const own = byId('own-remarks');
  const list = own.querySelector('ol');
  if (!form || !alert || !list) return;
  const field = (name: string) => {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
    throw new Error(`The sheet has no ${name}`);
  };
  const [suggestion, comment, name] = [field('suggestion'), field('comment'), field('name')];
  const outbox = createOutbox(() => localStorage, `review-${token}`);
  const remembered = createOutboxOfDrafts();
  const parts = new Map<Element, Part>();
  const threads: Element[] = [];
  let open: Part | undefined;
  let attempt = 0;
  let timer = 0;
  let isSending = false;

  /** What was typed and not sent, by the text that it is about. */
  function createOutboxOfDrafts() {
    const key = `review-drafts-${token}`;
    let drafts: Record<string, { suggestion: string; comment: string }> = {};
    try {
      drafts = JSON.parse(localStorage.getItem(key) ?? '{}');
    } catch {}
    const write = () => {
      try {
        localStorage.setItem(key, JSON.stringify(drafts));
      } catch {}
    };
    return {
      of: ({ original }: Draft) => drafts[original],
      keep(part: Draft, draft?: { suggestion: string; comment: string }) {
        if (draft) drafts[part.original] = draft;
        else delete drafts[part.original];
        write();
      },
    };
  }

  function readName(): string {
    try {
      return localStorage.getItem('review-name') ?? '';
    } catch {
      return '';
    }
  }

  function openSheet(part: Part): void {
    open = part;
    const draft = remembered.of(part);
    suggestion.value = draft?.suggestion ?? withoutMark(part.original);
    comment.value = draft?.comment ?? '';
    name.value ||= readName();
    if (alert) alert.textContent = '';
    sheet.showModal();
    suggestion.focus();
    suggestion.setSelectionRange(0, 0);
    suggestion.scrollTop = 0;
  }

  form.addEventListener('input', () => {
    if (open) remembered.keep(open, { suggestion: suggestion.value, comment: comment.value });
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!open) return;
    const suggested = suggestedBlock(open.original, suggestion.value);
    const missing =
      !suggested && !comment.value.trim() ? words.empty : !name.value.trim() && words.nameMissing;
    alert.textContent = missing || '';
    if (missing) {
      (missing === words.empty ? suggestion : name).focus();
      return;
    }
    try {
      localStorage.setItem('review-name', name.value.trim());
    } catch {}
    const remark: WrittenRemark = {
      id: newId(),
      language: data.language,
      ...open,
      suggestion: suggested,
      comment: comment.value,
      name: name.value,
    };
    outbox.change((entries) => [...entries, { remark, state: 'waiting' }]);
    remembered.keep(open);
    sheet.close();
    show();
    void send();
  });
  closeOnTap(sheet);
  const openAnswer = createAnswerSheet({
    draftOf: (remark) => remembered.of({ original: remark })?.comment ?? '',
    keepDraft: (remark, text) =>
      remembered.keep({ original: remark }, text ? { suggestion: '', comment: text } : undefined),
    send(remark, answer) {
      outbox.change((entries) =>
        entries.map((entry) =>
          entry.remark.id === remark ? { ...entry, own: [...(entry.own ?? []), answer] } : entry,
        ),
      );
      show();
      void send();
    },
  });

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    let sentAny = false;
    let next = nextToSend(outbox.read());
    while (next) {
      const { entry, answer } = next;
      const { remark } = entry;
      const { id } = answer ?? remark;
      const response = answer
        ? await post('answers', { id, remark: remark.id, text: answer.text })
        : await post('remarks', remark);
      const state = stateAfter(response?.status ?? 503);
      if (state === 'waiting') break;
      sentAny = state === 'sent' || sentAny;
      attempt = 0;
      outbox.change((entries) => withState(entries, id, state));
      show();
      next = nextToSend(outbox.read());
    }
    isSending = false;
    if (next) {
      timer = window.setTimeout(() => void send(), delayBefore(attempt));
      attempt += 1;
    }
    status.textContent = next ? words.waiting : sentAny ? words.thanks : '';
    if (!next) setTimeout(() => status.replaceChildren(), thanksMs);
  }

  async function post(call: string, body: unknown): Promise<Response | undefined> {
    try {
      return await fetch(`/api/review/${call}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(responseTimeoutMs),
      });
    } catch {
      return;
    }
  }

  /** Fetches what became of the remarks that were sent. */
  async function update(): Promise<void> {
    const ids = outbox
      .read()
      .filter(({ state }) => state === 'sent')
      .map(({ remark }) => remark.id)
      .slice(-100);
    const response = ids.length > 0 ? await post('statuses', { ids }) : undefined;
    if (!response?.ok) return;
    const statuses: { id: string; state: string; answers: ThreadAnswer[] }[] =
      await response.json();
    outbox.change((entries) =>
      entries.map((entry) => {
        const found = statuses.find(({ id }) => id === entry.remark.id);
        return found ? { ...entry, status: found.state, answers: found.answers } : entry;
      }),
    );
    show();
  }

  function show(): void {
    const entries = outbox.read().filter(({ remark }) => remark.language === data.language);
    own.hidden = entries.length === 0;
    list?.replaceChildren(...entries.map(item));
    for (const thread of threads.splice(0)) thread.remove();
    for (const [element, { original }] of parts) {
      const about = entries.filter(({ remark }) => remark.original === original);
      element.classList.toggle('has-remark', about.length > 0);
      const answered = about.filter((entry) => threadOf(entry).length > 0);
      if (answered.length === 0) continue;
      const thread = make('div', 'review-thread no-print');
      for (const entry of answered) thread.append(...said(entry));
      element.after(thread);
      threads.push(thread);
    }
  }

  function said(entry: OutboxEntry): HTMLElement[] {
    return conversation(entry, words, (last) => openAnswer(entry.remark.id, last));
  }

  function item(entry: OutboxEntry): HTMLElement {
    const { remark, state, status: decided } = entry;
    const element = make('li', 'own-remark');
    element.append(make('blockquote', '', shortened(withoutMark(remark.original))));
    for (const text of [withoutMark(remark.suggestion), remark.comment])
      if (text) element.append(make('p', '', text));
    element.append(...said(entry));
    const fact =
      state !== 'sent'
        ? words[state]
        : decided === 'taken' || decided === 'closed'
          ? words[decided]
          : words.sent;
    element.append(make('p', 'text-ink-muted', fact));
    if (state === 'refused') {
      const again = make('button', 'button-quiet justify-self-start', words.again);
      again.addEventListener('click', () => {
        outbox.change((entries) => entries.filter((entry) => entry.remark.id !== remark.id));
        show();
        remembered.keep(remark, {
          suggestion: withoutMark(remark.suggestion || remark.original),
          comment: remark.comment,
        });
        openSheet(remark);
      });
      element.append(again);
    }
    return element;
  }

  function canWrite(element: Element | null, part: Part): void {
    if (!(element instanceof HTMLElement) || part.original.length > reviewLimits.text) return;
    parts.set(element, part);
    element.classList.add('can-write');
    element.tabIndex = 0;
    element.title = words.write;
  }

  const heading = document.querySelector('article h1');
  canWrite(heading, { field: 'title', index: 0, original: data.title });
  if (data.description)
    canWrite(heading?.nextElementSibling ?? null, {
      field: 'description',
      index: 0,
      original: data.description,
    });
  for (const element of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const index = Number(element.dataset.block);
    const original = data.blocks[index];
    if (original?.trim()) canWrite(element, { field: 'content', index, original });
  }

  addEventListener('click', (event) => {
    const { target } = event;
    // A heading links to itself; a tap on it is about the heading.
    if (!(target instanceof Element) || target.closest('a:not(.heading-anchor), button, dialog'))
      return;
    const part = parts.get(target.closest('.can-write') ?? target);
    // A reader who selects words to copy them does not want to write.
    if (!part || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    openSheet(part);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
    const part = parts.get(event.target);
    if (!part) return;
    event.preventDefault();
    openSheet(part);
  });
  const sendNow = () => {
    attempt = 0;
    void send();
  };
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) sendNow();
  });
  addEventListener('storage', show);
  const hint = document.querySelector<HTMLElement>('[data-review-hint]');
  if (hint) hint.hidden = false;
  byId('write').remove();
  show();
  void send().then(update);
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text;
}

start();

import { withoutMark } from '../../domain/reviews/shared/heading-mark.ts';
import { type Outbox, type OutboxEntry, threadOf, type WrittenRemark } from './outbox.ts';
import { byId, byTag, make } from './page-parts.ts';
import type { ReviewData } from './review-data.ts';
import type { Part } from './review-drafts.ts';
import { conversation } from './thread.ts';

/**
 * Shows this reviewer's remarks: in a list, and the threads of those with answers below their paragraphs.
 *
 * @param options.parts the elements that can be written about
 * @param options.answer opens the sheet for an answer to what the editor said last
 * @param options.writeAgain called with a remark that the server rejected
 * @returns a function that shows the entries as they are now
 */
export function createOwnRemarks(options: {
  data: ReviewData;
  outbox: Outbox;
  parts: ReadonlyMap<Element, Part>;
  answer: (remark: string, said: string) => void;
  writeAgain: (remark: WrittenRemark) => void;
}): () => void {
  const { data, outbox, parts } = options;
  const { words } = data;
  const own = byId('own-remarks');
  const list = byTag(own, 'ol');
  const threads: Element[] = [];

  const threadLines = (entry: OutboxEntry) =>
    conversation(entry, words, (last) => options.answer(entry.remark.id, last));

  function item(entry: OutboxEntry): HTMLElement {
    const { remark, state } = entry;
    const element = make('li', 'own-remark');
    element.append(make('blockquote', '', shortened(withoutMark(remark.original))));
    for (const text of [withoutMark(remark.suggestion), remark.comment])
      if (text) element.append(make('p', '', text));
    element.append(...threadLines(entry), make('p', 'text-ink-muted', stateOf(entry, words)));
    if (state === 'refused') {
      const again = make('button', 'button-quiet justify-self-start', words.again);
      again.addEventListener('click', () => options.writeAgain(remark));
      element.append(again);
    }
    return element;
  }

  return () => {
    const entries = outbox.read().filter(({ remark }) => remark.language === data.language);
    own.hidden = entries.length === 0;
    list.replaceChildren(...entries.map(item));
    for (const thread of threads.splice(0)) thread.remove();
    for (const [element, { original }] of parts) {
      const about = entries.filter(({ remark }) => remark.original === original);
      element.classList.toggle('has-remark', about.length > 0);
      const answered = about.filter((entry) => threadOf(entry).length > 0);
      if (answered.length === 0) continue;
      const thread = make('div', 'review-thread no-print');
      for (const entry of answered) thread.append(...threadLines(entry));
      element.after(thread);
      threads.push(thread);
    }
  };
}

function stateOf({ state, status }: OutboxEntry, words: ReviewData['words']): string {
  if (state !== 'sent') return words[state];
  return status === 'taken' || status === 'closed' ? words[status] : words.sent;
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text;
}

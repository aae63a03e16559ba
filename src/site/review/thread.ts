import { type OutboxEntry, threadOf, type WrittenAnswer } from './outbox.ts';
import { byId, byTag, closeOnTap, make, newId } from './page-parts.ts';
import type { ReviewData } from './review-data.ts';

/**
 * What the editors and the reviewer said about a remark, and the button to answer back once an editor has answered.
 *
 * @param answerBack called with what the editor said last
 */
export function conversation(
  entry: OutboxEntry,
  words: ReviewData['words'],
  answerBack: (said: string) => void,
): HTMLElement[] {
  const thread = threadOf(entry);
  const lines: HTMLElement[] = thread.map(({ id, text, state }) => {
    const line = make('p', id === null ? 'font-bold' : '');
    const said = make('span', '', text);
    said.dir = 'auto';
    line.append(`${id === null ? words.answer : words.ownAnswer}: `, said);
    if (state !== 'sent') line.append(make('span', 'block text-ink-muted', words[state]));
    return line;
  });
  const last = thread.findLast(({ id }) => id === null);
  if (!last || entry.state !== 'sent') return lines;
  const button = make('button', 'button-quiet justify-self-start', words.answerBack);
  button.type = 'button';
  button.addEventListener('click', () => answerBack(last.text));
  return [...lines, button];
}

/**
 * The sheet in which a reviewer answers back.
 *
 * @param options.draftOf what was typed about a remark and not sent
 * @param options.send called with what was written
 * @returns a function that opens it
 */
export function createAnswerSheet(options: {
  draftOf: (remark: string) => string;
  keepDraft: (remark: string, text: string) => void;
  send: (remark: string, answer: WrittenAnswer) => void;
}): (remark: string, said: string) => void {
  const sheet = byId<HTMLDialogElement>('answer-sheet');
  const field = byTag(sheet, 'textarea');
  let remark = '';
  closeOnTap(sheet);
  field.addEventListener('input', () => options.keepDraft(remark, field.value));
  byTag(sheet, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    options.keepDraft(remark, '');
    sheet.close();
    options.send(remark, { id: newId(), text, state: 'waiting' });
  });
  return (id, said) => {
    remark = id;
    byTag(sheet, 'blockquote').textContent = said;
    field.value = options.draftOf(id);
    sheet.showModal();
    field.focus();
  };
}

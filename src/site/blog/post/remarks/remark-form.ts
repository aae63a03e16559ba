import type { readerRemark } from '../../../../../content/messages/en/site/reader-remark.ts';
import { readerLimits } from '../../../../domain/reviews/shared/review-limits.ts';
import { make } from '../../../review/page-parts.ts';
import type { Marked } from './marked-words.ts';
import type { ReaderEntry } from './send-remarks.ts';

/** What a reader types, by the names of the fields. `website` is a trap for programs. */
export type Typed = Pick<ReaderEntry['remark'], 'wording' | 'comment' | 'name' | 'website'>;

export type RemarkForm = {
  dialog: HTMLDialogElement;
  read: () => Typed;
  /** @param isWrong whether it is an error, which a screen reader says at once */
  say: (text: string, isWrong?: boolean) => void;
};

/**
 * The form about marked words, in a dialog. Escape and a button close it. It is made anew each time, so that another
 * language of the page has its own words.
 */
export function createRemarkForm(
  words: typeof readerRemark,
  marked: Pick<Marked, 'words' | 'block'>,
  typed: Typed,
): RemarkForm {
  const { lang, dir } = document.documentElement;
  const dialog = make('dialog', 'remark-sheet');
  const form = make('form', '');
  const title = make('h2', '', words.report);
  const quote = make('blockquote', '', marked.words);
  const wording = field('textarea', 'wording', words.wording, typed);
  const comment = field('textarea', 'comment', words.comment, typed);
  const name = field('input', 'name', words.name, typed);
  const trap = make('input', '');
  const status = make('p', 'text-small');
  const alert = make('p', 'text-small text-danger');
  const send = make('button', 'button-gold', words.send);
  const close = make('button', 'button-quiet', words.close);
  const buttons = make('div', '');
  Object.assign(dialog, { lang, dir });
  title.id = 'remark-title';
  dialog.setAttribute('aria-labelledby', title.id);
  for (const ofText of [quote, wording.input]) {
    ofText.lang = marked.block.closest<HTMLElement>('[lang]')?.lang || lang;
    ofText.dir = getComputedStyle(marked.block).direction;
  }
  wording.input.maxLength = readerLimits.words;
  wording.input.autofocus = true;
  comment.input.maxLength = readerLimits.comment;
  name.input.maxLength = readerLimits.name;
  name.input.autocomplete = 'name';
  Object.assign(trap, { name: 'website', hidden: true, autocomplete: 'off' });
  status.role = 'status';
  alert.role = 'alert';
  close.formMethod = 'dialog';
  form.noValidate = true;
  buttons.append(send, close);
  form.append(title, quote, wording.label, comment.label, name.label, trap, alert, status, buttons);
  dialog.append(form);
  keepAboveKeyboard(dialog);
  return {
    dialog,
    read: () => ({
      wording: wording.input.value,
      comment: comment.input.value,
      name: name.input.value,
      website: trap.value,
    }),
    say(text, isWrong = false) {
      alert.textContent = isWrong ? text : '';
      status.textContent = isWrong ? '' : text;
    },
  };
}

function field<Tag extends 'textarea' | 'input'>(
  tag: Tag,
  name: keyof Typed,
  text: string,
  typed: Typed,
) {
  const label = make('label', 'form-field', text);
  const input: HTMLInputElement | HTMLTextAreaElement = make(tag, '');
  input.name = name;
  input.value = typed[name];
  if (input instanceof HTMLTextAreaElement) input.rows = 1;
  label.append(input);
  return { label, input };
}

/** The keyboard of a phone covers the end of the page, and only the visual viewport knows. */
function keepAboveKeyboard(dialog: HTMLDialogElement): void {
  const view = visualViewport;
  if (!view) return;
  const place = () => {
    dialog.style.insetBlockEnd = `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`;
    dialog.style.maxHeight = `${view.height}px`;
  };
  const closing = new AbortController();
  for (const type of ['resize', 'scroll'])
    view.addEventListener(type, place, { signal: closing.signal });
  dialog.addEventListener('close', () => closing.abort());
  place();
}

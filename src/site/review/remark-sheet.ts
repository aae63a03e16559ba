import type { Language } from '#i18n/languages.ts';
import { suggestedBlock, withoutMark } from '../../domain/reviews/shared/heading-mark.ts';
import type { WrittenRemark } from './outbox.ts';
import { byId, byTag, closeOnTap, newId } from './page-parts.ts';
import type { ReviewData } from './review-data.ts';
import type { Part, ReviewDrafts } from './review-drafts.ts';

const nameKey = 'review-name';

/**
 * The sheet in which a reviewer writes about a part of the text.
 *
 * @param options.send called with what was written
 * @returns a function that opens it
 */
export function createRemarkSheet(options: {
  language: Language;
  words: ReviewData['words'];
  drafts: ReviewDrafts;
  send: (remark: WrittenRemark) => void;
}): (part: Part) => void {
  const { language, words, drafts } = options;
  const sheet = byId<HTMLDialogElement>('review-sheet');
  const form = byTag(sheet, 'form');
  const alert = sheet.querySelector('[role=alert]');
  const [suggestion, comment, name] = ['suggestion', 'comment', 'name'].map((field) =>
    inputNamed(form, field),
  );
  if (!alert || !suggestion || !comment || !name) throw new Error('The sheet is not complete');
  let open: Part | undefined;
  closeOnTap(sheet);

  form.addEventListener('input', () => {
    if (open) drafts.save(open.original, { suggestion: suggestion.value, comment: comment.value });
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
    storeName(name.value.trim());
    options.send({
      id: newId(),
      language,
      ...open,
      suggestion: suggested,
      comment: comment.value,
      name: name.value,
    });
    drafts.remove(open.original);
    sheet.close();
  });

  return (part) => {
    open = part;
    const draft = drafts.read(part.original);
    suggestion.value = draft?.suggestion ?? withoutMark(part.original);
    comment.value = draft?.comment ?? '';
    name.value ||= storedName();
    alert.textContent = '';
    sheet.showModal();
    suggestion.focus();
    suggestion.setSelectionRange(0, 0);
    suggestion.scrollTop = 0;
  };
}

function inputNamed(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
  throw new Error(`The sheet has no ${name}`);
}

function storedName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

function storeName(name: string): void {
  try {
    localStorage.setItem(nameKey, name);
  } catch {}
}

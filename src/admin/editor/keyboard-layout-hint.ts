import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import { enclosingNode, isInCodeBlock } from './markdown-syntax.ts';

/** Longer than product names in a Kurdish or Arabic sentence. */
const streakLength = 24;

const latinLetter = /\p{Script=Latin}/u;
const arabicLetter = /[\p{Script=Arabic}&&\p{L}]/v;

/**
 * The number of Latin letters that were typed in a row, without an Arabic-script letter between them. Pasted text, code
 * and URLs do not count, because they are meant to be Latin.
 */
export const latinStreak = StateField.define<number>({
  create: () => 0,
  update: (streak, transaction) => nextStreak(streak, transaction),
});

/** Whether the keyboard layout seems to be Latin by mistake. */
export function seemsWrongLayout(state: EditorState): boolean {
  return state.field(latinStreak) >= streakLength;
}

export function streakAfterTyping(streak: number, typed: string): number {
  let next = streak;
  for (const letter of typed) {
    if (arabicLetter.test(letter)) next = 0;
    else if (latinLetter.test(letter)) next += 1;
  }
  return next;
}

function nextStreak(streak: number, transaction: Transaction): number {
  if (!transaction.docChanged) return streak;
  if (transaction.isUserEvent('delete'))
    return Math.max(0, streak - latinLettersIn(removedText(transaction)));
  if (!transaction.isUserEvent('input.type')) return streak;
  if (isWrittenInLatin(transaction)) return streak;
  let next = streak;
  transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    next = streakAfterTyping(next, textOf(inserted));
  });
  return next;
}

function isWrittenInLatin({ startState }: Transaction): boolean {
  const { main } = startState.selection;
  const line = startState.doc.lineAt(main.from);
  return (
    isInCodeBlock(startState, main) ||
    enclosingNode(startState, main, 'InlineCode', 'URL', 'Image') !== null ||
    isOpen(line.text.slice(0, main.from - line.from))
  );
}

/** Whether the text before the cursor opens code or a URL that is not closed yet. */
function isOpen(textBefore: string): boolean {
  return /`/.test(textBefore.replace(/(`+).*?\1/g, '')) || /\]\([^()\s]*$/.test(textBefore);
}

function removedText(transaction: Transaction): string {
  const removed: string[] = [];
  transaction.changes.iterChangedRanges((from, to) => {
    removed.push(transaction.startState.sliceDoc(from, to));
  });
  return removed.join('');
}

function latinLettersIn(text: string): number {
  return [...text].filter((letter) => latinLetter.test(letter)).length;
}

function textOf(text: Text): string {
  return text.sliceString(0, text.length, '\n');
}

import { ChangeSet, Text } from '@codemirror/state';
import { wordChanges } from './word-changes.ts';

/**
 * Applies text typed during a request to the text of its response, so that no typed word is lost.
 *
 * @param texts.sent the text of the request
 * @param texts.now the newest text
 * @param texts.answer the text of the response
 */
export function rebaseTyped(texts: { sent: string; now: string; answer: string }): string {
  const { sent, now, answer } = texts;
  const typed = changesBetween(sent, now);
  const answered = changesBetween(sent, answer);
  return typed.map(answered).apply(textOf(answer)).toString();
}

function changesBetween(mine: string, theirs: string): ChangeSet {
  const specs = wordChanges(mine, theirs).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: textOf(theirs.slice(fromB, toB)),
  }));
  return ChangeSet.of(specs, mine.length);
}

function textOf(text: string): Text {
  return Text.of(text.split('\n'));
}

import { ChangeSet, Text } from '@codemirror/state';
import { wordChanges } from './word-changes.ts';

/**
 * What somebody typed while a text was away, put into the text that came back: no typed word is lost.
 *
 * @param sent the text that was sent, `now` the same as it is now, `answer` what was made of it
 */
export function withTyped(texts: { sent: string; now: string; answer: string }): string {
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

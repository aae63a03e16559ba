import { Change } from '@codemirror/merge';
import { diffLines, diffWords } from '../shared/diff/diff-texts.ts';

/** Compares two texts by lines, and different lines by words. Words are never cut. */
export function wordChanges(mine: string, theirs: string): Change[] {
  const changes: Change[] = [];
  let from = { mine: 0, theirs: 0 };
  for (const run of diffLines(mine, theirs)) {
    const lines = run.kind === 'same' ? { mine: run.parts, theirs: run.parts } : run;
    const myText = textOf(lines.mine);
    const theirText = textOf(lines.theirs);
    if (run.kind === 'different') changes.push(...changesInside(myText, theirText, from));
    from = { mine: from.mine + myText.length, theirs: from.theirs + theirText.length };
  }
  return changes.map((change) =>
    change.toA > mine.length || change.toB > theirs.length ? withoutLastLineEnd(change) : change,
  );
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function changesInside(
  mine: string,
  theirs: string,
  from: { mine: number; theirs: number },
): Change[] {
  const changes: Change[] = [];
  let a = from.mine;
  let b = from.theirs;
  for (const run of diffWords(mine, theirs)) {
    const words = run.kind === 'same' ? { mine: run.parts, theirs: run.parts } : run;
    const toA = a + words.mine.join('').length;
    const toB = b + words.theirs.join('').length;
    if (run.kind === 'different') changes.push(new Change(a, toA, b, toB));
    a = toA;
    b = toB;
  }
  return changes;
}

/**
 * Moves a change that would end after the last character. The last line has no line break: lines added or removed there
 * start with the line break of the line before.
 */
function withoutLastLineEnd({ fromA, toA, fromB, toB }: Change): Change {
  return fromA === toA || fromB === toB
    ? new Change(fromA - 1, toA - 1, fromB - 1, toB - 1)
    : new Change(fromA, toA - 1, fromB, toB - 1);
}
